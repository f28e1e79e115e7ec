//! What people do at the table besides moving: taking back, proposing, voting, handing over their
//! seat and taking it back, giving up, playing again.

use super::hosting::{self, person_of, seat_of};
use super::log::Note;
use super::message::Message;
use super::session::{Session, Start};
use crate::PlayError;
use crate::face::Face;
use dealer::Seed;
use kernel::{Seat, UndoLimit};
use table::{Error, Event, Motion, Person};

/// Something that a person can do at the table besides moving.
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
    /// What can be done at the table now. The table itself is asked, on a copy of it.
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

    /// Whether the table lets something be done now, or why not.
    pub fn check(&self, act: TableAct) -> Result<(), Error<G>> {
        let event = self.event(act)?;
        self.table.clone().handle(event, self.now_ms).map(drop)
    }

    /// Does something at the table. What needs the others' agreement opens a vote.
    pub fn act(&mut self, act: TableAct) -> Result<(), Error<G>> {
        let event = self.event(act)?;
        self.handle(event)
    }

    fn event(&self, act: TableAct) -> Result<Event<G>, Error<G>> {
        let propose = |motion| {
            let seat = Some(self.me()).filter(|seat| self.voters().any(|voter| voter == *seat));
            let seat = seat.or_else(|| self.voters().next()).ok_or(Error::NotSeated)?;
            Ok(Event::Propose { person: person_of(seat), motion })
        };
        Ok(match act {
            TableAct::Rematch => propose(Motion::Rematch)?,
            TableAct::Pause => propose(Motion::Pause)?,
            TableAct::Resume => propose(Motion::Resume)?,
            TableAct::End => propose(Motion::End)?,
            TableAct::HandOver(seat) => Event::HandOver { person: person_of(seat) },
            TableAct::TakeBack(seat) => Event::TakeBack { person: person_of(seat) },
            TableAct::Resign(seat) => Event::Resign { person: person_of(seat) },
        })
    }

    /// The person who has yet to answer the open vote.
    pub fn voter(&self) -> Option<Seat> {
        let vote = self.vote()?;
        self.voters().find(|seat| !vote.agreed.contains(&person_of(*seat)))
    }

    /// A person answers the open vote.
    pub fn answer(&mut self, seat: Seat, agrees: bool) -> Result<(), Error<G>> {
        let person = person_of(seat);
        self.handle(if agrees { Event::Agree { person } } else { Event::Decline { person } })
    }

    /// Who proposed what the open vote is about.
    pub fn proposer(&self) -> Option<Seat> {
        self.vote().map(|vote| seat_of(vote.by))
    }

    /// Takes back the last decision of a person at this terminal if that is fair, or says why not.
    pub fn undo(&mut self) -> Option<Message<G>> {
        self.take_back(|person| Event::Undo { person })
    }

    /// Proposes to take back the last decision of a person and all that followed. Where nobody else
    /// has to agree, it is done.
    pub fn propose_undo(&mut self) -> Option<Message<G>> {
        self.take_back(|person| Event::Propose { person, motion: Motion::Undo })
    }

    fn take_back(&mut self, event: impl Fn(Person) -> Event<G>) -> Option<Message<G>> {
        if self.is_over() {
            return Some(Message::UndoAfterEnd);
        }
        let nothing = UndoLimit::NothingToUndo;
        let Some((seat, _)) = self.last_person_decision() else {
            return Some(Message::UndoLimited { seat: None, limit: nothing, can_force: false });
        };
        match self.handle(event(person_of(seat))) {
            // The others are asked first.
            Ok(()) if self.vote().is_some() => None,
            Ok(()) => Some(Message::TakenBack),
            Err(Error::Undo(limit)) => {
                let can_force = limit != nothing;
                Some(Message::UndoLimited { seat: Some(seat), limit, can_force })
            }
            Err(error) => Some(Message::Refused(error)),
        }
    }

    /// Keeps what is left after something was taken back. The log and the record say so where that
    /// took the others' agreement. `lines` were played before.
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

    /// Whether all want another game.
    pub fn is_rematch_agreed(&self) -> bool {
        self.table.rematch().is_some()
    }

    /// The next game of the same people, dealt by this seed and kept in a file of its own.
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

    /// Whether the screen is shared by people who must not see each other's secrets.
    pub fn is_shared(&self) -> bool {
        G::HAS_SECRETS && self.people().len() > 1
    }
}

/// The key of the tags that tell what was taken back by agreement.
const TAG: &str = "takeback.";
