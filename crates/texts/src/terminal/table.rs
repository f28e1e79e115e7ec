//! The texts of the terminal interface about the table.

use crate::Lang;
use crate::messages::messages;

messages!(said, "terminal-table");

pub use said::TableMenuUi;

/// Returns a text about the table, in the reader's language.
pub fn table_menu_ui(lang: Lang, text: TableMenuUi) -> String {
    text.text(lang)
}
