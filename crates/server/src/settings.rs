//! How tables and sockets are run. The configuration of the service fills it in.

use std::time::Duration;

const DAY_S: u64 = 24 * 3600;

/// How tables and sockets are run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// After how long a table that nobody touches leaves the memory.
    pub table_idle: Duration,
    /// How many bots may think hard at the same time.
    pub bot_threads: usize,
    /// The longest a bot may think about one move.
    pub bot_think_max: Duration,
    /// How many minutes slow bots may think for one person in an hour.
    pub bot_minutes_per_hour: u32,
    /// After how long a listed table that waits for players and has nobody at it is closed.
    pub empty_lobby: Duration,
    /// After how long a table whose game has not begun and at which nothing happens is closed.
    pub lobby: Duration,
    /// After how long a game in which nothing happens is closed.
    pub abandoned: Duration,
    /// After how long a guest who does not come back is deleted.
    pub guest: Duration,
    /// How many tables one socket may follow; at most 64.
    pub watched_max: usize,
    /// How many messages a second one socket, and one person on all sockets, may send for long.
    pub messages_per_second: u32,
    /// How many messages may come at once.
    pub messages_burst: u32,
    /// How many sockets one person may have open.
    pub sockets_per_person: usize,
    /// How many sockets may be open from one address.
    pub sockets_per_address: usize,
    /// How long a client may take to read what is sent to it.
    pub drain: Duration,
    /// How long a client may take for the head of a request, and how long a connection may wait for
    /// the next one. Proxies keep unused connections for a minute.
    pub head: Duration,
    /// How often a silent client is asked whether it is still there; silent for twice as long, it
    /// is taken for gone.
    pub ping: Duration,
}

impl Default for Settings {
    fn default() -> Settings {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Settings {
            table_idle: Duration::from_secs(10 * 60),
            bot_threads: cores.saturating_sub(1).max(1),
            bot_think_max: Duration::from_secs(10),
            bot_minutes_per_hour: 60,
            empty_lobby: Duration::from_secs(30 * 60),
            lobby: Duration::from_secs(14 * DAY_S),
            abandoned: Duration::from_secs(90 * DAY_S),
            guest: Duration::from_secs(90 * DAY_S),
            watched_max: 50,
            messages_per_second: 20,
            messages_burst: 100,
            sockets_per_person: 30,
            sockets_per_address: 200,
            drain: Duration::from_secs(20),
            head: Duration::from_secs(75),
            ping: Duration::from_secs(30),
        }
    }
}
