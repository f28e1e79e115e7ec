//! The texts of online play in the page: people, tables, chat, connection.

use crate::Lang;
use crate::messages::messages;

messages!(said, "web-online");

pub use said::Msg;

/// Says a text in a language.
pub fn say(lang: Lang, what: &Msg) -> String {
    what.text(lang)
}

/// Somebody whose name is not known any more.
pub fn nobody(lang: Lang) -> String {
    say(lang, &Msg::Nobody)
}
