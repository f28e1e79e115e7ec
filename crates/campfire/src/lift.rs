//! C7.3: Red lifts one of Red's own discs to the top of its pile.

use crate::event::Event;
use crate::illegal::Illegal;
use crate::moves::Move;
use crate::pieces::{Adventurer, Disc, Pile, Place};
use crate::state::Campfire;
use kernel::Sink;

/// Returns the heights of Red's discs in a pile that aren't on top, as bit `3 * height` for each.
fn liftable(pile: Pile) -> u64 {
    let heights = pile.heights_of(Adventurer::Red);
    match pile.len() {
        0 => 0,
        discs => heights & !(1 << (3 * (discs - 1))),
    }
}

fn is_liftable(pile: Pile, height: u8) -> bool {
    height < pile.len() && liftable(pile) & (1 << (3 * height)) != 0
}

impl Campfire {
    pub(crate) fn any_to_lift(&self) -> bool {
        let mut places = Place::in_mask(self.own_places(Adventurer::Red));
        places.any(|place| liftable(self.pile(place)) != 0)
    }

    pub(crate) fn list_lifts(&self, sink: &mut impl Sink<Move>) {
        sink.put(Move::Lift(None));
        for place in Place::in_mask(self.own_places(Adventurer::Red)) {
            let mut heights = liftable(self.pile(place));
            while heights != 0 {
                sink.put(Move::Lift(Some((place, (heights.trailing_zeros() / 3) as u8))));
                heights &= heights - 1;
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
            if !is_liftable(pile, height) {
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
