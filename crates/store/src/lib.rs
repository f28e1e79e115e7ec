//! Where a server keeps everything: tables and their lines, people, sessions, results.
//!
//! One trait, [`Store`], and one schema; two engines, SQLite in a file and PostgreSQL. A table is
//! its log: lines under the key (table, sequence), which are only ever added. What else stands
//! beside a table (whose turn it is, when it must be woken) is a summary for lists, written in the
//! same transaction as the lines.

mod error;
mod people;
mod results;
mod store;
mod tables;

pub use error::Error;
pub use people::{Account, NewPerson, Notify, PersonRow, Session, SessionHash, SessionKind};
pub use results::{PlaceCount, Played, Rating, Report, SavedRecord, SeatResult};
pub use store::{Change, Store};
pub use tables::{
    Append, Appended, NewTable, SeatSummary, StoredTable, Summary, TableRow, WhichTables,
};
