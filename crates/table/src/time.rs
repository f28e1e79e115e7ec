//! The effects of time on a table: what is due now, and when to check again.

use crate::effect::Phase;
use crate::log_event::LogEvent;
use crate::presence::Presence;
use crate::state::State;
use kernel::{Game, Seat};

/// The threshold at which a clock behind the last line counts as having jumped back. Smaller
/// differences are normal clock jitter and need no log line.
const JUMP_MS: u64 = 1_000;

impl<G: Game> State<G> {
    /// Returns the next consequence of time, if it is due.
    pub(crate) fn due(&self, presence: &Presence, now_ms: u64) -> Option<LogEvent<G>> {
        let passed = |moment: &u64| *moment <= now_ms;
        let times_run = self.phase == Phase::Playing || self.vote.is_some();
        if times_run && now_ms + JUMP_MS < self.last_ms() {
            return Some(LogEvent::Clock);
        }
        if self.vote_until().as_ref().is_some_and(passed) {
            return Some(LogEvent::Lapse);
        }
        if self.paused_until_ms().as_ref().is_some_and(passed) {
            return Some(LogEvent::Resume);
        }
        if let Some(seat) = self.clocks.run_out(now_ms) {
            return Some(LogEvent::TimeOut { seat });
        }
        let (seat, until_ms) = self.awaited(presence)?;
        passed(&until_ms).then_some(LogEvent::Away { seat })
    }

    fn vote_until(&self) -> Option<u64> {
        self.vote.as_ref().map(|vote| self.vote_until_ms(vote))
    }

    /// Returns the moment at which something will be due.
    pub(crate) fn wake_ms(&self, presence: &Presence) -> Option<u64> {
        let moments = [
            self.vote_until(),
            self.paused_until_ms(),
            self.clocks.deadline_ms(),
            self.away_until_ms(presence),
        ];
        moments.into_iter().flatten().min()
    }

    /// Returns the moment at which a bot takes the deciding seat, unless its person comes back.
    pub(crate) fn away_until_ms(&self, presence: &Presence) -> Option<u64> {
        self.awaited(presence).map(|(_, until_ms)| until_ms)
    }

    /// Returns the seat of the absent person that everyone waits for, and the end of the wait.
    ///
    /// A person who does something else while others play isn't really absent, so the wait begins
    /// with the person's turn.
    fn awaited(&self, presence: &Presence) -> Option<(Seat, u64)> {
        let patience_ms = self.opening.options.away_ms?;
        let seat = self.deciding().filter(|_| self.paused_ms.is_none())?;
        let since_ms = presence.away_since_ms(self.occupant(seat).decides()?)?;
        Some((seat, since_ms.max(self.asked_ms) + patience_ms))
    }
}
