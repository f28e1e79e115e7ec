//! The bot that takes what looks best at once, by the tuned outlook of its game.

use crate::{Bot, Insight, Weights};
use dealer::Quick;
use kernel::{Luck, Turn};
use std::sync::Arc;

/// Looks one move ahead with the weights that the search uses.
pub struct KeenBot {
    luck: Quick,
    weights: Arc<Weights>,
}

impl KeenBot {
    /// A bot whose choices between equals follow from this seed.
    pub fn with_weights(seed: u64, weights: Arc<Weights>) -> Self {
        KeenBot { luck: Quick::new(seed), weights }
    }
}

impl<G: Insight> Bot<G> for KeenBot {
    fn choose(&mut self, view: &G::View, legal: &[G::Move]) -> G::Move {
        let guesses = guesses::<G>(view, legal, &self.weights, &mut self.luck);
        let mut best = 0;
        let mut equals = 0;
        for (index, guess) in guesses.iter().enumerate() {
            if *guess > guesses[best] {
                (best, equals) = (index, 1);
            } else if *guess == guesses[best] {
                // Each of the equals ends up chosen with the same chance.
                equals += 1;
                if self.luck.below(equals) == 0 {
                    best = index;
                }
            }
        }
        legal[best]
    }
}

/// What each legal move seems worth at once to the seat whose turn it is.
pub(crate) fn guesses<G: Insight>(
    view: &G::View,
    legal: &[G::Move],
    weights: &Weights,
    luck: &mut impl Luck,
) -> Vec<f32> {
    let game = G::imagine(view, luck);
    let Turn::Seat(seat) = game.turn() else { return vec![0.0; legal.len()] };
    let after = legal.iter().map(|mv| {
        let mut after = game.clone();
        match after.play(*mv, &mut ()) {
            Ok(()) => after.outlook(weights).worth[seat.index()] + game.hunch(mv, weights),
            Err(_) => 0.0,
        }
    });
    after.collect()
}
