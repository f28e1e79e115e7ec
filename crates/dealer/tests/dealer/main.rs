//! What the dealer promises, each promise a test.

mod chi;
mod deals;
mod golden;
mod quick;
mod records;
mod seeds;
mod toy;
