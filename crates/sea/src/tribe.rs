//! Tribes and counts of pawns by tribe.

use kernel::notation::number;
use kernel::{SEATS_MAX, Seat};
use serde::de::Error;
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use std::fmt;
use std::ops::{Add, AddAssign, Sub, SubAssign};

use crate::tables::PAWNS;

/// A tribe. Seat k plays tribe k; a tribe has a colour and a shape.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Tribe(u8);

/// The colours of the tribes, by seat.
const COLOURS: [&str; SEATS_MAX] = ["red", "blue", "green", "yellow", "purple", "white"];

impl Tribe {
    /// The tribe that a seat plays.
    pub const fn of(seat: Seat) -> Tribe {
        Tribe(seat.0)
    }

    /// The seat that plays this tribe.
    pub const fn seat(self) -> Seat {
        Seat(self.0)
    }

    /// The name of its colour, which is its notation.
    pub const fn colour(self) -> &'static str {
        COLOURS[self.0 as usize]
    }

    /// The tribe of this colour.
    pub fn read(colour: &str) -> Option<Tribe> {
        COLOURS.iter().position(|&name| name == colour).map(|index| Tribe(index as u8))
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Tribe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.colour())
    }
}

impl Serialize for Tribe {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.colour())
    }
}

impl<'de> Deserialize<'de> for Tribe {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tribe, D::Error> {
        let colour = String::deserialize(deserializer)?;
        Tribe::read(&colour).ok_or_else(|| D::Error::custom("a tribe is the name of its colour"))
    }
}

/// How many pawns of each tribe: a crew, a trail, the settlers of a settlement, a loss.
///
/// One byte a tribe in one word, because crews are added and compared all the time. No tribe has
/// more than 30 pawns, so bytes never carry into each other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Counts(u64);

const HIGH_BITS: u64 = 0x8080_8080_8080_8080;
const ONES: u64 = 0x0101_0101_0101_0101;

impl Counts {
    /// No pawn at all.
    pub const NONE: Counts = Counts(0);

    /// `count` pawns of one tribe, at most the 30 it has.
    pub const fn of(tribe: Tribe, count: u8) -> Counts {
        let count = if count > PAWNS { PAWNS } else { count };
        Counts((count as u64) << (8 * tribe.0))
    }

    /// How many of this tribe.
    #[inline]
    pub const fn get(self, tribe: Tribe) -> u8 {
        (self.0 >> (8 * tribe.0)) as u8
    }

    /// How many in all.
    #[inline]
    pub const fn total(self) -> u8 {
        (self.0.wrapping_mul(ONES) >> 56) as u8
    }

    /// How many of all other tribes together.
    #[inline]
    pub const fn others(self, tribe: Tribe) -> u8 {
        self.total() - self.get(tribe)
    }

    /// Whether nobody is counted.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this tribe outnumbers all others together (S6.7).
    #[inline]
    pub const fn is_led_by(self, tribe: Tribe) -> bool {
        self.get(tribe) > self.others(tribe)
    }

    /// Whether `part` can be taken from it.
    #[inline]
    pub const fn contains(self, part: Counts) -> bool {
        (self.0 | HIGH_BITS).wrapping_sub(part.0) & HIGH_BITS == HIGH_BITS
    }

    /// The pawns of one tribe only.
    #[inline]
    pub const fn only(self, tribe: Tribe) -> Counts {
        Counts(self.0 & (0xff << (8 * tribe.0)))
    }

    /// The pawns of all other tribes.
    #[inline]
    pub const fn without(self, tribe: Tribe) -> Counts {
        Counts(self.0 & !(0xff << (8 * tribe.0)))
    }

    /// Whether pawns of at least two tribes are counted.
    #[inline]
    pub fn is_mixed(self) -> bool {
        match self.tribes().next() {
            Some(first) => !self.without(first).is_empty(),
            None => false,
        }
    }

    /// The tribes that are counted at all, in order.
    #[inline]
    pub fn tribes(self) -> impl Iterator<Item = Tribe> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let tribe = Tribe((rest.trailing_zeros() / 8) as u8);
            (rest != 0).then(|| {
                rest &= !(0xff << (8 * tribe.0));
                tribe
            })
        })
    }

    /// Calls `each` with every way to take exactly `count` pawns from it.
    pub(crate) fn each_choice(self, count: u8, each: &mut impl FnMut(Counts)) {
        self.choices_from(0, count, Counts::NONE, each);
    }

    fn choices_from(self, tribe: u8, count: u8, taken: Counts, each: &mut impl FnMut(Counts)) {
        if count == 0 {
            return each(taken);
        }
        let rest = self.0.checked_shr(8 * u32::from(tribe)).unwrap_or(0);
        if Counts(rest).total() < count {
            return;
        }
        for here in 0..=count.min(self.get(Tribe(tribe))) {
            let more = taken + Counts::of(Tribe(tribe), here);
            self.choices_from(tribe + 1, count - here, more, each);
        }
    }

    /// Reads `red:1,blue:2`: tribes in order, no zero, nothing twice.
    pub fn read(text: &str) -> Option<Counts> {
        let mut counts = Counts::NONE;
        for part in text.split(',') {
            let (colour, count) = part.split_once(':')?;
            let tribe = Tribe::read(colour)?;
            let count = number(count, u32::from(PAWNS)).filter(|&count| count > 0)?;
            if counts.0 >> (8 * tribe.0) != 0 {
                return None;
            }
            counts += Counts::of(tribe, count as u8);
        }
        Some(counts)
    }
}

impl Add for Counts {
    type Output = Counts;
    #[inline]
    fn add(self, other: Counts) -> Counts {
        Counts(self.0 + other.0)
    }
}

impl AddAssign for Counts {
    #[inline]
    fn add_assign(&mut self, other: Counts) {
        self.0 += other.0;
    }
}

impl Sub for Counts {
    type Output = Counts;
    #[inline]
    fn sub(self, other: Counts) -> Counts {
        debug_assert!(self.contains(other), "{self:?} does not hold {other:?}");
        Counts(self.0 - other.0)
    }
}

impl SubAssign for Counts {
    #[inline]
    fn sub_assign(&mut self, other: Counts) {
        *self = *self - other;
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, tribe) in self.tribes().enumerate() {
            let comma = if index == 0 { "" } else { "," };
            write!(f, "{comma}{tribe}:{}", self.get(tribe))?;
        }
        Ok(())
    }
}

impl fmt::Debug for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

impl Serialize for Counts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for tribe in self.tribes() {
            map.serialize_entry(tribe.colour(), &self.get(tribe))?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Counts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Counts, D::Error> {
        let mut counts = Counts::NONE;
        for (colour, count) in BTreeMap::<String, u8>::deserialize(deserializer)? {
            let tribe = Tribe::read(&colour).filter(|_| (1..=PAWNS).contains(&count));
            let wrong = || D::Error::custom("pawns are 1 to 30 for each tribe that has some");
            counts += Counts::of(tribe.ok_or_else(wrong)?, count);
        }
        Ok(counts)
    }
}
