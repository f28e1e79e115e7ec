//! Sea's tiles as one chart: water, shallows, coast and land continue from tile to tile. Everything
//! here depends only on the tiles, the order in which they were laid, and the wind.

mod contour;
mod courses;
mod land;
mod noise;
mod ornaments;

pub use courses::{Course, courses};

use ::sea::{Cell, Direction, TileKind};
use contour::Grid;
use land::{CELL, Land, OPEN};

/// The distance between two samples of the fields.
const STEP: f64 = 10.0;
/// The distance from a laid tile up to which there is something to draw.
const MARGIN: f64 = 60.0;
/// The distance from the edge of the known waters at which ink ends, because the coast beyond is
/// unknown.
const INK: f32 = 5.0;

/// The chart as layers of SVG paths, lowest first.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Layers {
    /// The pale edge of the known waters.
    pub bleed: String,
    /// The known waters.
    pub water: String,
    /// Shallow water, the outer band first.
    pub shallows: [String; 2],
    /// The land.
    pub land: String,
    /// The land away from the coast.
    pub inland: String,
    /// Lines that follow the coast on the water, nearest first.
    pub waterlines: [String; 3],
    /// The line of the coast.
    pub coast: String,
    /// The marks between tiles.
    pub marks: String,
    /// Trees and hills.
    pub woods: String,
    /// Strokes on the water along the wind.
    pub hatching: String,
    /// Depths: position and value.
    pub soundings: Vec<(i32, i32, u8)>,
    /// Banks of fog: position and size.
    pub fog: Vec<(i32, i32, u8)>,
    /// Curls of fog.
    pub scrolls: String,
}

/// Draws the chart of these tiles, given in the order in which they were laid.
pub fn layers(tiles: &[(Cell, TileKind)], wind: Direction) -> Layers {
    if tiles.is_empty() {
        return Layers::default();
    }
    let land = Land::new(tiles);
    let known = known(tiles);
    let height = heights(&land, &known);
    // Filled shapes must end at the edge of the known waters; strokes simply stop there.
    let within = |level: f32, edge: f32| {
        let values = height.values.iter().zip(&known.values);
        let values = values.map(|(&height, &known)| (height - level).min(known - edge)).collect();
        Grid { values, ..grid_like(&known) }.outline(0.0)
    };
    let stroke = |level: f32| height.path(level, |index| known.values[index] > INK);
    let ornaments = ornaments::ornaments(tiles, &land, &height, &known, wind);
    Layers {
        bleed: known.outline(-15.0),
        water: known.outline(-7.0),
        shallows: [within(-33.0, -7.0), within(-16.0, -7.0)],
        land: within(0.0, -8.0),
        inland: within(8.0, -6.0),
        waterlines: [stroke(-6.0), stroke(-13.0), stroke(-22.0)],
        coast: stroke(0.0),
        ..ornaments
    }
}

fn grid_like(grid: &Grid) -> Grid {
    Grid { values: Vec::new(), ..*grid }
}

/// Returns the distance of each point from the edge of the known waters, negative outside, with a
/// hand-drawn edge.
fn known(tiles: &[(Cell, TileKind)]) -> Grid {
    let cells: std::collections::BTreeSet<(i8, i8)> =
        tiles.iter().map(|(cell, _)| (cell.x, cell.y)).collect();
    let bounds = Cell::bounds(tiles.iter().map(|(cell, _)| *cell));
    let (low, high) = bounds.unwrap_or((Cell::PRIMORDIAL, Cell::PRIMORDIAL));
    let left = f64::from(low.x) * CELL - CELL / 2.0 - MARGIN;
    let top = -f64::from(high.y) * CELL - CELL / 2.0 - MARGIN;
    let across =
        |low: i8, high: i8| ((f64::from(high) - f64::from(low) + 1.0) * CELL + 2.0 * MARGIN) / STEP;
    let columns = across(low.x, high.x) as usize + 1;
    let rows = across(low.y, high.y) as usize + 1;
    let mut grid = Grid { left, top, step: STEP, columns, values: vec![0.0; columns * rows] };
    let sharp: Vec<f32> = (0..grid.values.len())
        .map(|index| {
            let (x, y) = grid.place(index);
            inside(&cells, x, y) as f32
        })
        .collect();
    // Averaging over a cross rounds the corners.
    for index in 0..sharp.len() {
        let (row, column) = (index / columns, index % columns);
        let arm = 2;
        let within = |at: usize, by: isize, end: usize| at.saturating_add_signed(by).min(end - 1);
        let sum: f32 = [-arm, -1, 0, 1, arm]
            .iter()
            .map(|&by| {
                sharp[row * columns + within(column, by, columns)]
                    + sharp[within(row, by, rows) * columns + column]
            })
            .sum();
        let (x, y) = grid.place(index);
        let rough = noise::noise(x, y, 47.0) * 6.0 + noise::noise(x, y, 17.0) * 2.5;
        let border = row == 0 || column == 0 || row == rows - 1 || column == columns - 1;
        grid.values[index] = if border { -1000.0 } else { sum / 10.0 + rough as f32 };
    }
    grid
}

