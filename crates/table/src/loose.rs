//! Random results for a game that continues from the middle of another one: they follow from the
//! seed, but no deck was dealt from that seed, so no one can verify them afterward.

use crate::state::State;
use dealer::{Seed, Stream, deal_key};
use kernel::{Game, Luck};

/// The kind of roll that names these streams; no game has this many kinds of rolls.
const KIND: u8 = u8::MAX;

/// Returns the outcome that is due. After an undo it is the same again, as it depends only on how
/// far the game is.
pub(crate) fn fall_loosely<G: Game>(seed: &Seed, state: &State<G>) -> G::Outcome {
    let key = deal_key(seed, &state.nonces());
    let nth = state.course.0.lines().len() as u32;
    state.game().sample(&mut Loose(Stream::throw(&key, KIND, nth)))
}

struct Loose(Stream);

impl Luck for Loose {
    fn below(&mut self, bound: u32) -> u32 {
        self.0.below(bound.into()) as u32
    }
}
