//! A fast generator for playouts, bots and tests. No one can verify it, so no game is dealt from
//! it.

use kernel::Luck;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// A fast random generator, deterministic for each seed number: xoshiro256++, seeded by SplitMix64.
///
/// ```
/// use emberwake_dealer::Quick;
/// use emberwake_dealer::kernel::Luck;
///
/// let throws = |seed| {
///     let mut quick = Quick::new(seed);
///     [0; 8].map(|_| 1 + quick.below(6))
/// };
/// assert_eq!(throws(7), throws(7));
/// assert_ne!(throws(7), throws(8));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Quick(Xoshiro256PlusPlus);

impl Quick {
    /// Creates a generator from this number.
    #[inline]
    pub fn new(number: u64) -> Quick {
        Quick(Xoshiro256PlusPlus::seed_from_u64(number))
    }

    #[inline]
    fn word(&mut self) -> u32 {
        // The upper half of xoshiro's output is the better half.
        (self.0.next_u64() >> 32) as u32
    }
}

impl Luck for Quick {
    /// Uses Lemire's method: the upper half of `word * bound`, rejecting the few words that would
    /// make some answers more likely. The division runs only if a rejection is possible.
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0, "there is no number below 0");
        let mut product = u64::from(self.word()) * u64::from(bound);
        if (product as u32) < bound {
            let surplus = bound.wrapping_neg() % bound;
            while (product as u32) < surplus {
                product = u64::from(self.word()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }
}
