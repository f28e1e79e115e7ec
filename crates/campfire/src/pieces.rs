//! The pieces on the table: places, directions, adventurers, discs, piles, legends and tiles.

pub use crate::fast::Pile;
use crate::tables::*;
use kernel::notation::NotationError;
use std::fmt;
use std::str::FromStr;

/// One of the eight places around the fire, numbered clockwise from 0 (C1.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(into = "u8", try_from = "u8")
)]
pub struct Place(u8);

impl From<Place> for u8 {
    fn from(place: Place) -> u8 {
        place.0
    }
}

/// The error for a number that isn't a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchPlaceError;

impl fmt::Display for NoSuchPlaceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a place is a number from 0 to 7")
    }
}

impl std::error::Error for NoSuchPlaceError {}

impl TryFrom<u8> for Place {
    type Error = NoSuchPlaceError;

    fn try_from(number: u8) -> Result<Place, Self::Error> {
        Place::new(number).ok_or(NoSuchPlaceError)
    }
}

impl Place {
    /// Returns all places, clockwise.
    pub fn all() -> impl DoubleEndedIterator<Item = Place> + ExactSizeIterator + Clone {
        (0..PLACES as u8).map(Place)
    }

    /// Returns the places whose bits are set.
    ///
    /// ```
    /// use emberwake_campfire::Place;
    ///
    /// let places = Place::in_mask(0b1000_0101);
    /// assert_eq!(places.map(u8::from).collect::<Vec<_>>(), [0, 2, 7]);
    /// ```
    #[inline]
    pub fn in_mask(mut mask: u32) -> impl Iterator<Item = Place> {
        std::iter::from_fn(move || {
            if mask == 0 {
                return None;
            }
            let place = Place(mask.trailing_zeros() as u8);
            mask &= mask - 1;
            Some(place)
        })
    }

    /// Returns the place with this number, if it exists.
    ///
    /// ```
    /// use emberwake_campfire::Place;
    ///
    /// assert_eq!(Place::new(7).map(u8::from), Some(7));
    /// assert_eq!(Place::new(8), None);
    /// ```
    pub const fn new(number: u8) -> Option<Place> {
        if (number as usize) < PLACES { Some(Place(number)) } else { None }
    }

    /// Returns the place `steps` further in this direction.
    ///
    /// ```
    /// use emberwake_campfire::{Direction, Place};
    ///
    /// let place = Place::new(6).unwrap();
    /// assert_eq!(place.step(Direction::Clockwise, 3), Place::new(1).unwrap());
    /// assert_eq!(place.step(Direction::Counterclockwise, 7), Place::new(7).unwrap());
    /// ```
    #[inline]
    pub const fn step(self, direction: Direction, steps: u8) -> Place {
        let forward = match direction {
            Direction::Clockwise => steps,
            Direction::Counterclockwise => steps.wrapping_neg(),
        };
        Place(self.0.wrapping_add(forward) % PLACES as u8)
    }

    /// Returns the place as an index.
    #[inline]
    pub const fn index(self) -> usize {
        // The constructor guarantees this range already; the mask removes the bounds check.
        (self.0 & 7) as usize
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A direction around the fire.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase")
)]
pub enum Direction {
    /// Toward higher numbers.
    #[cfg_attr(feature = "serde", serde(rename = "cw"))]
    Clockwise,
    /// Toward lower numbers.
    #[cfg_attr(feature = "serde", serde(rename = "ccw"))]
    Counterclockwise,
}

impl Direction {
    /// Both directions.
    pub const BOTH: [Direction; 2] = [Direction::Clockwise, Direction::Counterclockwise];
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Direction::Clockwise => "cw",
            Direction::Counterclockwise => "ccw",
        })
    }
}

impl FromStr for Direction {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text {
            "cw" => Ok(Direction::Clockwise),
            "ccw" => Ok(Direction::Counterclockwise),
            _ => Err(NotationError::new(text, "cw|ccw")),
        }
    }
}

