//! The bot for first steps: plays at random, but with sense.

use crate::greedy::guesses;
use crate::{Bot, Insight};
use dealer::Quick;
use kernel::Luck;

/// How many moves drawn at random it compares.
const COMPARED: u32 = 2;

/// Takes the better of two moves drawn at random: it errs often, and seldom badly.
pub struct SenseBot {
    luck: Quick,
}

impl SenseBot {
    /// A bot whose choices follow from this seed.
    pub fn new(seed: u64) -> Self {
        SenseBot { luck: Quick::new(seed) }
    }
}

impl<G: Insight> Bot<G> for SenseBot {
    fn choose(&mut self, view: &G::View, legal: &[G::Move]) -> G::Move {
        let drawn = (0..COMPARED).map(|_| legal[self.luck.below(legal.len() as u32) as usize]);
        let drawn: Vec<G::Move> = drawn.collect();
        let guesses = guesses::<G>(view, &drawn, G::weights(), &mut self.luck);
        let best =
            (1..drawn.len()).fold(0, |best, i| if guesses[i] > guesses[best] { i } else { best });
        drawn[best]
    }
}
