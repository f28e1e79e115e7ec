//! The texts about bots: their levels, and the commands that train them and let them play.

use crate::Lang;
use crate::messages::messages;

messages!(said, "bots");
messages!(helps, "bots-help");
messages!(levels, "bots-level");

pub use helps::BotsHelp;
pub use levels::LevelText;
pub use said::BotsMessage;

/// A text of the help in a language.
pub fn bots_help(lang: Lang, help: BotsHelp) -> &'static str {
    help.text(lang)
}

/// A message in a sentence.
pub fn bots_message(lang: Lang, what: &BotsMessage) -> String {
    what.text(lang)
}

/// Returns the name of a level and how it plays; `None` for a bot that is not a level.
pub fn level(lang: Lang, level: &str) -> Option<(&'static str, &'static str)> {
    let text = |id: &str| Some(LevelText::from_id(id)?.text(lang));
    Some((text(level)?, text(&format!("{level}-character"))?))
}
