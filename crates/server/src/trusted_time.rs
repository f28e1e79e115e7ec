//! The time that can be trusted when something is about to be deleted for good.
//!
//! A machine's clock can be wrong: set by hand, empty after a change of battery, or corrected by a
//! time server that is wrong itself. So nobody is signed out and nothing expires because of what
//! the clock shows alone. It must agree with the steady clock, which is never set, with the last
//! sign of life in the store, and with the clocks of the other processes. After a disagreement, it
//! is believed when it is back where it belongs, or once it has run steadily for a day.

use crate::clock::Clock;
use std::ops::RangeInclusive;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::Beat;

const HOUR_MS: i64 = 3_600_000;
const DAY_MS: i64 = 24 * HOUR_MS;
/// The largest difference that counts as a correction of the clock.
const STEP_MS_MAX: i64 = HOUR_MS;
/// How long a server may have been off without raising a doubt about its clock.
const OFF_MS_MAX: i64 = DAY_MS;
/// How long a doubtful clock must run steadily to be believed.
const STEADY_MS_MIN: i64 = DAY_MS;

/// How often the clock is compared with those of the other processes before anything expires. The
/// first time, it isn't known which of them are alive.
const COMPARED_MIN: u32 = 2;

/// The reason why nothing expires at the moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pause {
    /// It isn't known yet when the store was last used, and who else uses it.
    Beginning,
    /// When the process started, the clock was far from the last sign of life in the store.
    FarFromLastUse,
    /// The clock jumped while the process ran.
    Jumped,
    /// Another process has another time.
    OthersDiffer,
}

impl Pause {
    /// Returns the reason for the log.
    pub(crate) fn reason(self) -> &'static str {
        match self {
            Pause::Beginning => "the server has just started",
            Pause::FarFromLastUse => {
                "the clock of this machine is far from the time at which the server last ran; it \
                 is believed after a day"
            }
            Pause::Jumped => {
                "the clock of this machine has jumped; it is believed when it is set back, or \
                 after a day"
            }
            Pause::OthersDiffer => "the clocks of the processes differ; set them right",
        }
    }
}

/// Compares the machine's clock with everything else that shows time.
pub(crate) struct TrustedTime {
    clock: Arc<dyn Clock>,
    state: Mutex<TrustState>,
}

/// Offsets are those of a clock from the steady one.
struct TrustState {
    /// Whether the clock has been compared with the store.
    begun: bool,
    /// How often it has been compared with the clocks of the other processes.
    compared: u32,
    /// The offset of the trusted time.
    offset_ms: i64,
    /// The steady time of the last look.
    looked_ms: i64,
    doubt: Option<Doubt>,
    others_differ: bool,
}

/// A clock that isn't believed.
struct Doubt {
    why: Pause,
    /// The offsets that would end the doubt immediately.
    home: RangeInclusive<i64>,
    /// The offset that is doubted.
    offset_ms: i64,
    /// The steady time since which it has been the same.
    since_ms: i64,
}

/// The times that the clocks show at one moment.
struct Moment {
    now_ms: i64,
    steady_ms: i64,
}

impl Moment {
    fn offset_ms(&self) -> i64 {
        self.now_ms.saturating_sub(self.steady_ms)
    }
}

fn around(offset_ms: i64) -> RangeInclusive<i64> {
    offset_ms.saturating_sub(STEP_MS_MAX)..=offset_ms.saturating_add(STEP_MS_MAX)
}

fn signed(ms: u64) -> i64 {
    i64::try_from(ms).unwrap_or(i64::MAX)
}

fn unsigned(ms: i64) -> u64 {
    u64::try_from(ms).unwrap_or(0)
}

impl TrustedTime {
    pub(crate) fn new(clock: Arc<dyn Clock>) -> TrustedTime {
        let state = TrustState {
            begun: false,
            compared: 0,
            offset_ms: 0,
            looked_ms: 0,
            doubt: None,
            others_differ: false,
        };
        TrustedTime { clock, state: Mutex::new(state) }
    }

