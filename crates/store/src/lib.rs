//! The storage of a server: tables and their lines, people, sessions, results.
//!
//! There is one trait, [`Store`], and one schema. There are two engines, SQLite in a file and
//! PostgreSQL, chosen by address in [`open`]. A table is its log: lines under the key (table,
//! sequence), which are only ever added. The other data of a table (whose turn it is, when it must
//! be woken) is a summary for lists, stored in the same transaction as the lines.
//!
//! # Group commit
//!
//! A commit waits for the disk, so lines of many tables share one. [`Store::append`] passes its
//! lines to one writer. The writer takes everything that waits, writes it in one transaction,
//! commits, and only then answers everyone. If a table lost a race against another process, its
//! caller gets an error; the others in the same transaction aren't affected.
//!
//! With SQLite, which has only one writer at a time anyway, all other writes join the same commit.
//! There, one commit stores the lines of many tables in one row, the inbox. They are moved to their
//! tables later, many lines of each table together. The reason is that each table has its own
//! pages, and changing hundreds of pages with each commit was the largest part of a move's cost.
//! Reading a table also reads the inbox, lists wait until it is empty, and opening the file empties
//! it first, so readers never notice.
//!
//! # One text for both engines
//!
//! Code that the engines share is written once, in `queries/`, and compiled twice, each time
//! against the connection type of one engine. Code that they don't share (lines of many tables in
//! one statement, notifications) is in `sqlite/` and `postgres/`.

#![cfg_attr(
    feature = "postgres",
    expect(clippy::duplicate_mod, reason = "`queries` is compiled once for each engine")
)]
// Several processes share only a PostgreSQL.
#![cfg_attr(not(feature = "postgres"), allow(dead_code))]

mod backup;
mod change;
mod error;
mod fail;
mod look;
mod migrate;
mod moderation;
mod notices;
mod open;
mod people;
#[cfg(feature = "postgres")]
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
pub use change::{Added, Change};
pub use error::{OpenError, StoreError};
pub use look::look;
pub use moderation::{Audit, Closing, Report, ReportRow, ReportsOf, Role, Standing};
pub use notices::{DueNotice, NoticeTimes};
pub use open::{StoreOptions, file_of, open, without_password};
pub use people::{
    Account, Beat, Counts, EmailBefore, EmailChange, Heard, Link, LinkHash, LinkPurpose, NewPerson,
    NoticeSettings, Notify, PasswordProof, PersonChange, PersonRow, PersonState, RecoveryProof,
    Session, SessionHash, SessionKind,
};
pub use results::{PlaceCount, Played, RatedBefore, Rating, SavedRecord, SeatResult};
pub use store::{Rate, Store};
pub use tables::{
    Append, Appended, Filter, NewTable, SeatSummary, StoredTable, Summary, TableRow, WhichTables,
};
