//! Where an address leads: which part of the code draws it, and with what.

use super::app::App;
use super::parts::Part;
use super::storage::library;
use crate::model::route::OnlineRoute;
use crate::model::save::{is_of_other_version, peek};
use crate::model::{About, Route, SaveKind};
use leptos::prelude::*;
use std::cell::RefCell;
use texts::guide::GuideKind;
use texts::web::Msg;

/// A place that belongs to one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// A saved table.
    Table { id: String, text: String },
    /// The form for a new table.
    New,
    /// The replay of a saved game.
    Replay { id: String, text: String, kind: SaveKind },
    /// Exploring a saved game.
    Explore {
        id: String,
        text: String,
        kind: SaveKind,
        /// The number of steps before.
        steps: usize,
    },
    /// The replay of a test fixture, by its name.
    Fixture(String),
    /// The replay of a record.
    Record(String),
    /// A puzzle, by its name.
    Puzzle(String),
    /// The guided game.
    Learn,
    /// A book that teaches the game.
    Guide(GuideKind),
    /// The rulebook, optionally at a paragraph.
    Rules(Option<String>),
}

/// Something that a part of the code draws.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shown {
    /// A place of the part's game.
    Place(Place),
    /// The sheet over the page.
    Sheet,
    /// A page that belongs to no game.
    Page(Route),
    /// A part of online play.
    Online(OnlineRoute),
}

/// The destination of an address.
pub enum Destination {
    /// The home page.
    Home,
    /// Nowhere, for this reason.
    Lost(Msg<'static>),
    /// Something that a part of the code draws.
    Part(Part, Shown),
}

thread_local! {
    /// The game that was just opened, for browsers without storage.
    static HANDED: RefCell<Option<(String, String)>> = const { RefCell::new(None) };
}

/// Passes a game to the table that is opened next.
pub fn hand_to_table(id: &str, text: &str) {
    HANDED.set(Some((id.to_owned(), text.to_owned())));
}

/// Forgets the game that was passed on, because its table is open.
pub fn take_handed() {
    HANDED.take();
}

/// Returns the destination of an address.
pub fn destination(route: Route) -> Destination {
    match found(route) {
        Ok(destination) => destination,
        Err(why) => Destination::Lost(why),
    }
}

fn found(route: Route) -> Result<Destination, Msg<'static>> {
    let of_game = |name: &str, place: Place| {
        let part = match place {
            Place::Table { .. } => Part::table(name),
            _ => Part::more(name),
        };
        part.map(|part| Destination::Part(part, Shown::Place(place)))
    };
    let or_home = |found: Option<Destination>| Ok(found.unwrap_or(Destination::Home));
    match route {
        Route::Home => Ok(Destination::Home),
        // A review is shown beside its replay, which looks at the address itself.
        Route::Review(replay) => found(*replay),
        Route::New(name) => or_home(of_game(&name, Place::New)),
        Route::Learn(name) => or_home(of_game(&name, Place::Learn)),
        Route::Guide(name, kind) => or_home(of_game(&name, Place::Guide(kind))),
        Route::Rules(name, id) => or_home(of_game(&name, Place::Rules(id))),
        Route::Fixture(name, fixture) => or_home(of_game(&name, Place::Fixture(fixture))),
        Route::Puzzle(name, id) => or_home(of_game(&name, Place::Puzzle(id))),
        Route::Table(id) => {
            let (about, text) = saved(&id)?;
            let place = match about.kind {
                SaveKind::Table => Place::Table { id, text },
                kind => Place::Replay { id, text, kind },
            };
            of_game(&about.game, place).ok_or(Msg::DamagedSave)
        }
        Route::Replay(id) => {
            let (about, text) = saved(&id)?;
            let place = Place::Replay { id, text, kind: about.kind };
            of_game(&about.game, place).ok_or(Msg::DamagedSave)
        }
        Route::Explore(id, steps) => {
            let (about, text) = saved(&id)?;
            let place = Place::Explore { id, text, kind: about.kind, steps };
            of_game(&about.game, place).ok_or(Msg::DamagedSave)
        }
        Route::Settings | Route::Statistics | Route::Puzzles | Route::Shared(_) => {
            Ok(Destination::Part(Part::Pages, Shown::Page(route)))
        }
        Route::Online(online) => Ok(Destination::Part(Part::Online, Shown::Online(online))),
    }
}

/// Returns a saved game and what is known about it.
fn saved(id: &str) -> Result<(About, String), Msg<'static>> {
    let handed = HANDED.with_borrow(|handed| {
        handed.as_ref().filter(|(handed, _)| handed == id).map(|(_, text)| text.clone())
    });
    let text = match (handed, library().game(id)) {
        (Some(text), _) | (None, Ok(Some(text))) => text,
        (None, Ok(None)) => return Err(Msg::NoSuchSave),
        (None, Err(_)) => return Err(Msg::StorageForbidden),
    };
    match peek(&text) {
        Some(about) => Ok((about, text)),
        None if is_of_other_version(&text) => Err(Msg::OtherVersionSave),
        None => Err(Msg::DamagedSave),
    }
}

/// Shows one sentence instead of a place.
pub fn lost(app: App, why: Msg<'static>) -> AnyView {
    view! {
        <div class="page">
            <h1 class="problem" data-testid="problem">{move || app.say(why)}</h1>
            <a class="button" href=Route::Home.hash()>{move || app.say(Msg::Home)}</a>
        </div>
    }
    .into_any()
}
