//! The actions of people at a table, and the changes that the page must react to.

use super::playable::Playable;
use table::Motion;

/// An action at a table. Undo is a proposal: the table does it immediately if no one needs to be
/// asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act<G: Playable> {
    /// Makes a decision.
    Move(G::Move),
    /// Proposes something that the others must agree to: to undo, pause or continue.
    Propose(Motion),
    /// Agrees to a proposal.
    Agree,
    /// Declines a proposal.
    Decline,
    /// Lets a bot play for a while.
    HandOver,
    /// Takes the seat back.
    TakeBack,
    /// Resigns the game.
    Resign,
    /// Sends a chat message.
    Say(String),
}

/// The changes at a table that the page must react to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Changes {
    /// Whether there is something to save.
    pub keep: bool,
    /// The index in `Session::happenings` at which the news begin.
    pub news: usize,
    /// Whether the position differs from what the news alone lead to, because something was undone.
    pub jumped: bool,
}
