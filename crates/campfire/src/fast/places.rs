//! Where the discs are: for each kind a byte with a bit for each place.

use super::bytes;
use super::listen::with_listener;
use crate::pieces::{Adventurer, Disc, Pile, Place};
use crate::state::{Campfire, NOBODY};
use crate::tables::PLACES;

/// The rows that dropping a disc changes. They stay in registers until the last disc is dropped.
pub(crate) struct Rows {
    owners: u64,
    whereabouts: u64,
    listeners: u64,
}

impl Rows {
    /// Drops a disc, given by its code, on a pile.
    #[inline]
    pub(crate) fn drop_disc(&mut self, piles: &mut [Pile; PLACES], code: u64, at: Place) {
        piles[at.index()].push_code(code);
        self.whereabouts |= 1 << (8 * code as usize + at.index());
        self.listeners = with_listener(self.listeners, at, (self.owners >> (8 * code)) as u8);
    }
}

impl Campfire {
    /// Returns the places with a disc of this kind, one bit each.
    #[inline]
    pub(crate) fn places_of(&self, disc: Disc) -> u32 {
        u32::from(self.whereabouts.to_le_bytes()[disc as usize])
    }

    /// C5.1: returns the places with a disc of an adventurer, one bit each.
    #[inline]
    pub fn own_places(&self, adventurer: Adventurer) -> u32 {
        let [one, other] = adventurer.discs();
        self.places_of(one) | self.places_of(other)
    }

    /// Puts a disc, given by its code, on top of a pile.
    #[inline]
    pub(crate) fn lay_disc(&mut self, code: u64, place: Place) {
        self.piles[place.index()].push_code(code);
        self.whereabouts |= 1 << (8 * code as usize + place.index());
        self.set_listener(place, self.owner[code as usize & 7]);
    }

    /// Picks up a whole pile.
    #[inline]
    pub(crate) fn take_up(&mut self, place: Place) -> Pile {
        self.whereabouts &= !(bytes::ONES << place.index());
        self.set_listener(place, NOBODY);
        std::mem::replace(&mut self.piles[place.index()], Pile::EMPTY)
    }

    /// Returns the rows, for [`Campfire::put_rows`].
    #[inline]
    pub(crate) fn rows(&self) -> Rows {
        Rows {
            owners: u64::from_le_bytes(self.owner),
            whereabouts: self.whereabouts,
            listeners: self.listeners,
        }
    }

    /// Puts the rows back after the last disc.
    #[inline]
    pub(crate) fn put_rows(&mut self, rows: Rows) {
        self.whereabouts = rows.whereabouts;
        self.listeners = rows.listeners;
    }
}
