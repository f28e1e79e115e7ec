//! The guarantees of the dealer, one per test.

extern crate emberwake_dealer as dealer;

mod chi;
mod deals;
mod golden;
mod quick;
mod records;
mod seeds;
mod toy;
