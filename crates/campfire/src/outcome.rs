//! The pieces of luck, and their notation.

use crate::moves::place;
use crate::pieces::{Adventurer, Place, Tile};
use kernel::Seat;
use kernel::notation::{Misread, Words};
use std::fmt;
use std::str::FromStr;

/// A piece of luck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Outcome {
    /// C3.1: without even stacks, how many tiles a stack holds.
    Height(Place, u8),
    /// C3.1, C5.10: the tile that is now seen on top of a stack.
    Tile(Place, Tile),
    /// C2.2: who goes first.
    First(Seat),
    /// C2.3: which adventurer a seat plays, when that is drawn.
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
    type Err = Misread;

    fn from_str(text: &str) -> Result<Outcome, Misread> {
        let outcome = read(text).filter(|outcome| outcome.to_string() == text);
        outcome.ok_or_else(|| {
            Misread::new(
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
