//! Reading the values of options, with a sentence in the reader's language for a wrong one.

use crate::language::chosen;
use kernel::Seat;
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

    /// Refuses a value with a sentence that is already in the reader's language.
    pub fn told(why: String) -> ValueError {
        ValueError(why)
    }

    /// Refuses a value that is none of these.
    pub fn not_one_of(text: &str, known: &str) -> ValueError {
        ValueError::new(&Message::NotOneOf { text, known })
    }
}

impl fmt::Display for ValueError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ValueError {}

/// A type of whole numbers that can't be negative.
pub trait Whole: FromStr {
    /// The largest number of the type.
    const MOST: u64;
}

macro_rules! whole {
    ($($number:ty),+) => {
        $(impl Whole for $number {
            const MOST: u64 = <$number>::MAX as u64;
        })+
    };
}

whole!(u8, u32, u64, usize);

/// The largest number that a sentence names. Larger limits are those of the machine, not ours.
const TOLD_MAX: u64 = 1_000_000;

/// Reads a whole number.
pub fn number<T: Whole>(text: &str) -> Result<T, ValueError> {
    text.parse().map_err(|_| {
        ValueError::new(&if T::MOST <= TOLD_MAX {
            Message::NotInRange { text, least: 0, most: T::MOST }
        } else {
            Message::NotAtLeast { text, least: 0 }
        })
    })
}

/// Reads a number of things, at least one.
pub fn count(text: &str) -> Result<u64, ValueError> {
    text.parse()
        .ok()
        .filter(|count| *count > 0)
        .ok_or_else(|| ValueError::new(&Message::NotAtLeast { text, least: 1 }))
}

/// Reads a number of players; the game says later whether this many can play.
pub fn players(text: &str) -> Result<u8, ValueError> {
    text.parse().map_err(|_| ValueError::new(&Message::NotPlayers { text }))
}

/// Reads a seat. People count seats from 1, as everywhere outside of notation and JSON.
pub fn seat(text: &str) -> Result<Seat, ValueError> {
    let seat = text.parse::<u8>().ok().and_then(|number| number.checked_sub(1));
    seat.map(Seat).ok_or_else(|| ValueError::new(&Message::NotAtLeast { text, least: 1 }))
}

/// Reads a time in seconds, longer than nothing and no longer than an hour.
pub fn seconds(text: &str) -> Result<f64, ValueError> {
    text.parse()
        .ok()
        .filter(|seconds| *seconds > 0.0 && *seconds <= 3600.0)
        .ok_or_else(|| ValueError::new(&Message::NotSeconds { text }))
}
