//! What the page says while it fetches a rulebook.

use crate::Lang;
use crate::messages::messages;

messages!(said, "web-book");

pub use said::BookMsg;

/// Says it in a language.
pub fn say_book(lang: Lang, what: &BookMsg) -> &'static str {
    what.text(lang)
}
