//! The messages on the socket.

use crate::{Act, Form, Problem, TableId};
use kernel::Game;
use serde::{Deserialize, Serialize};
use table::{Person, Status, Told};

/// A message from a client.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "say", rename_all = "kebab-case", deny_unknown_fields)]
pub enum FromClient {
    /// The first message.
    Hello {
        /// Must be [`crate::VERSION`].
        version: u32,
        /// The language of sentences: `en`, `fr`, `de` or `es`.
        lang: String,
    },
    /// Starts following a table.
    Watch {
        /// The table.
        table: TableId,
        /// The last line the client has; 0 for everything.
        since: u64,
        /// The form of updates.
        #[serde(default, skip_serializing_if = "Form::is_full")]
        form: Form,
    },
    /// Stops following a table.
    Unwatch {
        /// The table.
        table: TableId,
    },
    /// Subscribes to changes of the list of open tables.
    WatchLobby {},
    /// Unsubscribes from changes of the list of open tables.
    UnwatchLobby {},
    /// Says whether someone is in front of this client. A client that never says so counts as
    /// attended while it is connected.
    Attended {
        /// Whether someone is there.
        here: bool,
    },
    /// Asks whether the server is still there: browsers can't see the pings of a socket.
    Ping {},
    /// Does something at a table.
    Act {
        /// The table.
        table: TableId,
        /// The client's own number, for the answer.
        number: u64,
        /// The act.
        act: Act,
    },
}

/// A message from the server. `U` is the raw JSON of an [`Update`] of the table's game, or of a
/// [`crate::ShortUpdate`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "say", rename_all = "kebab-case")]
#[serde(bound(serialize = "U: Serialize", deserialize = "U: Deserialize<'de>"))]
pub enum FromServer<U> {
    /// The answer to `Hello`.
    Welcome {
        /// The server's version of these messages.
        version: u32,
        /// The person signed in on this socket; without a person, it can only watch.
        person: Option<Person>,
        /// The server's clock, in milliseconds since 1970-01-01 UTC.
        now_ms: u64,
    },
    /// Something happened at a table.
    Update(U),
    /// The same, for a client that wants short updates.
    Short(U),
    /// An act was done, and is stored.
    Done {
        /// The number of the act.
        number: u64,
        /// The last line of the table after it.
        sequence: u64,
    },
    /// Something was refused; nothing has changed.
    Refused {
        /// The number of the act; `None` if the message had none.
        number: Option<u64>,
        /// The reason.
        problem: Problem,
    },
    /// It is the person's turn at a table, possibly one that this client doesn't follow. It is sent
    /// once per turn.
    YourTurn {
        /// The table.
        table: TableId,
        /// The line that a move would answer.
        answers: u64,
    },
    /// All persons want another game: this is its table.
    Rematch {
        /// The table that is over.
        table: TableId,
        /// The new one.
        next: TableId,
    },
    /// The list of open tables has changed. Only subscribers get it.
    LobbyChanged,
    /// The answer to `Ping`.
    Pong,
}

/// The events at a table since the line `after`.
pub type Update<G> = UpdateOf<<G as Game>::View, Vec<Told<G>>>;

/// The same for a server that has already written a view or the news: it puts their JSON in the
/// place of `V` and `T`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(deserialize = "V: Deserialize<'de>, T: Deserialize<'de>"))]
pub struct UpdateOf<V, T> {
    /// The table.
    pub table: TableId,
    /// Its game.
    pub game: String,
    /// The line after which the news begins. If it isn't the client's last line, the client must
    /// discard what it has of the table.
    pub after: u64,
    /// The news, as far as this client's viewer noticed it.
    pub told: T,
    /// The viewer's knowledge of the game, if it has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub view: Option<V>,
    /// The state of the table.
    pub status: Status,
    /// The client's seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// The legal moves in notation, if this client's person must decide.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub legal: Vec<String>,
    /// The names of persons in this message that the client may not know yet.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub people: Vec<PersonName>,
    /// Whether a bot must decide and is waiting for its turn to think: the server limits the number
    /// of bots that think at the same time, and people take turns.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bot_waits: bool,
}

/// The name of a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "server", derive(utoipa::ToSchema))]
pub struct PersonName {
    /// The person.
    pub person: Person,
    /// The name.
    pub name: String,
    /// Whether it is a program.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub program: bool,
}
