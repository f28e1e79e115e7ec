//! Who decides for a seat.

/// Who decides for a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Somebody at this screen.
    Person,
    /// A bot of this level.
    Bot(String),
}

impl Sitter {
    /// Whether a person decides.
    pub fn is_person(&self) -> bool {
        *self == Sitter::Person
    }

    /// As it is written in a saved game.
    pub fn word(&self) -> String {
        match self {
            Sitter::Person => "person".to_owned(),
            Sitter::Bot(level) => format!("bot {level}"),
        }
    }

    /// Reads what [`Sitter::word`] writes.
    pub fn read(text: &str) -> Option<Sitter> {
        match text.split_once(' ') {
            None if text == "person" => Some(Sitter::Person),
            Some(("bot", level)) if !level.is_empty() => Some(Sitter::Bot(level.to_owned())),
            _ => None,
        }
    }
}
