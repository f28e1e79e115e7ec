//! Every text of the page that is not about one game's events: buttons, headings, hints, labels.

mod book;
mod lesson;
pub mod online;
mod sea;

pub use book::{BookMsg, say_book};
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

/// A colon between a heading and what follows, as the language sets it.
pub fn colon(lang: Lang, heading: &str, rest: &str) -> String {
    say(lang, &Msg::Colon { heading, rest })
}

/// What a level of bots is called.
pub fn level(lang: Lang, level: &str) -> String {
    match level {
        "easy" => say(lang, &Msg::BotEasy),
        "medium" => say(lang, &Msg::BotMedium),
        "hard" => say(lang, &Msg::BotHard),
        other => other.to_owned(),
    }
}
