//! Luck for a game that goes on from the middle of another one: it follows from the seed, but no
//! deck was dealt from that seed, so that nobody can check it afterwards.

use crate::state::State;
use dealer::{Seed, Stream, deal_key};
use kernel::{Game, Luck};

/// The kind of throw that names these streams; no game throws so many kinds of dice.
const KIND: u8 = u8::MAX;

/// What falls now. After an undo the same falls again, as it depends only on how far the game is.
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
