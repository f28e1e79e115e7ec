//! What a chosen move would bring to everyone, before it is played.

use crate::event::Event;
use crate::illegal::Question;
use crate::moves::Move;
use crate::pieces::{Disc, Place, Tile};
use crate::preview::{Preview, is_moon_scoring_due};
use crate::state::Campfire;
use kernel::{Game, Seat, Turn};

/// What a move would do, before chance uncovers the next tile.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Gains {
    /// Where discs fall, in order: the place, what falls there, and the step from 1.
    pub path: Vec<(Place, Vec<Disc>)>,
    /// For each seat that takes something, what and from where. Moons go to nobody.
    pub takes: Vec<(Seat, Place, Tile)>,
    /// Tiles that leave the game, for sleepers.
    pub forgotten: Vec<(Place, Tile)>,
    /// Where moons rise to the chart.
    pub rises: Vec<Place>,
    /// Moons on the chart afterwards, if that changes.
    pub chart: Option<u8>,
    /// Whether these moons are enough for a scoring at the end of the turn (C7A.1).
    pub moon_scoring: bool,
    /// Whether Lys is met.
    pub lys_bonus: bool,
    /// Whether Red may lift afterwards.
    pub may_lift: bool,
    /// Who takes the tile that Lys uncovers, which nobody has seen yet: a player, or a sleeper.
    pub uncovered: Option<Option<Seat>>,
    /// Points that writing a card gains: those of the card, and of the tiles it costs.
    pub points: Option<i32>,
}

impl Campfire {
    /// What this move would do.
    pub fn gains(&self, mv: Move) -> Gains {
        match self.preview(mv) {
            Some(preview) => of_sowing(self, preview),
            None => of_other(self, mv),
        }
    }
}

fn of_sowing(game: &Campfire, preview: Preview) -> Gains {
    let is_moon = |tile: Tile| tile == Tile::Moon;
    let taken = preview.takes.iter().map(|(_, place, tile)| (*place, *tile));
    let listened = taken.chain(preview.forgotten.iter().copied());
    let mut rises: Vec<Place> =
        listened.filter(|(_, tile)| is_moon(*tile)).map(|(place, _)| place).collect();
    rises.sort_unstable_by_key(|place| place.index());
    Gains {
        path: preview.path,
        takes: preview.takes.into_iter().filter(|(_, _, tile)| !is_moon(*tile)).collect(),
        forgotten: preview.forgotten.into_iter().filter(|(_, tile)| !is_moon(*tile)).collect(),
        rises,
        moon_scoring: preview.chart != game.chart() && is_moon_scoring_due(preview.chart),
        chart: (preview.chart != game.chart()).then_some(preview.chart),
        lys_bonus: preview.lys_bonus,
        may_lift: preview.may_lift,
        uncovered: None,
        points: None,
    }
}

/// Every other move is tried on a copy. What happens before chance acts is told.
fn of_other(game: &Campfire, mv: Move) -> Gains {
    let mut after = *game;
    let mut events = Vec::new();
    let mut gains = Gains::default();
    if after.play(mv, &mut events).is_err() {
        return gains;
    }
    let lys = match mv {
        Move::Lys(to) if game.question() == Some(Question::LysBonus) => Some(to),
        _ => None,
    };
    if let Some(to) = lys {
        gains.uncovered = listen_after(&mut after, to, &mut events);
    }
    for event in events {
        match event {
            Event::Took { seat, place, tile } => gains.takes.push((seat, place, tile)),
            Event::MoonRose { place, chart } => {
                gains.chart = Some(chart);
                gains.moon_scoring = is_moon_scoring_due(chart);
                gains.rises.push(place);
            }
            Event::Forgotten { place, tile, .. } => gains.forgotten.push((place, tile)),
            Event::DiscPlaced { disc, place, .. } => gains.path.push((place, vec![disc])),
            Event::WroteSong { seat, .. } | Event::WroteLegend { seat, .. } => {
                gains.points = Some(i32::from(after.score(seat)) - i32::from(game.score(seat)));
            }
            _ => {}
        }
    }
    gains
}

/// After Lys has her tile the table listens. Nobody knows the tile beneath it, but the other stacks
/// give the same whatever it is. Says who takes the uncovered tile.
fn listen_after(after: &mut Campfire, to: Place, events: &mut Vec<Event>) -> Option<Option<Seat>> {
    let mut outcomes = Vec::new();
    after.outcomes(&mut outcomes);
    let (outcome, _) = outcomes.first().filter(|_| after.turn() == Turn::Chance)?;
    let mut heard = Vec::new();
    after.resolve(*outcome, &mut heard).ok()?;
    let mut uncovered = None;
    for event in heard {
        match event {
            Event::Took { seat, place, .. } if place == to => uncovered = Some(Some(seat)),
            Event::MoonRose { place, .. } | Event::Forgotten { place, .. } if place == to => {
                uncovered = Some(listener(after, to));
            }
            event => events.push(event),
        }
    }
    uncovered
}

/// The player whose disc tops a place.
fn listener(game: &Campfire, place: Place) -> Option<Seat> {
    game.seat_of(game.pile(place).top()?.adventurer()?)
}
