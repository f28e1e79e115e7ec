//! Random results from outside: the rules say what is drawn, and the caller supplies the result.

/// A source of uniform random numbers. Generators are outside this crate and implement this trait.
///
/// ```
/// use emberwake_kernel::Luck;
///
/// /// The numbers that a person typed.
/// struct Typed(Vec<u32>);
///
/// impl Luck for Typed {
///     fn below(&mut self, bound: u32) -> u32 {
///         self.0.pop().unwrap_or(0) % bound
///     }
/// }
///
/// let mut typed = Typed(vec![1, 5]);
/// assert_eq!((typed.below(6), typed.below(6)), (5, 1));
/// ```
pub trait Luck {
    /// Returns a number from 0 to `bound - 1`, all equally likely. `bound` is at least 1.
    fn below(&mut self, bound: u32) -> u32;
}

impl<L: Luck + ?Sized> Luck for &mut L {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        (**self).below(bound)
    }
}

/// The identity of a random result, so that a dealer can give the same answer to the same question
/// no matter what was played before.
///
/// ```
/// use emberwake_campfire::{Campfire, Setup};
/// use emberwake_kernel::{Draw, Game};
///
/// let game = Campfire::start(&Setup::new(2)).unwrap();
/// assert_eq!(game.draw(), Draw::Card { deck: 0, pile: 0, depth: 0 });
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Draw {
    /// The card at `depth` (0 is the first one revealed) of pile `pile`. All piles of `deck` were
    /// dealt from one shuffled deck before the game.
    Card {
        /// The deck, for [`crate::Game::layout`].
        deck: u8,
        /// The pile of that deck.
        pile: u8,
        /// The number of cards drawn from that pile before.
        depth: u8,
    },
    /// The `nth` independent roll of its kind, from 0.
    Throw {
        /// The kind of roll: a die, a coin, a lot.
        kind: u8,
        /// The number of earlier rolls of this kind.
        nth: u32,
    },
}

/// A deck before it is dealt: the number of cards of each kind, and the size of each pile.
///
/// ```
/// use emberwake_campfire::{Campfire, Setup};
/// use emberwake_kernel::Game;
///
/// let layout = Campfire::start(&Setup::new(2)).unwrap().layout(0);
/// assert_eq!(layout.piles, [14; 8]);
/// assert_eq!(layout.kinds.iter().sum::<u32>(), 8 * 14);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    /// The number of cards of kind 0, 1, 2, …
    pub kinds: Vec<u32>,
    /// The number of cards in pile 0, 1, 2, … Their sum equals the sum of `kinds`.
    pub piles: Vec<u32>,
}
