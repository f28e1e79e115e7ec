//! Tables over real sockets, against a server in this process.

mod clocks;
mod games;
mod knowing;
mod people;
mod processes;
mod refusals;
mod rig;
mod store;
