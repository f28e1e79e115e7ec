//! Time budgets: the limit on how long a bot may think.

use std::fmt;
use std::sync::Arc;

/// A clock in milliseconds since some fixed moment. The caller provides it, because a browser, a
/// server and a test each have their own.
pub type Clock = Arc<dyn Fn() -> u64 + Send + Sync>;

/// The limit on how long a bot may think about one decision.
///
/// ```
/// use emberwake_bots::Budget;
/// use std::sync::Arc;
/// use std::time::Instant;
///
/// let start = Instant::now();
/// let clock = Arc::new(move || start.elapsed().as_millis() as u64);
/// assert_eq!(format!("{:?}", Budget::Time { ms: 50, clock }), "50 ms");
/// ```
#[derive(Clone)]
pub enum Budget {
    /// A fixed number of iterations. The same seed then produces the same game.
    Iterations(u32),
    /// A time limit, measured by the given clock.
    Time {
        /// Milliseconds for one decision.
        ms: u64,
        /// The clock that measures the time.
        clock: Clock,
    },
}

/// The number of iterations between two readings of the clock.
const LOOK_EVERY: u32 = 16;

impl Budget {
    /// Starts the countdown for one decision.
    pub(crate) fn begin(&self) -> Countdown<'_> {
        let until = match self {
            Budget::Iterations(_) => 0,
            Budget::Time { ms, clock } => clock() + ms,
        };
        Countdown { budget: self, until, done: 0 }
    }

    /// Returns the budget for one of several searches that run in parallel.
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

/// The remainder of a budget.
pub(crate) struct Countdown<'a> {
    budget: &'a Budget,
    until: u64,
    done: u32,
}

impl Countdown<'_> {
    /// Returns `true` if there is room for one more iteration. There is always room for the first.
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

    /// Returns an estimate of the iterations that are left, or `None` between two looks at the clock.
    pub(crate) fn left(&self) -> Option<u32> {
        if !self.done.is_multiple_of(LOOK_EVERY) {
            return None;
        }
        match self.budget {
            Budget::Iterations(iterations) => Some(iterations.saturating_sub(self.done)),
            Budget::Time { ms, clock } => {
                let left = self.until.saturating_sub(clock());
                let gone = ms.saturating_sub(left).max(1);
                u32::try_from(u64::from(self.done) * left / gone).ok()
            }
        }
    }
}
