//! Requests and responses of the HTTP API, under `/api/v1`. Server, page and programs use the same
//! types, whose names are those in the OpenAPI document.
//!
//! The feature `server` adds what only the server needs: that document's schemas, and the rejection
//! of unknown fields in a request. Clients ignore unknown fields in a response.

mod acts;
mod admin;
mod bots;
mod history;
mod people;
mod records;
mod tables;

pub use self::tables::*;
pub use acts::*;
pub use admin::*;
pub use bots::*;
pub use history::*;
pub use people::*;
pub use records::*;
