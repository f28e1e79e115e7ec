//! A bot that plays random legal moves.

use crate::Bot;
use emberwake_dealer::Quick;
use kernel::{Game, Luck};

/// Chooses among the legal moves with equal probability.
///
/// ```
/// use emberwake_bots::kernel::playout::listed_moves;
/// use emberwake_bots::kernel::{Game, Viewer};
/// use emberwake_bots::{Bot, RandomBot};
/// use emberwake_campfire::{Adventurer, Campfire, Draft};
///
/// let game = Draft::new(&[Adventurer::Red, Adventurer::Moon]).build().unwrap();
/// let legal = listed_moves(&game);
/// let mv = Bot::<Campfire>::choose(&mut RandomBot::new(1), &game.view(Viewer::Omniscient), &legal);
/// assert!(legal.contains(&mv));
/// ```
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
