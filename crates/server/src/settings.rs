//! The settings of tables and sockets, filled in from the configuration.

use std::time::Duration;

const DAY_S: u64 = 24 * 3600;

/// The settings of tables and sockets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The idle time after which a table is unloaded from memory.
    pub table_idle: Duration,
    /// The number of bots that may think hard at the same time.
    pub bot_threads: usize,
    /// The maximum thinking time of a bot for one move.
    pub bot_think_max: Duration,
    /// The number of minutes per hour that slow bots may think for one person.
    pub bot_minutes_per_hour: u32,
    /// The time after which an empty listed table that waits for players is closed.
    pub empty_lobby: Duration,
    /// The time after which an inactive table whose game has not begun is closed.
    pub lobby: Duration,
    /// The time after which an inactive game is closed.
    pub abandoned: Duration,
    /// The time after which a guest who does not come back is deleted.
    pub guest: Duration,
    /// The time for which deleted people can be brought back before they are erased.
    pub undelete: Duration,
    /// The number of tables that one socket may follow; at most 64.
    pub watched_max: usize,
    /// The sustained number of messages per second that one socket, and one person on all sockets,
    /// may send.
    pub messages_per_second: u32,
    /// The number of messages in a burst.
    pub messages_burst: u32,
    /// The number of sockets that one person may have open.
    pub sockets_per_person: usize,
    /// The number of sockets that may be open from one address.
    pub sockets_per_address: usize,
    /// The time limit for a client to read what is sent to it.
    pub drain: Duration,
    /// The time limit for the head of a request, and for a connection that waits for the next one.
    /// Proxies keep unused connections for a minute.
    pub head: Duration,
    /// The interval at which a silent client is pinged; after twice that time it counts as gone.
    pub ping: Duration,
    /// The time for which a person still counts as present after their client was left behind, so
    /// that a look at another tab is no absence.
    pub unattended: Duration,
    /// The delays before each attempt to deliver an email or a call.
    pub delivery_delays: [Duration; 3],
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
            undelete: Duration::from_secs(7 * DAY_S),
            watched_max: 50,
            messages_per_second: 20,
            messages_burst: 100,
            sockets_per_person: 30,
            sockets_per_address: 200,
            drain: Duration::from_secs(20),
            head: Duration::from_secs(75),
            ping: Duration::from_secs(30),
            unattended: Duration::from_secs(30),
            delivery_delays: [0, 3, 30].map(Duration::from_secs),
        }
    }
}