/// The five adventurers (C1.5).
///
/// ```
/// use emberwake_campfire::Adventurer;
///
/// assert_eq!("siana".parse(), Ok(Adventurer::Siana));
/// assert_eq!(Adventurer::Siana.word(), "siana");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase")
)]
#[repr(u8)]
pub enum Adventurer {
    /// Black; drops two discs together (C7.1).
    Ulrich,
    /// Purple; nudges Lys (C7.2).
    Moon,
    /// Red; lifts a disc to the top (C7.3).
    Red,
    /// Yellow; skips a place (C7.4).
    Siana,
    /// Green; plays three discs (C7.5).
    Nostromo,
}

impl Adventurer {
    /// All five, in the order of C1.5.
    pub const ALL: [Adventurer; ADVENTURERS] = [
        Adventurer::Ulrich,
        Adventurer::Moon,
        Adventurer::Red,
        Adventurer::Siana,
        Adventurer::Nostromo,
    ];

    /// The names in notation of all five.
    pub const WORDS: [&str; ADVENTURERS] = {
        let mut words = [""; ADVENTURERS];
        let mut index = 0;
        while index < ADVENTURERS {
            words[index] = Adventurer::ALL[index].word();
            index += 1;
        }
        words
    };

    /// Returns the name in notation.
    pub const fn word(self) -> &'static str {
        match self {
            Adventurer::Ulrich => "ulrich",
            Adventurer::Moon => "moon",
            Adventurer::Red => "red",
            Adventurer::Siana => "siana",
            Adventurer::Nostromo => "nostromo",
        }
    }

    /// Returns the adventurer's ordinary disc.
    #[inline]
    pub const fn disc(self) -> Disc {
        self.discs()[0]
    }

    /// Returns the two kinds of discs of an adventurer. They differ only for Nostromo, who also has
    /// the Frog (C7.5).
    #[inline]
    pub(crate) const fn discs(self) -> [Disc; 2] {
        const DISCS: [[Disc; 2]; ADVENTURERS] = [
            [Disc::Ulrich; 2],
            [Disc::Moon; 2],
            [Disc::Red; 2],
            [Disc::Siana; 2],
            [Disc::Nostromo, Disc::Frog],
        ];
        DISCS[self as usize]
    }
}

impl fmt::Display for Adventurer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Adventurer {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let found = Adventurer::ALL.into_iter().find(|adventurer| adventurer.word() == text);
        found.ok_or_else(|| NotationError::new(text, "ulrich|moon|red|siana|nostromo"))
    }
}

/// A wooden disc (C1.5). The codes are those of [`Pile`], in which 0 means "no disc".
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase")
)]
#[repr(u8)]
pub enum Disc {
    /// Blue; belongs to no one.
    Nomad = 1,
    /// Black.
    Ulrich,
    /// Purple.
    Moon,
    /// Red.
    Red,
    /// Yellow.
    Siana,
    /// Green.
    Nostromo,
    /// Nostromo's third disc.
    Frog,
}

impl Disc {
    /// All seven kinds, by code.
    pub const ALL: [Disc; 7] =
        [Disc::Nomad, Disc::Ulrich, Disc::Moon, Disc::Red, Disc::Siana, Disc::Nostromo, Disc::Frog];

    /// Returns the adventurer who owns this disc; `None` for a Nomad.
    ///
    /// ```
    /// use emberwake_campfire::{Adventurer, Disc};
    ///
    /// assert_eq!(Disc::Frog.adventurer(), Some(Adventurer::Nostromo));
    /// assert_eq!(Disc::Nomad.adventurer(), None);
    /// ```
    pub const fn adventurer(self) -> Option<Adventurer> {
        match self {
            Disc::Nomad => None,
            Disc::Ulrich => Some(Adventurer::Ulrich),
            Disc::Moon => Some(Adventurer::Moon),
            Disc::Red => Some(Adventurer::Red),
            Disc::Siana => Some(Adventurer::Siana),
            Disc::Nostromo | Disc::Frog => Some(Adventurer::Nostromo),
        }
    }

