//! The requests to the hub and its answers.

use table::{Chair, HostingOptions, Person};
use wire::TableId;

/// A request to open a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTableRequest {
    /// The game's name.
    pub game: String,
    /// The game's settings as in a record: `key value`.
    pub setup: Vec<(String, String)>,
    /// Clocks and other hosting options.
    pub options: HostingOptions,
    /// The occupants of the seats. The only person may be the owner.
    pub chairs: Vec<Chair>,
    /// The agreed settings for lists, in the caller's own format.
    pub about: String,
    /// Whether it is in the list of open tables.
    pub listed: bool,
    /// The maximum number of listed tables of the owner, including this one.
    pub listed_max: Option<u32>,
    /// Whether a move may take days.
    pub days: bool,
    /// Whether the result changes ratings.
    pub rated: bool,
    /// Whether programs may play too, if it is rated.
    pub programs: bool,
}

/// The answer to an act that is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Done {
    /// The last line of the table after the act.
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
