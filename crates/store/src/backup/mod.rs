//! Backups: everything that a store keeps, in one text file that both engines write and read.
//!
//! A backup is made beside a server that goes on, from one transaction that sees everything as it
//! was at one moment. It is restored into a new file or an empty database, of either engine; so it
//! is also the way from SQLite to PostgreSQL and back.
//!
//! # The file
//!
//! One JSON value a line. The first line says what it is, and of which version. A part begins with
//! its name and its columns; its rows follow, a list each. The row of a table ends with the lines of
//! its log. The last line counts the rows and holds a BLAKE3 hash of all lines before it, so that a
//! file which was cut off or changed is noticed. It holds seeds and hashes of passwords, so nobody
//! but its owner may read it.

mod parts;
mod reader;
mod row;
mod writer;

pub(crate) use parts::{Column, Kind, NUMBERS, PARTS, Part, TABLES};
pub use reader::{BackupProblem, BackupReader};
pub use row::BackupRow;
pub(crate) use row::{bytes, hex};
pub use writer::BackupWriter;

use crate::open::{Place, place};
use crate::{OpenError, StoreError, StoreOptions, migrate, postgres, sqlite};
use std::collections::BTreeMap;
use std::{fmt, io};

/// The version of the file. It changes if an older program could not read what a newer one writes.
pub(crate) const FORMAT: u64 = 1;

/// How many rows there are of each part.
pub type BackupCounts = BTreeMap<String, u64>;

/// Hears every row of a store, or why it can't be used.
pub(crate) type Visit<'v> = &'v mut (dyn FnMut(BackupRow) -> io::Result<()> + Send);

/// Gives the rows of a backup, one after the other.
pub(crate) type Rows<'r> = &'r mut (dyn Iterator<Item = Result<BackupRow, BackupProblem>> + Send);

/// Why a backup was not made or restored.
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
    /// The file exists, or the database holds tables already.
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

/// Shows every row of the store at this address as it is at one moment, also while a server uses it.
/// Nothing is written there. A store of an older version has fewer columns.
pub async fn back_up(
    address: &str,
    options: &StoreOptions,
    visit: &mut (dyn FnMut(BackupRow) -> io::Result<()> + Send),
) -> Result<(), BackupError> {
    match place(address)? {
        Place::File(path) => sqlite::snapshot(path, options, visit).await,
        Place::Postgres => postgres::snapshot(address, options, visit).await,
    }
}

/// Fills a new file or an empty database with the rows of a backup, all or none. `schema` is the
/// version that the backup was made of; later steps are applied to its rows.
pub async fn restore(
    address: &str,
    options: &StoreOptions,
    schema: i64,
    rows: &mut (dyn Iterator<Item = Result<BackupRow, BackupProblem>> + Send),
) -> Result<(), BackupError> {
    match place(address)? {
        Place::File(path) => sqlite::restore(path, options, schema, rows).await,
        Place::Postgres => postgres::restore(address, options, schema, rows).await,
    }
}

/// The newest version of the schema.
pub(crate) fn schema() -> i64 {
    migrate::SQLITE.iter().map(|step| step.0).max().unwrap_or(0)
}

/// Every column that is backed up, with the table it belongs to.
pub fn backed_up_columns() -> impl Iterator<Item = (&'static str, &'static str)> {
    let real = PARTS.iter().filter(|part| part.name != NUMBERS);
    real.flat_map(|part| part.columns.iter().map(|column| (part.name, column.name)))
}
