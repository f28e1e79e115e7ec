//! Votes: what all persons at the table must agree to, and what then happens.

use crate::calendar::Calendar;
use crate::effect::Phase;
use crate::error::Error;
use crate::log_event::LogEvent;
use crate::opening::Opening;
use crate::state::{Mark, Misfit, State};
use crate::{Chair, Motion, Occupant, Person};
use kernel::{Game, SetupText, UndoLimit};
use std::collections::BTreeSet;

/// How many rounds without progress it takes until bots agree to end the game.
pub const IDLE_ROUNDS: u32 = 3;

/// An open vote.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Vote {
    pub(crate) motion: Motion,
    pub(crate) by: Person,
    pub(crate) agreed: BTreeSet<Person>,
    pub(crate) since_ms: u64,
}

/// What may be done.
impl<G: Game> State<G> {
    /// Proposing what is proposed already is agreeing to it, and an undo that needs no vote is
    /// done at once.
    pub(crate) fn decide_propose(
        &self,
        person: Person,
        motion: Motion,
    ) -> Result<LogEvent<G>, Error<G>> {
        self.may_propose(person, motion)?;
        if motion == Motion::Undo
            && let Ok(logged) = self.decide_undo(person)
        {
            return Ok(logged);
        }
        match &self.vote {
            None => Ok(LogEvent::Propose { person, motion }),
            Some(vote) if vote.motion == motion && motion != Motion::Undo => {
                self.decide_agree(person)
            }
            Some(_) => Err(Error::VoteOpen),
        }
    }

    /// Whether there is something to vote about, and this person may ask for it.
    fn may_propose(&self, person: Person, motion: Motion) -> Result<(), Error<G>> {
        match motion {
            Motion::Rematch => self.must_be_over()?,
            Motion::Undo | Motion::Pause | Motion::Resume | Motion::End => {
                self.must_be_playing()?;
            }
        }
        let seat = self.seat_held(person)?;
        match (motion, self.paused_ms) {
            (Motion::Undo | Motion::Pause | Motion::End, Some(_)) => Err(Error::Paused),
            (Motion::End, None) => self.may_end(),
            (Motion::Resume, None) => Err(Error::NotPaused),
            (Motion::Undo, None) if self.undo_any(seat).is_none() => {
                Err(Error::Undo(UndoLimit::NothingToUndo))
            }
            _ => Ok(()),
        }
    }

    /// Whether the game can be ended now, and the bots would agree.
    fn may_end(&self) -> Result<(), Error<G>> {
        self.game().can_agree_to_end().map_err(Error::NoEnd)?;
        let bots = self.seats().any(|(seat, _)| self.bot(seat).is_some());
        if bots && self.game().idle_rounds() < IDLE_ROUNDS {
            Err(Error::BotsPlayOn)
        } else {
            Ok(())
        }
    }

    pub(crate) fn decide_agree(&self, person: Person) -> Result<LogEvent<G>, Error<G>> {
        self.seat_held(person)?;
        let vote = self.vote.as_ref().ok_or(Error::NoVote)?;
        if vote.agreed.contains(&person) {
            Err(Error::AlreadyAgreed)
        } else {
            Ok(LogEvent::Agree { person })
        }
    }

    pub(crate) fn decide_decline(&self, person: Person) -> Result<LogEvent<G>, Error<G>> {
        self.seat_held(person)?;
        self.vote.as_ref().ok_or(Error::NoVote)?;
        Ok(LogEvent::Decline { person })
    }

    /// What the open vote leads to, if everybody agrees by now.
    pub(crate) fn carried(&self) -> Option<LogEvent<G>> {
        let vote = self.vote.as_ref()?;
        if !self.persons().all(|person| vote.agreed.contains(&person)) {
            return None;
        }
        match vote.motion {
            Motion::Undo => {
                let seat = self.seat_of(vote.by).ok()?;
                let keep = self.undo_any(seat)?;
                Some(LogEvent::Undo { seat, back_to: self.line_kept(keep), agreed: true })
            }
            Motion::Pause => Some(LogEvent::Pause),
            Motion::Resume => Some(LogEvent::Resume),
            Motion::Rematch => Some(LogEvent::Rematch),
            Motion::End => Some(LogEvent::AgreedEnd),
        }
    }

