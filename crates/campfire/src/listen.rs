//! C5.7 to C5.10: listening to stories.

use crate::bytes::{self, ONES};
use crate::event::Event;
use crate::pieces::{Disc, Place, TILE_KINDS, Tile};
use crate::state::{ASLEEP, Campfire, PLAYERS};
use kernel::{Seat, Sink};

impl Campfire {
    /// Whose disc lies on top of a place: a seat, [`ASLEEP`] or [`NOBODY`].
    #[inline]
    pub(crate) fn listener(&self, place: Place) -> u8 {
        self.listeners.to_le_bytes()[place.index()]
    }

    #[inline]
    pub(crate) fn set_listener(&mut self, place: Place, listener: u8) {
        let at = 8 * place.index();
        self.listeners = self.listeners & !(0xff << at) | u64::from(listener) << at;
    }

    /// C5.7: each player in turn order takes the tiles under their discs; C5.8: tiles before
    /// sleepers leave the game; C5.9: Nomads and empty places leave theirs.
    pub(crate) fn listen<S: Sink<Event>>(&mut self, events: &mut S) {
        if S::LISTENS {
            // The order of takers changes nothing but the story that is told.
            for seat in self.active.round(self.players()) {
                Place::all().for_each(|place| self.listen_if(place, seat.0, events));
            }
            Place::all().for_each(|place| self.listen_if(place, ASLEEP, events));
        } else {
            self.listen_unheard();
        }
    }

    /// The same with nobody to tell it to: what happens to the stacks happens to all at once, and
    /// only tiles that come into a hand are looked at one by one.
    #[inline]
    fn listen_unheard(&mut self) {
        let tops = u64::from_le_bytes(self.tops);
        let heard =
            bytes::nonzero(tops) & bytes::at_least(u64::from(ASLEEP) * ONES, self.listeners);
        let moons = heard & bytes::at_least(tops, u64::from(MOON_ON_TOP) * ONES);
        let awake = bytes::at_least(u64::from(ASLEEP - 1) * ONES, self.listeners);
        for place in Place::in_mask(bytes::bits(heard & awake & !moons).into()) {
            let tile = self.tops[place.index()] as usize - 1;
            self.hands[self.listener(place) as usize][tile] += 1;
        }
        let heights = u64::from_le_bytes(self.heights) - heard;
        self.tops = (tops & !bytes::whole(heard)).to_le_bytes();
        self.heights = heights.to_le_bytes();
        self.covered |= bytes::bits(heard & bytes::nonzero(heights));
        self.chart += bytes::sum(moons);
        self.progress |= heard != 0;
    }

    fn listen_if(&mut self, place: Place, listener: u8, events: &mut impl Sink<Event>) {
        if self.listener(place) == listener {
            self.take_top(place, listener, events);
        }
    }

    /// The top tile of a stack goes to a seat, or out of the game for a sleeper; a moon goes to the
    /// chart either way. C5.10: what lies beneath is only seen.
    pub(crate) fn take_top(&mut self, place: Place, listener: u8, events: &mut impl Sink<Event>) {
        let Some(tile) = self.top(place) else { return };
        let at = place.index();
        self.tops[at] = 0;
        self.heights[at] -= 1;
        self.covered |= u8::from(self.heights[at] > 0) << at;
        self.progress = true;
        if tile == Tile::Moon {
            self.chart += 1;
            events.put(Event::MoonRose { place, chart: self.chart });
        } else if let Some(hand) = self.hands.get_mut(listener as usize) {
            hand[tile.index()] += 1;
            events.put(Event::Took { seat: Seat(listener), place, tile });
        } else {
            let sleeper = self.pile(place).top().and_then(Disc::adventurer);
            let sleeper = sleeper.expect("only a sleeper's disc makes a tile leave the game");
            events.put(Event::Forgotten { place, tile, sleeper });
        }
    }
}

/// In `tops`: a moon, the greatest number there.
const MOON_ON_TOP: u8 = Tile::Moon.index() as u8 + 1;
const _: () = assert!(MOON_ON_TOP as usize == TILE_KINDS, "tops from there on are moons");
const _: () = assert!(ASLEEP as usize >= PLAYERS, "a sleeper is told from a seat by its number");

#[cfg(test)]
mod tests {
    use crate::{Campfire, Setup};
    use dealer::Quick;
    use kernel::Game;
    use kernel::playout::random_step;

    #[test]
    fn whoever_is_told_of_the_game_it_goes_the_same_way() {
        let mut luck = Quick::new(57);
        for players in [2, 3, 4, 5].repeat(25) {
            let mut told = Campfire::start(&Setup::new(players)).expect("defaults are lawful");
            let mut untold = told;
            while let Some(line) = random_step(&mut told, &mut luck, &mut Vec::new()) {
                assert!(line.play(&mut untold, &mut ()), "{line}");
                assert_eq!(told, untold);
            }
        }
    }
}
