//! The reasons for refusing something.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The reason why something was refused: a code for programs, a sentence for people. Over HTTP it
/// is the body of every response from 400 to 503.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
pub struct Problem {
    /// The kind of problem.
    pub code: Code,
    /// A sentence in the client's language.
    pub text: String,
    /// The id of the rule that refuses a move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl std::error::Error for Problem {}

/// The kinds of problems.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The client uses another version of these messages.
    Version,
    /// A frame or body can't be parsed.
    Malformed,
    /// A frame or body is too long.
    TooLong,
    /// No one is signed in, or the session has ended.
    SignedOut,
    /// There is no such table, person or record.
    NotFound,
    /// The person isn't allowed to do this.
    Forbidden,
    /// The table refuses, in its current state.
    Refused,
    /// The rules refuse the move.
    Illegal,
    /// The move answers a line that isn't the latest.
    Stale,
    /// The move was already played; the client may treat it as done.
    AlreadyPlayed,
    /// The client sends too much in too short a time.
    TooMany,
    /// The server can't store anything at the moment; nothing has changed.
    Unavailable,
    /// An unexpected error occurred; nothing has changed.
    Internal,
}

impl Code {
    /// All codes.
    pub const ALL: [Code; 13] = [
        Code::Version,
        Code::Malformed,
        Code::TooLong,
        Code::SignedOut,
        Code::NotFound,
        Code::Forbidden,
        Code::Refused,
        Code::Illegal,
        Code::Stale,
        Code::AlreadyPlayed,
        Code::TooMany,
        Code::Unavailable,
        Code::Internal,
    ];
}
