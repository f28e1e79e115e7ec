//! The clock in the form of a new table on a server.

use wire::http::ClockBody;

const SECOND_MS: u64 = 1_000;
const MINUTE_MS: u64 = 60 * SECOND_MS;

/// The kinds of clocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClockKind {
    /// No limit.
    None,
    /// A limit for each move.
    Move,
    /// A limit for the whole game.
    Bank,
    /// A number of days for each move.
    Days,
}

impl ClockKind {
    /// Returns the kinds that a table can have. A rated one has a clock, so that nobody can keep the
    /// others waiting instead of losing.
    pub fn offered(rated: bool) -> &'static [ClockKind] {
        let all = &[ClockKind::None, ClockKind::Move, ClockKind::Bank, ClockKind::Days];
        if rated { &all[1..] } else { all }
    }

    /// Returns its name in the form.
    pub fn name(self) -> &'static str {
        match self {
            ClockKind::None => "none",
            ClockKind::Move => "move",
            ClockKind::Bank => "bank",
            ClockKind::Days => "days",
        }
    }
}

/// The kind of clock, and its numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockForm {
    /// The kind.
    pub kind: ClockKind,
    /// Seconds for each move.
    pub seconds: u64,
    /// Minutes for the whole game.
    pub minutes: u64,
    /// Seconds added after each move.
    pub added: u64,
    /// Days for each move.
    pub days: u16,
    /// Whether the clock stops on Saturdays and Sundays.
    pub weekends_off: bool,
}

impl Default for ClockForm {
    fn default() -> Self {
        ClockForm {
            kind: ClockKind::None,
            seconds: 60,
            minutes: 20,
            added: 10,
            days: 3,
            weekends_off: true,
        }
    }
}

impl ClockForm {
    /// Chooses the kind with this name, if a table like this can have it.
    pub fn choose(&mut self, name: &str, rated: bool) {
        let mut offered = ClockKind::offered(rated).iter();
        self.kind = offered.find(|kind| kind.name() == name).copied().unwrap_or(self.kind);
    }

    /// Chooses a clock for a rated table if there is none yet: enough time to play calmly, and an
    /// end in sight.
    pub fn make_ratable(&mut self) {
        if self.kind == ClockKind::None {
            self.kind = ClockKind::Bank;
        }
    }

    /// Returns the clock as the server wants it.
    pub fn clock(self) -> ClockBody {
        match self.kind {
            ClockKind::None => ClockBody::None,
            ClockKind::Move => ClockBody::PerMove { ms: self.seconds * SECOND_MS },
            ClockKind::Bank => ClockBody::Bank {
                ms: self.minutes * MINUTE_MS,
                increment_ms: self.added * SECOND_MS,
            },
            ClockKind::Days => ClockBody::Days { days: self.days, weekends_off: self.weekends_off },
        }
    }
}
