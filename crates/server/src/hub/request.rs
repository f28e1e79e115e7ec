//! What goes in and out of the hub.

use table::{Chair, Options, Person};
use wire::TableId;

/// A table to be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTableRequest {
    /// The game's name.
    pub game: String,
    /// The game's settings as in a record: `key value`.
    pub setup: Vec<(String, String)>,
    /// Clocks and the like.
    pub options: Options,
    /// How the seats are filled, by seat. The only person may be the owner.
    pub chairs: Vec<Chair>,
    /// What was agreed, for lists, in whatever words the caller reads there again.
    pub about: String,
    /// Whether it is in the list of open tables.
    pub listed: bool,
    /// How many such tables the owner may have, with this one.
    pub listed_max: Option<u32>,
    /// Whether a move may take days.
    pub days: bool,
    /// Whether the result changes ratings.
    pub rated: bool,
}

/// Something was done and is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Done {
    /// The last line of the table then.
    pub sequence: u64,
}

/// A person's turn has begun.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnNotice {
    /// The person whose turn it is.
    pub person: Person,
    /// The table.
    pub table: TableId,
    /// The line that a move would answer.
    pub answers: u64,
    /// When the person's time runs out.
    pub deadline_ms: Option<u64>,
}