    /// When a vote lapses. Who is not asked to move on a weekend need not vote either.
    pub(crate) fn vote_until_ms(&self, vote: &Vote) -> u64 {
        let options = &self.opening.options;
        Calendar::of(options).after(vote.since_ms, options.vote_ms)
    }

    pub(crate) fn paused_until_ms(&self) -> Option<u64> {
        self.paused_ms.map(|since| since + self.opening.options.pause_ms)
    }

    fn must_be_over(&self) -> Result<(), Error<G>> {
        match self.phase {
            Phase::Over if self.rematch_agreed => Err(Error::RematchAgreed),
            Phase::Over => Ok(()),
            Phase::Closed => Err(Error::Closed),
            Phase::Lobby | Phase::Playing => Err(Error::NotOver),
        }
    }

    /// The table of the rematch: the same people, and seats that somebody left are open.
    pub(crate) fn rematch(&self) -> Opening<G> {
        let chair = |occupant: &Occupant| match occupant {
            Occupant::Person(person) => Chair::Person(*person),
            Occupant::Bot(level) => Chair::Bot(level.clone()),
            Occupant::Empty | Occupant::StandIn { .. } | Occupant::Resigned(_) => Chair::Open,
        };
        let chairs = self.seats().map(|(_, occupant)| chair(occupant)).collect();
        // A new game is played by the newest rules, and options only ever grow in number.
        let setup = G::Setup::from_fields(G::EDITION, &self.opening.setup.fields());
        let setup = setup.unwrap_or_else(|_| self.opening.setup.clone());
        Opening { setup, chairs, prelude: Vec::new(), ..self.opening.clone() }
    }
}

/// What it does.
impl<G: Game> State<G> {
    pub(crate) fn open_vote(
        &mut self,
        at_ms: u64,
        by: Person,
        motion: Motion,
    ) -> Result<(), Misfit> {
        if self.may_propose(by, motion).is_err() || self.vote.is_some() {
            return Err(Misfit);
        }
        let agreed = BTreeSet::from([by]);
        self.vote = Some(Vote { motion, by, agreed, since_ms: at_ms });
        Ok(())
    }

    pub(crate) fn count_vote(&mut self, person: Person) -> Result<(), Misfit> {
        self.decide_agree(person).map_err(|_| Misfit)?;
        self.vote.as_mut().ok_or(Misfit)?.agreed.insert(person);
        Ok(())
    }

    pub(crate) fn close_vote(&mut self) -> Result<(), Misfit> {
        self.vote.take().map(|_| ()).ok_or(Misfit)
    }

    /// A person who does not decide any more neither proposes nor votes.
    pub(crate) fn withdraw(&mut self, person: Person) {
        self.vote = self.vote.take().filter(|vote| vote.by != person);
        if let Some(vote) = &mut self.vote {
            vote.agreed.remove(&person);
        }
    }

    pub(crate) fn pause(&mut self, at_ms: u64) -> Result<(), Misfit> {
        self.must_be_playing().map_err(|_| Misfit)?;
        self.paused_ms = Some(at_ms);
        self.vote = None;
        Ok(())
    }

    pub(crate) fn resume(&mut self, at_ms: u64) -> Result<(), Misfit> {
        self.paused_ms.take().ok_or(Misfit)?;
        // A vote on anything else can't be open while the game is paused.
        self.vote = None;
        self.asked_ms = at_ms;
        Ok(())
    }

    pub(crate) fn agree_end(
        &mut self,
        at_ms: u64,
        events: &mut Vec<G::Event>,
    ) -> Result<(), Misfit> {
        self.must_be_playing().map_err(|_| Misfit)?;
        self.course.0.agree_to_end(events).map_err(|_| Misfit)?;
        self.marks.push(Mark { sequence: self.sequence() + 1, bot: false, granted_ms: 0 });
        self.vote = None;
        self.new_question(at_ms);
        Ok(())
    }

    pub(crate) fn agree_rematch(&mut self) -> Result<(), Misfit> {
        self.must_be_over().map_err(|_| Misfit)?;
        self.rematch_agreed = true;
        self.vote = None;
        Ok(())
    }
}
