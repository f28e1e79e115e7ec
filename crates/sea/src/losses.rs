//! Forced losses (S6.8): the captain chooses if there is a choice.

use kernel::{Seat, Sink};

use crate::Event;
use crate::agenda::Frame;
use crate::event::LossReason;
use crate::illegal::Illegal;
use crate::moves::Move;
use crate::state::Sea;
use crate::tribe::Counts;

impl Sea {
    /// Takes `count` passengers, or all if there are fewer. Asks the captain of a mixed crew.
    pub(crate) fn lose(
        &mut self,
        seat: Seat,
        count: u8,
        why: LossReason,
        events: &mut impl Sink<Event>,
    ) {
        let crew = self.boat(seat).expect("a boat on the board").crew;
        match only_loss(crew, count) {
            Some(lost) => self.lost(seat, lost, why, events),
            None => self.agenda.push(Frame::Losses { seat, count, why }),
        }
    }

    pub(crate) fn list_losses(&self, seat: Seat, count: u8, moves: &mut impl Sink<Move>) {
        let crew = self.boat(seat).expect("a boat on the board").crew;
        crew.each_choice(count, &mut |lost| moves.put(Move::Lose(lost)));
    }

    /// Checks whether a captain may choose these as `count` losses.
    pub(crate) fn check_losses(&self, seat: Seat, count: u8, lost: Counts) -> Result<(), Illegal> {
        if lost.total() != count {
            return Err(Illegal::LossNumber { needed: count, named: lost.total() });
        }
        if !self.boat(seat).is_some_and(|boat| boat.crew.contains(lost)) {
            return Err(Illegal::LossNotAboard(lost));
        }
        Ok(())
    }

    /// Applies the captain's choice.
    pub(crate) fn play_losses(
        &mut self,
        frame: Frame,
        lost: Counts,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        match frame {
            Frame::Losses { seat, count, why } => {
                self.check_losses(seat, count, lost)?;
                self.agenda.pop();
                self.lost(seat, lost, why, events);
            }
            Frame::AttackerLosses { defender, count } => {
                self.check_losses(self.active(), count, lost)?;
                self.agenda.pop();
                self.attacker_chose(defender, count, lost, events);
            }
            Frame::DefenderLosses { defender, count, lost: attackers } => {
                self.check_losses(defender, count, lost)?;
                self.agenda.pop();
                self.battle(defender, attackers, lost, events);
            }
            _ => unreachable!("losses are asked"),
        }
        Ok(())
    }

    fn lost(&mut self, seat: Seat, lost: Counts, why: LossReason, events: &mut impl Sink<Event>) {
        self.take_losses(seat, lost, why, events);
        self.sink_if_lost(seat, events);
    }

    /// Sends the lost passengers home, without checking yet whether the boat stays afloat.
    pub(crate) fn take_losses(
        &mut self,
        seat: Seat,
        lost: Counts,
        why: LossReason,
        events: &mut impl Sink<Event>,
    ) {
        let crew = self.boat(seat).expect("a boat on the board").crew;
        self.set_crew(seat, crew - lost);
        self.send_home(lost);
        events.put(Event::Lost { seat, lost, why });
    }
}

/// Returns the only way to lose `count` of this crew; `None` if there are several.
pub(crate) fn only_loss(crew: Counts, count: u8) -> Option<Counts> {
    if crew.total() <= count {
        return Some(crew);
    }
    let only = crew.tribes().next().filter(|_| !crew.is_mixed())?;
    Some(Counts::of(only, count))
}
