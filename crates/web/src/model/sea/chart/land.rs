//! The land: a height field over the whole chart that is positive on land and falls with the depth
//! of the water, so that the coasts of neighboring tiles meet.

use super::noise::{noise, whim};
use ::sea::{Cell, TileKind};
use std::collections::BTreeMap;

/// The side of a cell on the chart.
pub(super) const CELL: f64 = 100.0;
/// The value of the field far from any land.
pub(super) const OPEN: f64 = -64.0;

/// The four sides of a tile, as steps to the next cell: north, east, south, west.
const SIDES: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

fn beside(cell: Cell, side: usize) -> Cell {
    let (x, y) = SIDES[side % 4];
    Cell { x: cell.x.wrapping_add(x), y: cell.y.wrapping_add(y) }
}

/// The laid tiles, and the side on which each coast has its land.
pub(super) struct Land {
    tiles: BTreeMap<(i8, i8), Tile>,
}

#[derive(Clone, Copy)]
struct Tile {
    kind: TileKind,
    /// The side of the land, for a coast.
    side: usize,
}

impl Land {
    /// Reads tiles in the order in which they were laid. A coast is oriented by the tiles that were
    /// there when it was laid, so that it doesn't change when others are laid beside it.
    pub fn new(tiles: &[(Cell, TileKind)]) -> Land {
        let mut land = Land { tiles: BTreeMap::new() };
        for &(cell, kind) in tiles {
            let side = if kind == TileKind::Coast { land.side_for(cell) } else { 0 };
            land.tiles.insert((cell.x, cell.y), Tile { kind, side });
        }
        land
    }

    fn tile(&self, cell: Cell) -> Option<Tile> {
        self.tiles.get(&(cell.x, cell.y)).copied()
    }

    /// Returns the tile at a cell.
    pub fn kind(&self, cell: Cell) -> Option<TileKind> {
        Some(self.tile(cell)?.kind)
    }

    /// Returns the side on which a new coast looks best: one that continues a shore, facing open
    /// water.
    fn side_for(&self, cell: Cell) -> usize {
        let score = |side: usize| {
            let behind = match self.tile(beside(cell, side)) {
                None => 2,
                Some(tile) if tile.kind == TileKind::Coast && tile.side == (side + 2) % 4 => 3,
                Some(tile) if tile.kind == TileKind::Fog => 1,
                Some(tile) if tile.kind == TileKind::Coast => 0,
                Some(_) => -4,
            };
            let before = match self.kind(beside(cell, side + 2)) {
                Some(TileKind::Sea) => 2,
                Some(TileKind::Coast) => -2,
                _ => 0,
            };
            let along = [side + 1, side + 3].map(|end| match self.tile(beside(cell, end)) {
                Some(tile) if tile.kind == TileKind::Coast && tile.side == side => 4,
                _ => 0,
            });
            behind + before + along[0] + along[1]
        };
        (0..4).max_by_key(|&side| (score(side), whim(cell, side as u32))).unwrap_or_default()
    }

    /// Returns the height of the land at a point of the chart, or the negative depth of the water.
    pub fn height(&self, x: f64, y: f64) -> f64 {
        let middle = Cell { x: (x / CELL).round() as i8, y: (-y / CELL).round() as i8 };
        let mut height = OPEN;
        for dx in -1..=1 {
            for dy in -1..=1 {
                let cell = Cell { x: middle.x.wrapping_add(dx), y: middle.y.wrapping_add(dy) };
                if let Some(tile) = self.tile(cell) {
                    let right = x - f64::from(cell.x) * CELL;
                    let up = -y - f64::from(cell.y) * CELL;
                    height = height.max(self.of_tile(cell, tile, right, up));
                }
            }
        }
        let rough = noise(x, y, 61.0) * 10.0 + noise(x, y, 29.0) * 6.5 + noise(x, y, 14.0) * 3.0;
        height + if height > OPEN { rough } else { 0.0 }
    }

    fn of_tile(&self, cell: Cell, tile: Tile, right: f64, up: f64) -> f64 {
        match tile.kind {
            TileKind::Coast => self.of_coast(cell, tile.side, right, up),
            TileKind::Island => of_island(cell, right, up),
            TileKind::Sea | TileKind::Fog => OPEN,
        }
    }

    fn of_coast(&self, cell: Cell, side: usize, right: f64, up: f64) -> f64 {
        // Rotate so that the land is ahead, and `across` runs clockwise from it.
        let (ahead, across) = match side {
            0 => (up, right),
            1 => (right, -up),
            2 => (-up, -right),
            _ => (-right, up),
        };
        let mut height = ahead - 6.0;
        let over = ahead - CELL / 2.0;
        match self.kind(beside(cell, side)) {
            // The land runs on under the fog, but no further than a tile is looked at from: a coast
            // that went on would end in a straight line there.
            None | Some(TileKind::Fog) => height = height.min(44.0 - 1.1 * over),
            Some(TileKind::Sea) => height = height.min(-1.6 * over - 3.0),
            Some(_) => height = height.min(44.0 - 2.5 * over),
        }
        let end = if across > 0.0 { side + 1 } else { side + 3 };
        let goes_on = match self.tile(beside(cell, end)) {
            None => true,
            Some(next) => match next.kind {
                TileKind::Fog => true,
                TileKind::Coast => next.side != (side + 2) % 4,
                TileKind::Sea | TileKind::Island => false,
            },
        };
        // The end of a shore is rounded like a headland.
        if goes_on {
            height - (across.abs() - 50.0).max(0.0)
        } else {
            height - (across.abs() - 6.0).max(0.0).powi(2) * 0.026
        }
    }
}

