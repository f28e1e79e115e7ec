//! The game itself: moves of persons and bots, luck, undo and the end.

use crate::effect::{Phase, UndoNeeds};
use crate::error::Error;
use crate::log_event::LogEvent;
use crate::state::{Mark, Misfit, State};
use crate::{Motion, Person};
use dealer::Quick;
use kernel::{Game, Line, Seat, Turn, UndoLimit, Viewer};

/// How many other positions are imagined to see whether a move revealed something.
const IMAGINED: u32 = 16;

/// What may be done.
impl<G: Game> State<G> {
    pub(crate) fn decide_move(
        &self,
        person: Person,
        answers: u64,
        mv: G::Move,
        now_ms: u64,
    ) -> Result<LogEvent<G>, Error<G>> {
        let seat = self.seat_of(person)?;
        let logged = LogEvent::Move { seat, answers, mv };
        self.must_answer(answers, &logged)?;
        self.must_be_playing()?;
        self.seat_held(person)?;
        self.must_not_be_paused()?;
        self.must_be_legal(seat, mv)?;
        match self.clocks.run_out(now_ms) {
            Some(_) => Err(Error::TimeIsUp),
            None => Ok(logged),
        }
    }

    pub(crate) fn decide_bot_move(
        &self,
        seat: Seat,
        answers: u64,
        mv: G::Move,
    ) -> Result<LogEvent<G>, Error<G>> {
        self.must_be_seat(seat)?;
        let logged = LogEvent::Bot { seat, answers, mv };
        self.must_answer(answers, &logged)?;
        self.must_be_playing()?;
        if self.bot(seat).is_none() {
            return Err(Error::NotABot(seat));
        }
        if self.bots_wait() {
            return Err(Error::BotsWait);
        }
        self.must_be_legal(seat, mv)?;
        Ok(logged)
    }

    /// Whether the move answers the present position; if not, whether it was taken before.
    fn must_answer(&self, answered: u64, logged: &LogEvent<G>) -> Result<(), Error<G>> {
        if self.phase == Phase::Lobby {
            return Err(Error::NotStarted);
        }
        let current = self.answers;
        if answered == current {
            return Ok(());
        }
        if answered > current {
            return Err(Error::Ahead { answered, current });
        }
        let written = |sequence: &u64| self.entry(*sequence).is_some_and(|at| at.logged == *logged);
        match (answered + 1..=current).find(written) {
            Some(sequence) => Err(Error::AlreadyPlayed { sequence }),
            None => Err(Error::Stale { answered, current }),
        }
    }

    fn must_be_legal(&self, seat: Seat, mv: G::Move) -> Result<(), Error<G>> {
        match self.game().turn() {
            Turn::Seat(turn) if turn == seat => {
                self.game().clone().play(mv, &mut ()).map_err(Error::Illegal)
            }
            turn => Err(Error::NotYourTurn(turn)),
        }
    }

    pub(crate) fn decide_undo(&self, person: Person) -> Result<LogEvent<G>, Error<G>> {
        self.must_be_playing()?;
        let seat = self.seat_held(person)?;
        self.must_not_be_paused()?;
        let keep = self.undo_freely(seat)?;
        Ok(LogEvent::Undo { seat, back_to: self.line_kept(keep), agreed: false })
    }

    /// The line of the log that is the last in force if so many lines of the journal remain.
    pub(crate) fn line_kept(&self, keep: usize) -> u64 {
        let last = keep.checked_sub(1).map_or(0, |last| self.marks[last].sequence);
        // Lines of the prelude have no number of their own, and come before any that has.
        last.max(self.started)
    }

    /// What would be left of the journal if a seat took back its last decision and all that
    /// followed. What was played before this table opened is not taken back.
    pub(crate) fn undo_any(&self, seat: Seat) -> Option<usize> {
        let keep = self.course.0.undo_any(seat);
        keep.filter(|&keep| keep >= self.opening.prelude.len())
    }

