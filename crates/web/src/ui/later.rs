//! The code that loads after the home page: everything that the first screen doesn't need.
//!
//! The page's code is two files. The first draws the home page. The second, with tables, online
//! play, books and settings, loads right after it and contains everything that is reached only
//! through [`Later`]. `cargo xtask web` cuts the code in two at the function with the macro.

// The macro's own glue needs what the crate otherwise denies.
#![allow(unsafe_code)]

use super::app::App;
use super::drawn::Drawn;
use super::game::{self, Visit};
use super::{
    audio, explore, first, guide, home, lesson, new_table, online, opening, platform, popover,
    puzzles, replay, rulebook, settings, statistics, table,
};
use crate::model::Route;
use crate::model::settings::VOLUME_MAX;
use leptos::prelude::*;
use texts::web::{FirstMsg, say_first};
use wasm_split_helpers::{SplitLoaderError, wasm_split};

/// The entry points of the second file.
#[derive(Clone, Copy)]
pub struct Later {
    /// Starts the background work of the page.
    begin: fn(App),
    /// Draws the part of the page that an address names.
    pub content: fn(App, Route) -> AnyView,
    /// Draws the sheet over the page, such as a paragraph of the rules.
    pub sheet: fn(App) -> AnyView,
    /// Starts the game of this name immediately.
    pub play_now: fn(App, &str),
    /// Opens a record from a file; `None` if the file isn't text.
    pub import: fn(App, Option<String>),
    /// Returns the picture of a game as SVG.
    pub door: fn(&str) -> String,
}

/// Loads the second file, unless it has loaded already.
#[wasm_split(later, fallible)]
pub fn load() -> Result<Later, SplitLoaderError> {
    Ok(Later {
        begin,
        content,
        sheet: |app| popover::sheet(app).into_any(),
        play_now: |app, name| game::visit(name, opening::PlayNow(app)).unwrap_or_default(),
        import: replay::import,
        door: |name| game::visit(name, Door).unwrap_or_default(),
    })
}

impl App {
    /// Loads the second file in the background. If that fails, the first use tries again.
    pub(super) fn load_later(self) {
        leptos::task::spawn_local(async move { drop(self.later().await) });
    }

    /// Calls back as soon as the second file has loaded. If it can't be loaded, shows a notice and
    /// calls back with `None`.
    pub fn with_later(self, call: impl FnOnce(Option<Later>) + 'static) {
        leptos::task::spawn_local(async move {
            let later = self.later().await.ok();
            if later.is_none() {
                self.tell(say_first(self.lang.get_untracked(), &FirstMsg::PartMissing));
                first::when_online(move || self.load_later());
            }
            call(later);
        });
    }

    async fn later(self) -> Result<Later, SplitLoaderError> {
        let later = load().await?;
        if self.later.with_untracked(Option::is_none) {
            self.owner.with_value(|owner| owner.with(|| (later.begin)(self)));
            self.later.set(Some(later));
        }
        Ok(later)
    }
}

fn begin(app: App) {
    platform::keep_offline();
    online::show_turns(app);
    Effect::new(move || {
        let settings = app.settings.get();
        audio::set_volume(f32::from(settings.volume) / f32::from(VOLUME_MAX));
    });
}

fn content(app: App, route: Route) -> AnyView {
    let unknown = |shown: Option<AnyView>| shown.unwrap_or_else(|| home::home(app).into_any());
    match route {
        // A review is shown beside its replay, which looks at the address itself.
        Route::Review(replay) => content(app, *replay),
        Route::Home => home::home(app).into_any(),
        Route::New(name) => unknown(game::visit(&name, new_table::NewTable(app))),
        Route::Table(id) => table::open(app, id),
        Route::Replay(id) => replay::of_saved(app, id),
        Route::Explore(id, steps) => explore::of_saved(app, id, steps),
        Route::Fixture(name, fixture) => {
            unknown(game::visit(&name, replay::OfFixture(app, fixture)))
        }
        Route::Shared(packed) => replay::of_link(app, &packed),
        Route::Learn(name) => unknown(game::visit(&name, lesson::Learn(app)).flatten()),
        Route::Guide(name, kind) => unknown(game::visit(&name, guide::Open(app, kind))),
        Route::Rules(name, id) => unknown(game::visit(&name, rulebook::Open(app, id))),
        Route::Settings => settings::page(app).into_any(),
        Route::Statistics => statistics::page(app).into_any(),
        Route::Puzzles => puzzles::shelf(app),
        Route::Puzzle(name, id) => unknown(puzzles::solve(app, &name, id)),
        Route::Online(route) => online::open(app, route),
    }
}

struct Door;

impl Visit for Door {
    type Output = String;

    fn visit<G: Drawn>(self) -> String {
        G::door()
    }
}