fn of_island(cell: Cell, right: f64, up: f64) -> f64 {
    let jitter = |salt: u32, width: f64| (f64::from(whim(cell, salt)) / 255.0 - 0.5) * width;
    let (x, y) = (right - jitter(11, 10.0), up - jitter(12, 10.0));
    let turn = jitter(13, 3.0);
    let (along, across) = (x * turn.cos() + y * turn.sin(), y * turn.cos() - x * turn.sin());
    let long = 35.0 + jitter(14, 6.0);
    let short = 29.0 + jitter(15, 6.0);
    (1.0 - (along / long).hypot(across / short)) * 30.0
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn at(x: i8, y: i8) -> Cell {
        Cell { x, y }
    }

    fn on(land: &Land, cell: Cell) -> bool {
        let (x, y) = (f64::from(cell.x) * CELL, -f64::from(cell.y) * CELL);
        let spots = [-40.0, -20.0, 0.0, 20.0, 40.0];
        spots.iter().any(|dx| spots.iter().any(|dy| land.height(x + dx, y + dy) > 3.0))
    }

    #[test]
    fn coasts_and_islands_have_land_and_open_sea_has_none() {
        for x in -20..20 {
            let tiles = [
                (at(x, 0), TileKind::Sea),
                (at(x, 1), TileKind::Coast),
                (at(x + 2, 0), TileKind::Island),
                (at(x + 4, 0), TileKind::Fog),
            ];
            let land = Land::new(&tiles);
            assert!(on(&land, at(x, 1)) && on(&land, at(x + 2, 0)), "{x}");
            assert!(!on(&land, at(x + 4, 0)) && !on(&land, at(x + 6, 6)), "{x}");
            let (x, y) = (f64::from(x) * CELL, 0.0);
            assert!(land.height(x, y) < 0.0, "water in the middle of the sea tile");
        }
    }

    #[test]
    fn a_coast_stays_as_it_is_when_tiles_are_laid_around_it() {
        let mut tiles = vec![(at(0, 0), TileKind::Sea), (at(1, 0), TileKind::Coast)];
        let before = Land::new(&tiles).tile(at(1, 0)).map(|tile| tile.side);
        for (cell, kind) in [
            (at(2, 0), TileKind::Sea),
            (at(1, 1), TileKind::Sea),
            (at(1, -1), TileKind::Coast),
            (at(2, 1), TileKind::Island),
        ] {
            tiles.push((cell, kind));
            assert_eq!(Land::new(&tiles).tile(at(1, 0)).map(|tile| tile.side), before);
        }
    }

    #[test]
    fn no_coast_ends_in_a_straight_line_between_tiles() {
        let kinds = [TileKind::Sea, TileKind::Coast, TileKind::Fog, TileKind::Coast];
        for seed in 0..20u8 {
            let mut tiles = vec![(Cell::PRIMORDIAL, TileKind::Sea)];
            for (n, cell) in (-2..=2).flat_map(|x| (-2..=2).map(move |y| at(x, y))).enumerate() {
                let kind = usize::from(whim(cell, u32::from(seed))) / 7 + n;
                if cell != Cell::PRIMORDIAL && !kind.is_multiple_of(5) {
                    tiles.push((cell, kinds[kind % 4]));
                }
            }
            let land = Land::new(&tiles);
            for x in -25..25 {
                for y in -250..250 {
                    let x = f64::from(x) * 10.0 + 0.5;
                    let heights = [land.height(x, f64::from(y)), land.height(x, f64::from(y + 1))];
                    let turned = [land.height(f64::from(y), x), land.height(f64::from(y + 1), x)];
                    for [here, next] in [heights, turned] {
                        let seen = here.max(next) > -33.0;
                        assert!(!seen || (here - next).abs() < 9.0, "{x} {y}: {here} to {next}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_shore_goes_on_from_coast_to_coast() {
        let tiles = [
            (at(0, 0), TileKind::Sea),
            (at(1, 0), TileKind::Sea),
            (at(0, 1), TileKind::Coast),
            (at(1, 1), TileKind::Coast),
        ];
        let land = Land::new(&tiles);
        let sides = [at(0, 1), at(1, 1)].map(|cell| land.tile(cell).unwrap().side);
        assert_eq!(sides, [0, 0], "both have their land in the north");
        assert!(land.height(50.0, -138.0) > 0.0, "land where the two meet");
    }
}
