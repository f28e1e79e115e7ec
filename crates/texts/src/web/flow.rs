//! The page's texts around a game: on the home page, about the events and what decided it.

use crate::Lang;
use crate::messages::messages;

messages!(said, "web-flow");

pub use said::FlowMsg;

/// Says it in a language.
pub fn say_flow(lang: Lang, what: &FlowMsg) -> String {
    what.text(lang)
}
