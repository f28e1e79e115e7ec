//! What the terminal says about the table in Spanish.

use super::TableUi;

pub(super) fn table_ui(text: TableUi) -> String {
    let said = match text {
        TableUi::Title => "La mesa",
        TableUi::MenuKeys => "↑ ↓ elegir · ⏎ hacerlo · Esc cierra",
        TableUi::NothingToDo => "Ahora no hay nada que hacer en la mesa.",
        TableUi::HandOver { name } => return format!("Dejar que un bot juegue por {name}"),
        TableUi::Resign { name } => {
            return format!("{name} se rinde, y un bot juega hasta el final");
        }
        TableUi::ResignAgain => "No se puede deshacer. Pulsa Intro otra vez para rendirte.",
        TableUi::Rematch => "Jugar otra vez",
        TableUi::RematchHint => "T permite jugar otra vez.",
        TableUi::PausedHint => "Pulsa T para seguir.",
        TableUi::AskUndo => "U pide el acuerdo de los demás.",
        TableUi::NoRandomness => {
            "El sistema no da números aleatorios, así que no hay partida nueva."
        }
        TableUi::Help => "pausa, dejar jugar a un bot, volver, rendirse, jugar otra vez",
    };
    said.to_owned()
}
