//! What the lab says in French.

use super::{LabHelp, LabMessage};
use crate::grammar::fr::{count, quote};

pub(super) fn lab_help(help: LabHelp) -> &'static str {
    match help {
        LabHelp::Lab => "Étudier un jeu\u{a0}: changer une règle ou une carte et voir l’effet",
        LabHelp::Run => "Jouer les parties d’un plan et en garder les données",
        LabHelp::Report => "Écrire le rapport d’une étude en une page HTML",
        LabHelp::Compare => "Montrer quels chiffres de deux études diffèrent sans aucun doute",
        LabHelp::Balance => "Chercher des options et valeurs de cartes plus proches d’une cible",
        LabHelp::Record => "Afficher l’enregistrement d’une partie d’une étude",
        LabHelp::Plan => "Le plan, un fichier TOML (voir docs/lab.md)",
        LabHelp::Data => "Le dossier d’une étude",
        LabHelp::OtherData => "Le dossier de l’étude à comparer",
        LabHelp::RunOut => "Le dossier des données [par défaut\u{a0}: le nom du plan avec .lab]",
        LabHelp::PageOut => "La page à écrire [par défaut\u{a0}: à côté des données]",
        LabHelp::NoRecords => "N’écrire aucun enregistrement à côté de la page",
        LabHelp::Target => "La cible, un fichier TOML (voir docs/lab.md)",
        LabHelp::Game => "La partie telle que les rapports la nomment\u{a0}: 0.17 par exemple",
    }
}

pub(super) fn lab_message(message: &LabMessage) -> String {
    match *message {
        LabMessage::Progress { done, all, left } => {
            format!("{done} parties sur {all}, encore {left}")
        }
        LabMessage::Searching { settings, distance } => {
            format!(
                "{}\u{a0}: écart {distance}",
                count(settings, "réglage essayé", "réglages essayés")
            )
        }
        LabMessage::Complete { games, folder } => {
            format!("{} dans {folder}.", count(games as usize, "partie", "parties"))
        }
        LabMessage::Stopped { games, folder } => format!(
            "Arrêt après {}. Relancez le même plan pour continuer dans {folder}.",
            count(games as usize, "partie", "parties")
        ),
        LabMessage::Written { file } => format!("Le rapport est dans {file}."),
        LabMessage::WrittenWithRecords { file, records, folder } => format!(
            "Le rapport est dans {file}, {} dans {folder}.",
            count(records, "enregistrement cité", "enregistrements cités")
        ),
        LabMessage::Misread { why } => format!("Lecture impossible\u{a0}: {why}."),
        LabMessage::NoGame { name, known } => {
            format!("Il n’y a pas de jeu {}, seulement\u{a0}: {known}.", quote(name))
        }
        LabMessage::Players { wanted, least, most } => {
            format!("Ce jeu se joue de {least} à {most} joueurs, pas à {wanted}.")
        }
        LabMessage::NoQuestion { word, known } => {
            format!("Il n’y a pas de question {}, seulement\u{a0}: {known}.", quote(word))
        }
        LabMessage::BadNumber { key } => {
            format!("{}\u{a0}: ce nombre ne convient pas.", quote(key))
        }
        LabMessage::BadList { key } => {
            format!("{}\u{a0}: la liste est vide, trop longue ou se répète.", quote(key))
        }
        LabMessage::VariantTwice { name } => {
            format!("Deux variantes portent le nom {}.", quote(name))
        }
        LabMessage::InVariant { name, why } => format!("Variante {}\u{a0}: {why}", quote(name)),
        LabMessage::NoBoxes => "Ce jeu n’a pas de fichiers de boîte.".to_owned(),
        LabMessage::NoStudy { folder } => {
            format!("{folder}\u{a0}: ce dossier ne contient pas d’étude.")
        }
        LabMessage::Damaged { file, why } => {
            format!("{file}\u{a0}: fichier endommagé\u{a0}: {why}.")
        }
        LabMessage::Checksum { file } => format!(
            "{file}\u{a0}: ce fichier a été modifié ou endommagé. Relancez le plan pour le remplacer."
        ),
        LabMessage::Version { file, version } => {
            format!("{file}\u{a0}: ce programme ne lit pas la version {version} des données.")
        }
        LabMessage::OtherStudy { folder } => format!(
            "{folder}\u{a0}: ce dossier contient une autre étude. Indiquez-en un autre avec --out."
        ),
        LabMessage::Empty { folder } => {
            format!("{folder}\u{a0}: aucune partie n’a encore été jouée.")
        }
        LabMessage::NoSuchGame { game } => {
            format!("L’étude n’a pas de partie {}. Nommez-la comme 0.17.", quote(game))
        }
        LabMessage::DifferentGames { first, second } => {
            format!("Les études portent sur des jeux différents\u{a0}: {first} et {second}.")
        }
        LabMessage::NoGoal => "La cible n’a pas de [[goal]].".to_owned(),
        LabMessage::NoSpace => {
            "La cible n’a pas de [space]\u{a0}: listez les réglages et les valeurs à essayer."
                .to_owned()
        }
        LabMessage::BadRange { figure } => {
            format!(
                "But {}\u{a0}: low doit être inférieur à high, par exemple \"18\u{a0}%\".",
                quote(figure)
            )
        }
        LabMessage::NoFigure { figure } => {
            format!("Aucun chiffre n’a un nom qui commence par {}.", quote(figure))
        }
        LabMessage::NotAList { key } => {
            format!("[space] {}\u{a0}: listez les valeurs à essayer.", quote(key))
        }
    }
}
