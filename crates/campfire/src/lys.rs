//! Lys: the compulsory bonus (C5.5) and Moon's nudge (C7.2).

use crate::event::Event;
use crate::illegal::Illegal;
use crate::pieces::{Direction, Place};
use crate::state::Campfire;
use kernel::Sink;

impl Campfire {
    /// C5.5: returns the stacks that Lys may move to: all but the one she points at.
    pub(crate) fn lys_targets(&self) -> impl Iterator<Item = Place> + '_ {
        Place::all().filter(|&place| self.lys_may_go_to(place))
    }

    fn lys_may_go_to(&self, place: Place) -> bool {
        self.lys != Some(place)
    }

    /// C5.5: moves Lys to another stack and takes its top tile.
    pub(crate) fn take_lys_bonus(
        &mut self,
        to: Place,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        if !self.lys_may_go_to(to) {
            return Err(Illegal::LysMustMove(to));
        }
        self.lys = Some(to);
        events.put(Event::LysBonus { seat: self.active, to });
        self.take_top(to, self.active.0, events);
        self.after_lys(events);
        Ok(())
    }

    /// C7.2: moves Lys one place to either side. No tile is taken for it.
    pub(crate) fn nudge(&mut self, direction: Option<Direction>, events: &mut impl Sink<Event>) {
        if let (Some(direction), Some(lys)) = (direction, self.lys) {
            let to = lys.step(direction, 1);
            self.lys = Some(to);
            events.put(Event::Nudged { seat: self.active, to });
        }
        self.after_nudge();
    }
}
