//! The texts of the terminal interface about Sea only.

use crate::Lang;
use crate::messages::messages;

messages!(said, "terminal-sea");

pub use said::SeaUi;

/// Says a text in a language.
pub fn sea_ui(lang: Lang, text: SeaUi) -> String {
    text.text(lang)
}
