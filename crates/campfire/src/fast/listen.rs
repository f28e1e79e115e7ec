//! Listening at all places at the same time.

use super::bytes::{self, ONES};
use crate::pieces::{Place, TILE_KINDS, Tile};
use crate::state::{ASLEEP, Campfire, PLAYERS};

impl Campfire {
    /// Returns the owner of the top disc of a place: a seat, [`ASLEEP`] or [`NOBODY`].
    #[inline]
    pub(crate) fn listener(&self, place: Place) -> u8 {
        self.listeners.to_le_bytes()[place.index()]
    }

    #[inline]
    pub(crate) fn set_listener(&mut self, place: Place, listener: u8) {
        self.listeners = with_listener(self.listeners, place, listener);
    }

    /// Does the same as [`Campfire::listen`] does without events: it updates all stacks together, and looks only at tiles that
    /// go to a hand one by one.
    #[inline]
    pub(crate) fn listen_unheard(&mut self) {
        let tops = u64::from_le_bytes(self.tops);
        let heard =
            bytes::nonzero(tops) & bytes::at_least(u64::from(ASLEEP) * ONES, self.listeners);
        let moons = heard & bytes::at_least(tops, u64::from(MOON_ON_TOP) * ONES);
        let awake = bytes::at_least(u64::from(ASLEEP - 1) * ONES, self.listeners);
        for place in Place::in_mask(bytes::bits(heard & awake & !moons).into()) {
            let tile = self.tops[place.index()] - 1;
            let hand = &mut self.hands[self.listener(place) as usize];
            *hand = (u64::from_le_bytes(*hand) + (1 << (8 * tile))).to_le_bytes();
        }
        let heights = u64::from_le_bytes(self.heights) - heard;
        self.tops = (tops & !bytes::whole(heard)).to_le_bytes();
        self.heights = heights.to_le_bytes();
        self.covered |= bytes::bits(heard & bytes::nonzero(heights));
        self.chart += bytes::sum(moons);
        self.progress |= heard != 0;
    }
}

/// Returns the row of listeners with another one at this place.
#[inline]
pub(crate) const fn with_listener(listeners: u64, place: Place, listener: u8) -> u64 {
    let at = 8 * place.index();
    listeners & !(0xff << at) | (listener as u64) << at
}

/// In `tops`: a moon, which is the largest value there.
const MOON_ON_TOP: u8 = Tile::Moon.index() as u8 + 1;
const _: () = assert!(MOON_ON_TOP as usize == TILE_KINDS, "tops from there on are moons");
const _: () = assert!(ASLEEP as usize >= PLAYERS, "a sleeper is told from a seat by its number");
