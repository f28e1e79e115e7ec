//! The parts of the page's code. The first draws the home page and what surrounds every page. The
//! others load when they are first needed, or a moment before.
//!
//! A part is everything that only its functions in `split` reach; `cargo xtask web` cuts the code
//! there. What several parts share is loaded with the first of them.

mod split;

pub use split::{door, import, play_now};

use super::app::App;
use super::drawn::Drawn;
use super::place::{Place, Shown};
use super::{
    explore, first, guide, lesson, new_table, offline, online, place, popover, puzzles, replay,
    rulebook, settings, statistics, table,
};
use super::{game::Visit, platform};
use crate::model::{Route, SaveKind};
use leptos::prelude::*;
use mind::PartMissing;
use texts::web::{FirstMsg, Msg, say_first};
use wasm_bindgen::JsCast;

/// Draws something with the code of a part.
pub type Draw = fn(App, Shown) -> AnyView;

macro_rules! game_kinds {
    ($($game:ident)+) => {
        /// A game of the registry, as data.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum GameKind {
            $(
                #[doc = concat!("The game [`games::", stringify!($game), "`].")]
                $game,
            )+
        }

        impl GameKind {
            fn named(name: &str) -> Option<GameKind> {
                match name {
                    $(<games::$game as games::Game>::NAME => Some(GameKind::$game),)+
                    _ => None,
                }
            }
        }
    };
}

games::each_game!(game_kinds);

/// A part of the page's code that loads after the home page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The pages that belong to no game: settings, statistics, the shelf of puzzles.
    Pages,
    /// Online play.
    Online,
    /// The table of a game.
    Table(GameKind),
    /// Everything about a game beside its table: new tables, replays, reviews, puzzles, books.
    More(GameKind),
}

impl Part {
    const COUNT: usize = 2 + 2 * games::NAMES.len();

    /// Returns the part with the table of a game.
    pub fn table(game: &str) -> Option<Part> {
        GameKind::named(game).map(Part::Table)
    }

    /// Returns the part with everything about a game beside its table.
    pub fn more(game: &str) -> Option<Part> {
        GameKind::named(game).map(Part::More)
    }

    fn index(self) -> usize {
        match self {
            Part::Pages => 0,
            Part::Online => 1,
            Part::Table(game) => 2 + 2 * game as usize,
            Part::More(game) => 3 + 2 * game as usize,
        }
    }
}

/// The parts that have loaded.
#[derive(Clone, Copy)]
pub struct Parts([RwSignal<Option<Draw>>; Part::COUNT]);

impl Default for Parts {
    fn default() -> Parts {
        Parts(std::array::from_fn(|_| RwSignal::new(None)))
    }
}

impl Parts {
    fn draw(self, part: Part) -> RwSignal<Option<Draw>> {
        self.0[part.index()]
    }
}

impl App {
    /// Draws something with the code of a part, once that is here. Reacts when it comes.
    pub fn draw(self, part: Part, shown: Shown) -> AnyView {
        match self.parts.draw(part).get() {
            Some(draw) => draw(self, shown),
            None => {
                self.want(part, |_| ());
                let waiting = first::skeleton(self.lang.get());
                view! { <div class="first-table now" inner_html=waiting></div> }.into_any()
            }
        }
    }

    /// Draws the sheet over the page, which belongs to this game.
    pub fn draw_sheet(self, game: &str) -> Option<AnyView> {
        let part = Part::table(game)?;
        match self.parts.draw(part).get() {
            Some(draw) => Some(draw(self, Shown::Sheet)),
            None => {
                self.want(part, move |came| {
                    if !came {
                        self.sheet.set(None);
                    }
                });
                None
            }
        }
    }

    /// Starts what the page does in the background.
    pub fn begin(self) {
        offline::when_idle(offline::keep_offline);
        offline::keep_all_by_and_by();
        // Who points at a link, or reaches it with a key, may follow it.
        let _ = window_event_listener(leptos::ev::pointerover, move |event| self.foresee(&event));
        let _ = window_event_listener(leptos::ev::focusin, move |event| self.foresee(&event));
        if online::was_signed_in() {
            self.load_soon(Part::Online);
        }
    }

