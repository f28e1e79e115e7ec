//! The connection to a server, with its retries and timeouts.

/// The first delay before reconnecting.
const WAIT_MS_MIN: u64 = 1_000;
/// The longest delay.
const WAIT_MS_MAX: u64 = 30_000;
/// The time without a message after which the server is pinged.
const SILENT_MS: u64 = 20_000;
/// The timeout for an answer or a welcome.
const ANSWER_MS: u64 = 8_000;

/// The state of the connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ConnectionState {
    /// No connection is wanted.
    #[default]
    Off,
    /// A socket is being opened for the first time, or is open but not welcomed yet.
    Connecting,
    /// The server has sent its welcome.
    Open,
    /// The connection was lost. It is or was retried at this time.
    Waiting {
        /// Milliseconds since 1970.
        until_ms: u64,
    },
    /// The server speaks another version. Only reloading the page helps.
    Outdated,
}

/// The action that the connection needs now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Upkeep {
    /// Nothing.
    Nothing,
    /// Open a socket: the delay is over.
    Connect,
    /// Ping the server: it has been silent for too long.
    Ask,
    /// Close the socket: no answer has come.
    GiveUp,
}

/// The connection to a server.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Connection {
    state: ConnectionState,
    /// The number of failed attempts since the last success.
    failures: u32,
    /// The time of the server's last message.
    heard_ms: u64,
    /// The time of the oldest unanswered message.
    asked_ms: Option<u64>,
}

impl Connection {
    /// Returns the state.
    pub fn state(&self) -> ConnectionState {
        self.state
    }

    /// Returns `true` if messages can be sent.
    pub fn is_open(&self) -> bool {
        self.state == ConnectionState::Open
    }

    /// Requests a connection. Returns `true` if a socket must be opened now.
    pub fn want(&mut self, now_ms: u64) -> bool {
        let begins = self.state == ConnectionState::Off;
        if begins {
            self.state = ConnectionState::Connecting;
            self.asked_ms = Some(now_ms);
        }
        begins
    }

    /// Drops the wish for a connection.
    pub fn leave(&mut self) {
        *self = Connection::default();
    }

    /// Records the server's welcome.
    pub fn welcomed(&mut self, now_ms: u64) {
        if matches!(self.state, ConnectionState::Connecting | ConnectionState::Waiting { .. }) {
            *self = Connection {
                state: ConnectionState::Open,
                heard_ms: now_ms,
                ..Connection::default()
            };
        }
    }

    /// Records a message from the server, which shows that it is there.
    pub fn heard(&mut self, now_ms: u64) {
        self.heard_ms = now_ms;
        self.asked_ms = None;
    }

    /// Records that a message was sent that needs an answer.
    pub fn asked(&mut self, now_ms: u64) {
        self.asked_ms.get_or_insert(now_ms);
    }

    /// Records that the server rejects this protocol version.
    pub fn outdated(&mut self) {
        self.state = ConnectionState::Outdated;
    }

    /// Records that the socket closed. Each retry doubles the delay. `chance` (below 256) varies it
    /// a little, so that not all clients reconnect at the same moment.
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

    /// Returns the action that is needed now. Call it regularly.
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

    /// Ends the current delay and checks an open connection, because the network changed or the
    /// page became visible again.
    pub fn hurry(&mut self, now_ms: u64) -> Upkeep {
        match self.state {
            ConnectionState::Waiting { ref mut until_ms } => *until_ms = now_ms,
            _ => self.heard_ms = 0,
        }
        self.look(now_ms)
    }
}
