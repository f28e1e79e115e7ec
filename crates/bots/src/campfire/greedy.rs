//! A greedy bot that picks the best immediate result, by a rule of thumb that people could use too.
//!
//! It is the fixed yardstick of the arena and the level `easy`, so its weights don't change. The
//! tuned weights are in `heuristics.rs`; [`crate::KeenBot`] is greedy with those.

use crate::Bot;
use emberwake_campfire::{Campfire, Legend, Move, Tile, View};
use emberwake_dealer::Quick;
use kernel::{Game, Luck, Seat, Turn};

/// One point, in hundredths, so that values are integers.
const POINT: i32 = 100;
/// The cost of a tile in hand. A tile costs its point at the end, but most tiles are spent before.
const TILE_COST: i32 = 55;
/// The value of a tile toward a legend that can still be written, for each tile already held.
const SET_TILE: i32 = 70;
/// The value of each additional distinct story while a song can still be written.
const SONG_KIND: i32 = 45;
/// The value of a Wild.
const WILD: i32 = 130;

/// Looks one move ahead and picks the move that leaves it furthest ahead of its best opponent.
pub struct GreedyBot {
    luck: Quick,
}

impl GreedyBot {
    /// Creates a bot that breaks ties using this seed.
    pub fn new(seed: u64) -> Self {
        GreedyBot { luck: Quick::new(seed) }
    }
}

impl Bot<Campfire> for GreedyBot {
    fn choose(&mut self, view: &View, legal: &[Move]) -> Move {
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
                // Reservoir sampling: every tied move is equally likely.
                equals += 1;
                if self.luck.below(equals) == 0 {
                    best.1 = mv;
                }
            }
        }
        best.1
    }
}

/// Returns how far a seat is ahead of its best opponent.
fn lead(game: &Campfire, me: Seat) -> i32 {
    let others = Seat::all(game.players()).filter(|&seat| seat != me);
    let rival = others.map(|seat| value(game, seat)).max().unwrap_or(0);
    2 * value(game, me) - rival
}

/// Returns the value of a position to a seat, ignoring the other seats.
pub fn value(game: &Campfire, seat: Seat) -> i32 {
    let mut value = POINT * (i32::from(game.card_points(seat)) + i32::from(game.moons(seat)));
    value -= TILE_COST * i32::from(game.tiles_total(seat));
    value += WILD * i32::from(game.tiles(seat, Tile::Wild));
    for legend in Legend::ALL {
        let tiles = i32::from(game.tiles(seat, Tile::Story(legend)));
        let room = game.legends_available(legend).max().unwrap_or(0);
        let reach = i32::from(room) - i32::from(game.legend_owned(seat, legend).unwrap_or(0));
        value += SET_TILE * tiles.min(reach.max(0)) * tiles.min(reach.max(0)) / 2;
    }
    if game.song_owned(seat).is_none()
        && let Some(best) = game.songs_available().map(|song| song.price).max()
    {
        let held = |legend: &Legend| game.tiles(seat, Tile::Story(*legend)) > 0;
        let kinds = Legend::ALL.iter().filter(|legend| held(legend)).count() as i32;
        value += SONG_KIND * kinds.min(best.into());
    }
    value
}