    fn moment(&self) -> Moment {
        Moment { now_ms: signed(self.clock.now_ms()), steady_ms: signed(self.clock.steady_ms()) }
    }

    fn state(&self) -> MutexGuard<'_, TrustState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Compares the clock with the last sign of life in the store, once, before anything can
    /// expire.
    pub(crate) fn begin(&self, last_beat_ms: Option<u64>) {
        let mut state = self.state();
        let moment = self.moment();
        let offset_ms = moment.offset_ms();
        (state.begun, state.looked_ms) = (true, moment.steady_ms);
        let Some(last_ms) = last_beat_ms else {
            state.offset_ms = offset_ms;
            return;
        };
        let last_ms = signed(last_ms).saturating_sub(moment.steady_ms);
        let home = last_ms.saturating_sub(STEP_MS_MAX)..=last_ms.saturating_add(OFF_MS_MAX);
        if home.contains(&offset_ms) {
            state.offset_ms = offset_ms;
        } else {
            state.offset_ms = last_ms;
            let (why, since_ms) = (Pause::FarFromLastUse, moment.steady_ms);
            state.doubt = Some(Doubt { why, home, offset_ms, since_ms });
        }
    }

    /// Notes the signs of life of the other processes that are alive.
    pub(crate) fn compare<'b>(&self, others: impl IntoIterator<Item = &'b Beat>) {
        let (mut state, moment) = self.look();
        let near = around(moment.now_ms);
        state.compared = state.compared.saturating_add(1);
        state.others_differ = others.into_iter().any(|other| {
            let clock_ms = signed(other.clock_ms);
            // A process that doubts its own clock is no witness.
            let is_sure = around(clock_ms).contains(&signed(other.beat_ms));
            is_sure && !near.contains(&clock_ms)
        });
    }

    /// Reads the clocks, and follows them as far as they can be believed.
    fn look(&self) -> (MutexGuard<'_, TrustState>, Moment) {
        let mut state = self.state();
        let moment = self.moment();
        if state.begun {
            state.follow(&moment);
        }
        (state, moment)
    }

    /// Returns the time of the steady clock.
    pub(crate) fn steady_ms(&self) -> u64 {
        self.clock.steady_ms()
    }

    /// Returns a time that has certainly come: to decide that something is over.
    pub(crate) fn certain_ms(&self) -> u64 {
        let (state, moment) = self.look();
        if !state.begun {
            return 0;
        }
        unsigned(moment.now_ms.min(state.offset_ms.saturating_add(moment.steady_ms)))
    }

    /// Returns the latest time that it may be: to note when something was last used.
    pub(crate) fn latest_ms(&self) -> u64 {
        let (state, moment) = self.look();
        if !state.begun {
            return unsigned(moment.now_ms);
        }
        unsigned(moment.now_ms.max(state.offset_ms.saturating_add(moment.steady_ms)))
    }

    /// Returns the reason why nothing may expire now, if there is one.
    pub(crate) fn pause(&self) -> Option<Pause> {
        let (state, _) = self.look();
        if !state.begun || state.compared < COMPARED_MIN {
            return Some(Pause::Beginning);
        }
        let doubt = state.doubt.as_ref().map(|doubt| doubt.why);
        doubt.or(state.others_differ.then_some(Pause::OthersDiffer))
    }
}

