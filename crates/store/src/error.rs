//! Why something was not stored or found.

use std::fmt;

/// Why something was not stored or found. Nothing has changed then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Error {
    /// Somebody else has added a line first: load the table anew and decide again.
    Conflict,
    /// The name is taken.
    NameTaken,
    /// There is no such thing.
    NotFound,
    /// The disk is full, the database is locked, gone or can't be reached. Trying later may help.
    Unavailable(String),
    /// What is stored can't be read: the database is damaged, or of another program or version.
    Damaged(String),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Conflict => f.write_str("somebody else was first"),
            Error::NameTaken => f.write_str("the name is taken"),
            Error::NotFound => f.write_str("there is no such thing"),
            Error::Unavailable(why) => write!(f, "the database can't be used now: {why}"),
            Error::Damaged(why) => write!(f, "the database can't be read: {why}"),
        }
    }
}

impl std::error::Error for Error {}
