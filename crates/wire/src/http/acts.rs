//! Acts at one table over HTTP. They are the same as those of the socket: [`crate::Act`].

use serde::{Deserialize, Serialize};

/// The line after which updates begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(
    feature = "server",
    derive(utoipa::IntoParams),
    into_params(parameter_in = Query),
    serde(deny_unknown_fields)
)]
pub struct Since {
    /// The last line that the client has; 0 or nothing for everything.
    #[serde(default)]
    pub since: u64,
}

/// An act of a person at a table: the `act` of the socket. The other fields depend on `what`;
/// docs/protocol.md lists them all.
#[cfg(feature = "server")]
#[derive(utoipa::ToSchema)]
#[expect(dead_code, reason = "it only describes what Act reads")]
pub struct ActBody {
    /// `sit`, `stand`, `set-chair`, `kick`, `ready`, `unready`, `start`, `move`, `undo`, `propose`,
    /// `agree`, `decline`, `hand-over`, `take-back`, `resign`, `say`, `mute`, `unmute` or `close`.
    what: String,
    /// Of `sit` and `set-chair`: the seat, from 0.
    seat: Option<u8>,
    /// Of `set-chair`: the level of the bot; `null` to open the seat.
    level: Option<String>,
    /// Of `kick`, `mute` and `unmute`: the person.
    person: Option<u64>,
    /// Of `ready`: 32 random bytes in hexadecimal.
    nonce: Option<String>,
    /// Of `move`: the `answers` of the status that the move answers.
    answers: Option<u64>,
    /// Of `move`: a move in the notation of records, such as one of the `legal` ones.
    r#move: Option<String>,
    /// Of `propose`: `undo`, `pause`, `resume` or `rematch`.
    motion: Option<String>,
    /// Of `say`: the text.
    text: Option<String>,
}

/// An act was done, and is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
pub struct DoneBody {
    /// The last line of the table after it.
    pub sequence: u64,
}

/// A report about a chat line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema), serde(deny_unknown_fields))]
pub struct ReportBody {
    /// The line of the table.
    pub sequence: u64,
    /// The complaint: at most 1,000 characters.
    pub text: String,
}
