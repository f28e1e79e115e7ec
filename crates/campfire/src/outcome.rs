//! The random outcomes, and their notation.

use crate::moves::place;
use crate::pieces::{Adventurer, Place, Tile};
use kernel::Seat;
use kernel::notation::{NotationError, Words};
use std::fmt;
use std::str::FromStr;

/// A random outcome.
///
/// ```
/// use emberwake_campfire::{Outcome, Place, Tile};
///
/// let outcome: Outcome = "tile 3 moon".parse().unwrap();
/// assert_eq!(outcome, Outcome::Tile(Place::new(3).unwrap(), Tile::Moon));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Outcome {
    /// C3.1: without even stacks, the number of tiles in a stack.
    Height(Place, u8),
    /// C3.1, C5.10: the tile revealed on top of a stack.
    Tile(Place, Tile),
    /// C2.2: the first player.
    First(Seat),
    /// C2.3: the adventurer that a seat draws.
    Lot(Seat, Adventurer),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Height(place, tiles) => write!(f, "height {place} {tiles}"),
            Outcome::Tile(place, tile) => write!(f, "tile {place} {tile}"),
            Outcome::First(seat) => write!(f, "first {seat}"),
            Outcome::Lot(seat, adventurer) => write!(f, "lot {seat} {adventurer}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Outcome, NotationError> {
        let outcome = read(text).filter(|outcome| outcome.to_string() == text);
        outcome.ok_or_else(|| {
            NotationError::new(
                text,
                "tile <place> a|b|c|d|e|f|g|moon|wild | height <place> <12-16> | first <seat> | lot <seat> <adventurer>",
            )
        })
    }
}

fn read(text: &str) -> Option<Outcome> {
    let mut words = Words::new(text);
    let outcome = match words.word()? {
        "height" => Outcome::Height(place(&mut words)?, words.number(255)? as u8),
        "tile" => Outcome::Tile(place(&mut words)?, words.value()?),
        "first" => Outcome::First(Seat(words.number(255)? as u8)),
        "lot" => Outcome::Lot(Seat(words.number(255)? as u8), words.value()?),
        _ => return None,
    };
    words.end()?;
    Some(outcome)
}
