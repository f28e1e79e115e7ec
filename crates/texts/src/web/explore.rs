//! What the page says where lines of a game are explored.

use crate::Lang;
use crate::messages::messages;

messages!(said, "web-explore");

pub use said::ExploreMsg;

/// Says it in a language.
pub fn say_explore(lang: Lang, what: &ExploreMsg) -> String {
    what.text(lang)
}
