//! A running game with its history, and the limits of fair undo.

use crate::{EndProblem, Game, Line, OutcomeError, Seat, Sink, Turn};
use std::fmt::{self, Display};

/// A game in progress: its setup, every line played so far, and the current position.
///
/// The lines are the source of truth; the position is the result of replaying them.
///
/// ```
/// use emberwake_campfire::{Campfire, Setup};
/// use emberwake_dealer::Quick;
/// use emberwake_kernel::playout::{random_line, random_journal};
/// use emberwake_kernel::{Game, Journal, Turn};
///
/// let mut journal = Journal::<Campfire>::start(Setup::new(2)).unwrap();
/// let mut luck = Quick::new(1);
/// while let Some(line) = random_line(journal.now(), &mut luck) {
///     assert!(journal.play_line(&line, &mut ()));
/// }
/// assert_eq!(journal.now().turn(), Turn::Over);
///
/// journal.rewind(10);
/// assert_eq!(journal.lines().len(), 10);
/// ```
#[derive(Clone, Debug)]
pub struct Journal<G: Game> {
    setup: G::Setup,
    lines: Vec<Line<G>>,
    now: G,
}

/// The reason why a journal refuses a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum JournalError<I> {
    /// It is not this seat's decision.
    NotYourTurn(Turn),
    /// The rules refuse it.
    Illegal(I),
}

impl<I: Display> Display for JournalError<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            JournalError::NotYourTurn(Turn::Seat(seat)) => {
                write!(f, "it is the turn of seat {seat}")
            }
            JournalError::NotYourTurn(Turn::Chance) => f.write_str("a random outcome comes first"),
            JournalError::NotYourTurn(Turn::Over) => f.write_str("the game is over"),
            JournalError::Illegal(why) => why.fmt(f),
        }
    }
}

impl<I: Display + fmt::Debug> std::error::Error for JournalError<I> {}

/// The reason why a seat can't freely undo its last decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoProblem {
    /// Nothing was decided yet.
    NothingToUndo,
    /// A random outcome has revealed something since.
    Revealed,
    /// Another seat has acted since.
    OtherActed(Seat),
    /// All seats have agreed to end the game since.
    TableAgreed,
}

impl Display for UndoProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UndoProblem::NothingToUndo => f.write_str("there is nothing to take back"),
            UndoProblem::Revealed => f.write_str("something has been revealed since"),
            UndoProblem::OtherActed(seat) => write!(f, "seat {seat} has acted since"),
            UndoProblem::TableAgreed => f.write_str("the table has agreed to end the game since"),
        }
    }
}

impl std::error::Error for UndoProblem {}

impl<G: Game> Journal<G> {
    /// Starts a new game with an empty journal.
    ///
    /// # Errors
    ///
    /// Returns every problem of the setup.
    pub fn start(setup: G::Setup) -> Result<Self, Vec<G::SetupProblem>> {
        let now = G::start(&setup)?;
        Ok(Journal { setup, now, lines: Vec::new() })
    }

    /// Returns the setup of the game.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// Returns the current position.
    pub fn now(&self) -> &G {
        &self.now
    }

    /// Returns the position before the first line.
    pub fn first(&self) -> G {
        let start = G::start(&self.setup);
        start.unwrap_or_else(|_| unreachable!("the journal was started with this setup"))
    }

    /// Returns everything played so far.
    pub fn lines(&self) -> &[Line<G>] {
        &self.lines
    }

    /// Plays a move for a seat. If refused, nothing changes.
    ///
    /// ```
    /// use emberwake_campfire::{Campfire, Setup};
    /// use emberwake_kernel::{Journal, JournalError, Seat, Turn};
    ///
    /// let mut journal = Journal::<Campfire>::start(Setup::new(2)).unwrap();
    /// let refused = journal.play(Seat(0), "sow 2 cw".parse().unwrap(), &mut ());
    /// assert_eq!(refused, Err(JournalError::NotYourTurn(Turn::Chance)));
    /// ```
    ///
    /// # Errors
    ///
    /// Returns an error if it isn't the turn of this seat, or if the rules refuse the move.
    pub fn play(
        &mut self,
        seat: Seat,
        mv: G::Move,
        events: &mut impl Sink<G::Event>,
    ) -> Result<(), JournalError<G::Illegal>> {
        if self.now.turn() != Turn::Seat(seat) {
            return Err(JournalError::NotYourTurn(self.now.turn()));
        }
        self.now.play(mv, events).map_err(JournalError::Illegal)?;
        self.write(Line::Move(seat, mv));
        Ok(())
    }

