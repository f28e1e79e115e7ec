//! The message line, kept as data so that it follows the language.

use kernel::notation::NotationError;
use kernel::{Cites, Game, Seat, UndoProblem};
use std::io;
use std::path::PathBuf;
use table::TableError;

/// A message to the person at the keyboard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message<G: Game> {
    /// The typed text is not valid notation.
    Misread(NotationError),
    /// The rules refuse the move.
    Illegal(G::Illegal),
    /// It is a bot's turn, and no person is asked.
    NotYourTurn,
    /// The last decision can't be taken back freely.
    UndoLimited {
        /// The seat that decided; `None` if there is none.
        seat: Option<Seat>,
        /// The reason.
        limit: UndoProblem,
        /// Whether it can be taken back anyway.
        can_force: bool,
    },
    /// Nothing can be taken back after the end.
    UndoAfterEnd,
    /// A decision was taken back.
    TakenBack,
    /// The player must confirm that the game ends.
    EndAsked,
    /// All agreed to end the game.
    EndAgreed,
    /// The table refuses something that is not a move.
    Refused(TableError<G>),
    /// Another game can't be dealt: the system gives no random numbers.
    NoRandomness,
    /// The delay of bots has changed.
    Delay {
        /// In milliseconds.
        delay_ms: u64,
    },
    /// The record couldn't be written; the next move tries again.
    NotKept {
        /// The file.
        path: PathBuf,
        /// The reason.
        why: io::ErrorKind,
    },
    /// The record could be written again, as a whole.
    KeptAgain {
        /// The file.
        path: PathBuf,
    },
    /// The seed of a resumed game is lost, with the consequences.
    SeedLost,
}

impl<G: Game> Message<G> {
    /// Returns the paragraph of the rulebook that the message is based on.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Message::Illegal(illegal) => Some(illegal.rule()),
            _ => None,
        }
    }

    /// Returns `true` if something went wrong.
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
