//! What time it is: the machine's clock, or one that a test sets.

use std::time::{SystemTime, UNIX_EPOCH};

/// Tells the time. It may jump in either direction, as the clocks of machines do.
pub trait Clock: Send + Sync + 'static {
    /// Milliseconds since 1970-01-01 UTC.
    fn now_ms(&self) -> u64;
}

/// The machine's clock.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now_ms(&self) -> u64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
    }
}
