//! The drawing half of a game, the counterpart of [`Playable`].

use super::plain;
use super::table::Table;
use crate::model::Playable;
use leptos::prelude::*;
use texts::Lang;

/// A game that can be drawn.
pub trait Drawn: Playable {
    /// Returns the picture that represents the game, as SVG.
    fn door() -> String;

    /// Returns a small symbol of the game by its name, as SVG, or an empty text for an unknown
    /// name.
    fn sign(word: &str) -> String {
        let _ = word;
        String::new()
    }

    /// Draws the board, with everything on it that can be pressed.
    fn board(table: Table<Self>) -> AnyView;

    /// Shows the steps of choosing a move that have buttons, and the effect of the chosen move.
    fn chooser(table: Table<Self>) -> AnyView {
        plain::chooser(table).into_any()
    }

    /// Shows the mat of each player.
    fn mats(table: Table<Self>) -> AnyView {
        plain::mats(table).into_any()
    }

    /// Whether there is a panel beside the board.
    const HAS_ASIDE: bool = false;

    /// Shows the panel beside the board, such as cards to take, with its heading.
    fn aside(table: Table<Self>) -> AnyView {
        let _ = table;
        ().into_any()
    }

    /// Returns the number of items in [`Drawn::aside`] that can be pressed now, for screen readers.
    fn aside_count(table: Table<Self>) -> usize {
        let _ = table;
        0
    }

    /// Returns the step of a key, such as the number of a place.
    fn facet_of_key(key: &str) -> Option<Self::Facet> {
        let _ = key;
        None
    }

    /// Returns the color of a seat on a graph: `red`, `blue`, `green`, `yellow`, `violet` or
    /// `gray`.
    fn hue(&self, seat: kernel::Seat) -> &'static str {
        ["red", "blue", "green", "yellow", "violet", "gray"][seat.index() % 6]
    }

    /// Returns the emblem of a player, in their color, as SVG.
    fn face(&self, seat: kernel::Seat) -> String;

    /// Returns the emblem of a big moment by its name, as SVG.
    fn emblem(word: &str) -> String;

    /// Shows the options of a new table.
    fn options(setup: RwSignal<Self::Setup>, names: Signal<Vec<String>>) -> AnyView {
        super::options::options::<Self>(setup, names)
    }

    /// Shows the part above the options, such as the colors of the seats.
    fn before_options(names: Signal<Vec<String>>) -> AnyView {
        let _ = names;
        ().into_any()
    }

    /// Returns the text of a step in the guided game.
    fn lesson_text(lang: Lang, text: usize) -> &'static str {
        let _ = (lang, text);
        ""
    }
}
