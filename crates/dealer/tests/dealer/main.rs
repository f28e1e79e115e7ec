//! The guarantees of the dealer, one per test.

mod chi;
mod deals;
mod golden;
mod quick;
mod records;
mod seeds;
mod toy;
