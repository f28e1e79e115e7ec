//! Errors of storing and loading, and of opening a store.

use std::fmt;

/// The reason why something couldn't be stored or loaded. Nothing has changed then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// Something changed first: a line was added to the table, or the person is no longer as the
    /// caller knew them. Load it again and decide again.
    Conflict,
    /// The name, or one that looks like it, is taken.
    NameTaken,
    /// The username is taken.
    LoginTaken,
    /// The person has reached the limit.
    Full,
    /// It doesn't exist.
    NotFound,
    /// The caller made a mistake: this can never be stored.
    Unfit(String),
    /// The disk is full, or the database is locked, gone or unreachable. Trying later may help. If
    /// the connection broke at that moment, the data may be stored anyway: load it to find out.
    Unavailable(String),
    /// The stored data can't be read: the database is damaged, or of another program or version.
    Damaged(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Conflict => f.write_str("somebody else was first"),
            StoreError::Full => f.write_str("there are as many already as may be"),
            StoreError::NameTaken => f.write_str("the name is taken"),
            StoreError::LoginTaken => f.write_str("the username is taken"),
            StoreError::NotFound => f.write_str("there is no such thing"),
            StoreError::Unfit(why) => write!(f, "this can't be stored: {why}"),
            StoreError::Unavailable(why) => write!(f, "the database can't be used now: {why}"),
            StoreError::Damaged(why) => write!(f, "the database can't be read: {why}"),
        }
    }
}

impl std::error::Error for StoreError {}

/// The reason why a store can't be opened. The address is shown without its password.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenError {
    /// The address begins with neither `sqlite:` nor `postgres://`.
    Address {
        /// The address given.
        address: String,
    },
    /// This program was built without the engine of the database.
    LeftOut {
        /// The address, without its password.
        address: String,
    },
    /// The database doesn't answer, or refuses the connection.
    Unreachable {
        /// The address, without its password.
        address: String,
        /// The message of the engine.
        why: String,
    },
    /// The file or its folder isn't writable.
    ReadOnly {
        /// The address, without its password.
        address: String,
    },
    /// Another program has the file open.
    InUse {
        /// The address, without its password.
        address: String,
    },
    /// The file or database belongs to another program.
    Foreign {
        /// The address, without its password.
        address: String,
    },
    /// A newer version of this program wrote it.
    Newer {
        /// The address, without its password.
        address: String,
        /// The version of the schema that was found.
        found: i64,
        /// The newest version known here.
        known: i64,
    },
    /// It can't be read.
    Damaged {
        /// The address, without its password.
        address: String,
        /// The message of the engine.
        why: String,
    },
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::Address { address } => write!(
                f,
                "‘{address}’ is no address of a database: it begins with ‘sqlite:’ or ‘postgres://’"
            ),
            OpenError::LeftOut { address } => {
                write!(f, "this program was built without the engine for {address}")
            }
            OpenError::Unreachable { address, why } => {
                write!(f, "the database {address} can't be reached: {why}")
            }
            OpenError::ReadOnly { address } => {
                write!(f, "the database {address} can't be written: file or folder is read-only")
            }
            OpenError::InUse { address } => {
                write!(f, "the database {address} is in use by another program")
            }
            OpenError::Foreign { address } => {
                write!(f, "the database {address} belongs to another program")
            }
            OpenError::Newer { address, found, known } => write!(
                f,
                "the database {address} was written by a newer version of this program: \
                 its schema is {found}, the newest known here is {known}"
            ),
            OpenError::Damaged { address, why } => {
                write!(f, "the database {address} is damaged: {why}")
            }
        }
    }
}

impl std::error::Error for OpenError {}
