//! Handles a store that fails for a while: people are informed, retries back off, and the log says
//! so once.

use crate::metrics::Metrics;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use store::StoreError;

/// The delay before the store is tried again, at first and at most.
const WAIT_MIN: Duration = Duration::from_millis(500);
const WAIT_MAX: Duration = Duration::from_secs(10);
/// The interval at which the log repeats that the store fails, and after which a past failure is
/// forgotten.
const CALM: Duration = Duration::from_secs(60);

/// Tracks whether the store currently fails.
pub(crate) struct StoreHealth {
    state: Mutex<HealthState>,
    metrics: Arc<Metrics>,
}

/// The current state, or that of the last failure.
#[derive(Clone, Copy, Debug, Default)]
struct HealthState {
    is_failing: bool,
    failures: u64,
    /// The delay until the store is tried again.
    wait: Duration,
    again_at: Option<Instant>,
    /// When the failure began, by the clock of the tables.
    since_ms: u64,
    ended_at: Option<Instant>,
    logged_at: Option<Instant>,
    /// Whether the failure has been logged, so that recovery must be logged too.
    is_logged: bool,
}

impl StoreHealth {
    pub(crate) fn new(metrics: Arc<Metrics>) -> StoreHealth {
        StoreHealth { state: Mutex::default(), metrics }
    }

    fn state(&self) -> MutexGuard<'_, HealthState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Records the store's answer to a write. If it had failed before and works again, returns since
    /// when it failed.
    pub(crate) fn note<T>(&self, answer: &Result<T, StoreError>, now_ms: u64) -> Option<u64> {
        match answer {
            Ok(_) => self.worked(),
            Err(error @ StoreError::Unavailable(_)) => {
                self.failed(error, now_ms);
                None
            }
            // Conflicts and similar errors say nothing about the store.
            Err(_) => None,
        }
    }

    fn failed(&self, error: &StoreError, now_ms: u64) {
        self.metrics.store_errors.inc();
        let now = Instant::now();
        let mut state = self.state();
        let lately = |moment: Option<Instant>| moment.is_some_and(|at| now < at + CALM);
        if !state.is_failing {
            // A store that works only now and then is not tried more often.
            let calm = !lately(state.ended_at);
            state.wait = if calm { WAIT_MIN } else { (state.wait * 2).min(WAIT_MAX) };
            state.failures = if calm { 0 } else { state.failures };
            (state.is_failing, state.again_at) = (true, Some(now + state.wait));
            state.since_ms = now_ms;
        }
        state.failures += 1;
        if !lately(state.logged_at) {
            (state.logged_at, state.is_logged) = (Some(now), true);
            let failures = state.failures;
            tracing::error!(%error, failures, "nothing can be stored; it is tried until it works");
        }
    }

    fn worked(&self) -> Option<u64> {
        let mut state = self.state();
        if !state.is_failing {
            return None;
        }
        (state.is_failing, state.ended_at) = (false, Some(Instant::now()));
        if std::mem::take(&mut state.is_logged) {
            tracing::warn!(failures = state.failures, "the store works again");
        }
        Some(state.since_ms)
    }

    /// Returns since when the store fails, if it does.
    pub(crate) fn failing_since_ms(&self) -> Option<u64> {
        let state = self.state();
        state.is_failing.then_some(state.since_ms)
    }

    /// Returns `true` if the store fails, so that background work stops.
    pub(crate) fn is_failing(&self) -> bool {
        self.state().is_failing
    }

    /// Returns `true` if it is time to try the store again. Each call makes the next delay longer.
    pub(crate) fn may_try(&self) -> bool {
        let now = Instant::now();
        let mut state = self.state();
        let due = state.is_failing && state.again_at.is_none_or(|again_at| again_at <= now);
        if due {
            state.wait = (state.wait * 2).min(WAIT_MAX);
            state.again_at = Some(now + state.wait);
        }
        due
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn down() -> Result<(), StoreError> {
        Err(StoreError::Unavailable("disk full".to_owned()))
    }

    #[test]
    fn trouble_begins_with_a_failure_and_ends_with_the_first_success() {
        let health = StoreHealth::new(Arc::default());
        assert!(health.note(&Ok(()), 1).is_none() && !health.is_failing());
        assert!(health.note(&down(), 2).is_none() && health.is_failing());
        assert!(health.note(&Err::<(), _>(StoreError::Conflict), 3).is_none());
        assert!(health.note(&down(), 4).is_none());
        assert_eq!(health.failing_since_ms(), Some(2));
        assert_eq!(health.note(&Ok(()), 5), Some(2), "it works again");
        assert!(health.note(&Ok(()), 6).is_none() && !health.is_failing());
        assert_eq!(health.failing_since_ms(), None);
    }

    #[test]
    fn each_retry_waits_longer() {
        let health = StoreHealth::new(Arc::default());
        assert!(!health.may_try(), "nothing is wrong");
        health.note(&down(), 0);
        let mut waits = Vec::new();
        for _ in 0..7 {
            health.state().again_at = Some(Instant::now());
            assert!(health.may_try());
            assert!(!health.may_try(), "not twice at once");
            waits.push(health.state().wait.as_millis());
        }
        assert_eq!(waits, [1_000, 2_000, 4_000, 8_000, 10_000, 10_000, 10_000]);
    }

    #[test]
    fn a_store_that_works_now_and_then_is_tried_and_logged_no_more_often() {
        let health = StoreHealth::new(Arc::default());
        health.note(&down(), 0);
        let first = health.state().logged_at;
        for _ in 0..10 {
            health.note(&Ok(()), 0);
            health.note(&down(), 0);
        }
        let state = *health.state();
        assert_eq!((state.wait, state.failures), (WAIT_MAX, 11));
        assert_eq!(state.logged_at, first);
    }
}
