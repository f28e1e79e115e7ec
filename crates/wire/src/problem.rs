//! Why something was refused.

use serde::{Deserialize, Serialize};

/// Why something was refused: a code for programs, a sentence for people. Over HTTP it is the body of
/// every answer from 400 to 503.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
pub struct Problem {
    /// What kind of problem.
    pub code: Code,
    /// A sentence in the language the client asked for.
    pub text: String,
    /// The paragraph of the rulebook that refuses a move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

/// The kinds of problems.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The client speaks another version of these messages.
    Version,
    /// A frame or body can't be read.
    Malformed,
    /// A frame or body is too long.
    TooLong,
    /// Nobody is signed in, or the session has ended.
    SignedOut,
    /// There is no such table, person or record.
    NotFound,
    /// Somebody else may do this.
    Forbidden,
    /// The table refuses, as it stands now.
    Refused,
    /// The rules refuse the move.
    Illegal,
    /// The move answers a line that something has followed.
    Stale,
    /// The move was played already; the client may take it as done.
    AlreadyPlayed,
    /// Too much in too short a time.
    TooMany,
    /// The server can't store anything at the moment; nothing has changed.
    Unavailable,
    /// Something unexpected; nothing has changed.
    Internal,
}

impl Code {
    /// All of them.
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
