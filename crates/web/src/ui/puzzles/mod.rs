//! The shelf of puzzles, and solving one.

mod shelf;
mod solve;

pub use shelf::shelf;
pub use solve::solve;

use super::app::App;
use super::drawn::Drawn;
use super::game::{self, Visit};
use crate::model::books::{Book, Content, Title};
use crate::model::puzzles::{ListedPuzzle, PuzzleFilter, PuzzleProgress, listed};
use leptos::prelude::*;
use review::puzzles::Difficulty;
use texts::Lang;
use texts::puzzles::{PuzzleMsg, say_puzzle};

thread_local! {
    /// The filters as they were left, for those who come back from a puzzle.
    static FILTER: std::cell::Cell<PuzzleFilter> = const {
        std::cell::Cell::new(PuzzleFilter { game: None, difficulty: None, theme: None })
    };
}

impl App {
    /// A text about puzzles in the reader's language; reacts to another language.
    fn say_puzzle(self, what: PuzzleMsg) -> String {
        say_puzzle(self.lang.get(), &what)
    }
}

fn difficulty_name(lang: Lang, difficulty: Difficulty) -> String {
    let name = match difficulty {
        Difficulty::Easy => PuzzleMsg::Easy,
        Difficulty::Medium => PuzzleMsg::Medium,
        Difficulty::Hard => PuzzleMsg::Hard,
    };
    say_puzzle(lang, &name)
}

/// Returns the puzzles solved in this browser; none where nothing can be kept.
fn progress() -> PuzzleProgress {
    super::storage::library().puzzles().unwrap_or_default()
}

/// Returns the games that have puzzles.
fn games_with_puzzles(app: App) -> impl Iterator<Item = &'static str> {
    let has = move |name: &&'static str| {
        app.books.with_untracked(|books| books.has(Title::Puzzles(name)))
    };
    game::NAMES.into_iter().filter(has)
}

/// Fetches the puzzles of all games.
fn want_all(app: App) {
    games_with_puzzles(app).for_each(|name| app.want_book(Title::Puzzles(name)));
}

/// Returns the file with the puzzles of a game, if it is here. Reacts when it comes.
fn file(app: App, name: &'static str) -> Option<&'static str> {
    match app.book(Title::Puzzles(name)) {
        Book::Here(Content::Puzzles(text)) => Some(text),
        _ => None,
    }
}

/// Returns the puzzles of all files that are here, in the order of the games. Reacts when one comes.
fn all_listed(app: App) -> Vec<ListedPuzzle> {
    let listed = game::NAMES.iter().filter_map(|name| {
        let text = file(app, name)?;
        game::visit(name, List(text))
    });
    listed.flatten().collect()
}

struct List(&'static str);

impl Visit for List {
    type Output = Vec<ListedPuzzle>;

    fn visit<G: Drawn>(self) -> Vec<ListedPuzzle> {
        // A file that can't be read is as good as none.
        listed::<G>(self.0).unwrap_or_default()
    }
}

struct GameTitle(Lang);

impl Visit for GameTitle {
    type Output = &'static str;

    fn visit<G: Drawn>(self) -> &'static str {
        G::title(self.0)
    }
}

fn game_title(lang: Lang, name: &str) -> &'static str {
    game::visit(name, GameTitle(lang)).unwrap_or_default()
}
