//! A whole game played at random: the measure of an engine's speed.

use crate::{Game, Luck, Turn};

/// What a random game was made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Playout {
    /// Decisions that players made.
    pub decisions: u64,
    /// Outcomes of luck that fell.
    pub outcomes: u64,
}

/// Plays a position to its end, every move and every outcome drawn at random.
///
/// `moves` is only scratch space, so that many games share one allocation.
pub fn playout<G: Game>(game: &mut G, luck: &mut impl Luck, moves: &mut Vec<G::Move>) -> Playout {
    let mut count = Playout::default();
    loop {
        match game.turn() {
            Turn::Seat(_) => {
                moves.clear();
                game.legal_moves(moves);
                let mv = moves[luck.below(moves.len() as u32) as usize];
                let played = game.play(mv, &mut ());
                debug_assert!(played.is_ok(), "a listed move was refused: {mv} {played:?}");
                count.decisions += 1;
            }
            Turn::Chance => {
                let outcome = game.sample(luck);
                let fell = game.resolve(outcome, &mut ());
                debug_assert!(fell.is_ok(), "a sampled outcome was refused: {outcome}");
                count.outcomes += 1;
            }
            Turn::Over => return count,
        }
    }
}
