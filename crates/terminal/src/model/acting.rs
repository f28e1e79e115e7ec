//! Acts of people at the table besides moving: taking back, proposing, voting, handing over their
//! seat and taking it back, giving up, playing again.

use super::hosting::{self, person_of, seat_of};
use super::log::Note;
use super::message::Message;
use super::session::{Session, Start};
use crate::PlayError;
use crate::face::Face;
use dealer::Seed;
use kernel::{Seat, UndoProblem};
use table::{Act, Event, Motion, TableError};

/// An act of a person at the table besides moving.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableAct {
    /// Propose another game, once this one is over.
    Rematch,
    /// Propose a pause.
    Pause,
    /// Propose to end the pause.
    Resume,
    /// Propose to end the game now.
    End,
    /// Let a bot play for this seat.
    HandOver(Seat),
    /// Play this seat again.
    TakeBack(Seat),
    /// Give up the game of this seat; a bot plays it to the end.
    Resign(Seat),
}

impl<G: Face> Session<G> {
    /// Returns the acts that are possible now. The table itself is asked, on a copy of it.
    pub fn table_acts(&self) -> Vec<TableAct> {
        let people = self.people();
        let all = [TableAct::Rematch, TableAct::Resume, TableAct::Pause, TableAct::End];
        let all = all
            .into_iter()
            .chain(people.iter().copied().map(TableAct::TakeBack))
            .chain(people.iter().copied().map(TableAct::HandOver))
            .chain(people.iter().copied().map(TableAct::Resign));
        all.filter(|act| self.check(*act).is_ok()).collect()
    }

    /// Checks whether the table allows an act now; the error says why not.
    pub fn check(&self, act: TableAct) -> Result<(), TableError<G>> {
        let event = self.event(act)?;
        self.table.clone().handle(event, self.now_ms).map(drop)
    }

    /// Acts at the table. An act that needs the others' agreement opens a vote.
    pub fn act(&mut self, act: TableAct) -> Result<(), TableError<G>> {
        let event = self.event(act)?;
        self.handle(event)
    }

    fn event(&self, act: TableAct) -> Result<Event<G::Move>, TableError<G>> {
        let propose = |motion| {
            let seat = Some(self.me()).filter(|seat| self.voters().any(|voter| voter == *seat));
            let seat = seat.or_else(|| self.voters().next()).ok_or(TableError::NotSeated)?;
            Ok(Event::act(person_of(seat), Act::Propose { motion }))
        };
        Ok(match act {
            TableAct::Rematch => propose(Motion::Rematch)?,
            TableAct::Pause => propose(Motion::Pause)?,
            TableAct::Resume => propose(Motion::Resume)?,
            TableAct::End => propose(Motion::End)?,
            TableAct::HandOver(seat) => Event::act(person_of(seat), Act::HandOver),
            TableAct::TakeBack(seat) => Event::act(person_of(seat), Act::TakeBack),
            TableAct::Resign(seat) => Event::act(person_of(seat), Act::Resign),
        })
    }

    /// Returns the person who has yet to answer the open vote.
    pub fn voter(&self) -> Option<Seat> {
        let vote = self.vote()?;
        self.voters().find(|seat| !vote.agreed.contains(&person_of(*seat)))
    }

    /// Answers the open vote for a person.
    pub fn answer(&mut self, seat: Seat, agrees: bool) -> Result<(), TableError<G>> {
        let person = person_of(seat);
        let act = if agrees { Act::Agree } else { Act::Decline };
        self.handle(Event::act(person, act))
    }

    /// Returns the person who proposed the open vote.
    pub fn proposer(&self) -> Option<Seat> {
        self.vote().map(|vote| seat_of(vote.by))
    }

    /// Takes back the last decision of a person at this terminal if that is fair; otherwise returns
    /// why not.
    pub fn undo(&mut self) -> Option<Message<G>> {
        self.take_back(Act::Undo)
    }

    /// Proposes to take back the last decision of a person and everything after it. If no one else
    /// has to agree, it is done.
    pub fn propose_undo(&mut self) -> Option<Message<G>> {
        self.take_back(Act::Propose { motion: Motion::Undo })
    }

    fn take_back(&mut self, act: Act<G::Move>) -> Option<Message<G>> {
        if self.is_over() {
            return Some(Message::UndoAfterEnd);
        }
        let nothing = UndoProblem::NothingToUndo;
        let Some((seat, _)) = self.last_person_decision() else {
            return Some(Message::UndoLimited { seat: None, limit: nothing, can_force: false });
        };
        match self.handle(Event::act(person_of(seat), act)) {
            // The others are asked first.
            Ok(()) if self.vote().is_some() => None,
            Ok(()) => Some(Message::TakenBack),
            Err(TableError::Undo(limit)) => {
                let can_force = limit != nothing;
                Some(Message::UndoLimited { seat: Some(seat), limit, can_force })
            }
            Err(error) => Some(Message::Refused(error)),
        }
    }

    /// Stores the game after something was taken back. The log and the record mention it if it took
    /// the others' agreement. `lines` were played before.
    pub(super) fn note_undo(&mut self, seat: Seat, agreed: bool, lines: usize) {
        let left = self.journal().lines().len();
        if agreed {
            let number = 1 + self.tags.iter().filter(|(key, _)| key.starts_with(TAG)).count();
            self.tags
                .push((format!("{TAG}{number}"), format!("seat {seat} lines {lines} to {left}")));
            self.note(&Note::TakenBack { seat, lines: lines - left });
        }
        self.keep_whole();
    }

    /// Returns `true` if all want another game.
    pub fn is_rematch_agreed(&self) -> bool {
        self.table.rematch().is_some()
    }

    /// Returns the next game of the same people, dealt from this seed and kept in its own file.
    pub fn rematch(&self, seed: Seed) -> Option<Result<Session<G>, PlayError>> {
        let opening = self.table.rematch()?;
        Some(Session::new(Start {
            seats: hosting::seats_of(&opening),
            setup: opening.setup,
            names: self.names().clone(),
            seed,
            record: self.files.next_record(),
            resume: None,
            now_ms: self.now_ms,
        }))
    }

    /// Returns `true` if people who must not see each other's secrets share the screen.
    pub fn is_shared(&self) -> bool {
        G::HAS_SECRETS && self.people().len() > 1
    }
}

/// The key of the tags that record what was taken back by agreement.
const TAG: &str = "takeback.";
