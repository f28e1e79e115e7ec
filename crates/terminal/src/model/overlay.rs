//! What lies over the board for a while: help, rulebook, panels of the game, questions.

use super::input::Input;

/// What lies over the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Overlay {
    /// The keys and the signs.
    Help(Scroll),
    /// The rulebook.
    Rulebook(Reading),
    /// A panel of the game, by the key that opens it.
    Panel(char, Scroll),
    /// How the game ended.
    Result(Scroll),
    /// Whether to leave.
    Leave,
}

/// How far a text is scrolled down, in lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Scroll(pub usize);

/// Somebody reading the rulebook.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reading {
    /// How far it is scrolled.
    pub scroll: Scroll,
    /// The paragraph to show as soon as it is drawn.
    pub target: Option<&'static str>,
    /// The words being typed to search for.
    pub typing: Option<Input>,
    /// The words searched for.
    pub words: String,
    /// The paragraphs found.
    pub found: Vec<&'static str>,
    /// Which of them is shown.
    pub at: usize,
}

impl Reading {
    /// Opens the rulebook at a paragraph, or at its beginning.
    pub fn at(target: Option<&'static str>) -> Reading {
        Reading { target, ..Reading::default() }
    }

    /// Shows the next place found, or the one before.
    pub fn step(&mut self, forward: bool) {
        if self.found.is_empty() {
            return;
        }
        let length = self.found.len();
        self.at = (self.at + if forward { 1 } else { length - 1 }) % length;
        self.target = Some(self.found[self.at]);
    }
}
