//! A clock that notices jumps of the machine's clock, for example when it is set or after the
//! machine has slept, and that this process was stopped. Time in which nobody could play doesn't
//! count as anyone's thinking time.

use crate::clock::Clock;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// The shortest jump ahead that matters. Clocks are corrected all the time, and shorter steps cost
/// no player much.
const AHEAD_MS_MIN: i64 = 15_000;
/// The shortest jump back that makes us check the tables.
const BACK_MS_MIN: i64 = 1_000;
/// The shortest time in which nothing was served that matters. A shorter one is an ordinary restart
/// of one process among others, a busy machine, or a slow disk.
pub(crate) const UNSERVED_MS_MIN: u64 = 15_000;
/// The number of gaps that are remembered for tables that haven't been checked since.
const KEPT_MAX: usize = 64;

/// A period that did not pass here, or in which nothing was served.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Gap {
    pub(crate) from_ms: u64,
    pub(crate) until_ms: u64,
}

/// A clock that notices jumps.
pub(crate) struct CheckedClock {
    clock: Arc<dyn Clock>,
    /// The offset of the clock from the steady one when they were last compared.
    ahead_ms: AtomicI64,
    began: Instant,
    /// How long after `began` the clock was last read. The timers read it all the time, so a long
    /// pause means that this process was stopped.
    read_ms: AtomicU64,
    /// The number of jumps and gaps so far.
    count: AtomicU64,
    /// The latest gaps, numbered from 1.
    gaps: Mutex<Vec<(u64, Gap)>>,
}

impl CheckedClock {
    pub(crate) fn new(clock: Arc<dyn Clock>) -> CheckedClock {
        let ahead_ms = clock.now_ms().wrapping_sub(clock.steady_ms()) as i64;
        CheckedClock {
            clock,
            ahead_ms: AtomicI64::new(ahead_ms),
            began: Instant::now(),
            read_ms: AtomicU64::new(0),
            count: AtomicU64::new(0),
            gaps: Mutex::default(),
        }
    }

    fn gaps(&self) -> MutexGuard<'_, Vec<(u64, Gap)>> {
        self.gaps.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the current time.
    pub(crate) fn now_ms(&self) -> u64 {
        self.notice_stop(self.began.elapsed().as_millis() as u64);
        let now_ms = self.clock.now_ms();
        let steady_ms = self.clock.steady_ms();
        let ahead_ms = now_ms.wrapping_sub(steady_ms) as i64;
        let before_ms = self.ahead_ms.load(Ordering::Acquire);
        let step_ms = ahead_ms.saturating_sub(before_ms);
        if (-BACK_MS_MIN..AHEAD_MS_MIN).contains(&step_ms) {
            // Follow small steps, so that they never add up to a jump.
            if step_ms != 0 {
                let _ = self.swap(before_ms, ahead_ms);
            }
            return now_ms;
        }
        let mut gaps = self.gaps();
        // Read both clocks again: the thread may have slept between the two calls.
        let now_ms = self.clock.now_ms();
        let steady_ms = self.clock.steady_ms();
        let ahead_ms = now_ms.wrapping_sub(steady_ms) as i64;
        let before_ms = self.ahead_ms.load(Ordering::Acquire);
        let step_ms = ahead_ms.saturating_sub(before_ms);
        if (-BACK_MS_MIN..AHEAD_MS_MIN).contains(&step_ms) {
            return now_ms;
        }
        if self.swap(before_ms, ahead_ms) {
            let from_ms = now_ms.saturating_sub(step_ms.unsigned_abs());
            self.note(&mut gaps, (step_ms > 0).then_some(Gap { from_ms, until_ms: now_ms }));
            tracing::warn!(step_ms, "the clock of this machine has jumped");
        }
        now_ms
    }

    /// Counts a jump or a gap.
    fn note(&self, gaps: &mut Vec<(u64, Gap)>, gap: Option<Gap>) {
        let number = self.count.load(Ordering::Acquire) + 1;
        if let Some(gap) = gap {
            gaps.push((number, gap));
            let surplus = gaps.len().saturating_sub(KEPT_MAX);
            gaps.drain(..surplus);
        }
        // A reader that sees this count finds the gap in the list.
        self.count.store(number, Ordering::Release);
    }

    /// Checks whether this process was stopped since the clock was last read.
    fn notice_stop(&self, awake_ms: u64) {
        let stopped_ms = || awake_ms.saturating_sub(self.read_ms.load(Ordering::Acquire));
        if stopped_ms() < UNSERVED_MS_MIN {
            self.read_ms.fetch_max(awake_ms, Ordering::AcqRel);
            return;
        }
        // Others who read the clock now wait until the gap is known.
        let mut gaps = self.gaps();
        let stopped_ms = stopped_ms();
        if stopped_ms >= UNSERVED_MS_MIN {
            let until_ms = self.clock.now_ms();
            let from_ms = until_ms.saturating_sub(stopped_ms);
            self.note(&mut gaps, Some(Gap { from_ms, until_ms }));
            self.read_ms.fetch_max(awake_ms, Ordering::AcqRel);
            tracing::warn!(stopped_ms, "this process was stopped for a while");
        }
    }

    /// Notes that nothing was served since this moment, if that is long ago.
    pub(crate) fn unserved_since(&self, from_ms: u64) {
        let until_ms = self.now_ms();
        if from_ms.saturating_add(UNSERVED_MS_MIN) <= until_ms {
            self.note(&mut self.gaps(), Some(Gap { from_ms, until_ms }));
        }
    }

