//! What the message line says, kept as data so that it follows the language.

use kernel::notation::Misread;
use kernel::{Cites, Game, Seat, UndoLimit};
use std::io;
use std::path::PathBuf;
use table::Error;

/// A message to the person at the keyboard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message<G: Game> {
    /// What was typed is no notation.
    Misread(Misread),
    /// The rules refuse the move.
    Illegal(G::Illegal),
    /// Bots move now; nothing is asked of a person.
    NotYourTurn,
    /// The last decision can't be taken back freely.
    UndoLimited {
        /// Whose decision; `None` if there is none.
        seat: Option<Seat>,
        /// Why not.
        limit: UndoLimit,
        /// Whether it can be taken back all the same.
        can_force: bool,
    },
    /// Nothing can be taken back after the end.
    UndoAfterEnd,
    /// A decision was taken back.
    TakenBack,
    /// Whether the game is really meant to end.
    EndAsked,
    /// All agreed to end the game.
    EndAgreed,
    /// The table refuses something that is not a move.
    Refused(Error<G>),
    /// Another game can't be dealt: the system gives no random numbers.
    NoRandomness,
    /// Bots wait so long before they move.
    Delay {
        /// In milliseconds.
        delay_ms: u64,
    },
    /// The record could not be written; it is tried again at the next move.
    NotKept {
        /// Which file.
        path: PathBuf,
        /// Why.
        why: io::ErrorKind,
    },
    /// The record could be written again, as a whole.
    KeptAgain {
        /// Which file.
        path: PathBuf,
    },
    /// The seed of a resumed game is lost, and what that means.
    SeedLost,
}

impl<G: Game> Message<G> {
    /// The paragraph of the rulebook that the message rests on.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Message::Illegal(illegal) => Some(illegal.rule()),
            _ => None,
        }
    }

    /// Whether something went wrong.
    pub fn is_warning(&self) -> bool {
        !matches!(
            self,
            Message::TakenBack
                | Message::EndAsked
                | Message::EndAgreed
                | Message::Delay { .. }
                | Message::KeptAgain { .. }
        )
    }
}
