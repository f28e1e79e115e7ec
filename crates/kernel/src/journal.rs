//! A running game and how it came to be, with the limits of fair undo.

use crate::{EndRefusal, Game, Line, NotAnOutcome, Seat, Sink, Turn};
use std::fmt::{self, Display};

/// A game in progress: its setup, every line played since, and where that has led.
///
/// The lines are the truth; the position is what replaying them gives.
#[derive(Clone, Debug)]
pub struct Journal<G: Game> {
    setup: G::Setup,
    start: G,
    lines: Vec<Line<G>>,
    now: G,
}

/// Why a journal does not take a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal<I> {
    /// It is not this seat's decision.
    NotYourTurn(Turn),
    /// The rules refuse it.
    Illegal(I),
}

impl<I: Display> Display for Refusal<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::NotYourTurn(Turn::Seat(seat)) => write!(f, "it is the turn of seat {seat}"),
            Refusal::NotYourTurn(Turn::Chance) => f.write_str("a random outcome comes first"),
            Refusal::NotYourTurn(Turn::Over) => f.write_str("the game is over"),
            Refusal::Illegal(why) => why.fmt(f),
        }
    }
}

impl<I: Display + fmt::Debug> std::error::Error for Refusal<I> {}

/// Why the last decision can't be taken back freely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoLimit {
    /// Nothing was decided yet.
    NothingToUndo,
    /// Luck has shown something since.
    Revealed,
    /// Another seat has acted since.
    OtherActed(Seat),
    /// All seats have agreed to end the game since.
    TableAgreed,
}

impl Display for UndoLimit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UndoLimit::NothingToUndo => f.write_str("there is nothing to take back"),
            UndoLimit::Revealed => f.write_str("something has been revealed since"),
            UndoLimit::OtherActed(seat) => write!(f, "seat {seat} has acted since"),
            UndoLimit::TableAgreed => f.write_str("the table has agreed to end the game since"),
        }
    }
}

impl std::error::Error for UndoLimit {}

impl<G: Game> Journal<G> {
    /// Opens a journal with a new game.
    pub fn start(setup: G::Setup) -> Result<Self, Vec<G::SetupProblem>> {
        let start = G::start(&setup)?;
        Ok(Journal { setup, now: start.clone(), start, lines: Vec::new() })
    }

    /// What the table agreed on.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The present position.
    pub fn now(&self) -> &G {
        &self.now
    }

    /// The position before the first line.
    pub fn first(&self) -> &G {
        &self.start
    }

    /// Everything played so far.
    pub fn lines(&self) -> &[Line<G>] {
        &self.lines
    }

    /// Plays a move for a seat. Refused, it changes nothing.
    pub fn play(
        &mut self,
        seat: Seat,
        mv: G::Move,
        events: &mut impl Sink<G::Event>,
    ) -> Result<(), Refusal<G::Illegal>> {
        if self.now.turn() != Turn::Seat(seat) {
            return Err(Refusal::NotYourTurn(self.now.turn()));
        }
        self.now.play(mv, events).map_err(Refusal::Illegal)?;
        self.lines.push(Line::Move(seat, mv));
        Ok(())
    }

    /// Lets an outcome of luck fall. Refused, it changes nothing.
    pub fn resolve(
        &mut self,
        outcome: G::Outcome,
        events: &mut impl Sink<G::Event>,
    ) -> Result<(), NotAnOutcome> {
        self.now.resolve(outcome, events)?;
        self.lines.push(Line::Outcome(outcome));
        Ok(())
    }

    /// All seats agree to end the game. Refused, it changes nothing.
    pub fn agree_to_end(&mut self, events: &mut impl Sink<G::Event>) -> Result<(), EndRefusal> {
        self.now.agree_to_end(events)?;
        self.lines.push(Line::AgreedEnd);
        Ok(())
    }

    /// Plays a line, whichever kind it is. Says whether it could be played; refused, it changes
    /// nothing.
    pub fn play_line(&mut self, line: &Line<G>, events: &mut impl Sink<G::Event>) -> bool {
        match *line {
            Line::Move(seat, mv) => self.play(seat, mv, events).is_ok(),
            Line::Outcome(outcome) => self.resolve(outcome, events).is_ok(),
            Line::AgreedEnd => self.agree_to_end(events).is_ok(),
        }
    }

    /// How many lines remain if `seat` takes back its last decision, provided that is fair: nothing
    /// was revealed and nobody else has acted since.
    pub fn undo_free(&self, seat: Seat) -> Result<usize, UndoLimit> {
        match self.lines.last() {
            None => Err(UndoLimit::NothingToUndo),
            Some(Line::Outcome(_) | Line::AgreedEnd) if self.undo_any(seat).is_none() => {
                Err(UndoLimit::NothingToUndo)
            }
            Some(Line::Outcome(_)) => Err(UndoLimit::Revealed),
            Some(Line::AgreedEnd) => Err(UndoLimit::TableAgreed),
            Some(Line::Move(other, _)) if *other != seat => Err(UndoLimit::OtherActed(*other)),
            Some(Line::Move(..)) => Ok(self.lines.len() - 1),
        }
    }

    /// How many lines remain if `seat` takes back its last decision and all that followed, fair or
    /// not: for a table that agrees to it.
    pub fn undo_any(&self, seat: Seat) -> Option<usize> {
        self.lines.iter().rposition(|line| matches!(line, Line::Move(by, _) if *by == seat))
    }

    /// Goes back to where only the first `keep` lines had been played.
    pub fn rewind(&mut self, keep: usize) {
        self.lines.truncate(keep);
        self.now = self.start.clone();
        for line in &self.lines {
            let replayed = line.play(&mut self.now, &mut ());
            assert!(replayed, "a journal replays its own lines");
        }
    }
}
