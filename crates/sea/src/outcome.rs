//! The random outcomes and their notation.

use kernel::notation::{NotationError, Words};
use kernel::{SEATS_MAX, Seat};
use std::fmt;
use std::str::FromStr;

use crate::chart::{Direction, TileKind};
use crate::pieces::{Component, Myth};
use crate::tables::{DISTANCE_MAX, MYTHS};

/// A random outcome. Boats and Myths are written in full, since records contain everything.
///
/// ```
/// use emberwake_sea::{Direction, Outcome};
///
/// assert_eq!("dir NE".parse(), Ok(Outcome::Direction(Direction::NE)));
/// assert_eq!(Outcome::Distance(2).to_string(), "dist 2");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// S2.2: this seat is the God of Winds.
    God(Seat),
    /// The direction die.
    Direction(Direction),
    /// The distance die.
    Distance(u8),
    /// S2.3: the Original Myth that a player draws.
    Myth(Myth),
    /// S2.3, S4.2: the Legend boat that a player draws.
    Boat(Component),
    /// S6.1: the tile drawn from the pile.
    Tile(TileKind),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::God(seat) => write!(f, "god {seat}"),
            Outcome::Direction(direction) => write!(f, "dir {direction}"),
            Outcome::Distance(distance) => write!(f, "dist {distance}"),
            Outcome::Myth(myth) => write!(f, "myth {}", myth.number()),
            Outcome::Boat(component) => write!(f, "boat {component}"),
            Outcome::Tile(kind) => write!(f, "tile {}", kind.name()),
        }
    }
}

const FORMS: [(&str, &str); 6] = [
    ("god", "god <seat>"),
    ("dir", "dir N|NE|E|SE|S|SW|W|NW"),
    ("dist", "dist 1|2|3"),
    ("myth", "myth <0-5>"),
    ("boat", "boat <0-5>:character|location|action"),
    ("tile", "tile sea|coast|island|fog"),
];

impl FromStr for Outcome {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Outcome, NotationError> {
        if let Some(outcome) = read(text)
            && outcome.to_string() == text
        {
            return Ok(outcome);
        }
        let word = text.split(' ').next().unwrap_or_default();
        let form = FORMS.iter().find(|(name, _)| *name == word);
        Err(NotationError::new(
            text,
            form.map_or("god|dir|dist|myth|boat|tile …", |(_, form)| form),
        ))
    }
}

fn read(text: &str) -> Option<Outcome> {
    let mut words = Words::new(text);
    let outcome = match words.word()? {
        "god" => Outcome::God(Seat(words.number(SEATS_MAX as u32 - 1)? as u8)),
        "dir" => Outcome::Direction(Direction::read(words.word()?)?),
        "dist" => {
            let distance = words.number(u32::from(DISTANCE_MAX)).filter(|&n| n > 0)?;
            Outcome::Distance(distance as u8)
        }
        "myth" => Outcome::Myth(Myth::new(words.number(MYTHS as u32 - 1)? as u8)?),
        "boat" => Outcome::Boat(Component::read(words.word()?)?),
        "tile" => Outcome::Tile(TileKind::read(words.word()?)?),
        _ => return None,
    };
    words.end()?;
    Some(outcome)
}