    /// Applies a random outcome. If refused, nothing changes.
    ///
    /// # Errors
    ///
    /// Returns an error if the outcome isn't possible now.
    pub fn resolve(
        &mut self,
        outcome: G::Outcome,
        events: &mut impl Sink<G::Event>,
    ) -> Result<(), OutcomeError> {
        self.now.resolve(outcome, events)?;
        self.write(Line::Outcome(outcome));
        Ok(())
    }

    /// Ends the game by agreement of all seats. If refused, nothing changes.
    ///
    /// # Errors
    ///
    /// Returns the reason if the rules don't let the table end the game now.
    pub fn agree_to_end(&mut self, events: &mut impl Sink<G::Event>) -> Result<(), EndProblem> {
        self.now.agree_to_end(events)?;
        self.write(Line::AgreedEnd);
        Ok(())
    }

    /// Adds a line. The buffer grows slowly instead of doubling, because a server holds thousands
    /// of journals.
    fn write(&mut self, line: Line<G>) {
        if self.lines.len() == self.lines.capacity() {
            self.lines.reserve_exact(self.lines.len() / 8 + 16);
        }
        self.lines.push(line);
    }

    /// Plays a line of any kind. Returns `false`, and changes nothing, if it is refused.
    pub fn play_line(&mut self, line: &Line<G>, events: &mut impl Sink<G::Event>) -> bool {
        match *line {
            Line::Move(seat, mv) => self.play(seat, mv, events).is_ok(),
            Line::Outcome(outcome) => self.resolve(outcome, events).is_ok(),
            Line::AgreedEnd => self.agree_to_end(events).is_ok(),
        }
    }

    /// Returns the number of lines that remain if `seat` undoes its last decision, provided that is
    /// fair: nothing was revealed and no one else has acted since.
    ///
    /// ```
    /// use emberwake_campfire::{Campfire, Setup};
    /// use emberwake_kernel::{Journal, Seat, UndoProblem};
    ///
    /// let journal = Journal::<Campfire>::start(Setup::new(2)).unwrap();
    /// assert_eq!(journal.undo_free(Seat(0)), Err(UndoProblem::NothingToUndo));
    /// ```
    ///
    /// # Errors
    ///
    /// Returns the reason if undoing would not be fair.
    pub fn undo_free(&self, seat: Seat) -> Result<usize, UndoProblem> {
        match self.lines.last() {
            None => Err(UndoProblem::NothingToUndo),
            Some(Line::Outcome(_) | Line::AgreedEnd) if self.undo_any(seat).is_none() => {
                Err(UndoProblem::NothingToUndo)
            }
            Some(Line::Outcome(_)) => Err(UndoProblem::Revealed),
            Some(Line::AgreedEnd) => Err(UndoProblem::TableAgreed),
            Some(Line::Move(other, _)) if *other != seat => Err(UndoProblem::OtherActed(*other)),
            Some(Line::Move(..)) => Ok(self.lines.len() - 1),
        }
    }

    /// Returns the number of lines that remain if `seat` undoes its last decision and everything
    /// after it, fair or not. This is for tables that agree to it.
    pub fn undo_any(&self, seat: Seat) -> Option<usize> {
        self.lines.iter().rposition(|line| matches!(line, Line::Move(by, _) if *by == seat))
    }

    /// Rewinds the game to its first `keep` lines.
    ///
    /// # Panics
    ///
    /// Panics if the rules refuse one of the lines, which they accepted before.
    pub fn rewind(&mut self, keep: usize) {
        self.lines.truncate(keep);
        self.now = self.first();
        for line in &self.lines {
            let replayed = line.play(&mut self.now, &mut ());
            assert!(replayed, "a journal replays its own lines");
        }
    }
}
