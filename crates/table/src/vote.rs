//! Votes: motions that all persons at the table must agree to, and their effects.

use crate::calendar::Calendar;
use crate::effect::Phase;
use crate::error::TableError;
use crate::log_event::LogEvent;
use crate::opening::Opening;
use crate::state::{LogOrderError, State};
use crate::{Chair, Motion, Occupant, Person};
use kernel::{Game, SetupText, UndoProblem};
use std::collections::{BTreeMap, BTreeSet};

/// The number of rounds without progress after which bots agree to end the game.
pub const IDLE_ROUNDS: u32 = 3;

/// The time after a vote that came to nothing in which the same person can't propose the same
/// again. It doubles with each further one, up to [`PAUSE_MS_MAX`]: everyone at the table is asked,
/// and a dialog covers the board.
const PAUSE_MS: u64 = 30_000;
/// The longest such time.
const PAUSE_MS_MAX: u64 = 15 * 60_000;

/// An open vote.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Vote {
    pub(crate) motion: Motion,
    pub(crate) by: Person,
    pub(crate) agreed: BTreeSet<Person>,
    pub(crate) since_ms: u64,
}

/// The motions that came to nothing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Failed {
    times: BTreeMap<(Person, Motion), (u32, u64)>,
    /// Whether they may be proposed again immediately.
    pub(crate) is_forgiven: bool,
}

impl Failed {
    /// Notes a motion that was declined, withdrawn or left without an answer.
    fn note(&mut self, person: Person, motion: Motion, at_ms: u64) {
        let (times, failed_ms) = self.times.entry((person, motion)).or_default();
        *times += 1;
        *failed_ms = at_ms;
    }

    fn forget(&mut self, person: Person, motion: Motion) {
        self.times.remove(&(person, motion));
    }

    /// Returns the time until this person may propose this again.
    fn left_ms(&self, person: Person, motion: Motion, now_ms: u64) -> u64 {
        let failed = self.times.get(&(person, motion)).filter(|_| !self.is_forgiven);
        let Some((times, failed_ms)) = failed else { return 0 };
        let doublings = times.saturating_sub(1).min(16);
        let pause_ms = (PAUSE_MS << doublings).min(PAUSE_MS_MAX);
        pause_ms.saturating_sub(now_ms.saturating_sub(*failed_ms))
    }

    /// Moves times that are in the future back, after the host's clock has jumped back.
    pub(crate) fn set_back(&mut self, now_ms: u64) {
        self.times.values_mut().for_each(|(_, failed_ms)| *failed_ms = now_ms.min(*failed_ms));
    }
}

/// Decisions about events: what is allowed.
impl<G: Game> State<G> {
    /// Decides about a proposal. Proposing an open motion again means agreeing to it, and an undo
    /// that needs no vote is done immediately. A motion that came to nothing must wait before the
    /// same person proposes it again.
    pub(crate) fn decide_propose(
        &self,
        person: Person,
        motion: Motion,
        now_ms: u64,
    ) -> Result<LogEvent<G>, TableError<G>> {
        self.may_propose(person, motion)?;
        if motion == Motion::Undo
            && let Ok(logged) = self.decide_undo(person)
        {
            return Ok(logged);
        }
        match &self.vote {
            None => match self.failed.left_ms(person, motion, now_ms) {
                0 => Ok(LogEvent::Propose { person, motion }),
                left_ms => Err(TableError::ProposedInVain { seconds: left_ms.div_ceil(1_000) }),
            },
            Some(vote) if vote.motion == motion && motion != Motion::Undo => {
                self.decide_agree(person)
            }
            Some(_) => Err(TableError::VoteOpen),
        }
    }

    /// Checks that the motion makes sense now, and that this person may propose it.
    fn may_propose(&self, person: Person, motion: Motion) -> Result<(), TableError<G>> {
        match motion {
            Motion::Rematch => self.must_be_over()?,
            Motion::Undo | Motion::Pause | Motion::Resume | Motion::End => {
                self.must_be_playing()?;
            }
        }
        let seat = self.seat_held(person)?;
        match (motion, self.paused_ms) {
            (Motion::Undo | Motion::Pause | Motion::End, Some(_)) => Err(TableError::Paused),
            (Motion::End, None) => self.may_end(),
            (Motion::Resume, None) => Err(TableError::NotPaused),
            (Motion::Undo, None) if self.undo_any(seat).is_none() => {
                Err(TableError::Undo(UndoProblem::NothingToUndo))
            }
            _ => Ok(()),
        }
    }

    /// Checks that the game can be ended now, and that the bots would agree.
    fn may_end(&self) -> Result<(), TableError<G>> {
        self.game().can_agree_to_end().map_err(TableError::NoEnd)?;
        let bots = self.seats().any(|(seat, _)| self.bot(seat).is_some());
        if bots && self.game().idle_rounds() < IDLE_ROUNDS {
            Err(TableError::BotsPlayOn)
        } else {
            Ok(())
        }
    }