/// Returns how far a point is inside the squares of these cells, negative outside.
fn inside(cells: &std::collections::BTreeSet<(i8, i8)>, x: f64, y: f64) -> f64 {
    let cx = (x / CELL).round() as i8;
    let cy = (-y / CELL).round() as i8;
    let here = cells.contains(&(cx, cy));
    let mut nearest = MARGIN;
    for dx in -1..=1i8 {
        for dy in -1..=1i8 {
            let cell = (cx.wrapping_add(dx), cy.wrapping_add(dy));
            if cells.contains(&cell) != here {
                let beyond = |at: f64, middle: f64| ((at - middle).abs() - CELL / 2.0).max(0.0);
                let gap =
                    beyond(x, f64::from(cell.0) * CELL).hypot(beyond(y, -f64::from(cell.1) * CELL));
                nearest = nearest.min(gap);
            }
        }
    }
    if here { nearest } else { -nearest }
}

fn heights(land: &Land, known: &Grid) -> Grid {
    let values = known.values.iter().enumerate().map(|(index, &known_here)| {
        if known_here < -2.0 * STEP as f32 {
            return OPEN as f32;
        }
        let (x, y) = known.place(index);
        land.height(x, y) as f32
    });
    Grid { values: values.collect(), ..grid_like(known) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Vec<(Cell, TileKind)> {
        let kinds = [TileKind::Sea, TileKind::Coast, TileKind::Island, TileKind::Fog];
        let mut tiles = vec![(Cell::PRIMORDIAL, TileKind::Sea)];
        for n in 1..40u8 {
            let cell = Cell { x: (n % 7) as i8 - 3, y: (n / 7) as i8 - 2 };
            if cell != Cell::PRIMORDIAL {
                tiles.push((cell, kinds[usize::from(n) * 13 % 4]));
            }
        }
        tiles
    }

    #[test]
    fn the_same_tiles_give_the_same_chart() {
        let tiles = sample();
        assert_eq!(layers(&tiles, Direction::N), layers(&tiles, Direction::N));
        assert_eq!(layers(&[], Direction::N), Layers::default());
    }

    #[test]
    fn only_the_hatching_turns_with_the_wind() {
        let tiles = sample();
        let north = layers(&tiles, Direction::N);
        let east = layers(&tiles, Direction::E);
        assert_ne!(north.hatching, east.hatching);
        assert_eq!(
            Layers { hatching: String::new(), ..north },
            Layers { hatching: String::new(), ..east }
        );
    }

    #[test]
    fn every_filled_outline_closes() {
        for count in 1..sample().len() {
            let drawn = layers(&sample()[..count], Direction::S);
            let filled = [&drawn.bleed, &drawn.water, &drawn.land, &drawn.inland];
            for path in filled.into_iter().chain(&drawn.shallows) {
                assert_eq!(path.matches('M').count(), path.matches('Z').count(), "{path}");
            }
        }
    }

    #[test]
    fn tiles_that_touch_share_one_edge() {
        let beside = [(Cell { x: 0, y: 0 }, TileKind::Sea), (Cell { x: 1, y: 0 }, TileKind::Sea)];
        assert_eq!(layers(&beside, Direction::N).water.matches('M').count(), 1);
        let apart = [(Cell { x: 0, y: 0 }, TileKind::Sea), (Cell { x: 2, y: 0 }, TileKind::Sea)];
        assert_eq!(layers(&apart, Direction::N).water.matches('M').count(), 2);
    }
}
