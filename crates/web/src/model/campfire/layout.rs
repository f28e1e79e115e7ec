//! The layout around the fire, in the units of the drawing. The fire is at the origin, and a disc
//! is always 84 units wide. A wider window spreads the ring, and a taller one makes it deeper.

use super::Spot;
use super::light::Light;
use crate::model::Room;
use campfire::Place;
use kernel::Seat;

/// The y coordinate of the horizon.
pub const HORIZON: f64 = -252.0;
/// Half the width of a disc.
pub const HALF: f64 = 42.0;
/// Half the side of a tile.
pub const TILE: f64 = 46.0;
/// The visible height of a disc below the one on it.
pub const BAND: f64 = 20.0;
/// The height of a disc's face.
pub const FACE: f64 = 46.0;
/// The maximum total height of the bands of a pile at a side. Higher piles are compressed, so that
/// they never hide a disc of the pile behind them.
const SIDE_BANDS: f64 = 66.0;
/// The same behind the fire and in front of it, where there is more room.
const END_BANDS: f64 = 104.0;

/// The minimum and maximum distance of the side stacks from the fire.
const SPREAD: (f64, f64) = (234.0, 404.0);
/// The space that a stack and its numbers need beyond its center.
const EDGE: f64 = 64.0;
/// The extent of the drawing above the fire, up to the moons, and below it.
const UP: f64 = 378.0;
const DOWN: f64 = 296.0;
/// The maximum factor by which the ring can be deeper than usual.
const DEEPEST: f64 = 1.18;

/// A part of the drawing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct View {
    /// Its left edge.
    pub left: f64,
    /// Its upper edge.
    pub top: f64,
    /// Its width.
    pub width: f64,
    /// Its height.
    pub height: f64,
}

impl View {
    /// Formats the view as an SVG `viewBox`.
    pub fn svg(&self) -> String {
        let View { left, top, width, height } = self;
        format!("{left:.1} {top:.1} {width:.1} {height:.1}")
    }

    /// Returns the right edge.
    pub fn right(&self) -> f64 {
        self.left + self.width
    }

    /// Returns the lower edge.
    pub fn bottom(&self) -> f64 {
        self.top + self.height
    }
}

/// The layout of the board in a window.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Layout {
    /// The distance of the side stacks from the fire.
    spread: f64,
    /// The factor by which the ring is deeper than usual.
    deep: f64,
    /// The visible part.
    pub view: View,
    /// Whether the players are to the left of the board instead of below it.
    players_left: bool,
}

impl Layout {
    /// Returns the layout of a picture by itself, of the sky for a book, or of the game's door.
    pub fn picture(crop: &str) -> Layout {
        let view = match crop {
            "door" => View { left: -270.0, top: -310.0, width: 540.0, height: 410.0 },
            "sky" => View { left: -210.0, top: -412.0, width: 420.0, height: 132.0 },
            _ => View { left: -378.0, top: -410.0, width: 756.0, height: 712.0 },
        };
        Layout { spread: 308.0, deep: 1.0, view, players_left: false }
    }

    /// Returns the largest layout that fits the free part of a frame. Ground and sky fill the rest.
    pub fn fit(room: Room) -> Layout {
        let (wide, tall) = (room.free.0.max(1.0), room.free.1.max(1.0));
        let scale = (wide / (2.0 * (SPREAD.0 + EDGE))).min(tall / (UP + DOWN));
        let spread = (wide / scale / 2.0 - EDGE).clamp(SPREAD.0, SPREAD.1);
        let deep = (tall / scale / (UP + DOWN)).clamp(1.0, DEEPEST);
        let spare = tall / scale - (UP + DOWN) * deep;
        let (x, _) = room.middle();
        let y = room.corner.1 + (spare / 2.0 + UP * deep) * scale;
        let view = View {
            left: -x / scale,
            top: -y / scale,
            width: room.frame.0 / scale,
            height: room.frame.1 / scale,
        };
        Layout { spread, deep, view, players_left: room.corner.0 > 0.12 * room.frame.0 }
    }

