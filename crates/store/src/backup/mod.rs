//! Backups: everything in a store, in one text file that both engines write and read.
//!
//! A backup is made while the server runs, from one transaction that sees a snapshot of everything.
//! It is restored into a new file or an empty database, of either engine, so it is also the way to
//! move from SQLite to PostgreSQL and back.
//!
//! # The file
//!
//! There is one JSON value per line. The first line identifies the file and its version. A part
//! begins with its name and its columns; its rows follow, a list each. The row of a table ends with
//! the lines of its log. The last line contains the number of rows and a BLAKE3 hash of all lines
//! before it, so that a truncated or changed file is detected. The file contains seeds and password
//! hashes, so only its owner may read it.

mod parts;
mod reader;
mod row;
mod writer;

pub(crate) use parts::{BackupPart, Column, Kind, NUMBERS, PARTS, TABLES};
pub use reader::{BackupProblem, BackupReader};
pub use row::BackupRow;
pub(crate) use row::{bytes, hex};
pub use writer::BackupWriter;

use crate::open::{Location, location};
#[cfg(feature = "postgres")]
use crate::postgres;
use crate::{OpenError, StoreError, StoreOptions, migrate, sqlite};
use std::collections::BTreeMap;
use std::{fmt, io};

/// The version of the file. It changes if an older program couldn't read what a newer one writes.
pub(crate) const FORMAT: u64 = 1;

/// The number of rows of each part.
pub type BackupCounts = BTreeMap<String, u64>;

/// A callback for every row of a store; it can return an error.
pub(crate) type Visit<'v> = &'v mut (dyn FnMut(BackupRow) -> io::Result<()> + Send);

/// An iterator over the rows of a backup.
pub(crate) type Rows<'r> = &'r mut (dyn Iterator<Item = Result<BackupRow, BackupProblem>> + Send);

/// The reason why a backup couldn't be made or restored.
#[derive(Debug)]
pub enum BackupError {
    /// The database can't be opened.
    Open(OpenError),
    /// The database can't be read or written.
    Store(StoreError),
    /// The file can't be written.
    File(io::Error),
    /// The backup can't be used.
    Backup(BackupProblem),
    /// The file exists, or the database already has tables.
    NotEmpty,
}

impl fmt::Display for BackupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BackupError::Open(error) => error.fmt(f),
            BackupError::Store(error) => error.fmt(f),
            BackupError::File(error) => write!(f, "the backup can't be written: {error}"),
            BackupError::Backup(problem) => problem.fmt(f),
            BackupError::NotEmpty => f.write_str("a backup needs a new file or an empty database"),
        }
    }
}

impl std::error::Error for BackupError {}

impl From<OpenError> for BackupError {
    fn from(error: OpenError) -> Self {
        BackupError::Open(error)
    }
}

impl From<StoreError> for BackupError {
    fn from(error: StoreError) -> Self {
        BackupError::Store(error)
    }
}

impl From<io::Error> for BackupError {
    fn from(error: io::Error) -> Self {
        BackupError::File(error)
    }
}

impl From<BackupProblem> for BackupError {
    fn from(problem: BackupProblem) -> Self {
        BackupError::Backup(problem)
    }
}

/// Calls `visit` with every row of the store at this address in one snapshot, even while a server
/// uses it. Nothing is written there. A store of an older version has fewer columns.
pub async fn back_up(
    address: &str,
    options: &StoreOptions,
    visit: &mut (dyn FnMut(BackupRow) -> io::Result<()> + Send),
) -> Result<(), BackupError> {
    match location(address)? {
        Location::File(path) => sqlite::snapshot(path, options, visit).await,
        #[cfg(feature = "postgres")]
        Location::Postgres => postgres::snapshot(address, options, visit).await,
    }
}

/// Fills a new file or an empty database with the rows of a backup, all or none. `schema` is the
/// version of the backup; later steps are applied to its rows.
pub async fn restore(
    address: &str,
    options: &StoreOptions,
    schema: i64,
    rows: &mut (dyn Iterator<Item = Result<BackupRow, BackupProblem>> + Send),
) -> Result<(), BackupError> {
    match location(address)? {
        Location::File(path) => sqlite::restore(path, options, schema, rows).await,
        #[cfg(feature = "postgres")]
        Location::Postgres => postgres::restore(address, options, schema, rows).await,
    }
}

/// Returns the newest version of the schema.
pub(crate) fn schema() -> i64 {
    migrate::SQLITE.iter().map(|step| step.0).max().unwrap_or(0)
}

/// Returns every column that is backed up, with its table.
pub fn backed_up_columns() -> impl Iterator<Item = (&'static str, &'static str)> {
    let real = PARTS.iter().filter(|part| part.name != NUMBERS);
    real.flat_map(|part| part.columns.iter().map(|column| (part.name, column.name)))
}
