//! What travels over the socket.

use crate::{Act, Problem, TableId};
use kernel::Game;
use serde::{Deserialize, Serialize};
use table::{Person, Status, Told};

/// From a client.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "say", rename_all = "kebab-case", deny_unknown_fields)]
pub enum FromClient {
    /// The first message.
    Hello {
        /// Must be [`crate::VERSION`].
        version: u32,
        /// The language for sentences: `en`, `fr`, `de` or `es`.
        lang: String,
    },
    /// Follows a table from now on.
    Watch {
        /// Which.
        table: TableId,
        /// The last line the client has; 0 for everything.
        since: u64,
    },
    /// Follows a table no more.
    Unwatch {
        /// Which.
        table: TableId,
    },
    /// Wants to hear when the list of open tables changes.
    WatchLobby {},
    /// Does not want to hear of it any more.
    UnwatchLobby {},
    /// Asks whether the server is still there: browsers can't see the pings of a socket.
    Ping {},
    /// Does something at a table.
    Act {
        /// Which.
        table: TableId,
        /// The client's own number, for the answer.
        number: u64,
        /// What.
        act: Act,
    },
}

/// From the server. `Update` is the raw JSON of an [`Update`] of the table's game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "say", rename_all = "kebab-case")]
#[serde(bound(serialize = "U: Serialize", deserialize = "U: Deserialize<'de>"))]
pub enum FromServer<U> {
    /// The answer to `Hello`.
    Welcome {
        /// The server's version of these messages.
        version: u32,
        /// Who is signed in on this socket; nobody only looks on.
        person: Option<Person>,
        /// The server's clock, in milliseconds since 1970-01-01 UTC.
        now_ms: u64,
    },
    /// What happened at a table.
    Update(U),
    /// Something was done, and is stored.
    Done {
        /// The number of the act.
        number: u64,
        /// The last line of the table then.
        sequence: u64,
    },
    /// Something was refused; nothing has changed.
    Refused {
        /// The number of the act; `None` if the message had none.
        number: Option<u64>,
        /// Why.
        problem: Problem,
    },
    /// It is the person's turn at a table, perhaps one that this client does not follow. Once a turn.
    YourTurn {
        /// Where.
        table: TableId,
        /// The line that a move would answer.
        answers: u64,
    },
    /// All persons want another game: it is here.
    Rematch {
        /// The table that is over.
        table: TableId,
        /// The new one.
        next: TableId,
    },
    /// The list of open tables has changed; for those who asked to hear of it.
    LobbyChanged,
    /// The answer to `Ping`.
    Pong,
}

/// What happened at a table since the line `after`.
pub type Update<G> = UpdateOf<<G as Game>::View, Vec<Told<G>>>;

/// The same for a server that has written a view, or what happened, already: it puts its JSON in the
/// place of `V` and `T`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(deserialize = "V: Deserialize<'de>, T: Deserialize<'de>"))]
pub struct UpdateOf<V, T> {
    /// Which.
    pub table: TableId,
    /// Its game.
    pub game: String,
    /// The lines after this one follow. If it is not the client's last line, the client forgets
    /// what it has of the table.
    pub after: u64,
    /// What happened, as far as this client's eyes noticed it.
    pub told: T,
    /// What this client's eyes now know of the game, if that has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub view: Option<V>,
    /// How the table stands.
    pub status: Status,
    /// The client's seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// The legal moves in notation, if this client's person is to decide.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub legal: Vec<String>,
    /// The names of persons in this message that the client may not know yet.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub people: Vec<PersonName>,
    /// Whether a bot is to decide and waits for its turn to think: the server lets so many think at
    /// a time, and people take turns.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bot_waits: bool,
}

/// What a person is called.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PersonName {
    /// Who.
    pub person: Person,
    /// The name.
    pub name: String,
}
