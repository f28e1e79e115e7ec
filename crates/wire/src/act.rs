//! The acts of a person at a table.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};
use table::{Motion, Person};

/// An act of a person at a table. The server knows the person from the session.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
#[serde(tag = "what", rename_all = "kebab-case", deny_unknown_fields, remote = "Self")]
#[expect(missing_docs, reason = "fields: seat, person and level are what they say")]
pub enum Act {
    /// Before the game: sits down, or moves to another seat.
    Sit { seat: u8 },
    /// Before the game: leaves the seat.
    Stand,
    /// Before the game, the owner: gives a seat to a bot, or opens it.
    SetChair { seat: u8, level: Option<String> },
    /// Before the game, the owner: removes a person.
    Kick { person: Person },
    /// Before the game: is ready, and adds 32 bytes in hexadecimal to the deal.
    Ready { nonce: String },
    /// Before the game: is no longer ready.
    Unready,
    /// The owner: begins the game.
    Start,
    /// Decides: a move in the notation of records, for the line it answers.
    Move {
        answers: u64,
        #[serde(rename = "move")]
        mv: String,
    },
    /// Undoes the last decision, if that is fair without a vote.
    Undo,
    /// Proposes something that all persons must agree to.
    Propose { motion: Motion },
    /// Agrees.
    Agree,
    /// Declines, or withdraws their own proposal.
    Decline,
    /// Lets a bot play for a while.
    HandOver,
    /// Takes the seat back from the bot.
    TakeBack,
    /// Resigns; a bot plays the game to the end.
    Resign,
    /// Writes in the chat.
    Say { text: String },
    /// The owner: mutes a person.
    Mute { person: Person },
    /// The owner: unmutes a person.
    Unmute { person: Person },
    /// The owner, before the game: closes the table.
    Close,
}

impl Serialize for Act {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Act::serialize(self, serializer)
    }
}

/// Refuses fields that an act doesn't have, so that misspelled fields are reported.
impl<'de> Deserialize<'de> for Act {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Act, D::Error> {
        // The derived reader accepts any fields next to acts that have none.
        let fields = Map::deserialize(deserializer)?;
        let count = fields.len();
        let act = Act::deserialize(Value::Object(fields)).map_err(D::Error::custom)?;
        if act.is_plain() && count > 1 {
            return Err(D::Error::custom("this act has no field but ‘what’"));
        }
        Ok(act)
    }
}

impl Act {
    fn is_plain(&self) -> bool {
        match self {
            Act::Stand
            | Act::Unready
            | Act::Start
            | Act::Undo
            | Act::Agree
            | Act::Decline
            | Act::HandOver
            | Act::TakeBack
            | Act::Resign
            | Act::Close => true,
            Act::Sit { .. }
            | Act::SetChair { .. }
            | Act::Kick { .. }
            | Act::Ready { .. }
            | Act::Move { .. }
            | Act::Propose { .. }
            | Act::Say { .. }
            | Act::Mute { .. }
            | Act::Unmute { .. } => false,
        }
    }
}
