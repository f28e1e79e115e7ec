//! What a chosen move would bring to everybody, for the preview.

use campfire::{Campfire, Disc, Event, Move, Place, Preview, Tile};
use kernel::{Game, Seat};

/// What a move would do, before luck shows what lies beneath.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Gains {
    /// Where discs fall, in order: the place, what falls there, and the step from 1.
    pub path: Vec<(Place, Vec<Disc>)>,
    /// For each seat that takes something, what and from where.
    pub takes: Vec<(Seat, Place, Tile)>,
    /// Tiles that leave the game, or moons that rise, for sleepers.
    pub forgotten: Vec<(Place, Tile)>,
    /// Moons on the chart afterwards, if that changes.
    pub chart: Option<u8>,
    /// Whether Lys is met.
    pub lys_bonus: bool,
    /// Whether Red may lift afterwards.
    pub may_lift: bool,
    /// Points gained by the player at once: a card, less nothing, and the tiles it frees.
    pub points: Option<i32>,
}

/// What this move would do.
pub fn gains(game: &Campfire, mv: Move) -> Gains {
    match game.preview(mv) {
        Some(preview) => of_sowing(game, preview),
        None => of_other(game, mv),
    }
}

fn of_sowing(game: &Campfire, preview: Preview) -> Gains {
    Gains {
        path: preview.path,
        takes: preview.takes,
        forgotten: preview.forgotten,
        chart: (preview.chart != game.chart()).then_some(preview.chart),
        lys_bonus: preview.lys_bonus,
        may_lift: preview.may_lift,
        points: None,
    }
}

/// Every other move is tried on a copy, and what happens before luck falls is told.
fn of_other(game: &Campfire, mv: Move) -> Gains {
    let mut after = *game;
    let mut events = Vec::new();
    let mut gains = Gains::default();
    if after.play(mv, &mut events).is_err() {
        return gains;
    }
    for event in events {
        match event {
            Event::Took { seat, place, tile } => gains.takes.push((seat, place, tile)),
            Event::MoonRose { place, chart } => {
                gains.chart = Some(chart);
                gains.takes.push((game.active(), place, Tile::Moon));
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
