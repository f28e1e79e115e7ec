//! Pawns by tribe, packed into one word.

use crate::tables::{PAWNS, PLAYERS_MAX};
use crate::tribe::Tribe;
use std::ops::{Add, AddAssign, Sub, SubAssign};

/// Pawns by tribe: a crew, a trail, the settlers of a settlement, a loss.
///
/// Each tribe has a lane of five bits in one word: crews are added and compared all the time, and a
/// position contains many of them. A tribe has at most 30 pawns.
///
/// ```
/// use emberwake_sea::kernel::Seat;
/// use emberwake_sea::{Counts, Tribe};
///
/// let [red, blue] = [0, 1].map(|seat| Tribe::of(Seat(seat)));
/// let crew = Counts::of(red, 3) + Counts::of(blue, 2);
/// assert_eq!(crew.to_string(), "red:3,blue:2");
/// assert_eq!(Counts::read("red:3,blue:2"), Some(crew));
/// assert_eq!(crew - Counts::of(red, 1), Counts::read("red:2,blue:2").unwrap());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Counts(u32);

/// The bits of a lane.
const LANE: u32 = 5;
/// All bits of the first lane.
const LANE_MASK: u32 = (1 << LANE) - 1;
/// The highest bit of every lane.
const HIGH_BITS: u32 = 0b10000_10000_10000_10000_10000_10000;
/// All other bits of every lane.
const LOWER_BITS: u32 = 0b01111_01111_01111_01111_01111_01111;
/// Every second lane, so that sums of two lanes have room.
const EVEN_LANES: u32 = 0b00000_11111_00000_11111_00000_11111;

const _: () = assert!(PAWNS as u32 <= LANE_MASK, "all pawns of a tribe fit into a lane");
const _: () = assert!(PLAYERS_MAX as u32 * LANE <= u32::BITS, "every tribe has a lane");

impl Counts {
    /// No pawns.
    pub const NONE: Counts = Counts(0);

    /// Returns `count` pawns of one tribe, limited to the 30 it has.
    #[inline]
    pub const fn of(tribe: Tribe, count: u8) -> Counts {
        let count = if count > PAWNS { PAWNS } else { count };
        Counts((count as u32) << Counts::shift(tribe))
    }

    /// Returns the position of a tribe's lane.
    #[inline]
    const fn shift(tribe: Tribe) -> u32 {
        LANE * tribe.index() as u32
    }

    /// Returns the number of pawns of this tribe.
    #[inline]
    pub const fn get(self, tribe: Tribe) -> u8 {
        (self.0 >> Counts::shift(tribe) & LANE_MASK) as u8
    }

    /// Returns the number of all pawns.
    ///
    /// ```
    /// use emberwake_sea::kernel::Seat;
    /// use emberwake_sea::{Counts, Tribe};
    ///
    /// let [red, blue] = [0, 1].map(|seat| Tribe::of(Seat(seat)));
    /// let crew = Counts::of(red, 3) + Counts::of(blue, 2);
    /// assert_eq!((crew.get(red), crew.total(), crew.others(red)), (3, 5, 2));
    /// ```
    #[inline]
    pub const fn total(self) -> u8 {
        let pairs = (self.0 & EVEN_LANES) + (self.0 >> LANE & EVEN_LANES);
        (pairs + (pairs >> (2 * LANE)) + (pairs >> (4 * LANE))) as u8
    }

    /// Returns the number of pawns of all other tribes together.
    #[inline]
    pub const fn others(self, tribe: Tribe) -> u8 {
        self.total() - self.get(tribe)
    }

    /// Returns `true` if there are no pawns.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns `true` if this tribe outnumbers all others together (S6.7).
    ///
    /// ```
    /// use emberwake_sea::kernel::Seat;
    /// use emberwake_sea::{Counts, Tribe};
    ///
    /// let [red, blue] = [0, 1].map(|seat| Tribe::of(Seat(seat)));
    /// let crew = Counts::of(red, 3) + Counts::of(blue, 2);
    /// assert!(crew.is_led_by(red));
    /// assert!(!(crew + Counts::of(blue, 1)).is_led_by(red), "three are not more than three");
    /// ```
    #[inline]
    pub const fn is_led_by(self, tribe: Tribe) -> bool {
        self.get(tribe) > self.others(tribe)
    }

    /// Returns `true` if `part` can be taken from it.
    ///
    /// ```
    /// use emberwake_sea::kernel::Seat;
    /// use emberwake_sea::{Counts, Tribe};
    ///
    /// let [red, blue] = [0, 1].map(|seat| Tribe::of(Seat(seat)));
    /// let crew = Counts::of(red, 3) + Counts::of(blue, 2);
    /// assert!(crew.contains(Counts::of(blue, 2)));
    /// assert!(!crew.contains(Counts::of(blue, 3)));
    /// ```
    #[inline]
    pub const fn contains(self, part: Counts) -> bool {
        // The lower bits of each lane are compared by a subtraction that can't borrow from the next
        // lane; where the highest bits differ, they decide.
        let lower = (self.0 | HIGH_BITS) - (part.0 & !HIGH_BITS);
        let at_least = self.0 & !part.0 | !(self.0 ^ part.0) & lower;
        at_least & HIGH_BITS == HIGH_BITS
    }

