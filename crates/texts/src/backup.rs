//! The texts of `emberwake backup`, `restore` and `check`.

use crate::Lang;
use crate::messages::messages;

messages!(said, "backup");
messages!(helps, "backup-help");

pub use helps::BackupHelp;
pub use said::BackupMessage;

/// A text of the help in a language.
pub fn backup_help(lang: Lang, help: BackupHelp) -> &'static str {
    help.text(lang)
}

/// A message in a sentence.
pub fn backup_message(lang: Lang, what: &BackupMessage) -> String {
    what.text(lang)
}
