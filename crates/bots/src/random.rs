//! A bot that plays random legal moves.

use crate::Bot;
use emberwake_dealer::Quick;
use kernel::{Game, Luck};

/// Chooses among the legal moves with equal probability.
pub struct RandomBot {
    luck: Quick,
}

impl RandomBot {
    /// Creates a bot with this random seed.
    pub fn new(seed: u64) -> Self {
        RandomBot { luck: Quick::new(seed) }
    }
}

impl<G: Game> Bot<G> for RandomBot {
    fn choose(&mut self, _view: &G::View, legal: &[G::Move]) -> G::Move {
        legal[self.luck.below(legal.len() as u32) as usize]
    }
}
