//! A greedy bot that uses the tuned outlook of its game.

use crate::{Bot, Insight, Judge};
use emberwake_dealer::Quick;
use kernel::{Luck, Turn};

/// Looks one move ahead, as a search guesses: with the weights, even where there is a net.
pub struct KeenBot {
    luck: Quick,
    judge: Judge,
}

impl KeenBot {
    /// Creates a bot that breaks ties using this seed.
    pub fn with_judge(seed: u64, judge: Judge) -> Self {
        KeenBot { luck: Quick::new(seed), judge: judge.without_nets() }
    }
}

impl<G: Insight> Bot<G> for KeenBot {
    fn choose(&mut self, view: &G::View, legal: &[G::Move]) -> G::Move {
        let guesses = guesses::<G>(view, legal, &self.judge, &mut self.luck);
        let mut best = 0;
        let mut equals = 0;
        for (index, guess) in guesses.iter().enumerate() {
            if *guess > guesses[best] {
                (best, equals) = (index, 1);
            } else if *guess == guesses[best] {
                // Reservoir sampling: every tied move is equally likely.
                equals += 1;
                if self.luck.below(equals) == 0 {
                    best = index;
                }
            }
        }
        legal[best]
    }
}

/// Estimates the immediate worth of each legal move to the seat whose turn it is.
pub(crate) fn guesses<G: Insight>(
    view: &G::View,
    legal: &[G::Move],
    judge: &Judge,
    luck: &mut impl Luck,
) -> Vec<f32> {
    let game = G::imagine(view, luck);
    let Turn::Seat(seat) = game.turn() else { return vec![0.0; legal.len()] };
    let after = legal.iter().map(|mv| {
        let mut after = game.clone();
        match after.play(*mv, &mut ()) {
            Ok(()) => after.outlook(judge).worth[seat.index()] + game.hunch(mv, judge),
            Err(_) => 0.0,
        }
    });
    after.collect()
}
