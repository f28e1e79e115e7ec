//! Opens a store by its address.

#[cfg(feature = "postgres")]
use crate::postgres;
use crate::{OpenError, Store, sqlite};
use std::sync::Arc;
use std::time::Duration;

/// The options of a store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoreOptions {
    /// The largest number of connections, besides those of the writer and the listener.
    pub connections_max: u32,
    /// The largest number of tables that one commit stores.
    pub batch_max: usize,
    /// The timeout for a free connection, for reaching the database, and for a lock that another
    /// program holds.
    pub patience: Duration,
}

impl Default for StoreOptions {
    fn default() -> StoreOptions {
        StoreOptions { connections_max: 8, batch_max: 1_000, patience: Duration::from_secs(5) }
    }
}

/// Opens the store at this address, `sqlite:path/to/file` or `postgres://user@host/database`. The
/// file and the schema are created if missing.
pub async fn open(address: &str, options: StoreOptions) -> Result<Arc<dyn Store>, OpenError> {
    Ok(match location(address)? {
        Location::File(path) => Arc::new(sqlite::open(path, &options).await?),
        #[cfg(feature = "postgres")]
        Location::Postgres => Arc::new(postgres::open(address, &options).await?),
    })
}

/// The database that an address names.
pub(crate) enum Location<'a> {
    /// A SQLite file.
    File(&'a str),
    /// A PostgreSQL database.
    #[cfg(feature = "postgres")]
    Postgres,
}

/// Parses an address. Refuses an empty name and a database in memory, which would be lost.
pub(crate) fn location(address: &str) -> Result<Location<'_>, OpenError> {
    match file_of(address) {
        Some(path) => Ok(Location::File(path)),
        None if address.starts_with("postgres://") || address.starts_with("postgresql://") => {
            #[cfg(feature = "postgres")]
            return Ok(Location::Postgres);
            #[cfg(not(feature = "postgres"))]
            Err(OpenError::LeftOut { address: without_password(address) })
        }
        None => Err(OpenError::Address { address: without_password(address) }),
    }
}

/// Returns the file of a SQLite address, if it names one.
pub fn file_of(address: &str) -> Option<&str> {
    let path = address.strip_prefix("sqlite:")?;
    let path = path.strip_prefix("//").unwrap_or(path);
    (!path.trim().is_empty() && !path.starts_with(':')).then_some(path)
}

/// Returns the address without its password, for display.
pub fn without_password(address: &str) -> String {
    let Some((scheme, rest)) = address.split_once("://") else { return address.to_owned() };
    let (authority, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
    // The part after a question mark may contain a password too.
    let path = path.split('?').next().unwrap_or_default();
    match authority.rsplit_once('@') {
        Some((user, host)) => {
            let user = user.split(':').next().unwrap_or_default();
            format!("{scheme}://{user}@{host}{path}")
        }
        None => format!("{scheme}://{authority}{path}"),
    }
}
