//! Online play without a browser: the state of the connection, what was said and not yet answered,
//! and whose turn it is where. What is asked over HTTP is in `wire::http`.

pub mod connection;
pub mod outbox;
pub mod turns;

pub use connection::{Connection, ConnectionState, Upkeep};
pub use outbox::{Outbox, PendingAct};
pub use turns::{Turns, claim};
