//! Where things are on the board, in the units of its drawing.

use crate::model::campfire::Spot;
use crate::model::campfire::light::Light;
use campfire::Place;
use kernel::Seat;

/// The width of the drawing.
pub const WIDTH: f64 = 760.0;
/// The height of the drawing.
pub const HEIGHT: f64 = 740.0;
/// Where the fire burns.
pub const CENTER: (f64, f64) = (380.0, 440.0);
/// Where the sky ends and the ground begins.
pub const HORIZON: f64 = 150.0;
/// How far piles are from the fire, to the sides.
pub const RING: f64 = 206.0;
/// Half the side of a tile.
pub const TILE: f64 = 46.0;
/// How much of a disc shows below the one on it.
pub const BAND: f64 = 20.0;
/// The most that all bands of a pile take together; higher piles are pressed, so that they never
/// hide a disc of the pile behind them.
const BANDS_MAX: f64 = 66.0;
/// The height of a disc's face.
pub const FACE: f64 = 46.0;

/// The direction of a place as seen from the fire. The ring is turned by half a step, so that
/// nothing is straight behind the fire or before it.
fn angle(place: Place) -> f64 {
    std::f64::consts::FRAC_PI_4 * (place.index() as f64 + 0.5)
}

/// The middle of a stack. Those behind and before the fire are spread sideways, so that no pile
/// hides one.
pub fn stack(place: Place) -> (f64, f64) {
    let (right, up) = (angle(place).sin(), angle(place).cos());
    let across = if up.abs() > 0.5 { 212.0 } else { 318.0 };
    (CENTER.0 + across * right.signum(), CENTER.1 - 6.0 - 238.0 * up)
}

/// The middle of the foot of a pile.
pub fn pile(place: Place) -> (f64, f64) {
    let (right, up) = (angle(place).sin(), angle(place).cos());
    let across = if up.abs() > 0.5 { 94.0 } else { RING };
    (CENTER.0 + across * right.signum(), CENTER.1 + 34.0 - 178.0 * up)
}

/// The light that falls on a spot of the board.
pub fn light((x, y): (f64, f64)) -> Light {
    Light::at(x - CENTER.0, y - CENTER.1, RING)
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

/// The middle of the nth moon of the chart, which crosses the sky in an arc.
pub fn moon(index: usize) -> (f64, f64) {
    let across = index as f64 - 1.5;
    (CENTER.0 + 74.0 * across, 52.0 + 5.0 * across * across)
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
