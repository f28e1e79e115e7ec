//! The texts of online play in the page: people, tables, chat, connection.

use crate::Lang;
use crate::messages::messages;

messages!(said, "web-online");

pub use said::OnlineMsg;

/// Says a text in a language.
pub fn say(lang: Lang, what: &OnlineMsg) -> String {
    what.text(lang)
}

/// Returns the placeholder for a person whose name is no longer known.
pub fn nobody(lang: Lang) -> String {
    say(lang, &OnlineMsg::Nobody)
}

/// Returns the name of a player for people to see, marked if it is a program.
pub fn player_name(lang: Lang, name: &str, program: bool) -> String {
    if program { say(lang, &OnlineMsg::ProgramName { name }) } else { name.to_owned() }
}
