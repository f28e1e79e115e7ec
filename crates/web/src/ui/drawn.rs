//! The drawing half of a game: the plug beside [`Playable`].

use super::table::Table;
use crate::model::Playable;
use leptos::prelude::*;
use texts::Lang;

/// A game that can be drawn.
pub trait Drawn: Playable {
    /// The picture by which people know the game, as SVG.
    fn door() -> String;

    /// The board, with everything on it that can be pressed.
    fn board(table: Table<Self>) -> AnyView;

    /// The steps of choosing a move that have buttons, and what the chosen move would bring.
    fn chooser(table: Table<Self>) -> AnyView;

    /// What lies before each player.
    fn mats(table: Table<Self>) -> AnyView;

    /// What lies beside the board, such as cards to take; with its heading.
    fn aside(table: Table<Self>) -> AnyView;

    /// How many things of [`Drawn::aside`] can be pressed now, for those who don't see them.
    fn aside_count(table: Table<Self>) -> usize {
        let _ = table;
        0
    }

    /// The step that a key stands for, such as the number of a place.
    fn facet_of_key(key: &str) -> Option<Self::Facet> {
        let _ = key;
        None
    }

    /// The colour of a seat on a graph: `red`, `blue`, `green`, `yellow`, `violet` or `grey`.
    fn hue(&self, seat: kernel::Seat) -> &'static str;

    /// The options of a new table.
    fn options(setup: RwSignal<Self::Setup>, names: Signal<Vec<String>>) -> AnyView {
        super::options::options::<Self>(setup, names)
    }

    /// What is shown above the options, such as who plays which color.
    fn before_options(names: Signal<Vec<String>>) -> AnyView {
        let _ = names;
        ().into_any()
    }

    /// What the guided game says at a step.
    fn lesson_text(lang: Lang, text: usize) -> &'static str;
}
