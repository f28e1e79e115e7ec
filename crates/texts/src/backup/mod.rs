//! What `emberwake backup`, `restore`, `check` and `completions` say, and their help.
//!
//! The functions here only choose the language; the sentences are in one file per language.

mod de;
mod en;
mod es;
mod fr;

use crate::Lang;
use crate::messages::messages;
use crate::speak::speak;

messages! {
/// A text of the help of these commands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BackupHelp {
    /// `backup`.
    Backup,
    /// The file of a new backup.
    BackupFile,
    /// `restore`.
    Restore,
    /// The backup to restore.
    RestoreFile,
    /// `--database` of `restore`.
    RestoreDatabase,
    /// `check`.
    Check,
    /// The backup to check.
    CheckFile,
    /// `completions`.
    Completions,
    /// The shell.
    Shell,
}
}

/// A text of the help.
pub fn backup_help(lang: Lang, what: BackupHelp) -> &'static str {
    speak!(lang, help(what))
}

messages! {
/// What these commands say.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "the names of the fields say what they hold")]
pub enum BackupMessage<'a> {
    /// A backup was made.
    Saved { file: &'a str, tables: u64, people: u64 },
    /// A backup was restored.
    Restored { place: &'a str, tables: u64, people: u64 },
    /// A backup or a database is sound.
    Sound { place: &'a str, tables: u64, people: u64 },
    /// A table can't be replayed.
    BadTable { table: &'a str, why: &'a str },
    /// Some tables can't be replayed, as was said.
    BadTables { place: &'a str, count: u64 },
    /// The file is no backup.
    NotABackup { file: &'a str },
    /// A newer version has made the backup.
    Newer { file: &'a str, found: u64, known: u64 },
    /// The end of the backup is missing.
    CutOff { file: &'a str },
    /// The backup is not as it was written.
    Changed { file: &'a str, line: u64 },
    /// The backup needs an empty place.
    NotEmpty { place: &'a str },
    /// The database can't be read or written in the middle.
    Failed { place: &'a str, why: &'a str },
}
}

/// A message in a sentence.
pub fn backup_message(lang: Lang, what: &BackupMessage) -> String {
    speak!(lang, message(what))
}
