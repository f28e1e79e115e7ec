//! C5.1 to C5.4: taking up a pile and sowing it, with Ulrich's and Siana's bends (C7.1, C7.4).

use crate::event::Event;
use crate::illegal::Illegal;
use crate::moves::{Bend, Move};
use crate::pieces::{Adventurer, Direction, Disc, Pile, Place};
use crate::state::Campfire;
use kernel::Sink;

impl Campfire {
    /// C5.1: the places with an own disc, one bit each.
    #[inline]
    fn own_places(&self, adventurer: Adventurer) -> u32 {
        let places = self.piles.iter().enumerate();
        places
            .fold(0, |places, (i, pile)| places | u32::from(pile.heights_of(adventurer) != 0) << i)
    }

    pub(crate) fn list_sowings(&self, sink: &mut impl Sink<Move>) {
        let adventurer = self.adventurer(self.active).expect("adventurers are chosen by now");
        for place in Place::in_mask(self.own_places(adventurer)) {
            sink.put(Move::Sow { place, direction: Direction::Clockwise, bend: None });
            sink.put(Move::Sow { place, direction: Direction::Counterclockwise, bend: None });
            let discs = self.pile(place).len();
            match adventurer {
                Adventurer::Ulrich => list_bends(place, Bend::Pair, discs - 1, sink),
                Adventurer::Siana => list_bends(place, Bend::Skip, discs, sink),
                _ => {}
            }
        }
    }

    fn check_sowing(&self, place: Place, bend: Option<Bend>) -> Result<(), Illegal> {
        let adventurer = self.adventurer(self.active).expect("adventurers are chosen by now");
        let pile = self.pile(place);
        if pile.heights_of(adventurer) == 0 {
            return Err(Illegal::NoOwnDisc(place));
        }
        match bend {
            None => Ok(()),
            Some(Bend::Pair(_)) if adventurer != Adventurer::Ulrich => Err(Illegal::NotUlrich),
            Some(Bend::Pair(step)) if (1..pile.len()).contains(&step) => Ok(()),
            Some(Bend::Pair(step)) => Err(Illegal::NoPairLeft(step)),
            Some(Bend::Skip(_)) if adventurer != Adventurer::Siana => Err(Illegal::NotSiana),
            Some(Bend::Skip(step)) if (1..=pile.len()).contains(&step) => Ok(()),
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

    /// C5.2: the bottommost disc first, one a place. C5.3: the place of departure is not exempt.
    /// Gives the place of the last drop.
    pub(crate) fn drop_discs<S: Sink<Event>>(
        &mut self,
        place: Place,
        direction: Direction,
        bend: Option<Bend>,
        events: &mut S,
    ) -> Place {
        let mut hand = std::mem::replace(&mut self.piles[place.index()], Pile::EMPTY);
        events.put(Event::TakenUp { seat: self.active, place, direction, discs: hand.len() });
        let mut at = place;
        let mut step = 0;
        while !hand.is_empty() {
            step += 1;
            at = at.step(direction, 1);
            if bend == Some(Bend::Skip(step)) {
                events.put(Event::Skipped(at));
                continue;
            }
            self.drop_bottom(&mut hand, at, false, events);
            if bend == Some(Bend::Pair(step)) {
                self.drop_bottom(&mut hand, at, true, events);
            }
        }
        at
    }

    #[inline]
    fn drop_bottom<S: Sink<Event>>(
        &mut self,
        hand: &mut Pile,
        place: Place,
        paired: bool,
        events: &mut S,
    ) {
        let code = hand.take_bottom();
        self.piles[place.index()].push_code(code);
        if S::LISTENS {
            let disc = Disc::ALL[code as usize - 1];
            events.put(Event::Dropped { place, disc, paired });
        }
    }
}

/// Lists an ability used at each of the first `steps` steps, in both directions.
fn list_bends(place: Place, bend: fn(u8) -> Bend, steps: u8, sink: &mut impl Sink<Move>) {
    for step in 1..steps + 1 {
        for direction in Direction::BOTH {
            sink.put(Move::Sow { place, direction, bend: Some(bend(step)) });
        }
    }
}
