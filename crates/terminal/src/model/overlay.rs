//! Overlays over the board: help, rulebook, panels of the game, questions.

use super::acting::TableAct;
use super::input::Input;
use texts::guide::GuideKind;

/// An overlay over the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Overlay {
    /// The keys and the signs.
    Help(Scroll),
    /// The rulebook.
    Rulebook(Reading),
    /// The Learn or Card book.
    Guide(GuideKind, Scroll),
    /// A panel of the game, by the key that opens it.
    Panel(char, Scroll),
    /// The result of the game.
    Result(Scroll),
    /// The acts that are possible at the table besides moving.
    Table(TableMenu),
    /// The question whether to leave.
    Leave,
}

/// The acts that are possible at the table besides moving, with one selected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableMenu {
    /// The possible acts.
    pub acts: Vec<TableAct>,
    /// The index of the selected one.
    pub at: usize,
    /// Whether the choice, which can't be taken back, has been confirmed once.
    pub is_asked: bool,
}

/// The scroll position of a text, in lines from the top.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Scroll(pub usize);

/// The reader's position in the rulebook.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reading {
    /// The scroll position.
    pub scroll: Scroll,
    /// The paragraph to show at the next drawing.
    pub target: Option<&'static str>,
    /// The search words being typed.
    pub typing: Option<Input>,
    /// The words searched for.
    pub words: String,
    /// The paragraphs found.
    pub found: Vec<&'static str>,
    /// The index of the one that is shown.
    pub at: usize,
}

impl Reading {
    /// Opens the rulebook at a paragraph, or at its beginning.
    pub fn at(target: Option<&'static str>) -> Reading {
        Reading { target, ..Reading::default() }
    }

    /// Shows the next or the previous match.
    pub fn step(&mut self, forward: bool) {
        if self.found.is_empty() {
            return;
        }
        let length = self.found.len();
        self.at = (self.at + if forward { 1 } else { length - 1 }) % length;
        self.target = Some(self.found[self.at]);
    }
}
