//! The Campfire interface: the night fire with its ring, the mats, the cards, and the choice of a
//! move.

pub mod art;
mod board;
mod cards;
mod choice;
mod mats;
mod overlay;
mod scenery;
mod trace;

use super::drawn::Drawn;
use super::table::Table;
use crate::model::campfire::Facet;
use campfire::{Adventurer, Campfire, Place};
use kernel::Seat;
use leptos::prelude::*;
use texts::Lang;

impl Drawn for Campfire {
    fn door() -> String {
        art::door()
    }

    fn sign(word: &str) -> String {
        art::sign(word)
    }

    fn board(table: Table<Self>) -> AnyView {
        board::board(table).into_any()
    }

    fn chooser(table: Table<Self>) -> AnyView {
        choice::choice(table).into_any()
    }

    fn mats(table: Table<Self>) -> AnyView {
        mats::mats(table).into_any()
    }

    const HAS_ASIDE: bool = true;

    fn aside(table: Table<Self>) -> AnyView {
        cards::cards(table).into_any()
    }

    fn aside_count(table: Table<Self>) -> usize {
        cards::writable(table).len()
    }

    fn facet_of_key(key: &str) -> Option<Facet> {
        let number = key.parse::<u8>().ok()?;
        Place::all().find(|place| texts::campfire::space(*place) == number).map(Facet::Place)
    }

    fn hue(&self, seat: Seat) -> &'static str {
        match self.adventurer(seat) {
            Some(Adventurer::Red) => "red",
            Some(Adventurer::Nostromo) => "green",
            Some(Adventurer::Siana) => "yellow",
            Some(Adventurer::Moon) => "violet",
            Some(Adventurer::Ulrich) | None => "gray",
        }
    }

    fn face(&self, seat: Seat) -> String {
        self.adventurer(seat).map(art::badge).unwrap_or_default()
    }

    fn emblem(word: &str) -> String {
        match word {
            "fire" => "<svg viewBox='0 0 24 24'><use href='#i-fire'/></svg>".to_owned(),
            word => art::sign(word),
        }
    }

    fn lesson_text(lang: Lang, text: usize) -> &'static str {
        texts::web::campfire_lesson(lang, text)
    }
}
