//! How long a bot may think.

use std::fmt;
use std::sync::Arc;

/// A clock in milliseconds since any fixed moment. It comes from outside, since a browser, a server
/// and a test each have their own.
pub type Clock = Arc<dyn Fn() -> u64 + Send + Sync>;

/// How long a bot may think about one decision.
#[derive(Clone)]
pub enum Budget {
    /// So many iterations: the same seed then gives the same game.
    Iterations(u32),
    /// So much time by this clock.
    Time {
        /// Milliseconds for one decision.
        ms: u64,
        /// What tells the time.
        clock: Clock,
    },
}

/// Iterations between two looks at the clock.
const LOOK_EVERY: u32 = 16;

impl Budget {
    /// Starts the time of one decision.
    pub(crate) fn begin(&self) -> Countdown<'_> {
        let until = match self {
            Budget::Iterations(_) => 0,
            Budget::Time { ms, clock } => clock() + ms,
        };
        Countdown { budget: self, until, done: 0 }
    }

    /// The budget of one of several searches that run beside each other.
    pub(crate) fn share(&self, parts: u32) -> Budget {
        match self {
            Budget::Iterations(all) => Budget::Iterations(all.div_ceil(parts)),
            timed => timed.clone(),
        }
    }
}

impl fmt::Debug for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Iterations(iterations) => write!(f, "{iterations} iterations"),
            Budget::Time { ms, .. } => write!(f, "{ms} ms"),
        }
    }
}

/// What is left of a budget.
pub(crate) struct Countdown<'a> {
    budget: &'a Budget,
    until: u64,
    done: u32,
}

impl Countdown<'_> {
    /// Whether there is room for one more iteration. The first always has room.
    pub(crate) fn more(&mut self) -> bool {
        let more = match self.budget {
            Budget::Iterations(iterations) => self.done < (*iterations).max(1),
            Budget::Time { clock, .. } => {
                self.done == 0 || !self.done.is_multiple_of(LOOK_EVERY) || clock() < self.until
            }
        };
        self.done += u32::from(more);
        more
    }
}
