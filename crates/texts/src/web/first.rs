//! The texts while the page is loading, or when a part of it can't be loaded.

use crate::Lang;
use crate::messages::messages;

messages!(said, "web-first");

pub use said::FirstMsg;

/// Says it in a language.
pub fn say_first(lang: Lang, what: &FirstMsg) -> String {
    what.text(lang)
}
