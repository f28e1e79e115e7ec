//! The Sea interface: the growing chart, the mats, the supplies, and the choice of a move.

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
mod overview;
mod pointer;
mod trace;
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

    fn sign(word: &str) -> String {
        art::sign(word)
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

    const HAS_ASIDE: bool = true;

    fn aside(table: Table<Self>) -> AnyView {
        aside::aside(table).into_any()
    }

    fn face(&self, seat: Seat) -> String {
        art::badge(::sea::Tribe::of(seat))
    }

    fn emblem(word: &str) -> String {
        trace::emblem(word)
    }

    fn before_options(names: Signal<Vec<String>>) -> AnyView {
        tribes::tribes(names).into_any()
    }

    fn lesson_text(lang: Lang, text: usize) -> &'static str {
        texts::web::sea_lesson(lang, text)
    }
}
