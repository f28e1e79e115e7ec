//! The sea chart that grows: cells, directions, tiles and the trails on them.

use kernel::notation::number;
use serde::{Deserialize, Serialize};
use std::fmt;

use crate::tables::TILES;
use crate::tribe::{Counts, Tribe};

/// A place on the unbounded grid. `x` grows to the east, `y` to the north; the Primordial Sea lies
/// at 0,0.
///
/// A byte is enough: 50 tiles that hang together reach no further than 49 cells from the middle,
/// and a boat looks at most 3 cells beyond them.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize, Deserialize,
)]
pub struct Cell {
    /// Columns east of the Primordial Sea.
    pub x: i8,
    /// Rows north of the Primordial Sea.
    pub y: i8,
}

impl Cell {
    /// Where the Primordial Sea lies.
    pub const PRIMORDIAL: Cell = Cell { x: 0, y: 0 };

    /// The cell `steps` further in this direction.
    pub fn step(self, direction: Direction, steps: u8) -> Cell {
        let (dx, dy) = direction.vector();
        let far = |from: i8, by: i8| from.wrapping_add(by.wrapping_mul(steps as i8));
        Cell { x: far(self.x, dx), y: far(self.y, dy) }
    }

    /// Reads `-3,2`.
    pub fn read(text: &str) -> Option<Cell> {
        let (x, y) = text.split_once(',')?;
        Some(Cell { x: read_coordinate(x)?, y: read_coordinate(y)? })
    }

    fn touches(self, other: Cell) -> bool {
        self.x.abs_diff(other.x).max(self.y.abs_diff(other.y)) == 1
    }
}

fn read_coordinate(text: &str) -> Option<i8> {
    match text.strip_prefix('-') {
        Some(digits) => number(digits, 127).filter(|&n| n > 0).map(|n| -(n as i8)),
        None => number(text, 127).map(|n| n as i8),
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

/// A face of the direction die and a point of the Wind Compass: where boats go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the points of the compass speak for themselves")]
pub enum Direction {
    N,
    NE,
    E,
    SE,
    S,
    SW,
    W,
    NW,
}

/// The way round the compass.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Side {
    /// From N towards E.
    Clockwise,
    /// From N towards W.
    Counterclockwise,
}

impl Direction {
    /// All of them, clockwise from north.
    pub const ALL: [Direction; 8] = {
        use Direction::{E, N, NE, NW, S, SE, SW, W};
        [N, NE, E, SE, S, SW, W, NW]
    };

    const NAMES: [&str; 8] = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];

    /// Its name, which is its notation.
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }

    /// The direction of this name.
    pub fn read(name: &str) -> Option<Direction> {
        Self::ALL.into_iter().find(|direction| direction.name() == name)
    }

    /// How far east and north one step goes.
    pub const fn vector(self) -> (i8, i8) {
        [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)][self as usize]
    }

    /// One point (45°) further round.
    pub const fn turned(self, side: Side) -> Direction {
        let by = match side {
            Side::Clockwise => 1,
            Side::Counterclockwise => 7,
        };
        Self::ALL[(self as usize + by) % 8]
    }

    /// How many points clockwise from here to there.
    pub const fn points_to(self, other: Direction) -> u8 {
        (other as u8 + 8 - self as u8) % 8
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What a tile shows (S1.1). Coast and island are both land and act alike.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TileKind {
    /// Open water.
    Sea,
    /// Land.
    Coast,
    /// Land.
    Island,
    /// No boat ever stands here (S6.3).
    Fog,
}

impl TileKind {
    /// How many kinds there are.
    pub const COUNT: usize = 4;
    /// All of them, in the order of the tables.
    pub const ALL: [TileKind; TileKind::COUNT] =
        [TileKind::Sea, TileKind::Coast, TileKind::Island, TileKind::Fog];

    const NAMES: [&str; TileKind::COUNT] = ["sea", "coast", "island", "fog"];

    /// Its name, which is its notation.
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }

    /// The kind of this name.
    pub fn read(name: &str) -> Option<TileKind> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// Whether settlements can stand here.
    pub const fn is_land(self) -> bool {
        matches!(self, TileKind::Coast | TileKind::Island)
    }
}

