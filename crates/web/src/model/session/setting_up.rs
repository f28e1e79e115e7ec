//! Sets up a table without asking anyone.

use super::Session;
use crate::model::backend::Backend;
use crate::model::playable::Playable;
use dealer::Quick;
use kernel::Luck;

/// The maximum number of decisions before the first turn; far more than any game has.
const SETUP_MAX: usize = 1_000;

impl<G: Playable> Session<G> {
    /// Makes all decisions before the first turn at random, for people and bots alike.
    pub fn set_up(&mut self, number: u64, now_ms: u64) {
        let mut luck = Quick::new(number);
        for _ in 0..SETUP_MAX {
            let Backend::Local(local) = &self.backend else { return };
            let game = local.table.journal().now();
            let mut legal = Vec::new();
            game.legal_moves(&mut legal);
            let Some(seat) = self.seat_to_act().filter(|_| game.turns() == 0) else { return };
            let Some(mv) = legal.get(luck.below(legal.len().max(1) as u32) as usize) else {
                return;
            };
            let mv = *mv;
            let done = match self.bot_to_act() {
                Some(asked) => self.bot_move(&asked, mv, now_ms),
                None => self.play(seat, mv, now_ms),
            };
            if done.is_err() {
                return;
            }
        }
    }
}
