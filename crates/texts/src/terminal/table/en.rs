//! What the terminal says about the table in English.

use super::TableUi;

pub(super) fn table_ui(text: TableUi) -> String {
    let said = match text {
        TableUi::Title => "The table",
        TableUi::MenuKeys => "↑ ↓ choose · ⏎ do it · Esc closes",
        TableUi::NothingToDo => "There is nothing to do at the table now.",
        TableUi::HandOver { name } => return format!("Let a bot play for {name}"),
        TableUi::Resign { name } => return format!("{name} resigns, and a bot plays to the end"),
        TableUi::ResignAgain => "This can't be undone. Press Enter again to resign.",
        TableUi::Rematch => "Play again",
        TableUi::RematchHint => "T lets you play again.",
        TableUi::PausedHint => "Press T to go on.",
        TableUi::AskUndo => "U asks the others to agree.",
        TableUi::NoRandomness => "The system gives no random numbers, so there is no new game.",
        TableUi::Help => "pause, let a bot play for you, come back, resign, play again",
    };
    said.to_owned()
}
