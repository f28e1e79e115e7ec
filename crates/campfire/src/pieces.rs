//! The pieces on the table: places, directions, adventurers, discs, piles, legends and tiles.

use crate::tables::*;
use kernel::notation::Misread;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// One of the eight places around the fire, numbered clockwise from 0 (C1.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Place(u8);

impl From<Place> for u8 {
    fn from(place: Place) -> u8 {
        place.0
    }
}

impl TryFrom<u8> for Place {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Place, Self::Error> {
        Place::new(number).ok_or("a place is a number from 0 to 7")
    }
}

impl Place {
    /// All places, clockwise.
    pub fn all() -> impl DoubleEndedIterator<Item = Place> + ExactSizeIterator + Clone {
        (0..PLACES as u8).map(Place)
    }

    /// The places whose bits are set.
    #[inline]
    pub(crate) fn in_mask(mut mask: u32) -> impl Iterator<Item = Place> {
        std::iter::from_fn(move || {
            if mask == 0 {
                return None;
            }
            let place = Place(mask.trailing_zeros() as u8);
            mask &= mask - 1;
            Some(place)
        })
    }

    /// The place with this number, if there is one.
    pub const fn new(number: u8) -> Option<Place> {
        if (number as usize) < PLACES { Some(Place(number)) } else { None }
    }

    /// The place `steps` further on in this direction.
    #[inline]
    pub const fn step(self, direction: Direction, steps: u8) -> Place {
        let forward = match direction {
            Direction::Clockwise => self.0 + steps,
            Direction::Counterclockwise => self.0.wrapping_sub(steps),
        };
        Place(forward % PLACES as u8)
    }

    /// The place as an index.
    #[inline]
    pub const fn index(self) -> usize {
        // The mask says what the constructor guarantees, so that no bounds check remains.
        (self.0 & 7) as usize
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A way around the fire.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Direction {
    /// Towards higher numbers.
    #[serde(rename = "cw")]
    Clockwise,
    /// Towards lower numbers.
    #[serde(rename = "ccw")]
    Counterclockwise,
}

impl Direction {
    /// Both of them.
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
    type Err = Misread;

    fn from_str(text: &str) -> Result<Self, Misread> {
        match text {
            "cw" => Ok(Direction::Clockwise),
            "ccw" => Ok(Direction::Counterclockwise),
            _ => Err(Misread::new(text, "cw|ccw")),
        }
    }
}

/// The five adventurers (C1.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Adventurer {
    /// Black; drops two discs at once (C7.1).
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

    /// The name in notation.
    pub const fn word(self) -> &'static str {
        match self {
            Adventurer::Ulrich => "ulrich",
            Adventurer::Moon => "moon",
            Adventurer::Red => "red",
            Adventurer::Siana => "siana",
            Adventurer::Nostromo => "nostromo",
        }
    }

    /// The adventurer's ordinary disc.
    #[inline]
    pub const fn disc(self) -> Disc {
        self.discs()[0]
    }

    /// The two discs of an adventurer, which differ for Nostromo, who has the Frog as well (C7.5).
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
    type Err = Misread;

    fn from_str(text: &str) -> Result<Self, Misread> {
        let found = Adventurer::ALL.into_iter().find(|adventurer| adventurer.word() == text);
        found.ok_or_else(|| Misread::new(text, "ulrich|moon|red|siana|nostromo"))
    }
}

/// A wooden disc (C1.5). The codes are those of [`Pile`], where 0 means "no disc".
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Disc {
    /// Blue, nobody's.
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
    /// All seven sorts, by code.
    pub const ALL: [Disc; 7] =
        [Disc::Nomad, Disc::Ulrich, Disc::Moon, Disc::Red, Disc::Siana, Disc::Nostromo, Disc::Frog];

    /// Whose disc this is; a Nomad is nobody's.
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
    fn from_code(code: u64) -> Option<Disc> {
        Disc::ALL.get((code as usize).wrapping_sub(1)).copied()
    }
}

/// A pile of discs in its order, three bits a disc with the bottom disc in the lowest bits.
///
/// All 19 discs of the game fit into one word, so a whole ring is eight words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pile(u64);

/// The lowest bit of every disc in a pile.
const ONES: u64 = 0o1_111_111_111_111_111_111;

/// For each adventurer, what to compare all discs of a pile with at once: bits that do not matter
/// and the code looked for. The Frog is Nostromo's in every respect (C7.5), and its code differs
/// from Nostromo's own in the lowest bit only, which is why it may be ignored.
const SEARCH: [(u64, u64); ADVENTURERS] = [
    (0, Disc::Ulrich as u64 * ONES),
    (0, Disc::Moon as u64 * ONES),
    (0, Disc::Red as u64 * ONES),
    (0, Disc::Siana as u64 * ONES),
    (ONES, Disc::Frog as u64 * ONES),
];

