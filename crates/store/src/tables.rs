//! Tables: their log, their seed, and a summary for lists.

use serde::{Deserialize, Serialize};
use std::fmt;
use table::Person;
use wire::TableId;

/// A table to store for the first time. Its `Debug` hides the seed.
#[derive(Clone, PartialEq, Eq)]
pub struct NewTable {
    /// Its id.
    pub id: TableId,
    /// The game.
    pub game: String,
    /// The seed, which no one else may see before the end.
    pub seed: [u8; 32],
    /// Whether it is in the list of open tables; other tables can be found only by their link.
    pub listed: bool,
    /// Whether the result changes ratings.
    pub rated: bool,
    /// Whether programs may play too, if it is rated.
    pub programs: bool,
    /// Whether a move may take days, for lists.
    pub days: bool,
    /// The number of listed tables in the lobby that its owner may have, including this one;
    /// [`crate::StoreError::Full`] if there are more.
    pub listed_max: Option<u32>,
    /// The person who opened it.
    pub owner: Option<Person>,
    /// The table whose rematch it is.
    pub rematch_of: Option<TableId>,
    /// The agreed settings, as its host wrote them, for lists.
    pub about: String,
    /// The moment, in milliseconds since 1970-01-01 UTC.
    pub now_ms: u64,
    /// The first lines of the log, numbered from 1.
    pub lines: Vec<(u64, String)>,
    /// Its state.
    pub summary: Summary,
}

/// The state of a table, for lists and for waking it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Summary {
    /// `lobby`, `playing`, `over` or `closed`.
    pub phase: String,
    /// The occupant of each seat.
    pub seats: Vec<SeatSummary>,
    /// The person who must decide.
    pub to_act: Option<Person>,
    /// The line that a decision must answer now.
    pub answers: u64,
    /// The time since which that person must decide.
    pub turn_ms: Option<u64>,
    /// The time at which that person's time runs out.
    pub deadline_ms: Option<u64>,
    /// The time at which some process must check the table again: a clock runs out, or a bot should
    /// have answered.
    pub wake_ms: Option<u64>,
}

impl Summary {
    /// Returns its seats as they are stored.
    pub(crate) fn seats_text(&self) -> String {
        serde_json::to_string(&self.seats).expect("numbers and texts can always be written")
    }
}

/// The occupant of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SeatSummary {
    /// The person whose seat it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<Person>,
    /// The level of the bot, if a bot decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
}

/// Lines to add to a table. Its `Debug` hides them.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Append {
    /// The table.
    pub id: TableId,
    /// The sequence and text of each line, without a gap to the lines before. It may be empty if
    /// only the summary has changed.
    pub lines: Vec<(u64, String)>,
    /// The last line known to the caller, which must still be the last.
    pub after: u64,
    /// The state of the table after the lines.
    pub summary: Summary,
    /// The moment, in milliseconds since 1970-01-01 UTC.
    pub now_ms: u64,
}

impl Append {
    /// Returns the last line of the table after this append.
    pub(crate) fn last(&self) -> u64 {
        self.after + self.lines.len() as u64
    }

    /// Returns its lines after this one.
    pub(crate) fn lines_after(&self, after: u64) -> impl Iterator<Item = (u64, String)> {
        self.lines.iter().filter(move |(sequence, _)| *sequence > after).cloned()
    }

    /// Adds an append that follows this one.
    pub(crate) fn join(&mut self, next: Append) {
        if !next.lines.is_empty() {
            self.now_ms = next.now_ms;
        }
        self.lines.extend(next.lines);
        self.summary = next.summary;
    }
}

/// The result of adding lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Appended {
    /// The last line now.
    pub sequence: u64,
}

/// A table without its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Its id.
    pub id: TableId,
    /// The game.
    pub game: String,
    /// The last line.
    pub sequence: u64,
    /// Whether it is in the list of open tables.
    pub listed: bool,
    /// Whether the result changes ratings.
    pub rated: bool,
    /// Whether programs may play too, if it is rated.
    pub programs: bool,
    /// Whether a move may take days.
    pub days: bool,
    /// The table whose rematch it is.
    pub rematch_of: Option<TableId>,
    /// The rematch of this table.
    pub rematch: Option<TableId>,
    /// The agreed settings, as its host wrote them.
    pub about: String,
    /// The time at which it was opened.
    pub created_ms: u64,
    /// The time at which its last line was added.
    pub changed_ms: u64,
    /// Its state.
    pub summary: Summary,
}

impl TableRow {
    /// Adds an append if it is newer.
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
    /// Everything but the log.
    pub row: TableRow,
    /// The seed.
    pub seed: [u8; 32],
    /// The log from line 1.
    pub lines: Vec<(u64, String)>,
}

/// The tables to list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WhichTables {
    /// Listed tables in their lobby, the newest first.
    Open(Filter),
    /// A person's tables that aren't over, and before the game also those that the person opened
    /// without a seat: the person's turn first, the nearest deadline first.
    Mine(Person),
    /// A person's tables that are over, the last first.
    Finished(Person),
    /// Listed tables that are being played, the last changed first: games to watch.
    Playing(Filter),
    /// Listed tables in their lobby that haven't changed since this moment and have no one
    /// connected; without those where a move may take days.
    Empty(u64),
    /// Tables in their lobby that haven't changed since this moment.
    StaleLobby(u64),
    /// Games that haven't changed since this moment.
    StaleGame(u64),
    /// Tables that must be woken before this moment, the longest overdue first.
    Due(u64),
}

/// A filter for listed tables, and the start of the list.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Filter {
    /// Only tables of this game.
    pub game: Option<String>,
    /// Only rated tables, or only unrated ones.
    pub rated: Option<bool>,
    /// Only tables where a move may take days, or only others.
    pub days: Option<bool>,
    /// Only tables where programs may sit, or only others: they may at unrated tables, and at rated
    /// ones that allow them.
    pub programs: Option<bool>,
    /// Only tables with a free seat.
    pub free: bool,
    /// Only tables that follow this one in the list.
    pub before: Option<TableId>,
}

// Lines contain what seats hide from each other, and the seed is the secret of the whole game:
// neither may reach a server log through a derived `Debug`.
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
