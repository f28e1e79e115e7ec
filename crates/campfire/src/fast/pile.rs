//! A pile of discs, packed into one word.

use crate::pieces::{Adventurer, Disc};
use crate::tables::ADVENTURERS;

/// A pile of discs in order, with three bits per disc and the bottom disc in the lowest bits. A
/// single 1 above the top disc marks the height.
///
/// All 19 discs of the game fit into one word, so a whole ring is eight words.
///
/// ```
/// use emberwake_campfire::{Adventurer, Disc, Pile};
///
/// let mut pile = Pile::EMPTY;
/// pile.push(Disc::Nomad);
/// pile.push(Adventurer::Red.disc());
/// assert_eq!((pile.len(), pile.top()), (2, Some(Adventurer::Red.disc())));
/// assert_eq!(pile.at(0), Some(Disc::Nomad));
/// assert_eq!(pile.count_of(Adventurer::Red), 1);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pile(u64);

/// The lowest bit of every disc in a pile.
const ONES: u64 = 0o1_111_111_111_111_111_111;

/// For each adventurer, a mask of bits to ignore and a pattern, which all discs of a pile are
/// compared with at the same time. The Frog counts as Nostromo's disc in every respect (C7.5). Its
/// code differs from Nostromo's own only in the lowest bit, which is therefore ignored.
const SEARCH: [(u64, u64); ADVENTURERS] = [
    (0, Disc::Ulrich as u64 * ONES),
    (0, Disc::Moon as u64 * ONES),
    (0, Disc::Red as u64 * ONES),
    (0, Disc::Siana as u64 * ONES),
    (ONES, Disc::Frog as u64 * ONES),
];

impl Default for Pile {
    fn default() -> Pile {
        Pile::EMPTY
    }
}

impl Pile {
    /// The empty pile.
    pub const EMPTY: Pile = Pile(1);

    /// Returns the number of discs.
    #[inline]
    pub const fn len(self) -> u8 {
        (self.mark() / 3) as u8
    }

    /// Returns `true` if there are fewer discs than this.
    #[inline]
    pub(crate) const fn has_fewer_than(self, discs: u8) -> bool {
        // The mark is the highest bit, so it decides the comparison.
        self.0 < 1 << (3 * discs)
    }

    /// Returns the position of the bit that marks the height.
    #[inline]
    const fn mark(self) -> u32 {
        // There always is a mark, but the processor checks for it unless a bit is certainly set.
        63 - (self.0 | 1).leading_zeros()
    }

    /// Returns `true` if there are no discs.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == Pile::EMPTY.0
    }

    /// Puts a disc on top.
    #[inline]
    pub const fn push(&mut self, disc: Disc) {
        self.push_code(disc as u64);
    }

    /// Puts a disc on top that [`Pile::take_bottom`] took from another pile.
    #[inline]
    pub(crate) const fn push_code(&mut self, code: u64) {
        // Seven more than the code turns the mark into the disc and a mark above it.
        self.0 += (code + 7) << self.mark();
    }

    /// Removes the bottom disc and returns it as a code for [`Pile::push_code`].
    #[inline]
    pub(crate) const fn take_bottom(&mut self) -> u64 {
        let code = self.0 & 7;
        self.0 >>= 3;
        code
    }

    /// Returns the code of the top disc; 0 if the pile is empty.
    #[inline]
    pub(crate) const fn top_code(self) -> u64 {
        (self.0 << 3 >> self.mark()) & 7
    }

    /// Returns the top disc.
    pub fn top(self) -> Option<Disc> {
        Disc::from_code(self.top_code())
    }

    /// Returns the discs from bottom to top.
    pub fn discs(self) -> impl DoubleEndedIterator<Item = Disc> + ExactSizeIterator {
        (0..self.len()).map(move |height| self.at(height).expect("height is below len"))
    }

    /// Writes a byte for each disc, from bottom to top: the one that the table has at the number of
    /// its kind.
    #[inline]
    pub fn write(self, table: &[u8; 8], bytes: &mut [u8]) {
        let mut left = self;
        for byte in bytes {
            if left.is_empty() {
                return;
            }
            *byte = table[(left.0 & 7) as usize];
            left.0 >>= 3;
        }
    }

    /// Returns the disc at this height; the bottom is 0.
    pub fn at(self, height: u8) -> Option<Disc> {
        if height >= self.len() {
            return None;
        }
        Disc::from_code((self.0 >> (3 * height)) & 7)
    }

    /// Returns the heights of all discs of an adventurer: bit `3 * height` is set for each.
    #[inline]
    const fn heights_of(self, adventurer: Adventurer) -> u64 {
        let (ignored, code) = SEARCH[adventurer as usize];
        let differing = (self.0 | ignored) ^ code;
        !(differing | differing >> 1 | differing >> 2) & ONES
    }

    /// Returns the height of an adventurer's lowest disc; the bottom is 0.
    ///
    /// ```
    /// use emberwake_campfire::{Adventurer, Disc, Pile};
    ///
    /// let mut pile = Pile::EMPTY;
    /// for disc in [Disc::Nomad, Adventurer::Red.disc(), Adventurer::Red.disc()] {
    ///     pile.push(disc);
    /// }
    /// assert_eq!(pile.lowest_of(Adventurer::Red), Some(1));
    /// assert_eq!(pile.lowest_of(Adventurer::Moon), None);
    /// ```
    #[inline]
    pub fn lowest_of(self, adventurer: Adventurer) -> Option<u8> {
        match self.heights_of(adventurer) {
            0 => None,
            heights => Some(heights.trailing_zeros() as u8 / 3),
        }
    }

    /// Returns the number of an adventurer's discs in the pile.
    #[inline]
    pub const fn count_of(self, adventurer: Adventurer) -> u8 {
        self.heights_of(adventurer).count_ones() as u8
    }

    /// Returns the heights of an adventurer's discs that aren't on top, as [`Pile::heights_of`].
    #[inline]
    fn bits_below_top(self, adventurer: Adventurer) -> u64 {
        match self.len() {
            0 => 0,
            discs => self.heights_of(adventurer) & !(1 << (3 * (discs - 1))),
        }
    }

    /// Returns `true` if an adventurer has the disc at this height, and it isn't on top.
    #[inline]
    pub(crate) fn is_below_top(self, adventurer: Adventurer, height: u8) -> bool {
        height < self.len() && self.bits_below_top(adventurer) & (1 << (3 * height)) != 0
    }

    /// Returns `true` if an adventurer has a disc in this pile that isn't on top.
    #[inline]
    pub(crate) fn has_below_top(self, adventurer: Adventurer) -> bool {
        self.bits_below_top(adventurer) != 0
    }

    /// Returns the heights of an adventurer's discs that aren't on top, the lowest first.
    #[inline]
    pub(crate) fn heights_below_top(self, adventurer: Adventurer) -> impl Iterator<Item = u8> {
        let mut heights = self.bits_below_top(adventurer);
        std::iter::from_fn(move || {
            let height = (heights.trailing_zeros() / 3) as u8;
            (heights != 0).then(|| {
                heights &= heights - 1;
                height
            })
        })
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
