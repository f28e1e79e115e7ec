//! What a table promises, each promise a test. [`desk::Desk`] checks after every event what must
//! always hold, so that every scenario here is also a test of storing, telling and secrecy.

mod clocks;
mod crash;
mod desk;
mod ending;
mod jumps;
mod lobby;
mod log;
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
mod undo;
mod votes;
mod weekends;
mod wild;
