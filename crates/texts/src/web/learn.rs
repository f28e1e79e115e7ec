//! What the page says when you learn from a game: reviews, hints, notes.

use crate::Lang;
use crate::messages::messages;

messages!(said, "web-learn");

pub use said::LearnMsg;

/// Says it in a language.
pub fn say_learn(lang: Lang, what: &LearnMsg) -> String {
    what.text(lang)
}
