//! A client of the server for programs: many people at many tables, from one process.
//!
//! It uses only the server's documented interfaces, HTTP and the socket, as any bot does. The load
//! tool and the reliability tests are built on it.

mod address;
mod client;
mod echo;
mod figures;
mod files;
mod follow;
mod host;
mod http;
mod play;
mod run;
mod socket;

pub use address::{Address, AddressProblem};
pub use client::Client;
pub use figures::{LoadReport, Speed};
pub use files::allow_many_files;
pub use host::Hosts;
pub use http::{Answer, HttpProblem};
pub use hyper::Method;
pub use run::{LoadProblem, Plan, SECONDS_MAX, run};
pub use socket::{Frame, Heard, Socket, SocketProblem};
