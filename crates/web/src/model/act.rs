//! What people do at a table, and what the page has to do about it.

use super::playable::Playable;
use table::Motion;

/// What somebody does at a table. Taking back is a proposal: the table does it at once where
/// nobody needs to be asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act<G: Playable> {
    /// Decides.
    Move(G::Move),
    /// Proposes something that the others must agree to: to take back, to pause, to go on.
    Propose(Motion),
    /// Agrees to what is proposed.
    Agree,
    /// Does not agree.
    Decline,
    /// Lets a bot play for a while.
    HandOver,
    /// Takes the seat back.
    TakeBack,
    /// Gives the game up.
    Resign,
    /// Writes into the chat.
    Say(String),
}

/// What has changed at a table, and what the page has to do about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Changes {
    /// Whether there is something to keep.
    pub keep: bool,
    /// Where in `Session::happenings` the news begin.
    pub news: usize,
    /// Whether the position is another one than the news alone lead to: something was taken back.
    pub jumped: bool,
}
