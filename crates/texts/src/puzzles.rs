//! What page and terminal say about puzzles, and the help of `emberwake puzzles`.

use crate::Lang;
use crate::messages::messages;

messages!(said, "puzzle");
messages!(themes, "puzzle-theme");
messages!(commands, "cli-puzzles");
messages!(helps, "cli-puzzles-help");

pub use commands::PuzzlesMessage;
pub use helps::PuzzlesHelp;
pub use said::PuzzleMsg;
pub use themes::ThemeName;

/// A text about puzzles in a language.
pub fn say_puzzle(lang: Lang, what: &PuzzleMsg) -> String {
    what.text(lang)
}

/// The name of a theme in a language.
pub fn theme_name(lang: Lang, theme: ThemeName) -> &'static str {
    theme.text(lang)
}

/// A message of the command in a language.
pub fn puzzles_message(lang: Lang, message: &PuzzlesMessage) -> String {
    message.text(lang)
}

/// A text of the help in a language.
pub fn puzzles_help(lang: Lang, help: PuzzlesHelp) -> &'static str {
    help.text(lang)
}
