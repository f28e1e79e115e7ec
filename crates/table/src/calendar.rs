//! Computes how much of the time between two moments counts, if weekends may be off.

use crate::options::{Clock, HostingOptions, Weekends};

/// The number of milliseconds in a day.
pub(crate) const DAY_MS: u64 = 24 * 60 * 60 * 1000;
const WEEK_MS: u64 = 7 * DAY_MS;
const WEEKDAYS_MS: u64 = 5 * DAY_MS;
/// The time from a Monday at 0:00, early enough that no offset goes before it, to 1970-01-01, a
/// Thursday.
const MONDAY_TO_EPOCH_MS: u64 = 10 * DAY_MS;

/// The time that counts. Moments are milliseconds since 1970-01-01 UTC.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Calendar {
    /// All time counts.
    Always,
    /// Only Monday to Friday count, in a local time that is ahead of UTC by this many minutes.
    /// Daylight saving time doesn't change it: a day to think is 24 hours, and everyone sees the
    /// same deadline.
    Weekdays { utc_offset_minutes: i16 },
}

impl Calendar {
    pub(crate) fn of(options: &HostingOptions) -> Calendar {
        match options.clock {
            Clock::Days { weekends: Weekends::Off, .. } => {
                Calendar::with(Some(options.utc_offset_minutes))
            }
            _ => Calendar::Always,
        }
    }

    /// Creates a calendar with weekends off if there is an offset.
    pub(crate) fn with(weekend_offset_minutes: Option<i16>) -> Calendar {
        weekend_offset_minutes.map_or(Calendar::Always, |utc_offset_minutes| Calendar::Weekdays {
            utc_offset_minutes,
        })
    }

    /// Returns the offset of weekends, if they are off.
    pub(crate) fn weekend_offset_minutes(self) -> Option<i16> {
        match self {
            Calendar::Always => None,
            Calendar::Weekdays { utc_offset_minutes } => Some(utc_offset_minutes),
        }
    }

    /// Returns the time that counts between two moments; 0 if the second isn't later.
    pub(crate) fn elapsed(self, from_ms: u64, to_ms: u64) -> u64 {
        match self {
            Calendar::Always => to_ms.saturating_sub(from_ms),
            Calendar::Weekdays { utc_offset_minutes: offset } => {
                weekdays_until(to_ms, offset).saturating_sub(weekdays_until(from_ms, offset))
            }
        }
    }

    /// Returns the first moment at which this much time has elapsed.
    pub(crate) fn after(self, from_ms: u64, elapsed_ms: u64) -> u64 {
        match self {
            _ if elapsed_ms == 0 => from_ms,
            Calendar::Always => from_ms + elapsed_ms,
            Calendar::Weekdays { utc_offset_minutes: offset } => {
                let target = weekdays_until(from_ms, offset) + elapsed_ms;
                // A full week of weekdays ends on its Friday, not on the Monday after.
                let weeks = (target - 1) / WEEKDAYS_MS;
                let since_monday = weeks * WEEK_MS + (target - weeks * WEEKDAYS_MS);
                (since_monday - MONDAY_TO_EPOCH_MS).saturating_add_signed(-offset_ms(offset))
            }
        }
    }
}

fn offset_ms(minutes: i16) -> i64 {
    i64::from(minutes) * 60_000
}

/// Returns the time from Mondays to Fridays that has passed at a moment, since a Monday long ago.
fn weekdays_until(at_ms: u64, offset_minutes: i16) -> u64 {
    let since_monday =
        (at_ms + MONDAY_TO_EPOCH_MS).saturating_add_signed(offset_ms(offset_minutes));
    since_monday / WEEK_MS * WEEKDAYS_MS + (since_monday % WEEK_MS).min(WEEKDAYS_MS)
}
