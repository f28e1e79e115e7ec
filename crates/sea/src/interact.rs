//! Interactions (S10) where the boat has arrived, and leaving settlers (S10.1).

use kernel::{Seat, Sink};

use crate::Event;
use crate::agenda::Frame;
use crate::illegal::{Illegal, Question};
use crate::moves::Move;
use crate::state::{Boat, Sea, Settlement};
use crate::tables::CREW_MAX;
use crate::tribe::{Counts, Tribe};

impl Sea {
    pub(crate) fn active_boat(&self) -> &Boat {
        self.boat(self.active()).expect("the active boat has arrived")
    }

    /// Returns another player's settlement on the tile of the active boat, as it is now.
    pub(crate) fn harbour(&self) -> Option<&Settlement> {
        let settlement = self.settlements.at(self.active_boat().tile);
        settlement.filter(|settlement| settlement.owner != self.active())
    }

    /// Returns the captain of the other boat on the tile of the active boat.
    pub(crate) fn neighbor(&self) -> Option<Seat> {
        self.other_captain(self.active_boat().tile, self.active())
    }

    /// S6.9: refuses if the boat entered no tile this turn, which means that it has not arrived.
    pub(crate) fn check_arrived(&self) -> Result<(), Illegal> {
        if self.voyage.entered > 0 { Ok(()) } else { Err(Illegal::NotArrived) }
    }

    /// Asks for an interaction, if the boat is afloat and one is possible.
    pub(crate) fn meeting(&mut self) {
        if self.boat(self.active()).is_some() && self.can_interact() {
            self.agenda.plan([Frame::Interact, Frame::Meeting]);
        }
    }

    fn can_interact(&self) -> bool {
        // Most boats arrive at a tile without other players.
        if self.harbour().is_none() && self.neighbor().is_none() {
            return false;
        }
        let settles = self.harbour().is_some() && !self.talks.settled;
        settles || self.check_attack(1).is_ok() || self.can_talk()
    }

    pub(crate) fn list_interact(&self, moves: &mut impl Sink<Move>) {
        moves.put(Move::Done);
        match self.harbour() {
            None => self.list_attack(moves),
            Some(settlement) => self.list_settle(settlement, moves),
        }
        self.list_talks(moves);
    }

    pub(crate) fn play_interact(
        &mut self,
        mv: Move,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        match mv {
            Move::Done => {
                // The next meeting is canceled too.
                self.agenda.pop();
                self.agenda.pop();
                Ok(())
            }
            Move::Settle { leave, take } => self.play_settle(leave, take, events),
            Move::Disclose { partner, pieces } => self.play_disclose(partner, pieces, events),
            Move::Offer(offer) => self.play_offer(offer, events),
            Move::Attack(count) => self.play_attack(count, events),
            _ => Err(Illegal::NotAsked(Question::Interact)),
        }
    }

    /// Lists leaving any number of pawns of one tribe, and one-for-one swaps. Other combinations
    /// are free-form moves.
    fn list_settle(&self, settlement: &Settlement, moves: &mut impl Sink<Move>) {
        if self.talks.settled {
            return;
        }
        let crew = self.active_boat().crew;
        for tribe in crew.tribes() {
            for count in 1..=crew.get(tribe) {
                moves.put(Move::Settle { leave: Counts::of(tribe, count), take: Counts::NONE });
            }
            for other in settlement.settlers.tribes().filter(|&other| other != tribe) {
                let leave = Counts::of(tribe, 1);
                let take = Counts::of(other, 1);
                if self.check_settle(leave, take).is_ok() {
                    moves.put(Move::Settle { leave, take });
                }
            }
        }
    }

    /// S10.1: returns the crew that remains if these passengers settle and those settlers come
    /// aboard.
    fn check_settle(&self, leave: Counts, take: Counts) -> Result<Counts, Illegal> {
        let settlement = self.harbour().ok_or(Illegal::NoForeignSettlement)?;
        if self.talks.settled {
            return Err(Illegal::SettledAlready);
        }
        if leave.is_empty() {
            return Err(Illegal::SettlesNobody);
        }
        let crew = self.active_boat().crew;
        if !crew.contains(leave) {
            return Err(Illegal::SettlersNotAboard(leave));
        }
        if !settlement.settlers.contains(take) {
            return Err(Illegal::NotLooseSettlers(take));
        }
        if take.total() > leave.total() {
            return Err(Illegal::TakesTooMany { left: leave.total(), taken: take.total() });
        }
        let after = crew - leave + take;
        debug_assert!(after.total() <= CREW_MAX, "no more come than go");
        if !take.is_empty() && !after.is_led_by(self.active_tribe()) {
            return Err(Illegal::TakingSinks);
        }
        Ok(after)
    }

    fn play_settle(
        &mut self,
        leave: Counts,
        take: Counts,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let crew = self.check_settle(leave, take)?;
        self.agenda.pop();
        let seat = self.active();
        let tile = self.active_boat().tile;
        let settlement = self.settlements.at_mut(tile);
        settlement.settlers = settlement.settlers + leave - take;
        self.set_crew(seat, crew);
        self.talks.settled = true;
        let cell = self.chart.cell(tile);
        events.put(Event::SettlersLeft { seat, cell, left: leave, taken: take });
        self.sink_if_lost(seat, events);
        self.agenda.push(Frame::Settled);
        Ok(())
    }

    /// Returns `true` if a player has settlers at a settlement, including those of the token.
    pub(crate) fn has_settlers(settlement: &Settlement, seat: Seat) -> bool {
        settlement.owner == seat || settlement.settlers.get(Tribe::of(seat)) > 0
    }
}
