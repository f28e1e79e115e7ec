//! The texts of `emberwake lab`: its help, its progress and its errors. The reports themselves are
//! in English only.

use crate::Lang;
use crate::messages::messages;

messages!(said, "lab");
messages!(helps, "lab-help");

pub use helps::LabHelp;
pub use said::LabMessage;

/// A text of the lab's help in a language.
pub fn lab_help(lang: Lang, help: LabHelp) -> &'static str {
    help.text(lang)
}

/// A message of the lab in a language.
pub fn lab_message(lang: Lang, message: &LabMessage) -> String {
    message.text(lang)
}
