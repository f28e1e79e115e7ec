//! C5.1 to C5.4: picking up a pile and sowing it, with the abilities of Ulrich and Siana (C7.1,
//! C7.4).

use crate::event::Event;
use crate::illegal::Illegal;
use crate::moves::{Bend, Move};
use crate::pieces::{Adventurer, Direction, Disc, Pile, Place};
use crate::state::Campfire;
use crate::tables::PLACES;
use kernel::Sink;
use std::ops::Range;

impl Campfire {
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
        let mut rows = self.rows();
        let mut drop_disc =
            |piles: &mut [Pile; PLACES], code: u64, at: Place, paired: bool, events: &mut S| {
                rows.drop_disc(piles, code, at);
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
        self.put_rows(rows);
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
