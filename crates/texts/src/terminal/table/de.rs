//! What the terminal says about the table in German.

use super::TableUi;

pub(super) fn table_ui(text: TableUi) -> String {
    let said = match text {
        TableUi::Title => "Der Tisch",
        TableUi::MenuKeys => "↑ ↓ wählen · ⏎ ausführen · Esc schließt",
        TableUi::NothingToDo => "Am Tisch gibt es gerade nichts zu tun.",
        TableUi::HandOver { name } => return format!("Einen Bot für {name} spielen lassen"),
        TableUi::Resign { name } => {
            return format!("{name} gibt auf, und ein Bot spielt zu Ende");
        }
        TableUi::ResignAgain => "Das ist endgültig. Noch einmal Enter gibt auf.",
        TableUi::Rematch => "Noch einmal spielen",
        TableUi::RematchHint => "Mit T spielt ihr noch einmal.",
        TableUi::PausedHint => "Mit T geht es weiter.",
        TableUi::AskUndo => "U bittet die anderen um Zustimmung.",
        TableUi::NoRandomness => {
            "Das System liefert keine Zufallszahlen, daher beginnt keine neue Partie."
        }
        TableUi::Help => "Pause, einen Bot spielen lassen, zurückkommen, aufgeben, neu spielen",
    };
    said.to_owned()
}