    #[inline]
    pub(crate) fn from_code(code: u64) -> Option<Disc> {
        Disc::ALL.get((code as usize).wrapping_sub(1)).copied()
    }
}

/// One of the seven legends. The names are ours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase")
)]
#[repr(u8)]
pub enum Legend {
    /// `a`.
    Anchor,
    /// `b`.
    Bell,
    /// `c`.
    Comet,
    /// `d`.
    Drum,
    /// `e`.
    Eye,
    /// `f`.
    Feather,
    /// `g`.
    Gate,
}

impl Legend {
    /// All seven, by letter.
    pub const ALL: [Legend; LEGENDS] = [
        Legend::Anchor,
        Legend::Bell,
        Legend::Comet,
        Legend::Drum,
        Legend::Eye,
        Legend::Feather,
        Legend::Gate,
    ];

    /// Returns the legend as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the letter in notation.
    pub const fn letter(self) -> char {
        (b'a' + self as u8) as char
    }

    /// Returns the legend with this letter.
    ///
    /// ```
    /// use emberwake_campfire::Legend;
    ///
    /// assert_eq!(Legend::from_letter('b'), Some(Legend::Bell));
    /// assert_eq!(Legend::Bell.letter(), 'b');
    /// ```
    pub fn from_letter(letter: char) -> Option<Legend> {
        Legend::ALL.into_iter().find(|legend| legend.letter() == letter)
    }
}

impl fmt::Display for Legend {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Legend {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut letters = text.chars();
        let legend = letters.next().and_then(Legend::from_letter);
        match (legend, letters.next()) {
            (Some(legend), None) => Ok(legend),
            _ => Err(NotationError::new(text, "a|b|c|d|e|f|g")),
        }
    }
}

/// A tile (C1.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Tile {
    /// A fragment of a legend.
    Story(Legend),
    /// An Opal Moon.
    Moon,
    /// A tile that counts as any one Story tile.
    Wild,
}

/// The number of kinds of tiles.
pub const TILE_KINDS: usize = LEGENDS + 2;

impl Tile {
    /// All kinds, by [`Tile::index`].
    pub const ALL: [Tile; TILE_KINDS] = [
        Tile::Story(Legend::Anchor),
        Tile::Story(Legend::Bell),
        Tile::Story(Legend::Comet),
        Tile::Story(Legend::Drum),
        Tile::Story(Legend::Eye),
        Tile::Story(Legend::Feather),
        Tile::Story(Legend::Gate),
        Tile::Wild,
        Tile::Moon,
    ];

    /// Returns the kind of tile as an index: the legends, then Wild, then Moon.
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Tile::Story(legend) => legend as usize,
            Tile::Wild => LEGENDS,
            Tile::Moon => LEGENDS + 1,
        }
    }

    /// Returns the number of tiles of this kind in the box.
    ///
    /// ```
    /// use emberwake_campfire::{Legend, Tile, tables::TILES};
    ///
    /// assert_eq!(Tile::Story(Legend::Bell).in_the_box(), 14);
    /// assert_eq!(Tile::ALL.iter().map(|tile| tile.in_the_box()).sum::<u8>(), TILES);
    /// ```
    pub const fn in_the_box(self) -> u8 {
        match self {
            Tile::Story(_) => TILES_OF_A_LEGEND,
            Tile::Moon => MOON_TILES,
            Tile::Wild => WILD_TILES,
        }
    }

    /// Returns the word in notation and JSON.
    pub const fn word(self) -> &'static str {
        match self {
            Tile::Story(legend) => ["a", "b", "c", "d", "e", "f", "g"][legend as usize],
            Tile::Moon => "moon",
            Tile::Wild => "wild",
        }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Tile {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let found = Tile::ALL.into_iter().find(|tile| tile.word() == text);
        found.ok_or_else(|| NotationError::new(text, "a|b|c|d|e|f|g|moon|wild"))
    }
}
