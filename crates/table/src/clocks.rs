//! The running clocks: what each seat has left, and who is thinking since when.

use crate::calendar::Calendar;
use crate::options::Clock;
use kernel::Seat;

/// What a person with a spent bank has at least after coming back to a seat, or after the table
/// agreed to an undo. Without it the seat would be lost again at once.
pub const GRACE_MS: u64 = 30_000;

/// What each seat has left. Where no clock runs, all this is kept and means nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Clocks {
    clock: Clock,
    calendar: Calendar,
    left_ms: Vec<u64>,
    running: Option<Seat>,
    since_ms: u64,
    /// What the present question has cost the seat that it was put to.
    spent_ms: u64,
}

impl Clocks {
    pub(crate) fn new(clock: Clock, calendar: Calendar, seats: usize, now_ms: u64) -> Clocks {
        let left_ms = vec![clock.allowance_ms().unwrap_or(0); seats];
        Clocks { clock, calendar, left_ms, running: None, since_ms: now_ms, spent_ms: 0 }
    }

    /// Takes the time until now from whoever was thinking. A clock that jumped back takes nothing.
    pub(crate) fn charge(&mut self, now_ms: u64) {
        if let Some(seat) = self.running {
            let left = self.left_ms(seat, now_ms);
            self.spent_ms += self.left_ms[seat.index()] - left;
            self.left_ms[seat.index()] = left;
        }
        self.since_ms = now_ms;
    }

    /// Takes only the time until `from_ms`: afterwards the host was away.
    pub(crate) fn charge_until(&mut self, from_ms: u64, now_ms: u64) {
        self.charge(from_ms.min(now_ms));
        self.since_ms = now_ms;
    }

    /// A new question is put.
    pub(crate) fn ask(&mut self) {
        self.spent_ms = 0;
    }

    /// The present question is withdrawn: whoever it was put to has thought in vain.
    pub(crate) fn refund(&mut self, seat: Seat) {
        self.left_ms[seat.index()] += self.spent_ms;
        self.spent_ms = 0;
    }

    /// Says who is thinking from now on.
    pub(crate) fn run(&mut self, seat: Option<Seat>) {
        self.running = seat;
    }

    /// What a seat has left at a moment.
    pub(crate) fn left_ms(&self, seat: Seat, now_ms: u64) -> u64 {
        let left = self.left_ms[seat.index()];
        if self.running == Some(seat) {
            left.saturating_sub(self.calendar.elapsed(self.since_ms, now_ms))
        } else {
            left
        }
    }

    /// When the time of whoever is thinking runs out.
    pub(crate) fn deadline_ms(&self) -> Option<u64> {
        self.clock.allowance_ms()?;
        let seat = self.running?;
        Some(self.calendar.after(self.since_ms, self.left_ms[seat.index()]))
    }

    /// Whose time has run out.
    pub(crate) fn run_out(&self, now_ms: u64) -> Option<Seat> {
        self.clock.allowance_ms()?;
        self.running.filter(|&seat| self.left_ms(seat, now_ms) == 0)
    }

    /// Gives a seat what a move brings, and says how much that was.
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

    /// Takes back what an undone move had brought: an undo gives the decision back, not the time.
    pub(crate) fn revoke(&mut self, seat: Seat, granted_ms: u64) {
        let left = &mut self.left_ms[seat.index()];
        *left = left.saturating_sub(granted_ms);
    }

    /// Gives a seat time to decide: a new allowance for the move, or a little of a spent bank.
    pub(crate) fn renew(&mut self, seat: Seat) {
        let left = &mut self.left_ms[seat.index()];
        *left = match self.clock {
            Clock::Bank { .. } => (*left).max(GRACE_MS),
            clock => clock.allowance_ms().unwrap_or(0),
        };
    }
}
