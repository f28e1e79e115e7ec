//! The texts of the terminal interface: keys, titles, hints and messages.

pub mod sea;
pub mod table;

use crate::Lang;
use crate::messages::messages;

messages!(said, "terminal");
messages!(reasons, "terminal-reason");

pub use reasons::Reason;
pub use said::Ui;

/// Says a text in a language.
pub fn ui(lang: Lang, text: Ui) -> String {
    text.text(lang)
}

/// Returns the reason why a file can't be written, as a part of a sentence.
pub fn reason(lang: Lang, reason: Reason) -> &'static str {
    reason.text(lang)
}
