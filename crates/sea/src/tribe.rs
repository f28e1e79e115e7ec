//! Tribes, and the notation of pawns by tribe.

use kernel::notation::number;
use kernel::{SEATS_MAX, Seat};
use std::fmt;

pub use crate::fast::Counts;
use crate::tables::PAWNS;

/// A tribe. Seat k plays tribe k. Each tribe has a color and a shape.
///
/// ```
/// use emberwake_sea::Tribe;
/// use emberwake_sea::kernel::Seat;
///
/// let tribe = Tribe::of(Seat(1));
/// assert_eq!((tribe.color(), tribe.seat()), ("blue", Seat(1)));
/// assert_eq!(Tribe::read("blue"), Some(tribe));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Tribe(u8);

/// The colors of the tribes, by seat.
const COLORS: [&str; SEATS_MAX] = ["red", "blue", "green", "yellow", "purple", "white"];

impl Tribe {
    /// Returns the tribe that a seat plays.
    pub const fn of(seat: Seat) -> Tribe {
        Tribe(seat.0)
    }

    /// Returns the seat that plays this tribe.
    pub const fn seat(self) -> Seat {
        Seat(self.0)
    }

    /// Returns the name of its color, which is its notation.
    pub const fn color(self) -> &'static str {
        COLORS[self.0 as usize]
    }

    /// Returns the tribe with this color.
    pub fn read(color: &str) -> Option<Tribe> {
        COLORS.iter().position(|&name| name == color).map(|index| Tribe(index as u8))
    }

    /// Returns the tribe of the seat with this number.
    #[inline]
    pub(crate) const fn nth(number: u8) -> Tribe {
        Tribe(number)
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Tribe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.color())
    }
}

impl Counts {
    /// Parses counts such as `red:1,blue:2`: tribes in order, no zeros, no duplicates.
    pub fn read(text: &str) -> Option<Counts> {
        let mut counts = Counts::NONE;
        for part in text.split(',') {
            let (color, count) = part.split_once(':')?;
            let tribe = Tribe::read(color)?;
            let count = number(count, u32::from(PAWNS)).filter(|&count| count > 0)?;
            if counts.tribes().any(|earlier| earlier >= tribe) {
                return None;
            }
            counts += Counts::of(tribe, count as u8);
        }
        Some(counts)
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
