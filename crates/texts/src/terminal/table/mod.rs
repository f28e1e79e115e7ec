//! What the terminal interface says about the table: its menu, votes and seats that change hands.

mod de;
mod en;
mod es;
mod fr;

use crate::Lang;
use crate::messages::messages;
use crate::speak::speak;

messages! {
/// Something the terminal interface says about the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableUi<'a> {
    /// The title of the menu and of votes.
    Title,
    /// How to use the menu.
    MenuKeys,
    /// The menu has no entries.
    NothingToDo,
    /// Entry: a bot plays for somebody.
    HandOver {
        /// Whose seat.
        name: &'a str,
    },
    /// Entry: somebody gives up.
    Resign {
        /// Who.
        name: &'a str,
    },
    /// Asks to confirm that.
    ResignAgain,
    /// Entry: another game.
    Rematch,
    /// Where to find that entry.
    RematchHint,
    /// How a pause ends.
    PausedHint,
    /// How to take back what needs the others' agreement.
    AskUndo,
    /// The system gives no random numbers for another game.
    NoRandomness,
    /// Help: the key of the menu.
    Help,
}
}

/// What the interface says about the table, in the reader's language.
pub fn table_ui(lang: Lang, text: TableUi) -> String {
    speak!(lang, table_ui(text))
}
