//! Luck from outside: the rules say what is drawn, somebody else says how it falls.

/// A source of uniform numbers. Generators live outside this crate and implement this.
pub trait Luck {
    /// A number from 0 to `bound - 1`, all equally likely. `bound` is at least 1.
    fn below(&mut self, bound: u32) -> u32;
}

impl<L: Luck + ?Sized> Luck for &mut L {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        (**self).below(bound)
    }
}

/// What exactly luck is asked for, so that a dealer can give the same answer to the same question
/// whatever was played before it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Draw {
    /// The card at `depth` (0 is the first to be seen) of pile `pile`, all piles of `deck` having
    /// been dealt from one shuffled deck before the game.
    Card {
        /// Which deck, for [`crate::Game::layout`].
        deck: u8,
        /// Which pile of it.
        pile: u8,
        /// How many cards of that pile were drawn before.
        depth: u8,
    },
    /// The `nth` independent throw of its kind, from 0.
    Throw {
        /// Which kind of throw: a die, a coin, a lot.
        kind: u8,
        /// How many of this kind came before.
        nth: u32,
    },
}

/// A deck before it is dealt: how many cards of each kind, and how high the piles become.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    /// How many cards there are of kind 0, 1, 2, …
    pub kinds: Vec<u32>,
    /// How many cards pile 0, 1, 2, … receives. Their sum is the sum of `kinds`.
    pub piles: Vec<u32>,
}
