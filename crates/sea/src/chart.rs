//! The growing map: cells, directions, tiles and the trails on them.

use kernel::notation::number;
use std::fmt;

use crate::fast::{Cells, TileKinds};
use crate::tables::TILES;
use crate::tribe::{Counts, Tribe};

/// A place on the unbounded grid. `x` increases to the east, `y` to the north; the Primordial Sea
/// is at 0,0.
///
/// A byte is enough: 50 connected tiles reach at most 49 cells from the center, and a boat looks at
/// most 3 cells beyond them.
///
/// ```
/// use emberwake_sea::{Cell, Direction};
///
/// let cell = Cell::PRIMORDIAL.step(Direction::NW, 2);
/// assert_eq!(cell, Cell { x: -2, y: 2 });
/// assert_eq!(Cell::read("-2,2"), Some(cell));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Cell {
    /// The column east of the Primordial Sea.
    pub x: i8,
    /// The row north of the Primordial Sea.
    pub y: i8,
}

impl Cell {
    /// The cell of the Primordial Sea.
    pub const PRIMORDIAL: Cell = Cell { x: 0, y: 0 };

    /// Returns the cell `steps` further in this direction.
    pub fn step(self, direction: Direction, steps: u8) -> Cell {
        let (dx, dy) = direction.vector();
        let far = |from: i8, by: i8| from.wrapping_add(by.wrapping_mul(steps as i8));
        Cell { x: far(self.x, dx), y: far(self.y, dy) }
    }

    /// Parses a cell, such as `-3,2`.
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

/// A face of the direction die and a point of the Wind Compass: the direction in which boats sail.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
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

/// A direction around the compass.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Side {
    /// From N toward E.
    Clockwise,
    /// From N toward W.
    Counterclockwise,
}

impl Direction {
    /// All directions, clockwise from north.
    pub const ALL: [Direction; 8] = {
        use Direction::{E, N, NE, NW, S, SE, SW, W};
        [N, NE, E, SE, S, SW, W, NW]
    };

    const NAMES: [&str; 8] = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];

    /// Returns its name, which is its notation.
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }

    /// Returns the direction with this name.
    ///
    /// ```
    /// use emberwake_sea::Direction;
    ///
    /// assert_eq!(Direction::read("SE"), Some(Direction::SE));
    /// assert_eq!(Direction::SE.name(), "SE");
    /// ```
    pub fn read(name: &str) -> Option<Direction> {
        Self::ALL.into_iter().find(|direction| direction.name() == name)
    }

    /// Returns the distance east and north of one step.
    ///
    /// ```
    /// use emberwake_sea::Direction;
    ///
    /// assert_eq!(Direction::SE.vector(), (1, -1));
    /// ```
    pub const fn vector(self) -> (i8, i8) {
        [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)][self as usize]
    }

    /// Returns the direction one point (45°) to this side.
    ///
    /// ```
    /// use emberwake_sea::{Direction, Side};
    ///
    /// assert_eq!(Direction::N.turned(Side::Clockwise), Direction::NE);
    /// assert_eq!(Direction::N.turned(Side::Counterclockwise), Direction::NW);
    /// ```
    pub const fn turned(self, side: Side) -> Direction {
        let by = match side {
            Side::Clockwise => 1,
            Side::Counterclockwise => 7,
        };
        Self::ALL[(self as usize + by) % 8]
    }

    /// Returns the number of points clockwise to another direction.
    ///
    /// ```
    /// use emberwake_sea::Direction;
    ///
    /// assert_eq!(Direction::N.points_to(Direction::E), 2);
    /// assert_eq!(Direction::E.points_to(Direction::N), 6);
    /// ```
    pub const fn points_to(self, other: Direction) -> u8 {
        (other as u8 + 8 - self as u8) % 8
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The terrain of a tile (S1.1). Coast and island are both land and have the same rules.
///
/// ```
/// use emberwake_sea::TileKind;
///
/// assert_eq!(TileKind::read("island"), Some(TileKind::Island));
/// assert!(TileKind::Island.is_land() && TileKind::Coast.is_land());
/// assert!(!TileKind::Fog.is_land());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case")
)]
pub enum TileKind {
    /// Open water.
    Sea,
    /// Land.
    Coast,
    /// Land.
    Island,
    /// Fog, which boats can't enter (S6.3).
    Fog,
}