    /// Returns the pawns of one tribe only.
    #[inline]
    pub const fn only(self, tribe: Tribe) -> Counts {
        Counts(self.0 & (LANE_MASK << Counts::shift(tribe)))
    }

    /// Returns the pawns of all other tribes.
    ///
    /// ```
    /// use emberwake_sea::kernel::Seat;
    /// use emberwake_sea::{Counts, Tribe};
    ///
    /// let [red, blue] = [0, 1].map(|seat| Tribe::of(Seat(seat)));
    /// let crew = Counts::of(red, 3) + Counts::of(blue, 2);
    /// assert_eq!(crew.without(red), Counts::of(blue, 2));
    /// assert_eq!(crew.only(red), Counts::of(red, 3));
    /// ```
    #[inline]
    pub const fn without(self, tribe: Tribe) -> Counts {
        Counts(self.0 & !(LANE_MASK << Counts::shift(tribe)))
    }

    /// Returns `true` if there are pawns of at least two tribes.
    #[inline]
    pub fn is_mixed(self) -> bool {
        match self.tribes().next() {
            Some(first) => !self.without(first).is_empty(),
            None => false,
        }
    }

    /// Returns the tribes that have pawns here, in order.
    ///
    /// ```
    /// use emberwake_sea::kernel::Seat;
    /// use emberwake_sea::{Counts, Tribe};
    ///
    /// let [red, blue] = [0, 1].map(|seat| Tribe::of(Seat(seat)));
    /// let crew = Counts::of(red, 3) + Counts::of(blue, 2);
    /// assert_eq!(crew.tribes().collect::<Vec<_>>(), [red, blue]);
    /// assert!(crew.is_mixed());
    /// ```
    #[inline]
    pub fn tribes(self) -> impl Iterator<Item = Tribe> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let tribe = Tribe::nth((rest.0.trailing_zeros() / LANE) as u8);
            (!rest.is_empty()).then(|| {
                rest = rest.without(tribe);
                tribe
            })
        })
    }

    /// Returns the set of tribes that have pawns here.
    #[inline]
    pub(crate) const fn present(self) -> TribeSet {
        // Adding 15 to the lower bits of a lane sets its highest bit unless they are all 0.
        let highest = ((self.0 & LOWER_BITS) + LOWER_BITS) | self.0;
        TribeSet((highest & HIGH_BITS) >> (LANE - 1))
    }

    /// Calls `each` with every way to take exactly `count` pawns.
    pub(crate) fn each_choice(self, count: u8, each: &mut impl FnMut(Counts)) {
        self.choices_from(0, count, Counts::NONE, each);
    }

    fn choices_from(self, tribe: u8, count: u8, taken: Counts, each: &mut impl FnMut(Counts)) {
        if count == 0 {
            return each(taken);
        }
        let rest = self.0.checked_shr(Counts::shift(Tribe::nth(tribe))).unwrap_or(0);
        if Counts(rest).total() < count {
            return;
        }
        for here in 0..=count.min(self.get(Tribe::nth(tribe))) {
            let more = taken + Counts::of(Tribe::nth(tribe), here);
            self.choices_from(tribe + 1, count - here, more, each);
        }
    }
}

/// A set of tribes, with the lowest bit of a tribe's lane for each, so that all tribes are handled
/// together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TribeSet(u32);

impl TribeSet {
    pub(crate) const EMPTY: TribeSet = TribeSet(0);

    #[inline]
    pub(crate) const fn union(self, other: TribeSet) -> TribeSet {
        TribeSet(self.0 | other.0)
    }

    #[inline]
    pub(crate) const fn intersection(self, other: TribeSet) -> TribeSet {
        TribeSet(self.0 & other.0)
    }

    /// Returns one pawn of each tribe.
    #[inline]
    pub(crate) const fn one_each(self) -> Counts {
        Counts(self.0)
    }
}

/// A sum of many counts, up to 1,023 for each tribe: two words whose lanes have twice the width, so
/// that nothing has to saturate.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct TribeSums {
    even: u32,
    odd: u32,
}

impl TribeSums {
    #[inline]
    pub(crate) fn add(&mut self, counts: Counts) {
        self.even += counts.0 & EVEN_LANES;
        self.odd += counts.0 >> LANE & EVEN_LANES;
    }

    #[inline]
    pub(crate) const fn get(self, tribe: Tribe) -> u32 {
        let (word, shift) = match tribe.index() % 2 {
            0 => (self.even, Counts::shift(tribe)),
            _ => (self.odd, Counts::shift(tribe) - LANE),
        };
        word >> shift & ((1 << (2 * LANE)) - 1)
    }
}

/// A lane saturates at 31, one more than a tribe has pawns. So sums that can't be, such as the loads
/// of a wild offer, stay larger than any crew instead of spilling over to the next tribe.
impl Add for Counts {
    type Output = Counts;
    #[inline]
    fn add(self, other: Counts) -> Counts {
        let lower = (self.0 & !HIGH_BITS) + (other.0 & !HIGH_BITS);
        let sum = lower ^ ((self.0 ^ other.0) & HIGH_BITS);
        let carried = (self.0 & other.0 | (self.0 | other.0) & !sum) & HIGH_BITS;
        Counts(sum | ((carried >> (LANE - 1)) * LANE_MASK))
    }
}

impl AddAssign for Counts {
    #[inline]
    fn add_assign(&mut self, other: Counts) {
        *self = *self + other;
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
