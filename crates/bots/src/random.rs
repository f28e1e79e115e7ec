//! The bot that plays anything legal.

use crate::Bot;
use dealer::Quick;
use kernel::{Game, Luck};

/// Chooses among the legal moves with equal chances.
pub struct RandomBot {
    luck: Quick,
}

impl RandomBot {
    /// A bot whose choices follow from this seed.
    pub fn new(seed: u64) -> Self {
        RandomBot { luck: Quick::new(seed) }
    }
}

impl<G: Game> Bot<G> for RandomBot {
    fn choose(&mut self, _view: &G::View, legal: &[G::Move]) -> G::Move {
        legal[self.luck.below(legal.len() as u32) as usize]
    }
}
