//! What a sowing would bring to everyone, what cards cost and whether moons score: asked by those who
//! show it before it is played.

use crate::moves::{Bend, Move};
use crate::pieces::{Adventurer, Disc, Pile, Place, Tile};
use crate::state::{ASLEEP, Campfire, NOBODY};
use crate::tables::MOONS_OF_A_SCORING;
use kernel::Seat;

/// What a sowing would do, before Lys is sent elsewhere and before Red lifts, which are decided
/// afterwards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview {
    /// The places passed, in order, with the discs dropped at each (none where Siana skips).
    pub path: Vec<(Place, Vec<Disc>)>,
    /// The ring afterwards.
    pub piles: [Pile; 8],
    /// Whether the last disc would fall before Lys (C5.5).
    pub lys_bonus: bool,
    /// Whether Red's player could lift a disc then (C7.3).
    pub may_lift: bool,
    /// Who would take which tile from where (C5.7); moons included, for whom they are taken.
    pub takes: Vec<(Seat, Place, Tile)>,
    /// Tiles that would leave the game, or moons that would rise, for sleepers (C5.8).
    pub forgotten: Vec<(Place, Tile)>,
    /// Moons on the chart afterwards.
    pub chart: u8,
}

impl Campfire {
    /// What this sowing would do; `None` if the move is no sowing or not legal now.
    pub fn preview(&self, mv: Move) -> Option<Preview> {
        let Move::Sow { place, direction, bend } = mv else { return None };
        let mut after = *self;
        kernel::Game::play(&mut after.clone(), mv, &mut ()).ok()?;
        let last = after.drop_discs(place, direction, bend, &mut ());
        let mut preview = Preview {
            path: Vec::new(),
            piles: after.piles,
            lys_bonus: self.lys == Some(last),
            may_lift: self.adventurer(self.active) == Some(Adventurer::Red) && after.any_to_lift(),
            takes: Vec::new(),
            forgotten: Vec::new(),
            chart: self.chart,
        };
        let mut discs = self.pile(place).discs();
        let mut step = 0;
        while discs.len() > 0 {
            step += 1;
            let dropped = match bend {
                Some(Bend::Skip(at)) if at == step => 0,
                Some(Bend::Pair(at)) if at == step => 2,
                _ => 1,
            };
            preview
                .path
                .push((place.step(direction, step), discs.by_ref().take(dropped).collect()));
        }
        after.preview_listening(&mut preview);
        Some(preview)
    }

    fn preview_listening(&self, preview: &mut Preview) {
        for place in Place::all() {
            let (Some(tile), listener) = (self.top(place), self.listener(place)) else { continue };
            match listener {
                NOBODY => continue,
                ASLEEP => preview.forgotten.push((place, tile)),
                seat => preview.takes.push((Seat(seat), place, tile)),
            }
            preview.chart += u8::from(tile == Tile::Moon);
        }
    }
}

/// C7A.1: whether this many moons on the chart bring a scoring at the end of the turn.
#[inline]
pub const fn is_moon_scoring_due(chart: u8) -> bool {
    chart >= MOONS_OF_A_SCORING
}

/// C6.3, C6.4: what a legend card of this value costs a player with this card of the legend; `None`
/// if it would be no upgrade.
pub fn legend_price(owned: Option<u8>, value: u8) -> Option<u8> {
    value.checked_sub(owned.unwrap_or(0)).filter(|price| *price > 0)
}

/// C6.2: what a song of this price costs a player; `None` if they have a song already.
pub fn song_price(owned: Option<u8>, price: u8) -> Option<u8> {
    owned.is_none().then_some(price)
}
