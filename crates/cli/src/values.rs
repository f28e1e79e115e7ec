//! Reading the values of options, with a sentence in the reader's language for a wrong one.

use crate::language::chosen;
use std::str::FromStr;
use texts::cli::{Message, message};

/// Reads a number of any sort that can't be negative.
pub fn number<T: FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| message(chosen(), &Message::NotANumber { text }))
}

/// Reads a number of things, at least one.
pub fn count(text: &str) -> Result<u64, String> {
    number(text).and_then(|count| match count {
        0 => Err(message(chosen(), &Message::NotANumber { text })),
        _ => Ok(count),
    })
}

/// Reads a time in seconds, longer than nothing and no longer than an hour.
pub fn seconds(text: &str) -> Result<f64, String> {
    number(text).and_then(|seconds: f64| match seconds > 0.0 && seconds <= 3600.0 {
        true => Ok(seconds),
        false => Err(message(chosen(), &Message::NotANumber { text })),
    })
}
