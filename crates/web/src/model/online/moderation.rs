//! The input and output of administrators, apart from the page that shows it.

use wire::TableId;

/// A ban or mute that ends after this time, the end of the year 9999, is permanent.
const FOR_GOOD_MS: u64 = 253_402_300_800_000;

/// The duration of a ban or a mute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Term {
    /// Until this time.
    Until(u64),
    /// Until an administrator ends it.
    ForGood,
}

/// Returns the remaining duration of a ban or mute, or `None` if there is none or it is over.
pub fn term(until_ms: Option<u64>, now_ms: u64) -> Option<Term> {
    match until_ms? {
        until_ms if until_ms >= FOR_GOOD_MS => Some(Term::ForGood),
        until_ms if until_ms > now_ms => Some(Term::Until(until_ms)),
        _ => None,
    }
}

/// The error for a field that is neither empty nor a number of days.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DaysProblem;

impl std::fmt::Display for DaysProblem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("The number of days must be 1 or more, or left out.")
    }
}

impl std::error::Error for DaysProblem {}

/// Parses a number of days. An empty field means permanently.
pub fn days(typed: &str) -> Result<Option<u32>, DaysProblem> {
    match typed.trim() {
        "" => Ok(None),
        number => number.parse().ok().filter(|days| *days > 0).map(Some).ok_or(DaysProblem),
    }
}

/// Parses the id of a table or a record, typed or at the end of a pasted link.
pub fn id(typed: &str) -> Option<TableId> {
    typed.trim().trim_end_matches('/').rsplit(['/', '#']).next()?.parse().ok()
}