/// Which laid tile, in the order in which they were laid; 0 is the Primordial Sea.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct TileId(pub u8);

impl TileId {
    /// The Primordial Sea.
    pub const PRIMORDIAL: TileId = TileId(0);
}

/// The laid tiles with their trails, and what is left in the pile.
///
/// A list of 50 places can't overflow: there are 50 tiles in the box.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Chart {
    cells: [Cell; TILES],
    kinds: [TileKind; TILES],
    trails: [Counts; TILES],
    laid: u8,
    trail_pawns: u16,
    pile: [u8; TileKind::COUNT],
}

impl Chart {
    /// The Primordial Sea alone, the rest of this mix in the pile.
    pub(crate) fn new(mix: [u8; TileKind::COUNT]) -> Chart {
        let mut chart = Chart {
            cells: [Cell::PRIMORDIAL; TILES],
            kinds: [TileKind::Sea; TILES],
            trails: [Counts::NONE; TILES],
            laid: 0,
            trail_pawns: 0,
            pile: mix,
        };
        chart.lay(Cell::PRIMORDIAL, TileKind::Sea);
        chart
    }

    /// Lays a tile of the pile. The caller has seen that the pile holds one and the cell is empty.
    pub(crate) fn lay(&mut self, cell: Cell, kind: TileKind) -> TileId {
        let index = self.laid as usize;
        self.cells[index] = cell;
        self.kinds[index] = kind;
        self.pile[kind as usize] -= 1;
        self.laid += 1;
        TileId(index as u8)
    }

    #[inline]
    pub(crate) fn find(&self, cell: Cell) -> Option<TileId> {
        let index = self.cells[..self.laid as usize].iter().position(|&laid| laid == cell)?;
        Some(TileId(index as u8))
    }

    #[inline]
    pub(crate) fn cell(&self, tile: TileId) -> Cell {
        self.cells[tile.0 as usize]
    }

    #[inline]
    pub(crate) fn kind(&self, tile: TileId) -> TileKind {
        self.kinds[tile.0 as usize]
    }

    #[inline]
    pub(crate) fn trail(&self, tile: TileId) -> Counts {
        self.trails[tile.0 as usize]
    }

    pub(crate) fn leave(&mut self, tile: TileId, pawns: Counts) {
        self.trails[tile.0 as usize] += pawns;
        self.trail_pawns += u16::from(pawns.total());
    }

    pub(crate) fn pick_up(&mut self, tile: TileId, pawns: Counts) {
        self.trails[tile.0 as usize] -= pawns;
        self.trail_pawns -= u16::from(pawns.total());
    }

    pub(crate) fn tiles(&self) -> impl Iterator<Item = TileId> + use<> {
        (0..self.laid).map(TileId)
    }

    pub(crate) fn laid(&self) -> u8 {
        self.laid
    }

    pub(crate) fn trail_pawns(&self) -> u16 {
        self.trail_pawns
    }

    pub(crate) fn pile(&self) -> [u8; TileKind::COUNT] {
        self.pile
    }

    pub(crate) fn pile_size(&self) -> u8 {
        self.pile.iter().sum()
    }

    /// All pawns of a tribe in trails.
    pub(crate) fn in_trails(&self, tribe: Tribe) -> u8 {
        self.trails[..self.laid as usize].iter().map(|trail| trail.get(tribe)).sum()
    }

    /// Whether every tile touches one laid before it and no cell holds two: then all hang together.
    pub(crate) fn hangs_together(&self) -> bool {
        let cells = &self.cells[..self.laid as usize];
        cells.iter().enumerate().skip(1).all(|(index, cell)| {
            let before = &cells[..index];
            !before.contains(cell) && before.iter().any(|other| other.touches(*cell))
        })
    }
}
