//! C5.1 to C5.4: picking up a pile and sowing it, with the abilities of Ulrich and Siana (C7.1,
//! C7.4).

use crate::bytes;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::listen::with_listener;
use crate::moves::{Bend, Move};
use crate::pieces::{Adventurer, Direction, Disc, Pile, Place};
use crate::state::{Campfire, NOBODY};
use crate::tables::PLACES;
use kernel::Sink;
use std::ops::Range;

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
    fn take_up(&mut self, place: Place) -> Pile {
        self.whereabouts &= !(bytes::ONES << place.index());
        self.set_listener(place, NOBODY);
        std::mem::replace(&mut self.piles[place.index()], Pile::EMPTY)
    }

    pub(crate) fn list_sowings(&self, sink: &mut impl Sink<Move>) {
        let adventurer = self.adventurer(self.active).expect("adventurers are chosen by now");
        for place in Place::in_mask(self.own_places(adventurer)) {
            sink.put(Move::Sow { place, direction: Direction::Clockwise, bend: None });
            sink.put(Move::Sow { place, direction: Direction::Counterclockwise, bend: None });
            let discs = self.pile(place).len();
            match adventurer {
                Adventurer::Ulrich => list_bends(place, Bend::Pair, pair_steps(discs), sink),
                Adventurer::Siana => list_bends(place, Bend::Skip, skip_steps(discs), sink),
                _ => {}
            }
        }
    }

    fn check_sowing(&self, place: Place, bend: Option<Bend>) -> Result<(), Illegal> {
        let adventurer = self.adventurer(self.active).expect("adventurers are chosen by now");
        if self.own_places(adventurer) & (1 << place.index()) == 0 {
            return Err(Illegal::NoOwnDisc(place));
        }
        let discs = self.pile(place).len();
        match bend {
            None => Ok(()),
            Some(Bend::Pair(_)) if adventurer != Adventurer::Ulrich => Err(Illegal::NotUlrich),
            Some(Bend::Pair(step)) if pair_steps(discs).contains(&step) => Ok(()),
            Some(Bend::Pair(step)) => Err(Illegal::NoPairLeft(step)),
            Some(Bend::Skip(_)) if adventurer != Adventurer::Siana => Err(Illegal::NotSiana),
            Some(Bend::Skip(step)) if skip_steps(discs).contains(&step) => Ok(()),
            Some(Bend::Skip(step)) => Err(Illegal::NothingToSkip(step)),
        }
    }

    pub(crate) fn sow(
        &mut self,
        place: Place,
        direction: Direction,
        bend: Option<Bend>,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        self.check_sowing(place, bend)?;
        let last = self.drop_discs(place, direction, bend, events);
        self.after_sowing(self.lys == Some(last), events);
        Ok(())
    }

    /// C5.2: drops the discs one per place, the bottom one first. C5.3: the starting place is not
    /// exempt. Returns the place of the last drop.
    pub(crate) fn drop_discs<S: Sink<Event>>(
        &mut self,
        place: Place,
        direction: Direction,
        bend: Option<Bend>,
        events: &mut S,
    ) -> Place {
        let mut hand = self.take_up(place);
        events.put(Event::TakenUp { seat: self.active, place, direction, discs: hand.len() });
        let mut at = place;
        // The rows stay in registers until the last disc is dropped.
        let owners = u64::from_le_bytes(self.owner);
        let mut whereabouts = self.whereabouts;
        let mut listeners = self.listeners;
        let mut drop_disc =
            |piles: &mut [Pile; PLACES], code: u64, at: Place, paired: bool, events: &mut S| {
                piles[at.index()].push_code(code);
                whereabouts |= 1 << (8 * code as usize + at.index());
                listeners = with_listener(listeners, at, (owners >> (8 * code)) as u8);
                if S::LISTENS {
                    let disc = Disc::ALL[code as usize - 1];
                    events.put(Event::Dropped { place: at, disc, paired });
                }
            };
        match bend {
            None => {
                while !hand.is_empty() {
                    at = at.step(direction, 1);
                    drop_disc(&mut self.piles, hand.take_bottom(), at, false, events);
                }
            }
            Some(bend) => {
                let mut step = 0;
                while !hand.is_empty() {
                    step += 1;
                    at = at.step(direction, 1);
                    if bend == Bend::Skip(step) {
                        events.put(Event::Skipped(at));
                        continue;
                    }
                    drop_disc(&mut self.piles, hand.take_bottom(), at, false, events);
                    if bend == Bend::Pair(step) && !hand.is_empty() {
                        drop_disc(&mut self.piles, hand.take_bottom(), at, true, events);
                    }
                }
            }
        }
        self.whereabouts = whereabouts;
        self.listeners = listeners;
        at
    }
}

/// C7.1: returns the steps at which Ulrich may drop a pair. The last disc of a pile has no partner.
#[inline]
pub(crate) fn pair_steps(discs: u8) -> Range<u8> {
    1..discs
}

/// C7.4: returns the steps at which Siana may skip a place.
#[inline]
pub(crate) fn skip_steps(discs: u8) -> Range<u8> {
    1..discs + 1
}

/// Lists an ability used at each of these steps, in both directions.
fn list_bends(place: Place, bend: fn(u8) -> Bend, steps: Range<u8>, sink: &mut impl Sink<Move>) {
    for step in steps {
        for direction in Direction::BOTH {
            sink.put(Move::Sow { place, direction, bend: Some(bend(step)) });
        }
    }
}