    pub(crate) fn decide_agree(&self, person: Person) -> Result<LogEvent<G>, TableError<G>> {
        self.seat_held(person)?;
        let vote = self.vote.as_ref().ok_or(TableError::NoVote)?;
        if vote.agreed.contains(&person) {
            Err(TableError::AlreadyAgreed)
        } else {
            Ok(LogEvent::Agree { person })
        }
    }

    pub(crate) fn decide_decline(&self, person: Person) -> Result<LogEvent<G>, TableError<G>> {
        self.seat_held(person)?;
        self.vote.as_ref().ok_or(TableError::NoVote)?;
        Ok(LogEvent::Decline { person })
    }

    /// Returns the result of the open vote, if everyone has agreed.
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

    /// Returns the moment at which a vote lapses. People who needn't move on a weekend needn't vote
    /// then either.
    pub(crate) fn vote_until_ms(&self, vote: &Vote) -> u64 {
        let options = &self.opening.options;
        Calendar::of(options).after(vote.since_ms, options.vote_ms)
    }

    pub(crate) fn paused_until_ms(&self) -> Option<u64> {
        self.paused_ms.map(|since| since + self.opening.options.pause_ms)
    }

    fn must_be_over(&self) -> Result<(), TableError<G>> {
        match self.phase {
            Phase::Over if self.rematch_agreed => Err(TableError::RematchAgreed),
            Phase::Over => Ok(()),
            Phase::Closed => Err(TableError::Closed),
            Phase::Lobby | Phase::Playing => Err(TableError::NotOver),
        }
    }

    /// Returns the opening of the rematch: the same people, with the seats of those who left open.
    pub(crate) fn rematch(&self) -> Opening<G> {
        let chair = |occupant: &Occupant| match occupant {
            Occupant::Person(person) => Chair::Person(*person),
            Occupant::Bot(level) => Chair::Bot(level.clone()),
            Occupant::Empty | Occupant::StandIn { .. } | Occupant::Resigned(_) => Chair::Open,
        };
        let chairs = self.seats().map(|(_, occupant)| chair(occupant)).collect();
        // A new game uses the newest rules, and options are only ever added.
        let setup = G::Setup::from_fields(G::EDITION, &self.opening.setup.fields());
        let setup = setup.unwrap_or_else(|_| self.opening.setup.clone());
        Opening { setup, chairs, prelude: Vec::new(), ..self.opening.clone() }
    }
}

/// The effects of log events.
impl<G: Game> State<G> {
    pub(crate) fn open_vote(
        &mut self,
        at_ms: u64,
        by: Person,
        motion: Motion,
    ) -> Result<(), LogOrderError> {
        if self.may_propose(by, motion).is_err() || self.vote.is_some() {
            return Err(LogOrderError);
        }
        let agreed = BTreeSet::from([by]);
        self.vote = Some(Vote { motion, by, agreed, since_ms: at_ms });
        Ok(())
    }

    pub(crate) fn count_vote(&mut self, person: Person) -> Result<(), LogOrderError> {
        self.decide_agree(person).map_err(|_| LogOrderError)?;
        self.vote.as_mut().ok_or(LogOrderError)?.agreed.insert(person);
        Ok(())
    }

    /// Ends a vote that came to nothing.
    pub(crate) fn close_vote(&mut self, at_ms: u64) -> Result<(), LogOrderError> {
        let vote = self.vote.take().ok_or(LogOrderError)?;
        self.failed.note(vote.by, vote.motion, at_ms);
        Ok(())
    }

    /// Ends a vote that passed.
    pub(crate) fn pass_vote(&mut self) {
        if let Some(vote) = self.vote.take() {
            self.failed.forget(vote.by, vote.motion);
        }
    }

    /// Removes a person who no longer decides from the open vote.
    pub(crate) fn withdraw(&mut self, person: Person) {
        if let Some(vote) = self.vote.take_if(|vote| vote.by == person) {
            self.failed.note(person, vote.motion, vote.since_ms);
        }
        if let Some(vote) = &mut self.vote {
            vote.agreed.remove(&person);
        }
    }

    pub(crate) fn pause(&mut self, at_ms: u64) -> Result<(), LogOrderError> {
        self.must_be_playing().map_err(|_| LogOrderError)?;
        self.paused_ms = Some(at_ms);
        self.pass_vote();
        Ok(())
    }

    pub(crate) fn resume(&mut self, at_ms: u64) -> Result<(), LogOrderError> {
        self.paused_ms.take().ok_or(LogOrderError)?;
        // No other vote can be open while the game is paused.
        self.pass_vote();
        self.asked_ms = at_ms;
        Ok(())
    }

    pub(crate) fn agree_end(
        &mut self,
        at_ms: u64,
        events: &mut Vec<G::Event>,
    ) -> Result<(), LogOrderError> {
        self.must_be_playing().map_err(|_| LogOrderError)?;
        self.course.0.agree_to_end(events).map_err(|_| LogOrderError)?;
        self.mark(false);
        self.pass_vote();
        self.new_question(at_ms);
        Ok(())
    }

    pub(crate) fn agree_rematch(&mut self) -> Result<(), LogOrderError> {
        self.must_be_over().map_err(|_| LogOrderError)?;
        self.rematch_agreed = true;
        self.pass_vote();
        Ok(())
    }
}
