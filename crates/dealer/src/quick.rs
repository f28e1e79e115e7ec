//! A fast generator for playouts, bots and tests. Nobody can check it, so no game is dealt from it.

use kernel::Luck;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// Fast luck, the same for the same number: xoshiro256++, seeded by SplitMix64.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Quick(Xoshiro256PlusPlus);

impl Quick {
    /// The luck that belongs to this number.
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
    /// Lemire's method: the upper half of `word * bound`, with the few words rejected that would
    /// make some answers likelier. The division is reached only when a rejection is possible.
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
