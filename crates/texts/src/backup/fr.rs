//! What is said about backups in French.

use super::{BackupHelp, BackupMessage};

pub(super) fn help(what: BackupHelp) -> &'static str {
    match what {
        BackupHelp::Backup => {
            "Sauvegarder tout ce que garde un serveur dans un fichier, même en marche"
        }
        BackupHelp::BackupFile => "Le fichier à écrire, ou - pour la sortie standard",
        BackupHelp::Restore => "Remplir un nouveau fichier ou une base vide avec une sauvegarde",
        BackupHelp::RestoreFile => "La sauvegarde",
        BackupHelp::RestoreDatabase => "La base à remplir : sqlite:FICHIER ou postgres://…",
        BackupHelp::Check => "Vérifier une base ou une sauvegarde en rejouant chaque partie",
        BackupHelp::CheckFile => "La sauvegarde à vérifier ; sans elle, la base est vérifiée",
        BackupHelp::Completions => {
            "Afficher ce qu'il faut à votre shell pour compléter les commandes"
        }
        BackupHelp::Shell => "Votre shell : bash, zsh, fish, elvish ou powershell",
    }
}

pub(super) fn message(what: &BackupMessage) -> String {
    match *what {
        BackupMessage::Saved { file, tables, people } => format!(
            "Sauvegardé dans {file} (tables : {tables}, personnes : {people}). Chaque partie a été rejouée."
        ),
        BackupMessage::Restored { place, tables, people } => format!(
            "Restauré dans {place} (tables : {tables}, personnes : {people}). Chaque partie a été rejouée."
        ),
        BackupMessage::Sound { place, tables, people } => format!(
            "{place} est en bon état (tables : {tables}, personnes : {people}). Chaque partie a été rejouée."
        ),
        BackupMessage::BadTable { table, why } => {
            format!("La table {table} ne peut pas être rejouée : {why}.")
        }
        BackupMessage::BadTables { place, count } => {
            format!("{place} est endommagé. Tables qui ne peuvent pas être rejouées : {count}.")
        }
        BackupMessage::NotABackup { file } => {
            format!("{file} n'est pas une sauvegarde d'Emberwake.")
        }
        BackupMessage::Newer { file, found, known } => format!(
            "{file} vient d'une version plus récente : son schéma est {found}, ce programme connaît jusqu'à {known}."
        ),
        BackupMessage::CutOff { file } => format!("{file} est coupé : la fin manque."),
        BackupMessage::Changed { file, line } => format!(
            "{file} a changé depuis son écriture. La première mauvaise ligne est la {line} ou une ligne d'avant."
        ),
        BackupMessage::NotEmpty { place } => {
            format!("{place} n'est pas vide. Choisissez un nouveau fichier ou une base vide.")
        }
        BackupMessage::Failed { place, why } => {
            format!("{place} n'est pas utilisable : {why}.")
        }
    }
}
