//! A server on a port of its own, and clients that talk to it as any program would.

mod client;
mod clock;
mod known;
mod patience;
mod served;
mod tables;

pub use client::Client;
pub use clock::{T0, TestClock};
pub use known::Known;
pub use patience::{eventually, in_time};
pub use served::{Served, Somebody, generous, request};
pub use tables::{all_see, begun, deciding, live};
