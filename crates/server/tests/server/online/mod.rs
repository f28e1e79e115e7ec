//! Tables over real sockets, against a server in this process.

mod clocks;
mod correspondence;
mod expiry;
mod games;
mod knowing;
mod metrics;
mod panics;
mod people;
mod processes;
mod queue;
mod refusals;
mod rig;
mod short;
mod silence;
mod store;
mod trouble;
mod upgrade;
