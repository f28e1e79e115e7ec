//! C5.7 to C5.10: listening to stories.

use crate::event::Event;
use crate::pieces::{Disc, Place, Tile};
use crate::state::{ASLEEP, Campfire, NOBODY, PLAYERS};
use kernel::{Seat, Sink};

impl Campfire {
    /// Whose disc lies on top of a place: a seat, [`ASLEEP`] or [`NOBODY`].
    #[inline]
    pub(crate) fn listener(&self, place: Place) -> u8 {
        self.owner[self.pile(place).top_code() as usize]
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
            for place in Place::in_mask(self.listening_places()) {
                self.take_top(place, self.listener(place), events);
            }
        }
    }

    /// The places with a tile that somebody, awake or asleep, listens to, one bit each.
    #[inline]
    fn listening_places(&self) -> u32 {
        Place::all().fold(0, |places, place| {
            let heard = self.listener(place) != NOBODY && self.tops[place.index()] != 0;
            places | u32::from(heard) << place.index()
        })
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

const _: () = assert!(ASLEEP as usize >= PLAYERS, "a sleeper is told from a seat by its number");
