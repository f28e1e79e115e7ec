//! What lies over the board for a while: help, rulebook, panels of the game, questions.

use super::acting::TableAct;
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
    /// What can be done at the table besides moving.
    Table(TableMenu),
    /// Whether to leave.
    Leave,
}

/// What can be done at the table besides moving, one of it chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableMenu {
    /// What can be done.
    pub acts: Vec<TableAct>,
    /// Which is chosen.
    pub at: usize,
    /// Whether the choice, which can't be taken back, has been confirmed once.
    pub is_asked: bool,
}

/// How far a text is scrolled down, in lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Scroll(pub usize);

/// How the rulebook is being read.
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
