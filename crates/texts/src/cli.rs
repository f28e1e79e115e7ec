//! The texts of the commands of `emberwake`: messages, labels of tables, and the help.

use crate::Lang;
use crate::messages::messages;

messages!(said, "cli");
messages!(helps, "cli-help");
messages!(labels, "cli-label");
messages!(reasons, "cli-reason");

pub use helps::Help;
pub use labels::Label;
pub use reasons::Reason;
pub use said::Message;

/// A message in a language.
pub fn message(lang: Lang, message: &Message) -> String {
    message.text(lang)
}

/// A text of the help in a language.
pub fn help(lang: Lang, help: Help) -> &'static str {
    help.text(lang)
}

/// The name of a game or the heading of a column, in a language.
pub fn label(lang: Lang, label: Label) -> &'static str {
    label.text(lang)
}

/// Returns the system's reason for a refusal, as the end of a sentence.
pub fn reason(lang: Lang, reason: Reason) -> &'static str {
    reason.text(lang)
}
