//! Sea drawn: the chart that grows, the mats, what is left, and how a move is chosen.

mod art;
mod aside;
mod builder;
mod chart;
mod choice;
mod flash;
mod hud;
mod mats;
mod outlook;
mod overlay;
mod pointer;
mod tribes;
mod words;

use super::drawn::Drawn;
use super::table::Table;
use ::sea::Sea;
use kernel::Seat;
use leptos::prelude::*;
use texts::Lang;

impl Drawn for Sea {
    fn door() -> String {
        art::door()
    }

    fn board(table: Table<Self>) -> AnyView {
        chart::chart(table).into_any()
    }

    fn chooser(table: Table<Self>) -> AnyView {
        choice::choice(table).into_any()
    }

    fn mats(table: Table<Self>) -> AnyView {
        mats::mats(table).into_any()
    }

    fn aside(table: Table<Self>) -> AnyView {
        aside::aside(table).into_any()
    }

    fn hue(&self, seat: Seat) -> &'static str {
        ["red", "blue", "green", "yellow", "violet", "grey"][seat.index() % 6]
    }

    fn before_options(names: Signal<Vec<String>>) -> AnyView {
        tribes::tribes(names).into_any()
    }

    fn lesson_text(lang: Lang, text: usize) -> &'static str {
        texts::web::sea_lesson(lang, text)
    }
}
