//! The page's texts about the books of a game.

use crate::Lang;
use crate::messages::messages;

messages!(said, "web-book");

pub use said::BookMsg;

/// Says it in a language.
pub fn say_book(lang: Lang, what: &BookMsg) -> &'static str {
    what.text(lang)
}
