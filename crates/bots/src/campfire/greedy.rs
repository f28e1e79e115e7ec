//! The bot that takes what is best at once.

use crate::Bot;
use crate::campfire::value;
use campfire::{Campfire, View};
use dealer::Quick;
use kernel::{Game, Luck, Seat, Turn};

/// Looks one move ahead and takes what leaves it best off against the best of the others.
pub struct GreedyBot {
    luck: Quick,
}

impl GreedyBot {
    /// A bot whose choices between equals follow from this seed.
    pub fn new(seed: u64) -> Self {
        GreedyBot { luck: Quick::new(seed) }
    }
}

impl Bot<Campfire> for GreedyBot {
    fn choose(&mut self, view: &View, legal: &[campfire::Move]) -> campfire::Move {
        let now = view.state();
        let Turn::Seat(me) = now.turn() else { return legal[0] };
        let mut best = (i32::MIN, legal[0]);
        let mut equals = 0;
        for &mv in legal {
            let mut after = *now;
            if after.play(mv, &mut ()).is_err() {
                continue;
            }
            let worth = lead(&after, me);
            if worth > best.0 {
                best = (worth, mv);
                equals = 1;
            } else if worth == best.0 {
                // Each of the equals ends up chosen with the same chance.
                equals += 1;
                if self.luck.below(equals) == 0 {
                    best.1 = mv;
                }
            }
        }
        best.1
    }
}

/// How much better off a seat is than the best of the others.
fn lead(game: &Campfire, me: Seat) -> i32 {
    let others = Seat::all(game.players()).filter(|&seat| seat != me);
    let rival = others.map(|seat| value(game, seat)).max().unwrap_or(0);
    2 * value(game, me) - rival
}
