//! A greedy bot that picks the best immediate result, by a rule of thumb that people could use too.
//!
//! It founds where it can, docks, trades when it gains and fights when it wins. Like Campfire's,
//! it is a fixed yardstick and the level `easy`, so its numbers don't change.

use crate::Bot;
use emberwake_dealer::Quick;
use emberwake_sea::{Component, Move, Part, Sea, Tribe, View};
use kernel::{Game, Luck, Seat, Turn, Viewer};

/// One point of a legend or a feat, in hundredths.
const POINT: i32 = 100;
/// A complete Myth, which outweighs everything else.
const MYTH: i32 = 2000;
/// A secured piece, which may become a third of a legend.
const SECURED: i32 = 60;
/// A secured piece of a sort that the seat doesn't have yet.
const NEW_SORT: i32 = 40;
/// A settlement.
const SETTLEMENT: i32 = 50;
/// A boat on the board.
const BOAT: i32 = 30;
/// A boat on land where a settlement may be founded.
const LANDED: i32 = 40;
/// A passenger of the seat's own tribe, and one of another tribe.
const PASSENGER: [i32; 2] = [6, 2];
/// A pawn on the board.
const PAWN: i32 = 1;

/// Looks one move ahead in an imagined position.
pub struct GreedyBot {
    luck: Quick,
}

impl GreedyBot {
    /// Creates a bot that breaks ties using this seed.
    pub fn new(seed: u64) -> Self {
        GreedyBot { luck: Quick::new(seed) }
    }

    /// Picks the move with the highest worth, at random among ties.
    fn best(&mut self, legal: &[Move], worth: impl Fn(&Move) -> i32) -> Move {
        let mut best = (i32::MIN, legal[0]);
        let mut equals = 0;
        for mv in legal {
            let worth = worth(mv);
            if worth > best.0 {
                best = (worth, *mv);
                equals = 1;
            } else if worth == best.0 {
                // Reservoir sampling: every tied move is equally likely.
                equals += 1;
                if self.luck.below(equals) == 0 {
                    best.1 = *mv;
                }
            }
        }
        best.1
    }
}

impl Bot<Sea> for GreedyBot {
    fn choose(&mut self, view: &View, legal: &[Move]) -> Move {
        let game = Sea::imagine(view, &mut self.luck);
        let Turn::Seat(me) = game.turn() else { return legal[0] };
        let worth = |mv: &Move| match mv {
            Move::Found => i32::MAX,
            // The bot turns the wind only where that is free.
            Move::TurnWind(Some(_)) => i32::MIN + 1,
            Move::Attack(count) => attack(view, me, *count),
            Move::Disclose { .. } | Move::Counter(_) => i32::MIN + 1,
            // The gain from an offer shows only once it is accepted.
            Move::Offer(_) => after(&game, *mv).and_then(|game| after(&game, Move::Accept)).map_or(
                i32::MIN,
                |accepted| {
                    let gain = lead(&accepted, me) - lead(&game, me);
                    if gain > 0 { lead(&game, me) + gain / 2 } else { i32::MIN + 1 }
                },
            ),
            _ => after(&game, *mv).map_or(i32::MIN, |game| lead(&game, me)),
        };
        self.best(legal, worth)
    }
}

fn after(game: &Sea, mv: Move) -> Option<Sea> {
    let mut after = *game;
    after.play(mv, &mut ()).ok().map(|()| after)
}

/// Returns the worth of an attack. It is worth it if it empties the other boat and leaves the
/// seat's own boat afloat.
fn attack(view: &View, me: Seat, count: u8) -> i32 {
    let boat = |seat: usize| view.players[seat].boat.as_ref();
    let Some(mine) = boat(me.index()) else { return i32::MIN };
    let others = (0..view.players.len()).filter(|&seat| seat != me.index());
    let met = others.filter_map(boat).find(|boat| boat.cell == mine.cell);
    let wins = met.is_some_and(|met| met.crew.total() == count)
        && mine.crew.total() > count
        && mine.crew.get(Tribe::of(me)) > count;
    if wins { i32::MAX - 1 } else { i32::MIN + 1 }
}

/// Returns how far a seat is ahead of its best opponent.
fn lead(game: &Sea, me: Seat) -> i32 {
    let view = game.view(Viewer::Omniscient);
    let others = Seat::all(game.players()).filter(|&seat| seat != me);
    let rival = others.map(|seat| value(&view, seat)).max().unwrap_or(0);
    2 * value(&view, me) - rival
}

/// Returns the value of an imagined position to a seat, ignoring the other seats.
pub fn value(view: &View, seat: Seat) -> i32 {
    let player = &view.players[seat.index()];
    let score = &player.score;
    let face = |handle| view.pieces.iter().find(|p| p.handle == handle).and_then(|p| p.component);
    let loose: Vec<Component> = player.secured.iter().filter_map(|&handle| face(handle)).collect();
    let sorts = Part::ALL.iter().filter(|part| loose.iter().any(|c| c.part() == **part)).count();
    let mut value = MYTH * i32::from(score.mythical.unwrap_or(0));
    value += POINT * i32::from(score.legendary);
    value += SECURED * loose.len() as i32 + NEW_SORT * sorts as i32;
    value += PAWN * i32::from(score.nomads);
    let owned = view.settlements.iter().filter(|place| place.owner == seat.0).count();
    value += SETTLEMENT * owned as i32;
    if let Some(boat) = &player.boat {
        let own = boat.crew.get(Tribe::of(seat));
        value += BOAT + PASSENGER[0] * i32::from(own);
        value += PASSENGER[1] * i32::from(boat.crew.total() - own);
        let land = view.tiles.iter().any(|tile| tile.cell == boat.cell && tile.kind.is_land());
        let settled = view.settlements.iter().any(|place| place.cell == boat.cell);
        if land && !settled && player.tokens > 0 {
            value += LANDED;
        }
    }
    value
}