    /// Loads the code behind the link that an event is about.
    fn foresee(self, event: &web_sys::Event) {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let link = target.and_then(|target| target.closest("a[href^='#']").ok().flatten());
        if let Some(hash) = link.and_then(|link| link.get_attribute("href"))
            && let place::Destination::Part(part, _) = place::destination(Route::parse(&hash))
        {
            self.expect(Some(part));
        }
    }

    /// Loads a part that will probably be needed next, unless the browser should save data.
    pub fn expect(self, part: Option<Part>) {
        let missing = |part: &Part| self.parts.draw(*part).with_untracked(Option::is_none);
        if let Some(part) = part.filter(missing).filter(|_| !offline::saves_data()) {
            self.load_soon(part);
        }
    }

    /// Loads a part in the background. If that fails, the first use tries again.
    fn load_soon(self, part: Part) {
        leptos::task::spawn_local(async move { drop(self.load(part).await) });
    }

    /// Loads a part and calls back with whether that worked.
    fn want(self, part: Part, call: impl FnOnce(bool) + 'static) {
        leptos::task::spawn_local(async move {
            let came = self.load(part).await;
            call(came.is_ok());
            if self.told_missing(came).is_none() {
                first::when_online(move || self.load_soon(part));
            }
        });
    }

    /// Shows a notice if the code for something couldn't be loaded.
    pub fn told_missing<T>(self, came: Result<T, PartMissing>) -> Option<T> {
        if came.is_err() {
            self.tell(say_first(self.lang.get_untracked(), &FirstMsg::PartMissing));
        }
        came.ok()
    }

    async fn load(self, part: Part) -> Result<(), PartMissing> {
        let draw = split::load(part).await?;
        let place = self.parts.draw(part);
        if place.with_untracked(Option::is_none) {
            if part == Part::Online {
                split::follow_turns(self).await?;
            }
            place.set(Some(draw));
        }
        Ok(())
    }
}

/// Loads what the current address needs. Returns whether that worked.
pub async fn load_for_address() -> bool {
    let route = Route::parse(&platform::hash());
    match place::destination(route) {
        place::Destination::Part(part, _) => split::load(part).await.is_ok(),
        _ => true,
    }
}

/// Draws the table of a game, or a sheet over it: the card and linked paragraphs open without delay.
fn table<G: Drawn>(app: App, shown: Shown) -> AnyView {
    match shown {
        Shown::Place(Place::Table { id, text }) => {
            place::take_handed();
            table::open::<G>(app, id, &text)
        }
        Shown::Sheet => popover::sheet::<G>(app),
        _ => ().into_any(),
    }
}

/// Draws everything about a game beside its table.
fn more<G: Drawn + review::puzzles::Puzzled>(app: App, shown: Shown) -> AnyView {
    let Shown::Place(place) = shown else { return ().into_any() };
    match place {
        Place::Table { .. } => ().into_any(),
        Place::New => new_table::NewTable(app).visit::<G>(),
        Place::Replay { id, text, kind } => {
            replay::of_saved::<G>(app, id, &text, kind == SaveKind::Table)
        }
        Place::Explore { id, text, kind, steps } => {
            explore::of_saved::<G>(app, id, &text, kind, steps)
        }
        Place::Fixture(name) => replay::of_fixture::<G>(app, name),
        Place::Record(record) => replay::of_record::<G>(app, &record),
        Place::Puzzle(id) => puzzles::solve::<G>(app, id),
        Place::Learn => {
            lesson::learn::<G>(app).unwrap_or_else(|| place::lost(app, Msg::NoSuchSave))
        }
        Place::Guide(kind) => guide::open::<G>(app, kind),
        Place::Rules(id) => rulebook::open::<G>(app, id),
    }
}

/// Draws a page that belongs to no game.
fn pages(app: App, shown: Shown) -> AnyView {
    match shown {
        Shown::Page(Route::Settings) => settings::page(app).into_any(),
        Shown::Page(Route::Statistics) => statistics::page(app).into_any(),
        Shown::Page(Route::Puzzles) => puzzles::shelf(app),
        Shown::Page(Route::Shared(packed)) => replay::of_link(app, &packed),
        _ => ().into_any(),
    }
}

/// Draws a part of online play.
fn online_page(app: App, shown: Shown) -> AnyView {
    match shown {
        Shown::Online(route) => online::open(app, route),
        _ => ().into_any(),
    }
}