    /// Returns the center of a stack. Those behind and in front of the fire are closer to the
    /// center.
    pub fn stack(&self, place: Place) -> (f64, f64) {
        let (right, up) = way(place);
        let wide = (self.spread - SPREAD.0) / (SPREAD.1 - SPREAD.0);
        let across =
            if is_side(place) { self.spread } else { self.spread * (0.735 - 0.165 * wide) };
        (across * right.signum(), (-6.0 - 238.0 * up) * self.deep)
    }

    /// Returns the center of a pile's base.
    pub fn pile(&self, place: Place) -> (f64, f64) {
        let (right, up) = way(place);
        let wide = (self.spread - SPREAD.0) / (SPREAD.1 - SPREAD.0);
        let across = if is_side(place) { 142.0 + 106.0 * wide } else { 56.0 + 46.0 * wide };
        (across * right.signum(), (34.0 - 178.0 * up) * self.deep)
    }

    /// Returns the light at a point of the board.
    pub fn light(&self, (x, y): (f64, f64)) -> Light {
        Light::at(x, y, self.light_reach())
    }

    /// Returns the distance up to which the fire lights the ground well.
    pub fn light_reach(&self) -> f64 {
        0.64 * self.spread
    }

    /// Returns the center of the top disc's face on a pile of this height.
    pub fn top(&self, place: Place, discs: usize) -> (f64, f64) {
        let (x, y) = self.pile(place);
        let below = discs.saturating_sub(1) as f64 * band(place, discs);
        (x, y - below - BAND - FACE / 2.0 + 6.0)
    }

    /// Returns the center of the nth moon of the chart, which crosses the sky in an arc. Where the
    /// players are on the left, the page's links are on the right, so the moons keep clear of them.
    pub fn moon(&self, index: usize) -> (f64, f64) {
        let across = index as f64 - 1.5;
        let middle = if self.players_left { -110.0 } else { 0.0 };
        (middle + 66.0 * across, -352.0 * self.deep + 4.0 * across * across)
    }

    /// Returns the position where a moving piece begins or ends.
    pub fn spot(&self, spot: Spot, players: u8, heights: impl Fn(Place) -> usize) -> (f64, f64) {
        match spot {
            Spot::Pile(place) => self.top(place, heights(place).max(1)),
            Spot::Stack(place) => self.stack(place),
            Spot::Chart => self.moon(1),
            Spot::Seat(seat) => self.before(seat, players),
            Spot::Away => (0.0, 20.0),
        }
    }

    /// Returns a point beyond the ring, in the direction of a player's mat.
    fn before(&self, seat: Seat, players: u8) -> (f64, f64) {
        let part = f64::from(seat.0 + 1) / f64::from(players + 1);
        if self.players_left {
            (-self.spread - 220.0, -220.0 + 440.0 * part)
        } else {
            ((part - 0.5) * 2.0 * self.spread, DOWN * self.deep + 60.0)
        }
    }
}

/// Returns the direction of a place as seen from the fire: right and up. The ring is rotated by
/// half a step, so that nothing is straight behind the fire or in front of it.
fn way(place: Place) -> (f64, f64) {
    let angle = std::f64::consts::FRAC_PI_4 * (place.index() as f64 + 0.5);
    angle.sin_cos()
}

/// Returns the side of the fire on which a place is: 1 for right, -1 for left. Anything that a pile
/// must never hide is drawn on that side of a stack.
pub fn outward(place: Place) -> f64 {
    way(place).0.signum()
}

/// Returns `true` if a place is beside the fire, as opposed to behind it or in front of it.
fn is_side(place: Place) -> bool {
    way(place).1.abs() < 0.5
}

/// Returns the distance between the discs of a pile of this height.
pub fn band(place: Place, discs: usize) -> f64 {
    let bands = discs.saturating_sub(1).max(1) as f64;
    BAND.min(if is_side(place) { SIDE_BANDS } else { END_BANDS } / bands)
}

