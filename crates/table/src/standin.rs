//! Seats that change hands during the game: timeouts, absence, handing over, coming back and
//! resigning.

use crate::effect::Phase;
use crate::error::TableError;
use crate::log_event::LogEvent;
use crate::options::OnTimeout;
use crate::state::{LogOrderError, State};
use crate::{Absence, Occupant, Person};
use kernel::{Game, Line, Seat};

/// Decisions about events: what is allowed.
impl<G: Game> State<G> {
    pub(crate) fn decide_hand_over(&self, person: Person) -> Result<LogEvent<G>, TableError<G>> {
        self.must_be_playing()?;
        self.seat_held(person).map(|seat| LogEvent::HandOver { seat })
    }

    /// Decides about taking a seat back. A person who let time run out while others wait must let
    /// the bot make that decision. Otherwise coming back would be a way to think forever.
    pub(crate) fn decide_take_back(&self, person: Person) -> Result<LogEvent<G>, TableError<G>> {
        self.must_have_begun()?;
        let seat = self.seat_of(person)?;
        match self.occupant(seat) {
            Occupant::Resigned(_) => Err(TableError::Resigned),
            Occupant::StandIn { why: Absence::Time, .. }
                if self.same_decision(seat) && !self.is_deserted() =>
            {
                Err(TableError::BotIsDeciding)
            }
            Occupant::StandIn { .. } => Ok(LogEvent::TakeBack { seat }),
            _ => Err(TableError::SeatIsYours),
        }
    }

    pub(crate) fn decide_resign(&self, person: Person) -> Result<LogEvent<G>, TableError<G>> {
        self.must_be_playing()?;
        let seat = self.seat_of(person)?;
        match self.occupant(seat) {
            Occupant::Resigned(_) => Err(TableError::Resigned),
            _ => Ok(LogEvent::Resign { seat }),
        }
    }

    /// Checks that the game has begun. A person who let a bot finish the game may take the seat
    /// back after it, to play another one.
    fn must_have_begun(&self) -> Result<(), TableError<G>> {
        match self.phase {
            Phase::Over => Ok(()),
            _ => self.must_be_playing(),
        }
    }

    /// Returns `true` if a bot has made a decision for this seat that is still in force.
    pub(crate) fn bot_decided(&self, seat: Seat) -> bool {
        let lines = self.course.0.lines().iter().zip(&self.marks);
        lines.into_iter().any(|(line, mark)| match line {
            Line::Move(by, _) => mark.is_by_bot() && *by == seat,
            Line::Outcome(_) | Line::AgreedEnd => false,
        })
    }

    /// Returns `true` if the decision at which a bot began to stand in is still open.
    fn same_decision(&self, seat: Seat) -> bool {
        let place = &self.places[seat.index()];
        self.deciding() == Some(seat) && place.stood_in_at == self.answers
    }
}

/// The effects of log events.
impl<G: Game> State<G> {
    pub(crate) fn time_out(&mut self, seat: Seat) -> Result<(), LogOrderError> {
        match self.opening.options.on_timeout {
            OnTimeout::HandOver => self.hand_over(seat, Absence::Time),
            OnTimeout::Resign => self.resign(seat),
        }
    }

    pub(crate) fn hand_over(&mut self, seat: Seat, why: Absence) -> Result<(), LogOrderError> {
        self.must_be_playing().map_err(|_| LogOrderError)?;
        let answers = self.answers;
        let place = self.place_mut(seat)?;
        let person = place.occupant.decides().ok_or(LogOrderError)?;
        place.occupant = Occupant::StandIn { person, why };
        place.stood_in_at = answers;
        self.withdraw(person);
        Ok(())
    }

    pub(crate) fn resign(&mut self, seat: Seat) -> Result<(), LogOrderError> {
        self.must_be_playing().map_err(|_| LogOrderError)?;
        let place = self.place_mut(seat)?;
        let person = place.occupant.watches().ok_or(LogOrderError)?;
        place.occupant = Occupant::Resigned(person);
        self.withdraw(person);
        Ok(())
    }

    /// Returns a seat to its person. Coming back to the same decision gives no time, unless none is
    /// left.
    pub(crate) fn take_back(&mut self, at_ms: u64, seat: Seat) -> Result<(), LogOrderError> {
        self.must_have_begun().map_err(|_| LogOrderError)?;
        let Occupant::StandIn { person, .. } = self.place_mut(seat)?.occupant else {
            return Err(LogOrderError);
        };
        let plays = self.phase == Phase::Playing;
        if plays && (!self.same_decision(seat) || self.clocks.left_ms(seat, at_ms) == 0) {
            self.clocks.renew(seat);
        }
        self.place_mut(seat)?.occupant = Occupant::Person(person);
        Ok(())
    }
}