    /// How many lines of the journal a fair undo without a vote leaves.
    fn undo_freely(&self, seat: Seat) -> Result<usize, Error<G>> {
        if self.undo_any(seat).is_none() {
            return Err(Error::Undo(UndoLimit::NothingToUndo));
        }
        let keep = self.course.0.undo_free(seat).map_err(Error::Undo)?;
        if self.marks.last().is_some_and(|mark| mark.bot) {
            return Err(Error::DecidedByBot);
        }
        if self.revealed(keep) { Err(Error::Undo(UndoLimit::Revealed)) } else { Ok(keep) }
    }

    /// Whether the last move showed its seat something that this seat could not know before.
    ///
    /// A game with secrets can reveal one without luck, as when a boat is taken and looked at. So
    /// the move is played on other positions that the seat had to think possible: if one of them
    /// would look different afterwards, the seat has learned something.
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

    /// What it takes to undo the last decision of a seat.
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

/// What it does.
impl<G: Game> State<G> {
    pub(crate) fn play(
        &mut self,
        at_ms: u64,
        seat: Seat,
        answers: u64,
        mv: G::Move,
        events: &mut Vec<G::Event>,
    ) -> Result<(), Misfit> {
        self.move_on(at_ms, seat, answers, mv, events)?;
        let granted_ms = self.clocks.grant(seat);
        self.marks.push(Mark { sequence: self.sequence() + 1, bot: false, granted_ms });
        Ok(())
    }

    pub(crate) fn play_bot(
        &mut self,
        at_ms: u64,
        seat: Seat,
        answers: u64,
        mv: G::Move,
        events: &mut Vec<G::Event>,
    ) -> Result<(), Misfit> {
        self.move_on(at_ms, seat, answers, mv, events)?;
        self.marks.push(Mark { sequence: self.sequence() + 1, bot: true, granted_ms: 0 });
        Ok(())
    }

    fn move_on(
        &mut self,
        at_ms: u64,
        seat: Seat,
        answers: u64,
        mv: G::Move,
        events: &mut Vec<G::Event>,
    ) -> Result<(), Misfit> {
        if self.phase != Phase::Playing || answers != self.answers {
            return Err(Misfit);
        }
        self.course.0.play(seat, mv, events).map_err(|_| Misfit)?;
        self.drop_lapsed_vote();
        self.new_question(at_ms);
        Ok(())
    }

    /// The position has changed: a vote about an undo was about the one before, and a game that is
    /// ending by itself need not be ended.
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
    ) -> Result<(), Misfit> {
        if self.phase != Phase::Playing {
            return Err(Misfit);
        }
        self.course.0.resolve(outcome, events).map_err(|_| Misfit)?;
        self.marks.push(Mark { sequence: self.sequence() + 1, bot: false, granted_ms: 0 });
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
    ) -> Result<(), Misfit> {
        let keep = self.marks.partition_point(|mark| mark.sequence <= back_to);
        let line = self.course.0.lines().get(keep);
        if self.phase != Phase::Playing || !matches!(line, Some(Line::Move(by, _)) if *by == seat) {
            return Err(Misfit);
        }
        if let Some(asked) = self.deciding().filter(|&asked| asked != seat) {
            self.clocks.refund(asked);
        }
        for (line, mark) in self.course.0.lines()[keep..].iter().zip(&self.marks[keep..]) {
            if let Line::Move(by, _) = line {
                self.clocks.revoke(*by, mark.granted_ms);
            }
        }
        if agreed {
            // The table agreed, so nobody loses a seat by it.
            (0u8..).map(Seat).take(self.places.len()).for_each(|seat| self.clocks.renew(seat));
        }
        self.marks.truncate(keep);
        self.course.0.rewind(keep);
        self.drop_lapsed_vote();
        self.new_question(at_ms);
        Ok(())
    }

    pub(crate) fn end(&mut self, places: &[u8]) -> Result<(), Misfit> {
        let standing = self.game().standing().ok_or(Misfit)?;
        if self.phase != Phase::Playing || standing.places() != places {
            return Err(Misfit);
        }
        self.phase = Phase::Over;
        self.vote = None;
        self.paused_ms = None;
        Ok(())
    }

    /// The line being applied changes the position: it is what the next move answers.
    pub(crate) fn new_question(&mut self, at_ms: u64) {
        self.answers = self.sequence() + 1;
        self.asked_ms = at_ms;
        self.clocks.ask();
    }
}
