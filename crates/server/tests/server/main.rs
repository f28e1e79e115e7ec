//! The service as its clients see it: real sockets against a server in this process.

mod clocks;
mod games;
mod knowing;
mod page;
mod people;
mod processes;
mod refusals;
mod rig;
mod store;
