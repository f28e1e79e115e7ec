//! A server on its own port, and clients that talk to it as any program would.

mod client;
mod clock;
mod known;
mod patience;
mod served;
mod tables;

pub use client::{Client, play_along};
pub use clock::{T0, TestClock};
pub use known::Known;
pub use patience::{eventually, in_time};
pub use served::{Served, Somebody, generous, request};
pub use tables::{all_see, begun, deciding, live};
