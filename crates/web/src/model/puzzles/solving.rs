//! A puzzle that is being solved.

use crate::model::{Playable, SaveProblem, Session};
use kernel::{Journal, Record, Seat, Viewer};
use review::puzzles::{Puzzle, PuzzleFile, PuzzleProblem, Puzzled};
use texts::{Lang, Names};

/// The state of an attempt at a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Attempt {
    /// No move was tried.
    #[default]
    Untried,
    /// The last move that was tried is not the answer.
    Wrong,
    /// The answer was found.
    Solved,
    /// The answer was shown.
    Shown,
}

impl Attempt {
    /// Returns `true` if nothing is left to find.
    pub fn is_over(self) -> bool {
        matches!(self, Attempt::Solved | Attempt::Shown)
    }
}

/// Why a puzzle can't be shown.
#[derive(Clone, PartialEq, Debug)]
pub enum SolvingProblem {
    /// The file can't be read, or the puzzle in it is not a decision by the rules.
    Puzzle(PuzzleProblem),
    /// The file has no such puzzle.
    NoSuchPuzzle,
}

impl std::fmt::Display for SolvingProblem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            SolvingProblem::Puzzle(problem) => problem.fmt(f),
            SolvingProblem::NoSuchPuzzle => f.write_str("There is no such puzzle."),
        }
    }
}

impl std::error::Error for SolvingProblem {}

/// A puzzle that is being solved.
#[derive(Clone, Debug)]
pub struct Solving<G: Playable + Puzzled> {
    /// The puzzle.
    pub puzzle: Puzzle<G>,
    /// Its number on the shelf of its game, from 1.
    pub number: usize,
    /// The seat that decides.
    pub seat: Seat,
    game: G,
    attempt: Attempt,
    /// Whether a wrong move was tried or the answer was asked for.
    failed: bool,
}

impl<G: Playable + Puzzled> Solving<G> {
    /// Begins to solve a puzzle of a file.
    pub fn open(text: &str, id: &str) -> Result<Solving<G>, SolvingProblem> {
        let file = PuzzleFile::<G>::parse(text).map_err(SolvingProblem::Puzzle)?;
        let found = file.puzzles.into_iter().enumerate().find(|(_, puzzle)| puzzle.id == id);
        let (nth, puzzle) = found.ok_or(SolvingProblem::NoSuchPuzzle)?;
        let (game, seat) = puzzle.check().map_err(SolvingProblem::Puzzle)?;
        let attempt = Attempt::default();
        Ok(Solving { puzzle, number: nth + 1, seat, game, attempt, failed: false })
    }

    /// Returns the position, seen with the eyes of the seat that decides.
    pub fn session(&self) -> Result<Session<G>, SaveProblem<G>> {
        self.seen(self.puzzle.record.clone())
    }

    fn seen(&self, record: Record<G>) -> Result<Session<G>, SaveProblem<G>> {
        let mut session = Session::of_record(format!("puzzle-{}", self.puzzle.id), record)?;
        session.look(Viewer::Seat(self.seat), 0);
        Ok(session)
    }

    /// Returns the game after the answer, before anything random; `None` if it can't be shown.
    pub fn answered(&self) -> Option<Session<G>> {
        let mut journal: Journal<G> = self.puzzle.record.replay(&mut ()).ok()?;
        journal.play(self.seat, self.puzzle.answers[0], &mut ()).ok()?;
        self.seen(Record::of(&journal, self.puzzle.record.tags.clone())).ok()
    }

    /// Returns the number of players.
    pub fn players(&self) -> u8 {
        self.game.players()
    }

    /// Returns the state of the attempt.
    pub fn attempt(&self) -> Attempt {
        self.attempt
    }

    /// Returns `true` if nothing went wrong so far.
    pub fn is_first_try(&self) -> bool {
        !self.failed
    }

    /// Tries a move. Once the puzzle is over, nothing changes any more.
    pub fn try_move(&mut self, mv: &G::Move) -> Attempt {
        if !self.attempt.is_over() {
            let right = self.puzzle.is_solved_by(mv);
            self.attempt = if right { Attempt::Solved } else { Attempt::Wrong };
            self.failed |= !right;
        }
        self.attempt
    }

    /// Shows the answer to someone who gives up.
    pub fn show(&mut self) {
        if !self.attempt.is_over() {
            self.attempt = Attempt::Shown;
            self.failed = true;
        }
    }

    /// Describes the answer in words.
    pub fn answer(&self, lang: Lang, names: &Names) -> String {
        let names = names.clone().read_by(Some(self.seat));
        let viewer = Viewer::Seat(self.seat);
        self.game.describe_for(lang, &self.puzzle.answers[0], &names, viewer)
    }

    /// Explains why the answer is the best move.
    pub fn why(&self, lang: Lang, names: &Names) -> String {
        let names = names.clone().read_by(Some(self.seat));
        self.puzzle.explained(&self.game, self.seat, lang, &names)
    }
}
