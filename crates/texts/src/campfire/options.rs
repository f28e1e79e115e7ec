//! The texts of the options of a table of Campfire. They are in `messages/*/campfire-options.ftl`;
//! `crates/campfire/src/options.rs` declares the options.

use crate::Lang;
use crate::messages::messages;
use crate::options::OptionText;
use ::campfire::Adventurer;

messages!(texts, "campfire-options");

/// A text for each option, found by its key.
pub const OPTIONS: &[OptionText] = &{
    let mut options = texts::OPTIONS;
    options[texts::ADVENTURERS].each = Some(adventurer);
    options
};

/// Returns an adventurer's name and ability.
fn adventurer(lang: Lang, word: &str) -> (&'static str, &'static str) {
    match word.parse::<Adventurer>() {
        Ok(who) => (super::adventurer(lang, who), super::ability(lang, who)),
        Err(_) => ("", ""),
    }
}
