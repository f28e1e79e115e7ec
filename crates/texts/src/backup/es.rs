//! What is said about backups in Spanish.

use super::{BackupHelp, BackupMessage};

pub(super) fn help(what: BackupHelp) -> &'static str {
    match what {
        BackupHelp::Backup => {
            "Guardar en un archivo todo lo que tiene un servidor, también en marcha"
        }
        BackupHelp::BackupFile => "El archivo que se escribe, o - para la salida estándar",
        BackupHelp::Restore => "Llenar un archivo nuevo o una base vacía con una copia",
        BackupHelp::RestoreFile => "La copia de seguridad",
        BackupHelp::RestoreDatabase => "La base que se llena: sqlite:ARCHIVO o postgres://…",
        BackupHelp::Check => "Comprobar una base o una copia repitiendo cada partida",
        BackupHelp::CheckFile => "La copia que se comprueba; sin ella se comprueba la base",
        BackupHelp::Completions => "Mostrar lo que tu shell necesita para completar comandos",
        BackupHelp::Shell => "Tu shell: bash, zsh, fish, elvish o powershell",
    }
}

pub(super) fn message(what: &BackupMessage) -> String {
    match *what {
        BackupMessage::Saved { file, tables, people } => format!(
            "Guardado en {file} (mesas: {tables}, personas: {people}). Se repitió cada partida."
        ),
        BackupMessage::Restored { place, tables, people } => format!(
            "Restaurado en {place} (mesas: {tables}, personas: {people}). Se repitió cada partida."
        ),
        BackupMessage::Sound { place, tables, people } => format!(
            "{place} está en orden (mesas: {tables}, personas: {people}). Se repitió cada partida."
        ),
        BackupMessage::BadTable { table, why } => {
            format!("La mesa {table} no se puede repetir: {why}.")
        }
        BackupMessage::BadTables { place, count } => {
            format!("{place} está dañado. Mesas que no se pueden repetir: {count}.")
        }
        BackupMessage::NotABackup { file } => {
            format!("{file} no es una copia de seguridad de Emberwake.")
        }
        BackupMessage::Newer { file, found, known } => format!(
            "{file} es de una versión más nueva: su esquema es {found}, este programa conoce hasta {known}."
        ),
        BackupMessage::CutOff { file } => format!("{file} está cortado: falta el final."),
        BackupMessage::Changed { file, line } => format!(
            "{file} ha cambiado desde que se escribió. La primera línea mala es la {line} o una anterior."
        ),
        BackupMessage::NotEmpty { place } => {
            format!("{place} no está vacío. Elige un archivo nuevo o una base vacía.")
        }
        BackupMessage::Failed { place, why } => format!("{place} no se puede usar: {why}."),
    }
}
