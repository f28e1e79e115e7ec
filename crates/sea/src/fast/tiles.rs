//! The cells and the kinds of up to fifty tiles.

use crate::chart::{Cell, TileKind};
use crate::tables::TILES;

/// The cells of the laid tiles, in the order in which they were laid. All others repeat the first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Cells(pub(crate) [Cell; TILES]);

impl Cells {
    pub(crate) const NONE: Cells = Cells([Cell::PRIMORDIAL; TILES]);

    /// Returns the number of the tile on a cell.
    #[inline]
    pub(crate) fn find(&self, cell: Cell) -> Option<u8> {
        // The rest of the array repeats the cell of the first tile; each other cell is there once at
        // most. So all are compared, many together and each as one number, and nothing branches.
        if cell == Cell::PRIMORDIAL {
            return Some(0);
        }
        let wanted = packed(cell);
        let found = self.0.iter().zip(1u16..).fold(0, |found, (laid, number)| {
            found | if packed(*laid) == wanted { number } else { 0 }
        });
        found.checked_sub(1).map(|index| index as u8)
    }
}

/// Returns both coordinates as one number.
#[inline]
const fn packed(cell: Cell) -> u16 {
    u16::from_le_bytes([cell.x as u8, cell.y as u8])
}

/// Kinds of tiles in one byte.
const KINDS_PER_BYTE: usize = 4;

/// The kinds of the laid tiles, two bits for each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct TileKinds([u8; TILES.div_ceil(KINDS_PER_BYTE)]);

impl TileKinds {
    pub(crate) const NONE: TileKinds = TileKinds([0; TILES.div_ceil(KINDS_PER_BYTE)]);

    /// Sets the kind of a tile that has none yet.
    #[inline]
    pub(crate) fn set(&mut self, index: usize, kind: TileKind) {
        self.0[index / KINDS_PER_BYTE] |= (kind as u8) << (2 * (index % KINDS_PER_BYTE));
    }

    #[inline]
    pub(crate) fn get(&self, index: usize) -> TileKind {
        let bits = self.0[index / KINDS_PER_BYTE] >> (2 * (index % KINDS_PER_BYTE));
        TileKind::ALL[bits as usize % TileKind::COUNT]
    }
}
