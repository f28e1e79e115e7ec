//! The area of each tribe (S14.4), for all tribes at the same time.
//!
//! A tile is inside the smallest rectangle around a tribe's pawns and tokens exactly if the tribe
//! has some in the tile's column or west of it, in the column or east of it, and likewise in rows.
//! So no rectangle is needed, only the set of tribes in each column and in each row.

use super::counts::{TribeSet, TribeSums};
use crate::chart::Cell;

/// Where the pawns and tokens of all tribes are.
pub(crate) struct Presence {
    columns: Axis,
    rows: Axis,
}

impl Presence {
    pub(crate) const NONE: Presence = Presence { columns: Axis::EMPTY, rows: Axis::EMPTY };

    /// Adds tribes that are on a cell. Add every laid tile, also those without pawns.
    #[inline]
    pub(crate) fn add(&mut self, tribes: TribeSet, cell: Cell) {
        self.columns.add(tribes, cell.x);
        self.rows.add(tribes, cell.y);
    }

    /// Counts the tiles inside the rectangle of each tribe.
    pub(crate) fn areas(mut self, tiles: impl Iterator<Item = Cell>) -> TribeSums {
        self.columns.span();
        self.rows.span();
        let mut areas = TribeSums::default();
        for cell in tiles {
            let inside = self.columns.at(cell.x).intersection(self.rows.at(cell.y));
            areas.add(inside.one_each());
        }
        areas
    }
}

/// More than the columns or rows that a map can have.
const LENGTH: usize = 128;

/// The sets of tribes by column or by row.
struct Axis {
    sets: [TribeSet; LENGTH],
    first: usize,
    last: usize,
}

impl Axis {
    const EMPTY: Axis = Axis { sets: [TribeSet::EMPTY; LENGTH], first: LENGTH - 1, last: 0 };

    #[inline]
    fn index(coordinate: i8) -> usize {
        usize::from((coordinate as u8).wrapping_add(LENGTH as u8 / 2)) % LENGTH
    }

    #[inline]
    fn at(&self, coordinate: i8) -> TribeSet {
        self.sets[Axis::index(coordinate)]
    }

    #[inline]
    fn add(&mut self, tribes: TribeSet, coordinate: i8) {
        let index = Axis::index(coordinate);
        self.sets[index] = self.sets[index].union(tribes);
        self.first = self.first.min(index);
        self.last = self.last.max(index);
    }

    /// Replaces each set by the tribes that are there, or both before and after it.
    #[inline]
    fn span(&mut self) {
        let sets = self.sets.get_mut(self.first..=self.last).unwrap_or_default();
        let mut before = [TribeSet::EMPTY; LENGTH];
        let mut seen = TribeSet::EMPTY;
        for (before, &here) in before.iter_mut().zip(sets.iter()) {
            seen = seen.union(here);
            *before = seen;
        }
        seen = TribeSet::EMPTY;
        for (here, &before) in sets.iter_mut().zip(&before).rev() {
            seen = seen.union(*here);
            *here = seen.intersection(before);
        }
    }
}
