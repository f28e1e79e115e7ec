//! The guarantees of a table, one per test. [`host::TestHost`] checks the invariants after every event,
//! so that every scenario here also tests storing, telling and secrecy.

mod clocks;
mod crash;
mod ending;
mod first_round;
mod jumps;
mod lobby;
mod log;
mod memory;
mod mirror;
mod moves;
mod opening;
mod pause;
mod prelude;
mod rematch;
mod secrets;
mod standin;
mod talk;
mod telling;
mod test_host;
mod undo;
mod votes;
mod weekends;
mod wild;
