//! Before the game: seats, readiness and the start. Also closing the table.

use crate::effect::Phase;
use crate::error::TableError;
use crate::log_event::{LogEvent, Readiness};
use crate::state::{LogOrderError, State};
use crate::{By, Level, Occupant, Person};
use dealer::Nonce;
use kernel::{Game, Seat};

/// Decisions about events: what is allowed.
impl<G: Game> State<G> {
    pub(crate) fn decide_sit(
        &self,
        person: Person,
        seat: Seat,
    ) -> Result<LogEvent<G>, TableError<G>> {
        self.must_be_lobby()?;
        self.must_be_seat(seat)?;
        if self.kicked.contains(&person) {
            return Err(TableError::Kicked);
        }
        match self.occupant(seat) {
            Occupant::Empty => Ok(LogEvent::Sit { person, seat }),
            Occupant::Person(sitting) if *sitting == person => Err(TableError::SeatIsYours),
            _ => Err(TableError::SeatTaken(seat)),
        }
    }

    pub(crate) fn decide_stand(&self, person: Person) -> Result<LogEvent<G>, TableError<G>> {
        self.must_be_lobby()?;
        self.seat_of(person).map(|_| LogEvent::Stand { person })
    }

    pub(crate) fn decide_chair(
        &self,
        by: By,
        seat: Seat,
        level: Option<Level>,
    ) -> Result<LogEvent<G>, TableError<G>> {
        self.must_be_lobby()?;
        self.must_own(by)?;
        self.must_be_seat(seat)?;
        match self.occupant(seat) {
            Occupant::Person(_) => Err(TableError::SeatTaken(seat)),
            _ => Ok(LogEvent::Chair { seat, level: level.map(Box::new) }),
        }
    }

    pub(crate) fn decide_kick(&self, by: By, person: Person) -> Result<LogEvent<G>, TableError<G>> {
        self.must_be_lobby()?;
        self.must_own(by)?;
        self.seat_of(person).map(|_| LogEvent::Kick { person })
    }

    pub(crate) fn decide_ready(
        &self,
        person: Person,
        nonce: Nonce,
    ) -> Result<LogEvent<G>, TableError<G>> {
        self.must_be_lobby()?;
        match self.nonce_of(person)? {
            Some(_) => Err(TableError::AlreadyReady),
            None => Ok(LogEvent::Ready { readiness: Box::new(Readiness { person, nonce }) }),
        }
    }

    pub(crate) fn decide_unready(&self, person: Person) -> Result<LogEvent<G>, TableError<G>> {
        self.must_be_lobby()?;
        match self.nonce_of(person)? {
            Some(_) => Ok(LogEvent::Unready { person }),
            None => Err(TableError::NotReady(self.seat_of(person)?)),
        }
    }

    /// Decides about the start. The owner must wait until all persons are ready. A host whose
    /// players are all present need not: the deal then follows from the seed alone.
    pub(crate) fn decide_start(&self, by: By) -> Result<LogEvent<G>, TableError<G>> {
        self.must_be_lobby()?;
        self.must_own(by)?;
        for (seat, occupant) in self.seats() {
            let waits = by != By::Host && self.places[seat.index()].nonce.is_none();
            match occupant {
                Occupant::Empty => return Err(TableError::SeatEmpty(seat)),
                Occupant::Person(_) if waits => return Err(TableError::NotReady(seat)),
                _ => {}
            }
        }
        Ok(LogEvent::Start)
    }

    pub(crate) fn decide_close(&self, by: By) -> Result<LogEvent<G>, TableError<G>> {
        match (self.phase, by) {
            (Phase::Closed, _) => Err(TableError::Closed),
            (Phase::Over, _) => Err(TableError::Over),
            (Phase::Playing, By::Person(_)) => Err(TableError::Started),
            (Phase::Playing, By::Host) => Ok(LogEvent::Close),
            (Phase::Lobby, by) => self.must_own(by).map(|()| LogEvent::Close),
        }
    }

    pub(crate) fn must_own(&self, by: By) -> Result<(), TableError<G>> {
        match by {
            By::Host => Ok(()),
            By::Person(person) if self.opening.owner == Some(person) => Ok(()),
            By::Person(_) => Err(TableError::OwnerOnly),
        }
    }

    fn nonce_of(&self, person: Person) -> Result<Option<Nonce>, TableError<G>> {
        Ok(self.places[self.seat_of(person)?.index()].nonce)
    }
}

/// The effects of log events.
impl<G: Game> State<G> {
    pub(crate) fn seat_person(&mut self, person: Person, seat: Seat) -> Result<(), LogOrderError> {
        self.must_be_lobby().map_err(|_| LogOrderError)?;
        // A person who sits down elsewhere leaves their earlier seat.
        let _ = self.unseat(person);
        let place = self.place_mut(seat)?;
        if place.occupant != Occupant::Empty {
            return Err(LogOrderError);
        }
        place.occupant = Occupant::Person(person);
        Ok(())
    }

    pub(crate) fn unseat(&mut self, person: Person) -> Result<(), LogOrderError> {
        self.must_be_lobby().map_err(|_| LogOrderError)?;
        let seat = self.seat_of(person).map_err(|_| LogOrderError)?;
        let place = self.place_mut(seat)?;
        place.occupant = Occupant::Empty;
        place.nonce = None;
        Ok(())
    }

    pub(crate) fn set_chair(
        &mut self,
        seat: Seat,
        level: Option<Level>,
    ) -> Result<(), LogOrderError> {
        self.must_be_lobby().map_err(|_| LogOrderError)?;
        let place = self.place_mut(seat)?;
        if place.occupant.person().is_some() {
            return Err(LogOrderError);
        }
        place.occupant = level.map_or(Occupant::Empty, Occupant::Bot);
        Ok(())
    }

    pub(crate) fn kick(&mut self, person: Person) -> Result<(), LogOrderError> {
        self.unseat(person)?;
        self.kicked.insert(person);
        Ok(())
    }

    pub(crate) fn set_nonce(
        &mut self,
        person: Person,
        nonce: Option<Nonce>,
    ) -> Result<(), LogOrderError> {
        self.must_be_lobby().map_err(|_| LogOrderError)?;
        let seat = self.seat_of(person).map_err(|_| LogOrderError)?;
        self.place_mut(seat)?.nonce = nonce;
        Ok(())
    }

    pub(crate) fn begin(&mut self, at_ms: u64) -> Result<(), LogOrderError> {
        self.decide_start(By::Host).map_err(|_| LogOrderError)?;
        self.phase = Phase::Playing;
        self.started = self.sequence() + 1;
        self.new_question(at_ms);
        Ok(())
    }

    pub(crate) fn close(&mut self) -> Result<(), LogOrderError> {
        self.phase = Phase::Closed;
        self.vote = None;
        self.paused_ms = None;
        Ok(())
    }
}
