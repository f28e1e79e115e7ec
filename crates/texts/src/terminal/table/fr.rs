//! What the terminal says about the table in French.

use super::TableUi;

pub(super) fn table_ui(text: TableUi) -> String {
    let said = match text {
        TableUi::Title => "La table",
        TableUi::MenuKeys => "↑ ↓ choisir · ⏎ valider · Échap ferme",
        TableUi::NothingToDo => "Il n'y a rien à faire à la table pour le moment.",
        TableUi::HandOver { name } => return format!("Laisser un bot jouer pour {name}"),
        TableUi::Resign { name } => {
            return format!("{name} abandonne, et un bot joue jusqu'à la fin");
        }
        TableUi::ResignAgain => "C'est irrévocable. Encore Entrée pour abandonner.",
        TableUi::Rematch => "Rejouer",
        TableUi::RematchHint => "T permet de rejouer.",
        TableUi::PausedHint => "T pour continuer.",
        TableUi::AskUndo => "U demande l'accord des autres.",
        TableUi::NoRandomness => {
            "Le système ne donne pas de nombres aléatoires\u{a0}: pas de nouvelle partie."
        }
        TableUi::Help => "pause, laisser jouer un bot, revenir, abandonner, rejouer",
    };
    said.to_owned()
}