impl TrustState {
    fn follow(&mut self, moment: &Moment) {
        let offset_ms = moment.offset_ms();
        let passed_ms = moment.steady_ms.saturating_sub(self.looked_ms).max(0);
        self.looked_ms = self.looked_ms.max(moment.steady_ms);
        match &mut self.doubt {
            None if around(self.offset_ms).contains(&offset_ms) => {}
            None => {
                let home = around(self.offset_ms);
                let (why, since_ms) = (Pause::Jumped, moment.steady_ms);
                self.doubt = Some(Doubt { why, home, offset_ms, since_ms });
            }
            Some(doubt) => {
                let steady_ms = moment.steady_ms.saturating_sub(doubt.since_ms);
                let is_home = doubt.home.contains(&offset_ms);
                if !is_home && !around(doubt.offset_ms).contains(&offset_ms) {
                    (doubt.offset_ms, doubt.since_ms) = (offset_ms, moment.steady_ms);
                } else if is_home || steady_ms >= STEADY_MS_MIN && !self.others_differ {
                    (self.doubt, self.offset_ms) = (None, offset_ms);
                }
            }
        }
        // The trusted time follows corrections, and a doubtful clock too, but no faster than time
        // passes. So a server that is restarted every day catches up in the end.
        let lag_ms = offset_ms.saturating_sub(self.offset_ms);
        self.offset_ms = self.offset_ms.saturating_add(lag_ms.clamp(-passed_ms, passed_ms));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicI64, Ordering};

    const T0_MS: i64 = 1_800_000_000_000;

    /// A clock with an offset that tests set.
    struct Set {
        steady_ms: AtomicI64,
        offset_ms: AtomicI64,
    }

    impl Clock for Set {
        fn now_ms(&self) -> u64 {
            unsigned(self.offset_ms.load(Ordering::SeqCst)) + self.steady_ms()
        }

        fn steady_ms(&self) -> u64 {
            unsigned(self.steady_ms.load(Ordering::SeqCst))
        }
    }

    /// A clock, and the time that is trusted.
    struct Trial {
        clock: Arc<Set>,
        time: TrustedTime,
    }

    impl Trial {
        /// Begins this long after the last sign of life in the store.
        fn begun(since_ms: Option<i64>) -> Trial {
            let steady_ms = AtomicI64::new(0);
            let clock = Arc::new(Set { steady_ms, offset_ms: AtomicI64::new(T0_MS) });
            let time = TrustedTime::new(clock.clone());
            assert_eq!((time.pause(), time.certain_ms()), (Some(Pause::Beginning), 0));
            time.begin(since_ms.map(|ms| unsigned(T0_MS - ms)));
            for _ in 0..COMPARED_MIN {
                time.compare([]);
            }
            Trial { clock, time }
        }

        fn jump(&self, ms: i64) -> Option<Pause> {
            self.clock.offset_ms.fetch_add(ms, Ordering::SeqCst);
            self.time.pause()
        }

        /// Lets time pass, while the clock is looked at every minute.
        fn pass(&self, ms: i64) -> Option<Pause> {
            for _ in 0..ms / 60_000 {
                self.clock.steady_ms.fetch_add(60_000, Ordering::SeqCst);
                self.time.pause();
            }
            self.clock.steady_ms.fetch_add(ms % 60_000, Ordering::SeqCst);
            self.time.pause()
        }

        fn steady_ms(&self) -> u64 {
            unsigned(T0_MS) + self.time.steady_ms()
        }
    }

    #[test]
    fn a_clock_that_runs_well_is_trusted() {
        for since_ms in [None, Some(0), Some(DAY_MS), Some(-HOUR_MS)] {
            let trial = Trial::begun(since_ms);
            assert_eq!(trial.pass(90 * DAY_MS), None);
            assert_eq!(trial.time.certain_ms(), trial.steady_ms());
            assert_eq!(trial.time.latest_ms(), trial.steady_ms());
        }
    }

    #[test]
    fn a_clock_that_is_far_ahead_for_a_moment_moves_no_time() {
        let trial = Trial::begun(None);
        assert_eq!(trial.jump(1_000 * DAY_MS), Some(Pause::Jumped));
        assert_eq!(trial.pass(14_000), Some(Pause::Jumped));
        // Even where it follows, it follows no faster than time passes.
        assert!(trial.time.certain_ms() <= trial.steady_ms() + 14_000);
        assert_eq!(trial.jump(-1_000 * DAY_MS), None, "it is back");
        assert_eq!(trial.time.certain_ms(), trial.steady_ms());
    }