    fn swap(&self, before_ms: i64, ahead_ms: i64) -> bool {
        let swapped = self.ahead_ms.compare_exchange(
            before_ms,
            ahead_ms,
            Ordering::AcqRel,
            Ordering::Acquire,
        );
        swapped.is_ok()
    }

    /// Returns the number of jumps and gaps so far.
    pub(crate) fn count(&self) -> u64 {
        self.count.load(Ordering::Acquire)
    }

    /// Returns the start of the first gap after the first `seen` jumps and gaps; `None` if there was
    /// none.
    pub(crate) fn gap_after(&self, seen: u64) -> Option<u64> {
        if self.count() == seen {
            return None;
        }
        let gaps = self.gaps();
        gaps.iter().find(|(number, _)| *number > seen).map(|(_, gap)| gap.from_ms)
    }

    /// Returns the start of the first gap for a table that last changed at this moment.
    pub(crate) fn gap_since(&self, changed_ms: u64) -> Option<u64> {
        let gaps = self.gaps();
        let unpaid = gaps.iter().find(|(_, gap)| changed_ms < gap.until_ms);
        unpaid.map(|(_, gap)| gap.from_ms.max(changed_ms))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Default)]
    struct Set {
        now_ms: AtomicU64,
        steady_ms: AtomicU64,
    }

    impl Clock for Set {
        fn now_ms(&self) -> u64 {
            self.now_ms.load(Ordering::SeqCst)
        }

        fn steady_ms(&self) -> u64 {
            self.steady_ms.load(Ordering::SeqCst)
        }
    }

    impl Set {
        fn pass(&self, ms: u64) {
            self.now_ms.fetch_add(ms, Ordering::SeqCst);
            self.steady_ms.fetch_add(ms, Ordering::SeqCst);
        }
    }

    fn watched() -> (Arc<Set>, CheckedClock) {
        let clock = Arc::new(Set { now_ms: AtomicU64::new(1_000_000), ..Set::default() });
        let checked = CheckedClock::new(clock.clone());
        (clock, checked)
    }

    #[test]
    fn time_that_passes_is_no_jump_however_long_nobody_looked() {
        let (clock, checked) = watched();
        clock.pass(86_400_000);
        assert_eq!(checked.now_ms(), 87_400_000);
        assert_eq!((checked.count(), checked.gap_after(0)), (0, None));
    }

    #[test]
    fn a_clock_set_ahead_leaves_a_gap_for_viewers_who_have_not_seen_it() {
        let (clock, checked) = watched();
        clock.pass(5_000);
        clock.now_ms.fetch_add(3_600_000, Ordering::SeqCst);
        assert_eq!(checked.now_ms(), 4_605_000);
        assert_eq!(checked.count(), 1);
        assert_eq!(checked.gap_after(0), Some(1_005_000));
        assert_eq!(checked.gap_after(1), None);
        assert_eq!(checked.gap_since(1_001_000), Some(1_005_000));
        assert_eq!(checked.gap_since(1_006_000), Some(1_006_000), "changed in a gap");
        assert_eq!(checked.gap_since(4_605_000), None);
    }

    #[test]
    fn a_clock_set_back_is_a_jump_without_a_gap() {
        let (clock, checked) = watched();
        clock.now_ms.fetch_sub(900_000, Ordering::SeqCst);
        assert_eq!(checked.now_ms(), 100_000);
        assert_eq!((checked.count(), checked.gap_after(0)), (1, None));
    }

    #[test]
    fn small_steps_never_add_up_to_a_jump() {
        let (clock, checked) = watched();
        for _ in 0..100 {
            clock.now_ms.fetch_add(14_000, Ordering::SeqCst);
            checked.now_ms();
        }
        for _ in 0..100 {
            clock.now_ms.fetch_sub(900, Ordering::SeqCst);
            checked.now_ms();
        }
        assert_eq!(checked.count(), 0);
    }

    #[test]
    fn a_process_that_was_stopped_leaves_a_gap_and_one_that_nobody_asked_for_a_while_does_not() {
        let (clock, checked) = watched();
        clock.pass(2 * UNSERVED_MS_MIN);
        checked.notice_stop(UNSERVED_MS_MIN - 1);
        assert_eq!((checked.count(), checked.gap_after(0)), (0, None));
        checked.notice_stop(2 * UNSERVED_MS_MIN);
        let from_ms = clock.now_ms() - UNSERVED_MS_MIN - 1;
        assert_eq!((checked.count(), checked.gap_after(0)), (1, Some(from_ms)));
        // It is noticed once.
        checked.notice_stop(2 * UNSERVED_MS_MIN);
        assert_eq!(checked.count(), 1);
    }

    #[test]
    fn a_long_outage_of_the_store_leaves_a_gap() {
        let (clock, checked) = watched();
        let from_ms = clock.now_ms();
        clock.pass(UNSERVED_MS_MIN - 1);
        checked.unserved_since(from_ms);
        assert_eq!(checked.count(), 0);
        clock.pass(1);
        checked.unserved_since(from_ms);
        assert_eq!((checked.count(), checked.gap_after(0)), (1, Some(from_ms)));
    }

    #[test]
    fn gaps_are_kept_in_bounded_memory() {
        let (clock, checked) = watched();
        for _ in 0..3 * KEPT_MAX {
            clock.now_ms.fetch_add(60_000, Ordering::SeqCst);
            checked.now_ms();
        }
        assert_eq!(checked.count(), 3 * KEPT_MAX as u64);
        assert_eq!(checked.gaps.lock().unwrap().len(), KEPT_MAX);
    }
}