impl TileKind {
    /// The number of kinds.
    pub const COUNT: usize = 4;
    /// All kinds, in the order of the tables.
    pub const ALL: [TileKind; TileKind::COUNT] =
        [TileKind::Sea, TileKind::Coast, TileKind::Island, TileKind::Fog];

    const NAMES: [&str; TileKind::COUNT] = ["sea", "coast", "island", "fog"];

    /// Returns its name, which is its notation.
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }

    /// Returns the kind with this name.
    pub fn read(name: &str) -> Option<TileKind> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// Returns `true` if settlements can be founded here.
    pub const fn is_land(self) -> bool {
        matches!(self, TileKind::Coast | TileKind::Island)
    }
}

/// The index of a laid tile, in the order in which tiles were laid; 0 is the Primordial Sea.
///
/// ```
/// use emberwake_sea::TileId;
///
/// // The tiles are numbered in the order in which they were laid, and this one is there from the start.
/// assert_eq!(TileId::PRIMORDIAL, TileId(0));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
pub struct TileId(pub u8);

impl TileId {
    /// The Primordial Sea.
    pub const PRIMORDIAL: TileId = TileId(0);
}

/// The laid tiles with their trails, and the rest of the pile.
///
/// The arrays of 50 can't overflow: there are 50 tiles in the box.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Chart {
    cells: Cells,
    kinds: TileKinds,
    trails: [Counts; TILES],
    laid: u8,
    trail_pawns: u16,
    pile: [u8; TileKind::COUNT],
}

impl Chart {
    /// Creates a chart with only the Primordial Sea, and the rest of this mix in the pile.
    pub(crate) fn new(mix: [u8; TileKind::COUNT]) -> Chart {
        let mut chart = Chart {
            cells: Cells::NONE,
            kinds: TileKinds::NONE,
            trails: [Counts::NONE; TILES],
            laid: 0,
            trail_pawns: 0,
            pile: mix,
        };
        chart.lay(Cell::PRIMORDIAL, TileKind::Sea);
        chart
    }

    /// Lays a tile from the pile. The pile must have such a tile, and the cell must be empty.
    pub(crate) fn lay(&mut self, cell: Cell, kind: TileKind) -> TileId {
        let index = self.laid as usize;
        self.cells.0[index] = cell;
        self.kinds.set(index, kind);
        self.pile[kind as usize] -= 1;
        self.laid += 1;
        TileId(index as u8)
    }

    #[inline]
    pub(crate) fn find(&self, cell: Cell) -> Option<TileId> {
        self.cells.find(cell).map(TileId)
    }

    #[inline]
    pub(crate) fn cell(&self, tile: TileId) -> Cell {
        self.cells.0[tile.0 as usize]
    }

    #[inline]
    pub(crate) fn kind(&self, tile: TileId) -> TileKind {
        self.kinds.get(tile.0 as usize)
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

    /// Returns the number of a tribe's pawns in trails.
    pub(crate) fn in_trails(&self, tribe: Tribe) -> u8 {
        self.trails[..self.laid as usize].iter().map(|trail| trail.get(tribe)).sum()
    }

    /// Returns `true` if every tile touches one laid before it and no cell has two tiles, so that
    /// all tiles are connected.
    pub(crate) fn hangs_together(&self) -> bool {
        let cells = &self.cells.0[..self.laid as usize];
        cells.iter().enumerate().skip(1).all(|(index, cell)| {
            let before = &cells[..index];
            !before.contains(cell) && before.iter().any(|other| other.touches(*cell))
        })
    }
}
