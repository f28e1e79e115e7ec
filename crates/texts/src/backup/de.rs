//! What is said about backups in German.

use super::{BackupHelp, BackupMessage};

pub(super) fn help(what: BackupHelp) -> &'static str {
    match what {
        BackupHelp::Backup => {
            "Alles, was ein Server speichert, in eine Datei sichern, auch im Betrieb"
        }
        BackupHelp::BackupFile => {
            "Die Datei, in die gesichert wird, oder - für die Standardausgabe"
        }
        BackupHelp::Restore => "Eine neue Datei oder leere Datenbank aus einer Sicherung füllen",
        BackupHelp::RestoreFile => "Die Sicherung",
        BackupHelp::RestoreDatabase => {
            "Die Datenbank, die gefüllt wird: sqlite:DATEI oder postgres://…"
        }
        BackupHelp::Check => "Eine Datenbank oder Sicherung prüfen und jede Partie nachspielen",
        BackupHelp::CheckFile => "Die Sicherung; ohne sie wird die Datenbank geprüft",
        BackupHelp::Completions => "Ausgeben, was deine Shell zum Ergänzen von Befehlen braucht",
        BackupHelp::Shell => "Deine Shell: bash, zsh, fish, elvish oder powershell",
    }
}

pub(super) fn message(what: &BackupMessage) -> String {
    match *what {
        BackupMessage::Saved { file, tables, people } => format!(
            "In {file} gesichert (Tische: {tables}, Personen: {people}). Jede Partie wurde nachgespielt."
        ),
        BackupMessage::Restored { place, tables, people } => format!(
            "In {place} wiederhergestellt (Tische: {tables}, Personen: {people}). Jede Partie wurde nachgespielt."
        ),
        BackupMessage::Sound { place, tables, people } => format!(
            "{place} ist in Ordnung (Tische: {tables}, Personen: {people}). Jede Partie wurde nachgespielt."
        ),
        BackupMessage::BadTable { table, why } => {
            format!("Tisch {table} lässt sich nicht nachspielen: {why}.")
        }
        BackupMessage::BadTables { place, count } => {
            format!("{place} ist beschädigt. Tische, die sich nicht nachspielen lassen: {count}.")
        }
        BackupMessage::NotABackup { file } => format!("{file} ist keine Sicherung von Emberwake."),
        BackupMessage::Newer { file, found, known } => format!(
            "{file} stammt von einer neueren Version: Das Schema ist {found}, dieses Programm kennt höchstens {known}."
        ),
        BackupMessage::CutOff { file } => format!("{file} ist abgeschnitten: Das Ende fehlt."),
        BackupMessage::Changed { file, line } => format!(
            "{file} wurde nach dem Schreiben verändert. Die erste falsche Zeile ist {line} oder eine davor."
        ),
        BackupMessage::NotEmpty { place } => {
            format!("{place} ist nicht leer. Wähle eine neue Datei oder eine leere Datenbank.")
        }
        BackupMessage::Failed { place, why } => {
            format!("{place} lässt sich nicht verwenden: {why}.")
        }
    }
}
