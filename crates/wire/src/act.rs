//! What a person can do at a table.

use serde::{Deserialize, Serialize};
use table::{Motion, Person};

/// What a person does at a table. Who it is, the server knows from the session.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "fields: seat, person and level are what they say")]
pub enum Act {
    /// Before the game: sits down, or moves to another seat.
    Sit { seat: u8 },
    /// Before the game: leaves the seat.
    Stand,
    /// Before the game, the owner: gives a seat to a bot, or opens it.
    SetChair { seat: u8, level: Option<String> },
    /// Before the game, the owner: sends somebody away.
    Kick { person: Person },
    /// Before the game: is ready, and adds 32 bytes in hexadecimal to the deal.
    Ready { nonce: String },
    /// Before the game: is not ready after all.
    Unready,
    /// The owner: begins the game.
    Start,
    /// Decides: a move in the notation of records, for the line it answers.
    Move {
        answers: u64,
        #[serde(rename = "move")]
        mv: String,
    },
    /// Takes the last decision back, if that is fair without asking.
    Undo,
    /// Proposes what all must agree to.
    Propose { motion: Motion },
    /// Agrees.
    Agree,
    /// Does not agree, or withdraws the own proposal.
    Decline,
    /// Lets a bot play for a while.
    HandOver,
    /// Takes the seat back from the bot.
    TakeBack,
    /// Gives the game up; a bot plays it to the end.
    Resign,
    /// Writes into the chat.
    Say { text: String },
    /// The owner: somebody may not write any more.
    Mute { person: Person },
    /// The owner: somebody may write again.
    Unmute { person: Person },
    /// The owner, before the game: closes the table.
    Close,
}
