//! The connection to a server: when it is there, when it is tried again, and when not.

/// The first wait before connecting again.
const WAIT_MS_MIN: u64 = 1_000;
/// The longest wait.
const WAIT_MS_MAX: u64 = 30_000;
/// After so long without a word the server is asked whether it is there.
const SILENT_MS: u64 = 20_000;
/// So long it may take to answer, or to let somebody in.
const ANSWER_MS: u64 = 8_000;

/// How the connection stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ConnectionState {
    /// Nobody wants one.
    #[default]
    Off,
    /// A socket is being opened for the first time, or was opened and not welcomed yet.
    Connecting,
    /// The server has said welcome.
    Open,
    /// The connection was lost and is tried again at this moment, or since.
    Waiting {
        /// Milliseconds since 1970.
        until_ms: u64,
    },
    /// The server speaks another version: only loading the page anew helps.
    Outdated,
}

/// What is to be done about the connection now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Upkeep {
    /// Nothing.
    Nothing,
    /// A socket is to be opened: the wait is over.
    Connect,
    /// The server is to be asked whether it is there: it has said nothing for long.
    Ask,
    /// The socket is to be given up: no answer has come.
    GiveUp,
}

/// The connection to a server.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Connection {
    state: ConnectionState,
    /// How often connecting has failed since it last succeeded.
    failures: u32,
    /// When the server last said something.
    heard_ms: u64,
    /// Since when an answer is owed.
    asked_ms: Option<u64>,
}

impl Connection {
    /// How it stands.
    pub fn state(&self) -> ConnectionState {
        self.state
    }

    /// Whether messages can be sent.
    pub fn is_open(&self) -> bool {
        self.state == ConnectionState::Open
    }

    /// Somebody wants a connection. Says whether a socket is to be opened now.
    pub fn want(&mut self, now_ms: u64) -> bool {
        let begins = self.state == ConnectionState::Off;
        if begins {
            self.state = ConnectionState::Connecting;
            self.asked_ms = Some(now_ms);
        }
        begins
    }

    /// Nobody wants one any more.
    pub fn leave(&mut self) {
        *self = Connection::default();
    }

    /// The server has said welcome.
    pub fn welcomed(&mut self, now_ms: u64) {
        if matches!(self.state, ConnectionState::Connecting | ConnectionState::Waiting { .. }) {
            *self = Connection {
                state: ConnectionState::Open,
                heard_ms: now_ms,
                ..Connection::default()
            };
        }
    }

    /// The server has said something: it is there.
    pub fn heard(&mut self, now_ms: u64) {
        self.heard_ms = now_ms;
        self.asked_ms = None;
    }

    /// Something was sent that must be answered.
    pub fn asked(&mut self, now_ms: u64) {
        self.asked_ms.get_or_insert(now_ms);
    }

    /// The server refuses this version of the messages.
    pub fn outdated(&mut self) {
        self.state = ConnectionState::Outdated;
    }

    /// The socket is closed. It is tried again after a while, each time twice as long, and a little
    /// more or less by `chance` (below 256), so that not all come back in the same moment.
    pub fn lost(&mut self, now_ms: u64, chance: u8) {
        if matches!(self.state, ConnectionState::Off | ConnectionState::Outdated) {
            return;
        }
        let doubled = WAIT_MS_MIN.saturating_mul(1 << self.failures.min(10));
        let wait_ms = doubled.min(WAIT_MS_MAX);
        let spread_ms = wait_ms / 2 * u64::from(chance) / 256;
        self.failures += 1;
        self.asked_ms = None;
        self.state = ConnectionState::Waiting { until_ms: now_ms + wait_ms * 3 / 4 + spread_ms };
    }

    /// What is to be done now. To be asked every now and then.
    pub fn look(&mut self, now_ms: u64) -> Upkeep {
        let overdue = self.asked_ms.is_some_and(|asked_ms| asked_ms + ANSWER_MS <= now_ms);
        match self.state {
            ConnectionState::Off | ConnectionState::Outdated => Upkeep::Nothing,
            _ if overdue => Upkeep::GiveUp,
            ConnectionState::Waiting { until_ms }
                if self.asked_ms.is_none() && until_ms <= now_ms =>
            {
                self.asked_ms = Some(now_ms);
                Upkeep::Connect
            }
            ConnectionState::Open
                if self.asked_ms.is_none() && self.heard_ms + SILENT_MS <= now_ms =>
            {
                self.asked_ms = Some(now_ms);
                Upkeep::Ask
            }
            _ => Upkeep::Nothing,
        }
    }

    /// The network has come or gone, or somebody looks at the page again: no further wait, and an
    /// open connection is doubted.
    pub fn hurry(&mut self, now_ms: u64) -> Upkeep {
        match self.state {
            ConnectionState::Waiting { ref mut until_ms } => *until_ms = now_ms,
            _ => self.heard_ms = 0,
        }
        self.look(now_ms)
    }
}
