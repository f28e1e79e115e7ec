//! Luck: the difference between the value of an outcome and the expected value.
//!
//! The judge evaluates every possible outcome, in positions that the seat could imagine. An outcome
//! that the seat didn't see affects only what it can imagine from then on.

use crate::Reviewed;
use crate::chances::Chances;
use crate::weighing::Scales;
use dealer::Quick;
use kernel::{Game, Turn};

/// The number of positions to imagine in a game with secrets.
const IMAGINED: u32 = 16;

/// Returns the number of positions to imagine for one value.
fn imaginations<G: Game>() -> u32 {
    if G::HAS_SECRETS { IMAGINED } else { 1 }
}

/// Returns the judge's evaluation of one complete position.
pub fn at_first_sight<G: Reviewed>(game: &G, scales: &Scales) -> Chances {
    let outlook = game.outlook(scales.judge());
    Chances::calibrated(&outlook.win, game.players(), scales.calibration().outlook)
}

/// Returns the judge's evaluation of a position as a viewer knows it.
pub fn value<G: Reviewed>(view: &G::View, scales: &Scales, luck: &mut Quick) -> Chances {
    let all: Vec<Chances> =
        (0..imaginations::<G>()).map(|_| at_first_sight(&G::imagine(view, luck), scales)).collect();
    Chances::mean(all.iter().map(|chances| (chances, 1.0))).expect("at least one is imagined")
}

/// Returns the judge's expectation before a random outcome: the mean over all outcomes. Returns
/// `None` if no outcome is awaited.
pub fn expected<G: Reviewed>(view: &G::View, scales: &Scales, luck: &mut Quick) -> Option<Chances> {
    let mut all = Vec::new();
    let mut outcomes = Vec::new();
    for _ in 0..imaginations::<G>() {
        let game = G::imagine(view, luck);
        if game.turn() != Turn::Chance {
            return None;
        }
        outcomes.clear();
        game.outcomes(&mut outcomes);
        let total: f64 = outcomes.iter().map(|&(_, weight)| f64::from(weight)).sum();
        for &(outcome, weight) in &outcomes {
            let mut after = game.clone();
            if after.resolve(outcome, &mut ()).is_ok() {
                all.push((at_first_sight(&after, scales), f64::from(weight) / total));
            }
        }
    }
    Chances::mean(all.iter().map(|(chances, weight)| (chances, *weight)))
}
