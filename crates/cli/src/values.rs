//! Reading the values of options, with a sentence in the reader's language for a wrong one.

use crate::language::chosen;
use std::fmt;
use std::str::FromStr;
use texts::cli::{Message, message};

/// The reason why the value of an option is refused: a sentence in the reader's language, for
/// [`crate::usage`] to show.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ValueError(String);

impl ValueError {
    /// Refuses a value with a message.
    pub fn new(why: &Message) -> ValueError {
        ValueError(message(chosen(), why))
    }

    /// Refuses a value by the pattern that it should follow, which is the same in every language.
    pub fn pattern(pattern: &str) -> ValueError {
        ValueError(pattern.to_owned())
    }
}

impl fmt::Display for ValueError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ValueError {}

/// Reads a number of any sort that can't be negative.
pub fn number<T: FromStr>(text: &str) -> Result<T, ValueError> {
    text.parse().map_err(|_| ValueError::new(&Message::NotANumber { text }))
}

/// Reads a number of things, at least one.
pub fn count(text: &str) -> Result<u64, ValueError> {
    number(text).and_then(|count| match count {
        0 => Err(ValueError::new(&Message::NotANumber { text })),
        _ => Ok(count),
    })
}

/// Reads a time in seconds, longer than nothing and no longer than an hour.
pub fn seconds(text: &str) -> Result<f64, ValueError> {
    let seconds: f64 = number(text)?;
    if seconds > 0.0 && seconds <= 3600.0 {
        Ok(seconds)
    } else {
        Err(ValueError::new(&Message::NotANumber { text }))
    }
}
