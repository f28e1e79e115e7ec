//! The connection to a server: when it is there, when it is tried again, and when not.

/// The first wait before connecting again.
const WAIT_MS_MIN: u64 = 1_000;
/// The longest wait.
const WAIT_MS_MAX: u64 = 30_000;

/// How the connection stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Line {
    /// Nobody wants one.
    #[default]
    Off,
    /// A socket is being opened, or was opened and not welcomed yet.
    Connecting,
    /// The server has said welcome.
    Open,
    /// The connection was lost and is tried again at this moment.
    Waiting {
        /// Milliseconds since 1970.
        until_ms: u64,
    },
    /// The server speaks another version: only loading the page anew helps.
    Outdated,
}

/// The connection to a server.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Connection {
    line: Line,
    /// How often connecting has failed since it last succeeded.
    failures: u32,
}

impl Connection {
    /// How it stands.
    pub fn line(&self) -> Line {
        self.line
    }

    /// Whether messages can be sent.
    pub fn is_open(&self) -> bool {
        self.line == Line::Open
    }

    /// Somebody wants a connection. Says whether a socket is to be opened now.
    pub fn want(&mut self) -> bool {
        let begins = self.line == Line::Off;
        if begins {
            self.line = Line::Connecting;
        }
        begins
    }

    /// Nobody wants one any more.
    pub fn leave(&mut self) {
        *self = Connection::default();
    }

    /// The server has said welcome.
    pub fn welcomed(&mut self) {
        if self.line == Line::Connecting {
            *self = Connection { line: Line::Open, failures: 0 };
        }
    }

    /// The server refuses this version of the messages.
    pub fn outdated(&mut self) {
        self.line = Line::Outdated;
    }

    /// The socket is closed. It is tried again after a while, each time twice as long, and a little
    /// more or less by `chance` (below 256), so that not all come back in the same moment.
    pub fn lost(&mut self, now_ms: u64, chance: u8) {
        if matches!(self.line, Line::Off | Line::Outdated) {
            return;
        }
        let doubled = WAIT_MS_MIN.saturating_mul(1 << self.failures.min(10));
        let wait_ms = doubled.min(WAIT_MS_MAX);
        let spread_ms = wait_ms / 2 * u64::from(chance) / 256;
        self.failures += 1;
        self.line = Line::Waiting { until_ms: now_ms + wait_ms * 3 / 4 + spread_ms };
    }

    /// Says whether a socket is to be opened now, because the wait is over.
    pub fn due(&mut self, now_ms: u64) -> bool {
        let due = matches!(self.line, Line::Waiting { until_ms } if until_ms <= now_ms);
        if due {
            self.line = Line::Connecting;
        }
        due
    }

    /// The network is back, or somebody looks at the page again: no further wait. Says whether a
    /// socket is to be opened now.
    pub fn hurry(&mut self) -> bool {
        let waits = matches!(self.line, Line::Waiting { .. });
        if waits {
            self.line = Line::Connecting;
        }
        waits
    }
}