impl Pile {
    /// No discs.
    pub const EMPTY: Pile = Pile(0);

    /// How many discs lie here.
    #[inline]
    pub const fn len(self) -> u8 {
        // The one below the pile spares the processor the question whether there is a bit at all.
        ((65 - (self.0 << 1 | 1).leading_zeros()) / 3) as u8
    }

    /// Whether no disc lies here.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Puts a disc on top.
    #[inline]
    pub const fn push(&mut self, disc: Disc) {
        self.push_code(disc as u64);
    }

    /// Puts one disc on top that [`Pile::take_bottom`] took from another pile.
    #[inline]
    pub(crate) const fn push_code(&mut self, code: u64) {
        self.0 |= code << (3 * self.len());
    }

    /// Takes the bottommost disc, as a code for [`Pile::push_code`].
    #[inline]
    pub(crate) const fn take_bottom(&mut self) -> u64 {
        let code = self.0 & 7;
        self.0 >>= 3;
        code
    }

    /// The code of the topmost disc, 0 without one.
    #[inline]
    pub(crate) const fn top_code(self) -> u64 {
        self.0 >> (3 * self.len()).saturating_sub(3)
    }

    /// The topmost disc.
    pub fn top(self) -> Option<Disc> {
        Disc::from_code(self.top_code())
    }

    /// The discs from bottom to top.
    pub fn discs(self) -> impl DoubleEndedIterator<Item = Disc> + ExactSizeIterator {
        (0..self.len()).map(move |height| self.at(height).expect("height is below len"))
    }

    /// The disc at this height, the bottom being 0.
    pub fn at(self, height: u8) -> Option<Disc> {
        if height >= DISCS {
            return None;
        }
        Disc::from_code((self.0 >> (3 * height)) & 7)
    }

    /// The heights of all discs of an adventurer: bit `3 * height` is set for each.
    #[inline]
    pub(crate) const fn heights_of(self, adventurer: Adventurer) -> u64 {
        let (ignored, code) = SEARCH[adventurer as usize];
        let differing = (self.0 | ignored) ^ code;
        !(differing | differing >> 1 | differing >> 2) & ONES
    }

    /// How many discs of an adventurer lie here.
    #[inline]
    pub const fn count_of(self, adventurer: Adventurer) -> u8 {
        self.heights_of(adventurer).count_ones() as u8
    }

    /// Lifts the disc at this height to the top of the pile.
    pub(crate) fn lift(&mut self, height: u8) {
        let shift = 3 * height as u32;
        let below = self.0 & ((1 << shift) - 1);
        let code = (self.0 >> shift) & 7;
        let above = (self.0 >> shift) >> 3;
        *self = Pile(below | above << shift);
        self.push_code(code);
    }
}

impl FromIterator<Disc> for Pile {
    fn from_iter<I: IntoIterator<Item = Disc>>(discs: I) -> Self {
        let mut pile = Pile::EMPTY;
        discs.into_iter().for_each(|disc| pile.push(disc));
        pile
    }
}

/// One of the seven legends. The names are ours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
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

    /// The legend as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter in notation.
    pub const fn letter(self) -> char {
        (b'a' + self as u8) as char
    }

    /// The legend with this letter.
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
    type Err = Misread;

    fn from_str(text: &str) -> Result<Self, Misread> {
        let mut letters = text.chars();
        let legend = letters.next().and_then(Legend::from_letter);
        match (legend, letters.next()) {
            (Some(legend), None) => Ok(legend),
            _ => Err(Misread::new(text, "a|b|c|d|e|f|g")),
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
    /// Stands for any one Story tile.
    Wild,
}

/// How many sorts of tiles there are.
pub const TILE_KINDS: usize = LEGENDS + 2;

impl Tile {
    /// All sorts, by [`Tile::index`].
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

    /// The sort of tile as an index: the legends, then Wild, then Moon.
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Tile::Story(legend) => legend as usize,
            Tile::Wild => LEGENDS,
            Tile::Moon => LEGENDS + 1,
        }
    }

    /// How many tiles of this sort the box holds.
    pub const fn in_the_box(self) -> u8 {
        match self {
            Tile::Story(_) => TILES_OF_A_LEGEND,
            Tile::Moon => MOON_TILES,
            Tile::Wild => WILD_TILES,
        }
    }

    /// The word in notation and JSON.
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
    type Err = Misread;

    fn from_str(text: &str) -> Result<Self, Misread> {
        let found = Tile::ALL.into_iter().find(|tile| tile.word() == text);
        found.ok_or_else(|| Misread::new(text, "a|b|c|d|e|f|g|moon|wild"))
    }
}

impl Serialize for Tile {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

impl<'de> Deserialize<'de> for Tile {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Tile, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}
