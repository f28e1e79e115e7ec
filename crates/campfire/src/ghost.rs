//! What a move would do, worked out before it is played so that the board can show it.

use crate::event::Event;
use crate::moves::{Bend, Move};
use crate::pieces::{Direction, Disc, Pile, Place, Tile};
use crate::state::Campfire;
use crate::tables::MOONS_OF_A_SCORING;
use kernel::{Game, Seat};

/// The table as a move would leave it, and what it would bring to whom.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ghost {
    /// The piles afterwards.
    pub piles: [Pile; 8],
    /// For each place, the heights of discs that would come there, one bit each.
    pub landed: [u32; 8],
    /// The pile that would be taken up, and which way it would be sown.
    pub sown: Option<(Place, Direction)>,
    /// The places passed, in order.
    pub path: Vec<Place>,
    /// The place that Siana would pass over.
    pub skipped: Option<Place>,
    /// Where Lys would point.
    pub lys: Option<Place>,
    /// The tiles that would leave their stacks.
    pub gifts: Vec<Gift>,
    /// Moons on the chart afterwards.
    pub chart: u8,
    /// Whether Lys would then be sent elsewhere, which gives one more tile (C5.5).
    pub lys_bonus: bool,
    /// Whether Red could then lift a disc (C7.3).
    pub may_lift: bool,
    /// The score of the seat that writes a card, before and after.
    pub score: Option<(i16, i16)>,
}

/// A tile that would leave its stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gift {
    /// From where.
    pub place: Place,
    /// Which; `None` if it has yet to come to light.
    pub tile: Option<Tile>,
    /// For whom its place listens; `None` for a sleeper.
    pub to: Option<Seat>,
}

impl Gift {
    /// Whether somebody would lay it in front of them.
    pub fn is_kept_by(&self, seat: Seat) -> bool {
        self.to == Some(seat) && self.tile != Some(Tile::Moon)
    }

    /// Whether it would leave the game.
    pub fn is_forgotten(&self) -> bool {
        self.to.is_none() && self.tile != Some(Tile::Moon)
    }
}

impl Ghost {
    /// What a move would do; `None` if it is not legal now.
    pub fn of(game: &Campfire, mv: Move) -> Option<Ghost> {
        match mv {
            Move::Sow { place, direction, bend } => sowing(game, mv, place, direction, bend),
            _ => other(game, mv),
        }
    }

    /// The steps of the path at which a place is passed, from 1: a high pile passes it twice.
    pub fn steps_at(&self, place: Place) -> Vec<usize> {
        let steps = self.path.iter().enumerate().filter(|(_, passed)| **passed == place);
        steps.map(|(step, _)| step + 1).collect()
    }

    /// Whether a scoring of moons would follow (C7A.1).
    pub fn brings_scoring(&self) -> bool {
        self.chart >= MOONS_OF_A_SCORING
    }

    /// The gifts from a place.
    pub fn gifts_from(&self, place: Place) -> impl Iterator<Item = &Gift> {
        self.gifts.iter().filter(move |gift| gift.place == place)
    }

    fn still(game: &Campfire) -> Ghost {
        let mut piles = [Pile::EMPTY; 8];
        Place::all().for_each(|place| piles[place.index()] = game.pile(place));
        Ghost {
            piles,
            landed: [0; 8],
            sown: None,
            path: Vec::new(),
            skipped: None,
            lys: game.lys(),
            gifts: Vec::new(),
            chart: game.chart(),
            lys_bonus: false,
            may_lift: false,
            score: None,
        }
    }

    fn mark_top(&mut self, place: Place) {
        let height = self.piles[place.index()].len().saturating_sub(1);
        self.landed[place.index()] |= 1 << height;
    }
}

fn sowing(
    game: &Campfire,
    mv: Move,
    from: Place,
    direction: Direction,
    bend: Option<Bend>,
) -> Option<Ghost> {
    let preview = game.preview(mv)?;
    let mut ghost = Ghost::still(game);
    ghost.sown = Some((from, direction));
    ghost.piles[from.index()] = Pile::EMPTY;
    for (place, discs) in &preview.path {
        for disc in discs {
            ghost.piles[place.index()].push(*disc);
            ghost.mark_top(*place);
        }
    }
    ghost.path = preview.path.iter().map(|(place, _)| *place).collect();
    if let Some(Bend::Skip(step)) = bend {
        ghost.skipped = ghost.path.get(usize::from(step) - 1).copied();
    }
    let taken = preview.takes.iter().map(|&(seat, place, tile)| (place, tile, Some(seat)));
    let forgotten = preview.forgotten.iter().map(|&(place, tile)| (place, tile, None));
    let gift = |(place, tile, to)| Gift { place, tile: Some(tile), to };
    ghost.gifts = taken.chain(forgotten).map(gift).collect();
    ghost.chart = preview.chart;
    ghost.lys_bonus = preview.lys_bonus;
    ghost.may_lift = preview.may_lift;
    Some(ghost)
}

fn other(game: &Campfire, mv: Move) -> Option<Ghost> {
    let mut after = *game;
    let mut events = Vec::new();
    after.play(mv, &mut events).ok()?;
    let me = game.active();
    let mut ghost = Ghost { lys: after.lys(), chart: after.chart(), ..Ghost::still(&after) };
    for event in events {
        match event {
            Event::DiscPlaced { disc: Disc::Frog, place, .. } => {
                ghost.landed[place.index()] |= 1;
            }
            Event::DiscPlaced { place, .. } | Event::Lifted { place, .. } => ghost.mark_top(place),
            Event::Took { seat, place, tile } => {
                ghost.gifts.push(Gift { place, tile: Some(tile), to: Some(seat) });
            }
            Event::MoonRose { place, .. } => {
                let tile = Some(Tile::Moon);
                ghost.gifts.push(Gift { place, tile, to: listener(game, place).flatten() });
            }
            Event::Forgotten { place, tile, .. } => {
                ghost.gifts.push(Gift { place, tile: Some(tile), to: None });
            }
            // What follows belongs to somebody else's turn.
            Event::TurnBegan(_) => break,
            _ => {}
        }
    }
    match mv {
        Move::Lys(place) if game.lys().is_some() => ghost.listen_later(game, place),
        Move::Song { .. } | Move::Legend { .. } => {
            ghost.score = Some((game.score(me), after.score(me)));
        }
        _ => {}
    }
    Some(ghost)
}

impl Ghost {
    /// After the Lys bonus all listen, where the tile under the one taken is not known yet.
    fn listen_later(&mut self, game: &Campfire, taken_from: Place) {
        if !self.gifts.iter().all(|gift| gift.place == taken_from) {
            // Nothing came to light, so the rules have listened already.
            return;
        }
        for place in Place::all() {
            let Some(to) = listener(game, place) else { continue };
            let is_taken = place == taken_from && game.top(place).is_some();
            let tile = if is_taken { None } else { game.top(place) };
            let has_tile = game.height(place) > u8::from(is_taken);
            if has_tile {
                self.gifts.push(Gift { place, tile, to });
                self.chart += u8::from(tile == Some(Tile::Moon));
            }
        }
    }
}

/// Who listens at a place: `None` for nobody, `Some(None)` for a sleeper.
fn listener(game: &Campfire, place: Place) -> Option<Option<Seat>> {
    let adventurer = game.pile(place).top().and_then(Disc::adventurer)?;
    Some(game.seat_of(adventurer))
}
