//! The game itself: moves of persons and bots, random outcomes, undo and the end.

use crate::effect::{Phase, UndoNeeds};
use crate::error::TableError;
use crate::log_event::{Answered, LogEvent};
use crate::state::{LogOrderError, State};
use crate::{Motion, Person};
use dealer::Quick;
use kernel::{Game, Line, Seat, Turn, UndoProblem, Viewer};

/// The number of other positions imagined to detect whether a move revealed something.
const IMAGINED: u32 = 16;

/// Decisions about events: what is allowed.
impl<G: Game> State<G> {
    pub(crate) fn decide_move(
        &self,
        person: Person,
        answers: u64,
        mv: G::Move,
        now_ms: u64,
    ) -> Result<LogEvent<G>, TableError<G>> {
        let seat = self.seat_of(person)?;
        let logged = LogEvent::Move { seat, answers: Answered::new(answers), mv };
        self.must_answer(answers, &logged)?;
        self.must_be_playing()?;
        self.seat_held(person)?;
        self.must_not_be_paused()?;
        self.must_be_legal(seat, mv)?;
        match self.clocks.run_out(now_ms) {
            Some(_) => Err(TableError::TimeIsUp),
            None => Ok(logged),
        }
    }

    pub(crate) fn decide_bot_move(
        &self,
        seat: Seat,
        answers: u64,
        mv: G::Move,
    ) -> Result<LogEvent<G>, TableError<G>> {
        self.must_be_seat(seat)?;
        let logged = LogEvent::Bot { seat, answers: Answered::new(answers), mv };
        self.must_answer(answers, &logged)?;
        self.must_be_playing()?;
        if self.bot(seat).is_none() {
            return Err(TableError::NotABot(seat));
        }
        if self.bots_wait() {
            return Err(TableError::BotsWait);
        }
        self.must_be_legal(seat, mv)?;
        Ok(logged)
    }

    /// Checks that the move answers the current position; if not, whether it was accepted before.
    fn must_answer(&self, answered: u64, logged: &LogEvent<G>) -> Result<(), TableError<G>> {
        if self.phase == Phase::Lobby {
            return Err(TableError::NotStarted);
        }
        let current = self.answers;
        if answered == current {
            return Ok(());
        }
        if answered > current {
            return Err(TableError::Ahead { answered, current });
        }
        let written = |sequence: &u64| self.entry(*sequence).is_some_and(|at| at.logged == *logged);
        match (answered + 1..=current).find(written) {
            Some(sequence) => Err(TableError::AlreadyPlayed { sequence }),
            None => Err(TableError::Stale { answered, current }),
        }
    }

    fn must_be_legal(&self, seat: Seat, mv: G::Move) -> Result<(), TableError<G>> {
        match self.game().turn() {
            Turn::Seat(turn) if turn == seat => {
                self.game().clone().play(mv, &mut ()).map_err(TableError::Illegal)
            }
            turn => Err(TableError::NotYourTurn(turn)),
        }
    }

    pub(crate) fn decide_undo(&self, person: Person) -> Result<LogEvent<G>, TableError<G>> {
        self.must_be_playing()?;
        let seat = self.seat_held(person)?;
        self.must_not_be_paused()?;
        let keep = self.undo_freely(seat)?;
        Ok(LogEvent::Undo { seat, back_to: self.line_kept(keep), agreed: false })
    }

    /// Returns the last line of the log that stays in force if this many lines of the journal
    /// remain.
    pub(crate) fn line_kept(&self, keep: usize) -> u64 {
        let last = keep.checked_sub(1).map_or(0, |last| self.marks[last].sequence());
        // Lines of the prelude have no number, and come before any that has one.
        last.max(self.started)
    }

    /// Returns the number of lines that remain if a seat undoes its last decision and everything
    /// after it. Lines played before this table opened can't be undone.
    pub(crate) fn undo_any(&self, seat: Seat) -> Option<usize> {
        let keep = self.course.0.undo_any(seat);
        keep.filter(|&keep| keep >= self.opening.prelude.len())
    }

    /// Returns the number of lines that a fair undo without a vote leaves.
    fn undo_freely(&self, seat: Seat) -> Result<usize, TableError<G>> {
        if self.undo_any(seat).is_none() {
            return Err(TableError::Undo(UndoProblem::NothingToUndo));
        }
        let keep = self.course.0.undo_free(seat).map_err(TableError::Undo)?;
        if self.marks.last().is_some_and(|mark| mark.is_by_bot()) {
            return Err(TableError::DecidedByBot);
        }
        if self.revealed(keep) { Err(TableError::Undo(UndoProblem::Revealed)) } else { Ok(keep) }
    }

