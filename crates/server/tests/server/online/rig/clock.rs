//! A clock that tests set.

use server::Clock;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// The time at which tests begin.
pub const T0: u64 = 1_800_000_000_000;

/// A clock that runs, and can be set.
pub struct TestClock {
    began: std::time::Instant,
    offset_ms: AtomicU64,
    /// The time that has passed without the test waiting for it.
    passed_ms: AtomicU64,
}

impl TestClock {
    pub fn new() -> Arc<TestClock> {
        let offset_ms = AtomicU64::new(T0);
        let passed_ms = AtomicU64::new(0);
        Arc::new(TestClock { began: std::time::Instant::now(), offset_ms, passed_ms })
    }

    /// Lets time pass.
    pub fn pass(&self, ms: u64) {
        self.passed_ms.fetch_add(ms, Ordering::SeqCst);
    }

    /// Jumps ahead without time passing.
    pub fn jump_ahead(&self, ms: u64) {
        self.offset_ms.fetch_add(ms, Ordering::SeqCst);
    }

    /// Jumps back.
    pub fn jump_back(&self, ms: u64) {
        self.offset_ms.fetch_sub(ms, Ordering::SeqCst);
    }
}

impl Clock for TestClock {
    fn now_ms(&self) -> u64 {
        self.offset_ms.load(Ordering::SeqCst) + self.steady_ms()
    }

    fn steady_ms(&self) -> u64 {
        self.passed_ms.load(Ordering::SeqCst) + self.began.elapsed().as_millis() as u64
    }
}
