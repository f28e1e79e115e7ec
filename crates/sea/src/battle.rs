//! Attacks, and the piece that the winner of a battle may claim (S10.8).

use kernel::{Seat, Sink};

use crate::Event;
use crate::agenda::Frame;
use crate::edition::{ANY_SINKING_IS_A_FEAT, WINNERS_CLAIM};
use crate::event::{Feat, LossReason, SecuredBy};
use crate::illegal::{Illegal, Question};
use crate::losses::only_loss;
use crate::moves::Move;
use crate::pieces::{Handle, PiecePlace};
use crate::state::Sea;
use crate::tribe::Counts;

impl Sea {
    /// Checks whether the active boat may attack with `count`, and returns the defender.
    pub(crate) fn check_attack(&self, count: u8) -> Result<Seat, Illegal> {
        let (defender, most) = self.target()?;
        if count == 0 || count > most {
            return Err(Illegal::AttackNumber { named: count, most });
        }
        Ok(defender)
    }

    /// Returns the seat that may be attacked, and the size of the smaller crew, which limits the
    /// attack.
    fn target(&self) -> Result<(Seat, u8), Illegal> {
        self.check_arrived()?;
        if self.harbour().is_some() {
            return Err(Illegal::SafeHarbour);
        }
        let defender = self.neighbor().ok_or(Illegal::NobodyToAttack)?;
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
        let attacker = self.active();
        let cell = self.chart.cell(self.active_boat().tile);
        events.put(Event::Attacked { attacker, defender, cell, count });
        match only_loss(self.crew(), count) {
            Some(lost) => self.attacker_chose(defender, count, lost, events),
            None => self.agenda.push(Frame::AttackerLosses { defender, count }),
        }
        Ok(())
    }

    /// Applies the attacker's choice of losses; they take effect together with the defender's.
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

    /// Applies the losses of both sides. If the battle empties exactly one boat, the captain of the
    /// other has won.
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
        let is_empty = |seat| self.boat(seat).is_some_and(|boat| boat.crew.is_empty());
        let emptied = [is_empty(attacker), is_empty(defender)];
        let outcome = match emptied {
            [false, true] => Some((attacker, defender)),
            [true, false] if self.setup.has(WINNERS_CLAIM) => Some((defender, attacker)),
            _ => None,
        };
        if let Some((winner, loser)) = outcome {
            self.won(winner, loser, events);
        }
        let [defender_sank, attacker_sank] = [defender, attacker]
            .map(|seat| self.boat(seat).is_none() || self.sink_if_lost(seat, events));
        let feat = if self.setup.has(ANY_SINKING_IS_A_FEAT) {
            defender_sank && !emptied[0]
        } else {
            outcome.is_some() && !attacker_sank
        };
        if feat {
            self.earn(attacker, Feat::Battle, events);
        }
    }

    /// Removes the loser's boat from the board, and asks the winner about its piece.
    fn won(&mut self, winner: Seat, loser: Seat, events: &mut impl Sink<Event>) {
        let tile = self.take_boat(loser).tile;
        let cell = self.chart.cell(tile);
        let handle = self.pieces.at(PiecePlace::Boat(loser)).expect("a boat is a piece").handle;
        self.pieces.get_mut(handle).place = PiecePlace::Wreck;
        events.put(Event::BattleWon { winner, loser, cell, handle });
        if self.setup.has(WINNERS_CLAIM) {
            self.agenda.push(Frame::Claim { winner, loser, handle });
        } else {
            self.claim(winner, loser, handle, events);
        }
    }

    pub(crate) fn list_claim(&self, moves: &mut impl Sink<Move>) {
        moves.put(Move::Claim);
        moves.put(Move::Decline);
    }

    pub(crate) fn play_claim(
        &mut self,
        frame: Frame,
        mv: Move,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let Frame::Claim { winner, loser, handle } = frame else { unreachable!("a wreck waits") };
        match mv {
            Move::Claim => {
                self.agenda.pop();
                self.claim(winner, loser, handle, events);
            }
            Move::Decline => {
                self.agenda.pop();
                self.put_back(handle);
                events.put(Event::ClaimDeclined { winner, loser, handle });
            }
            _ => return Err(Illegal::NotAsked(Question::Claim)),
        }
        Ok(())
    }

    /// Secures the piece, and the winner looks at it.
    fn claim(&mut self, winner: Seat, loser: Seat, handle: Handle, events: &mut impl Sink<Event>) {
        events.put(Event::Claimed { winner, loser, handle });
        self.secure(winner, handle, SecuredBy::Battle, events);
        self.agenda.push(Frame::Legends { seat: winner });
    }
}
