//! The running clocks: the time left for each seat, and the seat that is thinking.

use crate::calendar::Calendar;
use crate::options::Clock;
use kernel::Seat;

/// The minimum time of a person with an empty bank after coming back to a seat, or after an agreed
/// undo. Without it the seat would be lost again immediately.
pub const GRACE_MS: u64 = 30_000;

/// The time left for each seat. Without a clock, this is stored but has no meaning.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Clocks {
    clock: Clock,
    calendar: Calendar,
    left_ms: Vec<u64>,
    running: Option<Seat>,
    since_ms: u64,
    /// The time that the current question has cost the seat so far.
    spent_ms: u64,
}

impl Clocks {
    pub(crate) fn new(clock: Clock, calendar: Calendar, seats: usize, now_ms: u64) -> Clocks {
        let left_ms = vec![clock.allowance_ms().unwrap_or(0); seats];
        Clocks { clock, calendar, left_ms, running: None, since_ms: now_ms, spent_ms: 0 }
    }

    /// Charges the thinking player for the time so far. A clock that jumped back charges nothing.
    pub(crate) fn charge(&mut self, now_ms: u64) {
        if let Some(seat) = self.running {
            let left = self.left_ms(seat, now_ms);
            self.spent_ms += self.left_ms[seat.index()] - left;
            self.left_ms[seat.index()] = left;
        }
        self.since_ms = now_ms;
    }

    /// Charges only the time until `from_ms`, since the host was away after that.
    pub(crate) fn charge_until(&mut self, from_ms: u64, now_ms: u64) {
        self.charge(from_ms.min(now_ms));
        self.since_ms = now_ms;
    }

    /// Starts a new question.
    pub(crate) fn ask(&mut self) {
        self.spent_ms = 0;
    }

    /// Refunds the current question because it is withdrawn.
    pub(crate) fn refund(&mut self, seat: Seat) {
        self.left_ms[seat.index()] += self.spent_ms;
        self.spent_ms = 0;
    }

    /// Sets the seat that is thinking from now on.
    pub(crate) fn run(&mut self, seat: Option<Seat>) {
        self.running = seat;
    }

    /// Returns the time left for a seat at a moment.
    pub(crate) fn left_ms(&self, seat: Seat, now_ms: u64) -> u64 {
        let left = self.left_ms[seat.index()];
        if self.running == Some(seat) {
            left.saturating_sub(self.calendar.elapsed(self.since_ms, now_ms))
        } else {
            left
        }
    }

    /// Returns the moment at which the thinking player's time runs out.
    pub(crate) fn deadline_ms(&self) -> Option<u64> {
        self.clock.allowance_ms()?;
        let seat = self.running?;
        Some(self.calendar.after(self.since_ms, self.left_ms[seat.index()]))
    }

    /// Returns the seat whose time has run out.
    pub(crate) fn run_out(&self, now_ms: u64) -> Option<Seat> {
        self.clock.allowance_ms()?;
        self.running.filter(|&seat| self.left_ms(seat, now_ms) == 0)
    }

    /// Adds the time that a move earns to a seat's clock, and returns it.
    pub(crate) fn grant(&mut self, seat: Seat) -> u64 {
        let left = &mut self.left_ms[seat.index()];
        let granted = match self.clock {
            Clock::None => 0,
            Clock::Bank { increment_ms, .. } => increment_ms,
            Clock::PerMove { .. } | Clock::Days { .. } => {
                self.clock.allowance_ms().unwrap_or(0).saturating_sub(*left)
            }
        };
        *left += granted;
        granted
    }

    /// Takes back the time that an undone move had earned: an undo gives back the decision, not the
    /// time.
    pub(crate) fn revoke(&mut self, seat: Seat, granted_ms: u64) {
        let left = &mut self.left_ms[seat.index()];
        *left = left.saturating_sub(granted_ms);
    }

    /// Renews a seat's time to decide: a new allowance for the move, or a little for an empty bank.
    pub(crate) fn renew(&mut self, seat: Seat) {
        let left = &mut self.left_ms[seat.index()];
        *left = match self.clock {
            Clock::Bank { .. } => (*left).max(GRACE_MS),
            clock => clock.allowance_ms().unwrap_or(0),
        };
    }
}
