//! How long a bot thinks: the time that the processor worked for it, where the system tells that,
//! so that a busy machine does not look like a slow bot.

use std::time::{Duration, Instant};

/// A running measurement on this thread.
pub(crate) struct Stopwatch {
    wall: Instant,
    processor: Option<Duration>,
}

impl Stopwatch {
    /// Starts. What happens on other threads is measured only by the clock on the wall.
    pub(crate) fn start(alone: bool) -> Stopwatch {
        let processor = if alone { processor_time() } else { None };
        Stopwatch { wall: Instant::now(), processor }
    }

    /// Microseconds since the start.
    pub(crate) fn us(&self) -> u64 {
        let processor = self.processor.and_then(|start| processor_time()?.checked_sub(start));
        processor.unwrap_or_else(|| self.wall.elapsed()).as_micros() as u64
    }
}

/// How long the processor has worked on this thread, if the system tells.
fn processor_time() -> Option<Duration> {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    told.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}