    #[test]
    fn a_clock_that_stays_where_it_jumped_is_believed_after_a_day() {
        for jump_ms in [91 * DAY_MS, 2 * HOUR_MS, -2 * HOUR_MS, -91 * DAY_MS] {
            let trial = Trial::begun(None);
            assert_eq!(trial.jump(jump_ms), Some(Pause::Jumped));
            assert_eq!(trial.pass(DAY_MS - 1), Some(Pause::Jumped), "{jump_ms}");
            // Whatever the clock shows, what is certain is never later, and what is noted never
            // earlier.
            assert!(trial.time.certain_ms() <= trial.clock.now_ms());
            assert!(trial.time.latest_ms() >= trial.clock.now_ms());
            assert_eq!(trial.pass(1), None, "{jump_ms}");
            assert_eq!(trial.time.certain_ms(), trial.clock.now_ms());
        }
    }

    #[test]
    fn a_clock_that_keeps_jumping_is_never_believed() {
        let trial = Trial::begun(None);
        for _ in 0..10 {
            trial.jump(30 * DAY_MS);
            assert_eq!(trial.pass(20 * HOUR_MS), Some(Pause::Jumped));
        }
    }

    #[test]
    fn corrections_are_followed_but_not_one_after_the_other() {
        let trial = Trial::begun(None);
        for _ in 0..100 {
            assert_eq!(trial.jump(HOUR_MS / 2), None);
            assert_eq!(trial.pass(HOUR_MS), None);
        }
        assert_eq!(trial.time.certain_ms(), trial.clock.now_ms());
        assert_eq!(trial.jump(HOUR_MS / 2), None);
        assert_eq!(trial.jump(HOUR_MS), Some(Pause::Jumped));
    }

    #[test]
    fn a_clock_far_from_the_last_sign_of_life_is_believed_after_a_day() {
        for since_ms in [30 * DAY_MS, 1_000 * DAY_MS, -2 * HOUR_MS, -1_000 * DAY_MS] {
            let trial = Trial::begun(Some(since_ms));
            assert_eq!(trial.time.pause(), Some(Pause::FarFromLastUse));
            let last_ms = unsigned(T0_MS - since_ms);
            assert_eq!(trial.time.certain_ms(), last_ms.min(unsigned(T0_MS)));
            assert_eq!(trial.pass(DAY_MS - 1), Some(Pause::FarFromLastUse));
            assert_eq!(trial.pass(1), None);
        }
    }

    #[test]
    fn a_clock_that_is_set_right_after_the_start_is_believed_immediately() {
        // Without a battery, a clock begins far in the past, until a time server has answered.
        let trial = Trial::begun(Some(-1_000 * DAY_MS));
        assert_eq!(trial.time.pause(), Some(Pause::FarFromLastUse));
        trial.pass(30_000);
        assert_eq!(trial.jump(1_000 * DAY_MS + 10 * HOUR_MS), None);
    }

    #[test]
    fn a_process_whose_clock_differs_from_the_others_expires_nothing() {
        let trial = Trial::begun(None);
        let at = |beat_ms, clock_ms| Beat { process: 1, beat_ms, clock_ms };
        let now_ms = unsigned(T0_MS);
        let future_ms = unsigned(T0_MS + 1_000 * DAY_MS);
        trial.time.compare(&[at(now_ms, now_ms)]);
        assert_eq!(trial.time.pause(), None);
        trial.time.compare(&[at(future_ms, future_ms)]);
        assert_eq!(trial.time.pause(), Some(Pause::OthersDiffer));
        // A process that doubts its own clock stops nobody.
        trial.time.compare(&[at(now_ms, future_ms)]);
        assert_eq!(trial.time.pause(), None);
        // Who differs from the others isn't believed, however long.
        trial.jump(1_000 * DAY_MS);
        trial.time.compare(&[at(now_ms, now_ms)]);
        assert_eq!(trial.pass(3 * DAY_MS), Some(Pause::Jumped));
    }
}
