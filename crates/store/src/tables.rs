//! Tables: their log, their seed, and a summary for lists.

use serde::{Deserialize, Serialize};
use std::fmt;
use table::Person;
use wire::TableId;

/// A table to be stored for the first time. Its `Debug` hides the seed.
#[derive(Clone, PartialEq, Eq)]
pub struct NewTable {
    /// Its name.
    pub id: TableId,
    /// The game.
    pub game: String,
    /// The seed, which nobody else may see before the end.
    pub seed: [u8; 32],
    /// Whether it is in the list of open tables; others are found by their link only.
    pub listed: bool,
    /// Whether the result changes ratings.
    pub rated: bool,
    /// Whether a move may take days, for lists.
    pub days: bool,
    /// How many listed tables its owner may have whose game has not begun, with this one;
    /// [`crate::StoreError::Full`] if there are more.
    pub listed_max: Option<u32>,
    /// Who has opened it.
    pub owner: Option<Person>,
    /// The table whose rematch it is.
    pub rematch_of: Option<TableId>,
    /// What was agreed when it was opened, as its host wrote it, for lists.
    pub about: String,
    /// When, in milliseconds since 1970-01-01 UTC.
    pub now_ms: u64,
    /// The first lines of the log, numbered from 1.
    pub lines: Vec<(u64, String)>,
    /// How it stands.
    pub summary: Summary,
}

/// How a table stands, for lists and for waking it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Summary {
    /// `lobby`, `playing`, `over` or `closed`.
    pub phase: String,
    /// Who decides in each seat.
    pub seats: Vec<SeatSummary>,
    /// The person who is to decide.
    pub to_act: Option<Person>,
    /// The line that a decision must answer now.
    pub answers: u64,
    /// Since when that person is to decide.
    pub turn_ms: Option<u64>,
    /// When that person's time runs out.
    pub deadline_ms: Option<u64>,
    /// When some process must look at the table again: a clock runs out, or a bot that was asked
    /// should have answered.
    pub wake_ms: Option<u64>,
}

impl Summary {
    /// Its seats as they are stored.
    pub(crate) fn seats_text(&self) -> String {
        serde_json::to_string(&self.seats).expect("numbers and texts can always be written")
    }
}

/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SeatSummary {
    /// The person whose seat it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<Person>,
    /// The level of the bot, if a bot decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
}

/// Lines to be added to a table. Its `Debug` hides them.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Append {
    /// Which table.
    pub id: TableId,
    /// Sequence and text of each line, without a gap to the lines before. May be empty, when only
    /// the summary has changed.
    pub lines: Vec<(u64, String)>,
    /// The last line that whoever adds them knows, which must still be the last.
    pub after: u64,
    /// How the table stands with them.
    pub summary: Summary,
    /// The moment, in milliseconds since 1970-01-01 UTC.
    pub now_ms: u64,
}

impl Append {
    /// The last line of the table with these.
    pub(crate) fn last(&self) -> u64 {
        self.after + self.lines.len() as u64
    }

    /// Those of its lines that come after this one.
    pub(crate) fn lines_after(&self, after: u64) -> impl Iterator<Item = (u64, String)> {
        self.lines.iter().filter(move |(sequence, _)| *sequence > after).cloned()
    }

    /// Adds what follows.
    pub(crate) fn join(&mut self, next: Append) {
        if !next.lines.is_empty() {
            self.now_ms = next.now_ms;
        }
        self.lines.extend(next.lines);
        self.summary = next.summary;
    }
}

/// Lines were added.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Appended {
    /// The last line now.
    pub sequence: u64,
}

/// A table without its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Its name.
    pub id: TableId,
    /// The game.
    pub game: String,
    /// The last line.
    pub sequence: u64,
    /// Whether it is in the list of open tables.
    pub listed: bool,
    /// Whether the result changes ratings.
    pub rated: bool,
    /// Whether a move may take days.
    pub days: bool,
    /// The table whose rematch it is.
    pub rematch_of: Option<TableId>,
    /// The rematch of this table.
    pub rematch: Option<TableId>,
    /// What was agreed when it was opened, as its host wrote it.
    pub about: String,
    /// When it was opened.
    pub created_ms: u64,
    /// When its last line was added.
    pub changed_ms: u64,
    /// How it stands.
    pub summary: Summary,
}

impl TableRow {
    /// Adds what is newer.
    pub(crate) fn add(&mut self, append: &Append) {
        if append.last() >= self.sequence {
            if append.last() > self.sequence {
                self.changed_ms = append.now_ms;
            }
            self.sequence = append.last();
            self.summary = append.summary.clone();
        }
    }
}

/// A table with its log and seed. Its `Debug` hides both.
#[derive(Clone, PartialEq, Eq)]
pub struct StoredTable {
    /// All but the log.
    pub row: TableRow,
    /// The seed.
    pub seed: [u8; 32],
    /// The log from line 1.
    pub lines: Vec<(u64, String)>,
}

/// Which tables to list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WhichTables {
    /// Listed ones in their lobby, the newest first.
    Open(Filter),
    /// Those of a person that are not over, before the game also those that the person has opened
    /// without sitting there: the person's turn first, the nearest deadline first.
    Mine(Person),
    /// Those of a person that are over, the last first.
    Finished(Person),
    /// Listed ones that are being played, the last changed first: to look on.
    Playing(Filter),
    /// Listed ones in their lobby that nobody has touched since this moment and at which nobody is;
    /// not those where a move may take days.
    Empty(u64),
    /// Those in their lobby that nobody has touched since this moment.
    StaleLobby(u64),
    /// Those that are being played and that nobody has touched since this moment.
    StaleGame(u64),
    /// Those that must be woken before this moment, the longest overdue first.
    Due(u64),
    /// Those where a person is to decide since this moment or longer and no notice of that turn was
    /// claimed ([`crate::Store::claim_notice`]), the longest first.
    Unnoticed(u64),
}

/// Which of the listed tables to list, and from where on.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Filter {
    /// Only those of this game.
    pub game: Option<String>,
    /// Only rated ones, or only others.
    pub rated: Option<bool>,
    /// Only those where a move may take days, or only others.
    pub days: Option<bool>,
    /// Only those where a seat is free.
    pub free: bool,
    /// Only those that follow this one in the list.
    pub before: Option<TableId>,
}

// Lines hold what seats hide from each other, and the seed is everybody's secret: neither may reach
// a log of the server by way of a derived `Debug`.
impl fmt::Debug for NewTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NewTable")
            .field("id", &self.id)
            .field("game", &self.game)
            .finish_non_exhaustive()
    }
}

impl fmt::Debug for Append {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("Append");
        shown.field("id", &self.id).field("after", &self.after).field("summary", &self.summary);
        shown.finish_non_exhaustive()
    }
}

impl fmt::Debug for StoredTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("StoredTable").field("row", &self.row).finish_non_exhaustive()
    }
}
