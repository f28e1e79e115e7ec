//! The ownership of settlements (S8.1, S8.2).

use kernel::{Seat, Sink};

use crate::Event;
use crate::state::{Sea, Settlement};
use crate::tables::TOKEN_SETTLERS;
use crate::tribe::{Counts, Tribe};

/// S7.2: returns the settlers that a token of this seat represents.
///
/// ```
/// use emberwake_sea::kernel::Seat;
/// use emberwake_sea::token_settlers;
///
/// assert_eq!(token_settlers(Seat(0)).to_string(), "red:3");
/// ```
pub fn token_settlers(owner: Seat) -> Counts {
    Counts::of(Tribe::of(owner), TOKEN_SETTLERS)
}

impl Settlement {
    /// Returns the number of settlers by tribe, including those of the token.
    pub(crate) fn heads(&self) -> Counts {
        self.settlers + token_settlers(self.owner)
    }
}

impl Sea {
    /// S8.2: checks ownership everywhere after settlers have changed, then Pollinisation.
    pub(crate) fn settlers_changed(&mut self, events: &mut impl Sink<Event>) {
        self.settle_ownership(events);
        self.pollinisation(events);
    }

    /// Checks the settlements, the oldest first, until nothing changes. A settlement changes at
    /// most once: its new owner outnumbers all others there, and the numbers on the other side only
    /// decrease.
    fn settle_ownership(&mut self, events: &mut impl Sink<Event>) {
        let mut index = 0;
        while index < self.settlements.all().len() {
            match self.usurper(&self.settlements.all()[index]) {
                Some(to) => {
                    self.take_over(index, to, events);
                    index = 0;
                }
                None => index += 1,
            }
        }
    }

    /// S8.1: returns the other tribe that outnumbers all the rest together and has a free token.
    pub(crate) fn usurper(&self, settlement: &Settlement) -> Option<Seat> {
        let heads = settlement.heads();
        let rivals = settlement.settlers.without(Tribe::of(settlement.owner));
        let rival = rivals.tribes().find(|&tribe| heads.is_led_by(tribe))?.seat();
        (self.tokens[rival.index()] > 0).then_some(rival)
    }

    /// S8.1: gives a settlement to a new owner. The number of settlers is preserved as far as the
    /// old owner's pool allows.
    fn take_over(&mut self, index: usize, to: Seat, events: &mut impl Sink<Event>) {
        let settlement = self.settlements.all()[index];
        let from = settlement.owner;
        let heads = TOKEN_SETTLERS.min(self.pools[from.index()]);
        self.pools[from.index()] -= heads;
        self.pools[to.index()] += TOKEN_SETTLERS;
        self.tokens[from.index()] += 1;
        self.tokens[to.index()] -= 1;
        let settlement = &mut self.settlements.all_mut()[index];
        settlement.owner = to;
        settlement.settlers += Counts::of(Tribe::of(from), heads);
        settlement.settlers -= token_settlers(to);
        let cell = self.chart.cell(settlement.tile);
        events.put(Event::TakenOver { cell, from, to, heads });
    }
}