    /// Returns `true` if the last move showed its seat something that the seat couldn't know
    /// before.
    ///
    /// A game with secrets can reveal one without a random outcome, as when a boat is taken and
    /// looked at. So the move is played on other positions that the seat had to consider possible:
    /// if one of them would look different afterward, the seat has learned something.
    fn revealed(&self, keep: usize) -> bool {
        if !G::HAS_SECRETS {
            return false;
        }
        let Line::Move(seat, mv) = self.course.0.lines()[keep] else { return true };
        let viewer = Viewer::Seat(seat);
        let mut before = self.course.0.clone();
        before.rewind(keep);
        let known = before.now().view(viewer);
        let after = self.game().view(viewer);
        let mut luck = Quick::new(self.answers);
        (0..IMAGINED).any(|_| {
            let mut other = G::imagine(&known, &mut luck);
            other.play(mv, &mut ()).is_err() || other.view(viewer) != after
        })
    }

    /// Returns the condition for undoing the last decision of a seat.
    pub(crate) fn undo_needs(&self, seat: Seat) -> Option<UndoNeeds> {
        let playing = self.must_be_playing().and_then(|()| self.must_not_be_paused()).is_ok();
        self.occupant(seat).decides().filter(|_| playing)?;
        self.undo_any(seat)?;
        Some(match self.undo_freely(seat) {
            Ok(_) => UndoNeeds::Nothing,
            Err(_) => UndoNeeds::Vote,
        })
    }
}

/// The effects of log events.
impl<G: Game> State<G> {
    pub(crate) fn play(
        &mut self,
        at_ms: u64,
        seat: Seat,
        answers: u64,
        mv: G::Move,
        events: &mut Vec<G::Event>,
    ) -> Result<(), LogOrderError> {
        self.move_on(at_ms, seat, answers, mv, events)?;
        self.grant(seat);
        self.mark(false);
        Ok(())
    }

    pub(crate) fn play_bot(
        &mut self,
        at_ms: u64,
        seat: Seat,
        answers: u64,
        mv: G::Move,
        events: &mut Vec<G::Event>,
    ) -> Result<(), LogOrderError> {
        self.move_on(at_ms, seat, answers, mv, events)?;
        self.mark(true);
        Ok(())
    }

    fn move_on(
        &mut self,
        at_ms: u64,
        seat: Seat,
        answers: u64,
        mv: G::Move,
        events: &mut Vec<G::Event>,
    ) -> Result<(), LogOrderError> {
        if self.phase != Phase::Playing || answers != self.answers {
            return Err(LogOrderError);
        }
        self.course.0.play(seat, mv, events).map_err(|_| LogOrderError)?;
        self.drop_lapsed_vote();
        self.new_question(at_ms);
        Ok(())
    }

    /// Drops a vote that no longer applies because the position has changed: an undo was about the
    /// previous position, and a game that is already ending need not be ended.
    fn drop_lapsed_vote(&mut self) {
        let ends = self.game().can_agree_to_end().is_ok();
        self.vote = self.vote.take().filter(|vote| match vote.motion {
            Motion::Undo => false,
            Motion::End => ends,
            _ => true,
        });
    }

    pub(crate) fn let_fall(
        &mut self,
        at_ms: u64,
        outcome: G::Outcome,
        events: &mut Vec<G::Event>,
    ) -> Result<(), LogOrderError> {
        if self.phase != Phase::Playing {
            return Err(LogOrderError);
        }
        self.course.0.resolve(outcome, events).map_err(|_| LogOrderError)?;
        self.mark(false);
        if self.vote.as_ref().is_some_and(|vote| vote.motion == Motion::End) {
            self.drop_lapsed_vote();
        }
        self.new_question(at_ms);
        Ok(())
    }

    pub(crate) fn undo(
        &mut self,
        at_ms: u64,
        seat: Seat,
        back_to: u64,
        agreed: bool,
    ) -> Result<(), LogOrderError> {
        let keep = self.marks.partition_point(|mark| mark.sequence() <= back_to);
        let line = self.course.0.lines().get(keep);
        if self.phase != Phase::Playing || !matches!(line, Some(Line::Move(by, _)) if *by == seat) {
            return Err(LogOrderError);
        }
        if let Some(asked) = self.deciding().filter(|&asked| asked != seat) {
            self.clocks.refund(asked);
        }
        let kept = self.grants.partition_point(|grant| grant.sequence <= back_to);
        for grant in self.grants.drain(kept..) {
            self.clocks.revoke(grant.seat, grant.ms);
        }
        if agreed {
            // The players agreed, so no one loses a seat by it.
            (0u8..).map(Seat).take(self.places.len()).for_each(|seat| self.clocks.renew(seat));
            self.pass_vote();
        }
        self.rewind(keep);
        self.drop_lapsed_vote();
        self.new_question(at_ms);
        Ok(())
    }

    pub(crate) fn end(&mut self, places: &[u8]) -> Result<(), LogOrderError> {
        let standing = self.game().standing().ok_or(LogOrderError)?;
        if self.phase != Phase::Playing || standing.places() != places {
            return Err(LogOrderError);
        }
        self.phase = Phase::Over;
        self.vote = None;
        self.paused_ms = None;
        Ok(())
    }

    /// Makes the line being applied the one that the next move answers, since it changes the
    /// position.
    pub(crate) fn new_question(&mut self, at_ms: u64) {
        self.answers = self.sequence() + 1;
        self.asked_ms = at_ms;
        self.clocks.ask();
    }
}
