//! What a question needs before it can be thought about. It is read with as little code as possible,
//! because this comes before the code for the question itself is loaded.

use serde_json::Value;

/// The needs of a question.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Needs {
    /// The game that it is about; empty if there is none.
    pub game: String,
    /// The tag of the language of its answer; empty if that has no words.
    pub lang: String,
    /// Whether only a bot's move is wanted.
    pub is_move: bool,
}

impl Needs {
    /// Returns what a question needs, given as text. A text that is no question needs nothing.
    pub fn of(question: &str) -> Needs {
        let Some((is_move, asked)) = asked(question) else { return Needs::default() };
        let game = match (asked["game"].as_str(), asked["record"].as_str()) {
            (Some(game), _) => game,
            (None, record) => record.and_then(games::game_of).unwrap_or_default(),
        };
        let lang = asked["spoken"]["lang"].as_str().unwrap_or_default();
        Needs { game: game.to_owned(), lang: lang.to_owned(), is_move }
    }
}

/// Returns the content of a question, and whether it wants a bot's move.
pub(crate) fn asked(question: &str) -> Option<(bool, Value)> {
    let Value::Object(question) = serde_json::from_str(question).ok()? else { return None };
    let (kind, asked) = question.into_iter().next()?;
    Some((kind == "move", asked))
}
