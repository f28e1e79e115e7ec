//! Attack (S10.8).

use kernel::{Seat, Sink};

use crate::Event;
use crate::agenda::Frame;
use crate::event::{Feat, LossReason, SecuredBy};
use crate::illegal::Illegal;
use crate::interact::Venue;
use crate::losses::only_loss;
use crate::moves::Move;
use crate::state::Sea;
use crate::tribe::Counts;

impl Sea {
    /// Whether the active boat may attack with `count`, and whom.
    pub(crate) fn check_attack(&self, count: u8) -> Result<Seat, Illegal> {
        let (defender, most) = self.target()?;
        if count == 0 || count > most {
            return Err(Illegal::AttackNumber { named: count, most });
        }
        Ok(defender)
    }

    /// Who may be attacked, and with how many at most: the smaller crew.
    fn target(&self) -> Result<(Seat, u8), Illegal> {
        let defender = match self.venue() {
            Venue::Settlement(_) => return Err(Illegal::SafeHarbour),
            Venue::Sea(other) => other.ok_or(Illegal::NobodyToAttack)?,
        };
        if self.talks.attacked {
            return Err(Illegal::AttackedAlready);
        }
        if self.talks.concluded == Some(defender) {
            return Err(Illegal::AttackAfterExchange(defender));
        }
        let theirs = self.boat(defender).expect("the other boat lies here").crew.total();
        Ok((defender, theirs.min(self.crew().total())))
    }

    pub(crate) fn list_attack(&self, moves: &mut impl Sink<Move>) {
        if let Ok((_, most)) = self.target() {
            (1..=most).for_each(|count| moves.put(Move::Attack(count)));
        }
    }

    pub(crate) fn play_attack(
        &mut self,
        count: u8,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let defender = self.check_attack(count)?;
        self.agenda.pop();
        self.talks.attacked = true;
        let (attacker, cell) = (self.active(), self.chart.cell(self.active_boat().tile));
        events.put(Event::Attacked { attacker, defender, cell, count });
        match only_loss(self.crew(), count) {
            Some(lost) => self.attacker_chose(defender, count, lost, events),
            None => self.agenda.push(Frame::AttackerLosses { defender, count }),
        }
        Ok(())
    }

    /// The attacker's losses are known; they fall together with the defender's.
    pub(crate) fn attacker_chose(
        &mut self,
        defender: Seat,
        count: u8,
        lost: Counts,
        events: &mut impl Sink<Event>,
    ) {
        let crew = self.boat(defender).expect("the defender floats").crew;
        match only_loss(crew, count) {
            Some(theirs) => self.battle(defender, lost, theirs, events),
            None => self.agenda.push(Frame::DefenderLosses { defender, count, lost }),
        }
    }

    /// Both lose. Only an emptied defender is taken, and only by an attacker who is not empty.
    pub(crate) fn battle(
        &mut self,
        defender: Seat,
        attackers: Counts,
        defenders: Counts,
        events: &mut impl Sink<Event>,
    ) {
        let attacker = self.active();
        self.take_losses(attacker, attackers, LossReason::Battle, events);
        self.take_losses(defender, defenders, LossReason::Battle, events);
        let emptied = self.boat(defender).is_some_and(|boat| boat.crew.is_empty());
        let won = emptied && !self.crew().is_empty();
        if won {
            self.take_boat(defender);
            let handle = self.boat_piece(defender);
            events.put(Event::BoatTaken { attacker, defender, handle });
            self.secure(attacker, handle, SecuredBy::Battle, events);
            self.agenda.push(Frame::Legends { seat: attacker });
        } else {
            self.sink_if_lost(defender, events);
        }
        let sank = self.sink_if_lost(attacker, events);
        if won && !sank {
            self.earn(attacker, Feat::Battle, events);
        }
    }
}
