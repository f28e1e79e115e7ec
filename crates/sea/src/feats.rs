//! Feats (S13): each goes to the first player who achieves it, permanently.

use kernel::{Seat, Sink};

use crate::Event;
use crate::event::Feat;
use crate::options::FeatDeck;
use crate::state::Sea;
use crate::tribe::Tribe;

impl FeatDeck {
    /// Returns the feats in play: all, or only the printed ones.
    ///
    /// ```
    /// use emberwake_sea::FeatDeck;
    ///
    /// assert_eq!((FeatDeck::Five.feats().len(), FeatDeck::Three.feats().len()), (5, 3));
    /// ```
    pub fn feats(self) -> &'static [Feat] {
        match self {
            FeatDeck::Five => &Feat::ALL,
            FeatDeck::Three => &Feat::ALL[..3],
        }
    }
}

impl Sea {
    /// Awards a feat to a seat, unless another seat has it or it isn't in play.
    pub(crate) fn earn(&mut self, seat: Seat, feat: Feat, events: &mut impl Sink<Event>) {
        let in_play = self.setup.feats.feats().contains(&feat);
        let owner = &mut self.feats[feat as usize];
        if in_play && owner.is_none() {
            *owner = Some(seat);
            events.put(Event::FeatEarned { seat, feat });
        }
    }

    /// S13.1: awards feats for a step out of the storm or through the fog, if the boat stays
    /// afloat.
    pub(crate) fn step_feats(&mut self, events: &mut impl Sink<Event>) {
        let seat = self.active();
        if self.voyage.storm {
            self.earn(seat, Feat::Storm, events);
        }
        if self.voyage.fogs > 0 {
            self.earn(seat, Feat::Fog, events);
        }
    }

    /// S13.2, INVENTED: awards Pollinisation to a seat with settlers in the settlements of two
    /// different other tribes at the same time. If several qualify, turn order from the active
    /// player decides.
    pub(crate) fn pollinisation(&mut self, events: &mut impl Sink<Event>) {
        if self.feats[Feat::Pollinisation as usize].is_some() {
            return;
        }
        let earned = self.seats_from_active().find(|&seat| self.hosts(seat).count_ones() >= 2);
        if let Some(seat) = earned {
            self.earn(seat, Feat::Pollinisation, events);
        }
    }

    /// Returns the other tribes in whose settlements a seat has settlers, one bit each.
    fn hosts(&self, seat: Seat) -> u8 {
        let tribe = Tribe::of(seat);
        let foreign = self.settlements.all().iter();
        let with = foreign.filter(|place| place.owner != seat && place.settlers.get(tribe) > 0);
        with.fold(0, |hosts, place| hosts | 1 << place.owner.0)
    }

    /// Returns the number of feats that a seat has.
    pub(crate) fn feats_of(&self, seat: Seat) -> u8 {
        self.feats.iter().filter(|&&owner| owner == Some(seat)).count() as u8
    }
}
