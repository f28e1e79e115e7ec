//! C7.3: Red lifts one of Red's own discs to the top of its pile.

use crate::event::Event;
use crate::illegal::Illegal;
use crate::moves::Move;
use crate::pieces::{Adventurer, Disc, Place};
use crate::state::Campfire;
use kernel::Sink;

impl Campfire {
    pub(crate) fn any_to_lift(&self) -> bool {
        let mut places = Place::in_mask(self.own_places(Adventurer::Red));
        places.any(|place| self.pile(place).has_below_top(Adventurer::Red))
    }

    pub(crate) fn list_lifts(&self, sink: &mut impl Sink<Move>) {
        sink.put(Move::Lift(None));
        for place in Place::in_mask(self.own_places(Adventurer::Red)) {
            for height in self.pile(place).heights_below_top(Adventurer::Red) {
                sink.put(Move::Lift(Some((place, height))));
            }
        }
    }

    pub(crate) fn lift(
        &mut self,
        disc: Option<(Place, u8)>,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        if let Some((place, height)) = disc {
            let pile = self.pile(place);
            if !pile.is_below_top(Adventurer::Red, height) {
                let is_red = pile.at(height).and_then(Disc::adventurer) == Some(Adventurer::Red);
                return Err(if is_red {
                    Illegal::AlreadyOnTop(place)
                } else {
                    Illegal::NothingToLift(place, height)
                });
            }
            self.piles[place.index()].lift(height);
            self.set_listener(place, self.active.0);
            events.put(Event::Lifted { seat: self.active, place, height });
        }
        self.after_lift(events);
        Ok(())
    }
}
