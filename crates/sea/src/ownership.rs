//! Who owns a settlement (S8.1, S8.2).

use kernel::{Seat, Sink};

use crate::Event;
use crate::state::{Sea, Settlement};
use crate::tables::TOKEN_SETTLERS;
use crate::tribe::{Counts, Tribe};

impl Settlement {
    /// Heads by tribe, the token counting for its settlers.
    pub(crate) fn heads(&self) -> Counts {
        self.settlers + Counts::of(Tribe::of(self.owner), TOKEN_SETTLERS)
    }
}

impl Sea {
    /// S8.2: settlers have changed somewhere; ownership is tested everywhere, then Pollinisation.
    pub(crate) fn settlers_changed(&mut self, events: &mut impl Sink<Event>) {
        self.settle_ownership(events);
        self.pollinisation(events);
    }

    /// Oldest first, until nothing changes. A settlement changes at most once: its new owner
    /// outnumbers all others there, and heads only grow fewer on the other side.
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

    /// S8.1: the other tribe that outnumbers all the rest together and has a free token.
    pub(crate) fn usurper(&self, settlement: &Settlement) -> Option<Seat> {
        let heads = settlement.heads();
        let rivals = settlement.settlers.without(Tribe::of(settlement.owner));
        let rival = rivals.tribes().find(|&tribe| heads.is_led_by(tribe))?.seat();
        (self.tokens[rival.index()] > 0).then_some(rival)
    }

    /// S8.1: heads are preserved as far as the old owner's pool goes.
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
        settlement.settlers -= Counts::of(Tribe::of(to), TOKEN_SETTLERS);
        let cell = self.chart.cell(settlement.tile);
        events.put(Event::TakenOver { cell, from, to, heads });
    }
}
