//! Measures thinking time, as processor time where the system reports it, so that a busy machine
//! doesn't make a bot look slow.

use std::time::{Duration, Instant};

/// A running measurement on this thread.
pub(crate) struct Stopwatch {
    wall: Instant,
    processor: Option<Duration>,
}

impl Stopwatch {
    /// Starts a measurement. Unless the bot thinks `alone` on this thread, only wall-clock time is
    /// measured.
    pub(crate) fn start(alone: bool) -> Stopwatch {
        let processor = if alone { processor_time() } else { None };
        Stopwatch { wall: Instant::now(), processor }
    }

    /// Returns the microseconds since the start.
    pub(crate) fn us(&self) -> u64 {
        let processor = self.processor.and_then(|start| processor_time()?.checked_sub(start));
        processor.unwrap_or_else(|| self.wall.elapsed()).as_micros() as u64
    }
}

/// Returns the processor time of this thread, if the system reports it.
fn processor_time() -> Option<Duration> {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    told.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}
