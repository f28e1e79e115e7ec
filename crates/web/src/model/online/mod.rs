//! Online play without a browser: the state of the connection, what was said and not yet answered,
//! what is asked of the server and what it answers, and whose turn it is where.

pub mod api;
pub mod connection;
pub mod outbox;
pub mod turns;

pub use connection::{Care, Connection, Line};
pub use outbox::{Letter, Outbox};
pub use turns::Turns;
