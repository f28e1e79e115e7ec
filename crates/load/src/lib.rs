//! A client of the server for programs: many people at many tables, from one process.
//!
//! It knows the server only by its documented doors, HTTP and the socket, as any bot does. The load
//! tool and the reliability tests are built on it.

mod address;
mod client;
mod http;
mod socket;

pub use address::{Address, AddressProblem};
pub use client::{Client, NewTable};
pub use http::{Answer, HttpProblem};
pub use socket::{Frame, Heard, Socket, SocketProblem};
