//! Notices of turns: which must be looked at, and what happens to them when a table changes.

use crate::TableRow;

/// The times with which turns are compared to find those whose notices must be looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoticeTimes {
    /// Turns that no one has looked at yet, if they began at this moment or before.
    pub begun_ms: u64,
    /// Turns without a notice so far, if they were put off until this moment or before.
    pub now_ms: u64,
    /// Turns with a notice, if their reminder is due at this moment or before; not after `now_ms`.
    pub remind_ms: u64,
}

/// A turn whose notices must be looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DueNotice {
    /// The table, at which some person must decide.
    pub table: TableRow,
    /// The number of notices of this turn that were sent or left out.
    pub sent: u64,
    /// The time for which this look was planned; for a new turn, its beginning.
    pub notice_ms: u64,
}

/// Returns the time of the next look after a change of the table that doesn't end the turn. A
/// reminder keeps its distance from the deadline: when a clock jumps or servers are off, all
/// deadlines move, and nothing becomes due by that.
pub(crate) fn carried(notice_ms: i64, sent: i64, deadlines_ms: [Option<i64>; 2]) -> i64 {
    match deadlines_ms {
        [Some(before), Some(after)] if sent > 0 => {
            notice_ms.saturating_add(after.saturating_sub(before))
        }
        _ => notice_ms,
    }
}
