//! What is said about backups in English.

use super::{BackupHelp, BackupMessage};

pub(super) fn help(what: BackupHelp) -> &'static str {
    match what {
        BackupHelp::Backup => "Save everything a server keeps in one file, even while it runs",
        BackupHelp::BackupFile => "The file to write, or - for standard output",
        BackupHelp::Restore => "Fill a new file or an empty database from a backup",
        BackupHelp::RestoreFile => "The backup",
        BackupHelp::RestoreDatabase => "The database to fill: sqlite:FILE or postgres://…",
        BackupHelp::Check => "Check a database or a backup by replaying every game",
        BackupHelp::CheckFile => "The backup to check; without one, the database is checked",
        BackupHelp::Completions => "Print what your shell needs to complete commands",
        BackupHelp::Shell => "Your shell: bash, zsh, fish, elvish or powershell",
    }
}

pub(super) fn message(what: &BackupMessage) -> String {
    match *what {
        BackupMessage::Saved { file, tables, people } => {
            format!(
                "Saved to {file} (tables: {tables}, people: {people}). Every game was replayed."
            )
        }
        BackupMessage::Restored { place, tables, people } => format!(
            "Restored to {place} (tables: {tables}, people: {people}). Every game was replayed."
        ),
        BackupMessage::Sound { place, tables, people } => {
            format!(
                "{place} is sound (tables: {tables}, people: {people}). Every game was replayed."
            )
        }
        BackupMessage::BadTable { table, why } => {
            format!("Table {table} can't be replayed: {why}.")
        }
        BackupMessage::BadTables { place, count } => {
            format!("{place} is damaged. Tables that can't be replayed: {count}.")
        }
        BackupMessage::NotABackup { file } => format!("{file} is not a backup of Emberwake."),
        BackupMessage::Newer { file, found, known } => format!(
            "{file} was made by a newer version: its schema is {found}, this program knows up to {known}."
        ),
        BackupMessage::CutOff { file } => format!("{file} is cut off: the end is missing."),
        BackupMessage::Changed { file, line } => format!(
            "{file} has changed since it was written. The first bad line is {line} or before."
        ),
        BackupMessage::NotEmpty { place } => {
            format!("{place} is not empty. Choose a new file or an empty database.")
        }
        BackupMessage::Failed { place, why } => format!("{place} can't be used: {why}."),
    }
}
