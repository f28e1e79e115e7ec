//! Online play without a browser: the connection, whether someone is in front of the page,
//! unanswered messages, short updates, turns at all tables, the wanted tables, your own settings,
//! the clock of a new table, and the input of administrators. Requests over HTTP are in
//! `wire::http`.

pub mod account;
pub mod attention;
pub mod clock;
pub mod connection;
pub mod moderation;
pub mod outbox;
pub mod short;
pub mod turns;
pub mod wanted;

pub use account::wants_other_address;
pub use attention::Attention;
pub use clock::{ClockForm, ClockKind};
pub use connection::{Connection, ConnectionState, Upkeep};
pub use outbox::{Outbox, PendingAct};
pub use short::ShortUpdates;
pub use turns::{Turns, claim};
pub use wanted::Wanted;
