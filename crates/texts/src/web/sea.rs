//! The page's texts about Sea only.

use crate::Lang;
use crate::messages::messages;

messages!(said, "web-sea");

pub use said::SeaMsg;

/// Says a text in a language.
pub fn say_sea(lang: Lang, what: &SeaMsg) -> String {
    what.text(lang)
}
