//! Why a table refuses something, and what is wrong with a connection or a table to be opened.
//!
//! Seats are numbered from 1 here, as people count.

mod de;
mod en;
mod es;
mod fr;

use crate::messages::messages;
use crate::speak::speak;
use crate::{Lang, Names};
use kernel::Game;
use table::Error;

/// Why a table refuses something, said to the person who tried. The game's own texts say why its
/// rules refuse a move.
pub fn refusal<G: Game>(
    lang: Lang,
    error: &Error<G>,
    names: &Names,
    illegal: impl Fn(&G::Illegal) -> String,
) -> String {
    speak!(lang, refusal(error, names, illegal))
}

messages! {
/// What is wrong with a connection, or with a table that somebody wants to open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Nuisance {
    /// The client speaks another version of the messages.
    Version {
        /// The server's.
        version: u32,
    },
    /// Something came before the greeting.
    HelloFirst,
    /// A message in bytes.
    NoBinary,
    /// The connection follows as many tables as it may.
    TooManyTables {
        /// How many that is.
        most: usize,
    },
    /// The person or the address has as many connections as it may.
    TooManySockets,
    /// A nonce is not 32 bytes in hexadecimal.
    NoNonce,
    /// The server is being stopped.
    Closing,
    /// Somebody else is to be seated without being asked.
    SomebodyElse,
    /// A table is to wait too long for the absent.
    AwayTooLong,
}
}

/// What is wrong, in a sentence.
pub fn nuisance(lang: Lang, nuisance: &Nuisance) -> String {
    speak!(lang, nuisance(nuisance))
}
