//! What the terminal interface says about the table.

use crate::Lang;
use crate::messages::messages;

messages!(said, "terminal-table");

pub use said::TableUi;

/// What the interface says about the table, in the reader's language.
pub fn table_ui(lang: Lang, text: TableUi) -> String {
    text.text(lang)
}
