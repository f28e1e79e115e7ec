//! The current time: from the machine's clock, or from one that a test sets.

use std::sync::OnceLock;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// A source of time. It may jump in either direction, as machine clocks do.
pub trait Clock: Send + Sync + 'static {
    /// Returns the milliseconds since 1970-01-01 UTC.
    fn now_ms(&self) -> u64;
    /// Returns the milliseconds since an arbitrary moment, from a clock that is never set and that
    /// stops while the machine sleeps. Comparing both clocks reveals jumps.
    fn steady_ms(&self) -> u64;
}

/// The machine's clock.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now_ms(&self) -> u64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
    }

    fn steady_ms(&self) -> u64 {
        static BEGAN: OnceLock<Instant> = OnceLock::new();
        BEGAN.get_or_init(Instant::now).elapsed().as_millis() as u64
    }
}