/// Returns the visible height of a pile, from its base to its upper edge.
pub fn height(place: Place, discs: usize) -> f64 {
    band(place, discs) * discs.saturating_sub(1) as f64 + BAND + FACE
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns windows from a small phone to a large desktop, with panels at the left, at the right
    /// and below.
    fn rooms() -> Vec<Room> {
        let mut rooms = Vec::new();
        for (width, height) in [(360.0, 260.0), (360.0, 420.0), (390.0, 520.0), (768.0, 700.0)] {
            rooms.push(Room::open(width, height));
        }
        for (width, height) in [(900.0, 380.0), (1280.0, 800.0), (1920.0, 1080.0), (2560.0, 1300.0)]
        {
            let free = (width - 340.0, height - 60.0);
            rooms.push(Room { frame: (width, height), corner: (320.0, 50.0), free });
        }
        rooms
    }

    type Area = (f64, f64, f64, f64);

    fn stack_area(layout: &Layout, place: Place) -> Area {
        let (x, y) = layout.stack(place);
        (x - 48.0, y - 40.0, x + 48.0, y + 58.0)
    }

    fn pile_area(layout: &Layout, place: Place, discs: usize) -> Area {
        let (x, y) = layout.pile(place);
        (x - HALF, y - height(place, discs), x + HALF, y)
    }

    fn overlap(one: Area, other: Area) -> f64 {
        let wide = one.2.min(other.2) - one.0.max(other.0);
        let high = one.3.min(other.3) - one.1.max(other.1);
        if wide > 0.0 && high > 0.0 { wide.min(high) } else { 0.0 }
    }

    #[test]
    fn no_pile_however_high_hides_another_or_a_stack() {
        for room in rooms() {
            let layout = Layout::fit(room);
            for place in Place::all() {
                for other in Place::all().filter(|other| *other != place) {
                    let tall = pile_area(&layout, place, 9);
                    assert!(overlap(tall, pile_area(&layout, other, 9)) < 3.0, "{room:?} {place}");
                    assert!(overlap(tall, stack_area(&layout, other)) < 8.0, "{room:?} {place}");
                    let stack = stack_area(&layout, place);
                    assert!(overlap(stack, stack_area(&layout, other)) < 3.0, "{room:?} {place}");
                }
                assert!(
                    overlap(pile_area(&layout, place, 9), stack_area(&layout, place)) < 3.0,
                    "{room:?} {place}"
                );
            }
        }
    }

    #[test]
    fn every_space_is_in_the_part_of_the_window_that_no_panel_covers() {
        for room in rooms() {
            let layout = Layout::fit(room);
            let scale = room.frame.0 / layout.view.width;
            let on_screen = |(x, y): (f64, f64)| {
                ((x - layout.view.left) * scale, (y - layout.view.top) * scale)
            };
            let inside = |(x, y): (f64, f64)| {
                let (right, down) = (x - room.corner.0, y - room.corner.1);
                right >= -0.5
                    && down >= -0.5
                    && right <= room.free.0 + 0.5
                    && down <= room.free.1 + 0.5
            };
            for place in Place::all() {
                let (left, top, right, bottom) = stack_area(&layout, place);
                assert!(inside(on_screen((left - 14.0, top - 10.0))), "{room:?} {place}");
                assert!(inside(on_screen((right + 14.0, bottom + 10.0))), "{room:?} {place}");
                let (left, top, right, bottom) = pile_area(&layout, place, 9);
                assert!(inside(on_screen((left, top))) && inside(on_screen((right, bottom))));
            }
            assert!((0..4).all(|moon| inside(on_screen(layout.moon(moon)))), "{room:?}");
        }
    }

    #[test]
    fn a_wider_window_spreads_the_ring_and_a_taller_one_makes_it_deeper() {
        let narrow = Layout::fit(Room::open(360.0, 420.0));
        let wide = Layout::fit(Room::open(1000.0, 700.0));
        let tall = Layout::fit(Room::open(360.0, 520.0));
        assert!(wide.spread > narrow.spread && wide.spread <= SPREAD.1);
        assert!(tall.deep > narrow.deep && tall.deep <= DEEPEST);
    }
}
