//! Hints: the best moves of a position as the deciding seat knows it, with reasons.

use crate::Reviewed;
use crate::chances::Chances;
use crate::reviewer::worth_weighing;
use crate::weighing::{Outset, Scales};
use dealer::Quick;
use kernel::Turn;
use kernel::playout::listed_moves;

/// A move that a hint names.
#[derive(Clone, Debug)]
pub struct HintedMove<G: Reviewed> {
    /// The move.
    pub mv: G::Move,
    /// Each seat's chance after it.
    pub chances: Chances,
    /// The noise of the deciding seat's chance.
    pub noise: f64,
    /// The reasons, compared with the next move of the hint, or with the best one for all other
    /// moves.
    pub reasons: Vec<G::Reason>,
}

/// The best moves of a position.
#[derive(Clone, Debug)]
pub struct Hint<G: Reviewed> {
    /// The moves, best first, up to the number requested.
    pub moves: Vec<HintedMove<G>>,
    /// Whether the first move is better than the second beyond the search's own noise.
    pub is_clear: bool,
}

/// Returns the best moves for the deciding seat, based on this view. Returns `None` if no seat
/// decides.
pub fn hint<G: Reviewed>(
    view: &G::View,
    count: usize,
    iterations: u32,
    seed: u64,
) -> Option<Hint<G>> {
    let game = G::imagine(view, &mut Quick::new(seed));
    let Turn::Seat(seat) = game.turn() else { return None };
    let legal = worth_weighing::<G>(view, &listed_moves(&game), None);
    let scales = Scales::new::<G>(game.players(), iterations);
    let outsets = Outset::<G>::alike(view, &legal);
    let survey = scales.survey(seat, &outsets, seed);
    let best: Vec<_> = survey.moves.iter().take(count.max(2)).collect();
    let is_clear = match best[..] {
        [_, second, ..] => {
            let chosen = vec![vec![second.mv]; outsets.len()];
            let compared = scales.compare(seat, seat, &outsets, &survey, &chosen, seed);
            compared.is_some_and(|compared| compared.loss.stands_out())
        }
        _ => true,
    };
    let moves = best.iter().enumerate().map(|(rank, one)| {
        let against = best.get(if rank == 0 { 1 } else { 0 }).map(|other| other.mv);
        HintedMove {
            mv: one.mv,
            chances: one.chances.clone(),
            noise: one.noise,
            reasons: crate::reasons_for::<G>(view, one.mv, against),
        }
    });
    Some(Hint { moves: moves.take(count).collect(), is_clear })
}
