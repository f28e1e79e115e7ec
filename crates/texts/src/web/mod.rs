//! Every text of the page that is not about one game's events: buttons, headings, hints, labels.

pub mod admin;
mod book;
mod explore;
mod first;
mod flow;
mod learn;
mod lesson;
pub mod online;
mod sea;

pub use book::{BookMsg, say_book};
pub use explore::{ExploreMsg, say_explore};
pub use first::{FirstMsg, say_first};
pub use flow::{FlowMsg, say_flow};
pub use learn::{LearnMsg, say_learn};
pub use lesson::{CAMPFIRE_LESSON, SEA_LESSON, campfire_lesson, sea_lesson};
pub use said::Msg;
pub use sea::{SeaMsg, say_sea};

use crate::Lang;
use crate::messages::messages;

messages!(said, "web");

/// Says a text in a language.
pub fn say(lang: Lang, what: &Msg) -> String {
    what.text(lang)
}

/// Joins a heading and a text with a colon, as the language sets it.
pub fn colon(lang: Lang, heading: &str, rest: &str) -> String {
    say(lang, &Msg::Colon { heading, rest })
}

/// Returns how a level of bots plays, in a line; empty for a bot that is not a level.
pub fn level_character(lang: Lang, level: &str) -> &'static str {
    crate::bots::level(lang, level).map_or("", |(_, character)| character)
}

/// Returns the name of a level of bots, as a player.
pub fn level(lang: Lang, level: &str) -> String {
    match crate::bots::level(lang, level) {
        Some((name, _)) => say(lang, &Msg::BotOfLevel { level: name }),
        None => level.to_owned(),
    }
}

/// Returns the name of a level of bots with its rating, where one was measured.
pub fn rated_level(lang: Lang, word: &str, rating: Option<u16>) -> String {
    match rating {
        Some(rating) => format!("{} · {rating}", level(lang, word)),
        None => level(lang, word),
    }
}
