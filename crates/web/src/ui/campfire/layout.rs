//! Where things lie on the board, in the units of its drawing.

use crate::model::campfire::Spot;
use campfire::Place;
use kernel::Seat;

/// The width of the drawing.
pub const WIDTH: f64 = 720.0;
/// The height of the drawing.
pub const HEIGHT: f64 = 800.0;
/// The middle, where the fire burns.
pub const CENTER: (f64, f64) = (360.0, 400.0);
/// Half the side of a tile.
pub const TILE: f64 = 46.0;
/// How much of a disc shows below the one on it.
pub const BAND: f64 = 20.0;
/// The most that all bands of a pile take together; higher piles are pressed, so that they never
/// hide a disc of the pile behind them.
const BANDS_MAX: f64 = 80.0;
/// The height of a disc's face.
pub const FACE: f64 = 34.0;

fn around(place: Place, rx: f64, ry: f64) -> (f64, f64) {
    let angle = std::f64::consts::FRAC_PI_4 * place.index() as f64;
    (CENTER.0 + rx * angle.sin(), CENTER.1 - ry * angle.cos())
}

/// The middle of a stack. Those in the corners lie a little further out, where there is room.
pub fn stack(place: Place) -> (f64, f64) {
    let out = if place.index() % 2 == 1 { 1.12 } else { 1.0 };
    around(place, 298.0 * out, 338.0 * out)
}

/// The middle of the foot of a pile.
pub fn pile(place: Place) -> (f64, f64) {
    let (x, y) = around(place, 186.0, 202.0);
    (x, y + 54.0)
}

/// How far apart the discs of a pile of this height lie.
pub fn band(discs: usize) -> f64 {
    let bands = discs.saturating_sub(1).max(1) as f64;
    BAND.min(BANDS_MAX / bands)
}

/// The middle of the topmost disc's face of a pile of this height.
pub fn top(place: Place, discs: usize) -> (f64, f64) {
    let (x, y) = pile(place);
    let below = discs.saturating_sub(1) as f64 * band(discs);
    (x, y - below - BAND - FACE / 2.0 + 6.0)
}

/// The middle of the nth moon on the chart.
pub fn moon(index: usize) -> (f64, f64) {
    (CENTER.0 - 51.0 + 34.0 * index as f64, CENTER.1 - 84.0)
}

/// Where something that moves begins or ends.
pub fn spot(spot: Spot, players: u8, heights: impl Fn(Place) -> usize) -> (f64, f64) {
    match spot {
        Spot::Pile(place) => top(place, heights(place).max(1)),
        Spot::Stack(place) => stack(place),
        Spot::Chart => moon(1),
        Spot::Seat(seat) => before(seat, players),
        Spot::Away => (CENTER.0, CENTER.1 + 20.0),
    }
}

/// Below the board, in the direction of a player's mat.
fn before(seat: Seat, players: u8) -> (f64, f64) {
    let part = f64::from(seat.0 + 1) / f64::from(players + 1);
    (WIDTH * part, HEIGHT + 40.0)
}
