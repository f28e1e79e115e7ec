//! Opens a store by its address.

use crate::{OpenError, Store, postgres, sqlite};
use std::sync::Arc;
use std::time::Duration;

/// How a store is used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoreOptions {
    /// How many connections there are at most, besides those of the writer and the listener.
    pub connections_max: u32,
    /// How many tables one commit stores at most.
    pub batch_max: usize,
    /// How long to wait for a free connection, for the database to be reached, and for a lock that
    /// another program holds.
    pub patience: Duration,
}

impl Default for StoreOptions {
    fn default() -> StoreOptions {
        StoreOptions { connections_max: 8, batch_max: 1_000, patience: Duration::from_secs(5) }
    }
}

/// Opens the store at this address, `sqlite:path/to/file` or `postgres://user@host/database`. What
/// is missing is made: the file, the schema.
pub async fn open(address: &str, options: StoreOptions) -> Result<Arc<dyn Store>, OpenError> {
    Ok(match place(address)? {
        Place::File(path) => Arc::new(sqlite::open(path, &options).await?),
        Place::Postgres => Arc::new(postgres::open(address, &options).await?),
    })
}

/// What an address names.
pub(crate) enum Place<'a> {
    /// A file of SQLite.
    File(&'a str),
    /// A database of PostgreSQL.
    Postgres,
}

/// What this address names. A name is missing, or stands for a database in memory that nobody would
/// find again, where no file can be.
pub(crate) fn place(address: &str) -> Result<Place<'_>, OpenError> {
    match file_of(address) {
        Some(path) => Ok(Place::File(path)),
        None if address.starts_with("postgres://") || address.starts_with("postgresql://") => {
            Ok(Place::Postgres)
        }
        None => Err(OpenError::Address { address: without_password(address) }),
    }
}

/// The file that an address of SQLite names, if it names one.
pub fn file_of(address: &str) -> Option<&str> {
    let path = address.strip_prefix("sqlite:")?;
    let path = path.strip_prefix("//").unwrap_or(path);
    (!path.trim().is_empty() && !path.starts_with(':')).then_some(path)
}

/// An address that may be shown.
pub fn without_password(address: &str) -> String {
    let Some((scheme, rest)) = address.split_once("://") else { return address.to_owned() };
    let (authority, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
    // What follows a question mark may hold a password too.
    let path = path.split('?').next().unwrap_or_default();
    match authority.rsplit_once('@') {
        Some((user, host)) => {
            let user = user.split(':').next().unwrap_or_default();
            format!("{scheme}://{user}@{host}{path}")
        }
        None => format!("{scheme}://{authority}{path}"),
    }
}
