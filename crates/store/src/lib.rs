//! Where a server keeps everything: tables and their lines, people, sessions, results.
//!
//! One trait, [`Store`], and one schema; two engines, SQLite in a file and PostgreSQL, chosen by
//! address in [`open`]. A table is its log: lines under the key (table, sequence), which are only
//! ever added. What else stands beside a table (whose turn it is, when it must be woken) is a
//! summary for lists, stored in the same transaction as the lines.
//!
//! # Group commit
//!
//! A commit waits for the disk, so lines of many tables share one. [`Store::append`] hands its
//! lines to one writer, which takes everything that waits, writes it in one transaction, commits,
//! and only then answers all. Who lost a race against another process is told so; the others in
//! the same transaction don't notice. With SQLite, which has one writer at a time anyway, all other
//! writes join the same commit. There, what a commit stores of many tables is put into one row, the
//! inbox, and brought to its tables later, many lines of each at once: a table has a page of its own
//! or several, and to change hundreds of pages for each commit was what a move cost most. Reading a
//! table looks into the inbox too, lists wait until it is empty, and whoever opens the file empties
//! it first, so nobody notices.
//!
//! # One text for both engines
//!
//! What the engines share is written once, in `queries/`, and compiled twice, each time against
//! the connection type of one engine. What they don't (lines of many tables in one statement, how
//! others are told) is in `sqlite/` and `postgres/`.

#![expect(clippy::duplicate_mod, reason = "`queries` is compiled once for each engine")]

mod backup;
mod change;
mod error;
mod fail;
mod look;
mod migrate;
mod moderation;
mod open;
mod people;
mod postgres;

mod queue;
mod results;
mod sqlite;
mod store;
mod tables;

pub use backup::{
    BackupCounts, BackupError, BackupProblem, BackupReader, BackupRow, BackupWriter, back_up,
    backed_up_columns, restore,
};
pub use change::Change;
pub use error::{OpenError, StoreError};
pub use look::look;
pub use moderation::{Audit, Closing, Report, ReportRow, Role, Standing};
pub use open::{StoreOptions, file_of, open, without_password};
pub use people::{Account, NewPerson, Notify, PersonRow, Session, SessionHash, SessionKind};
pub use results::{PlaceCount, Played, Rating, SavedRecord, SeatResult};
pub use store::{Rate, Store};
pub use tables::{
    Append, Appended, Filter, NewTable, SeatSummary, StoredTable, Summary, TableRow, WhichTables,
};
