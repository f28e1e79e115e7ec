//! Puzzles: positions of games between bots in which one move is clearly better than all others.
//!
//! A [`Miner`] finds them, a [`PuzzleFile`] keeps them as records with tags, and [`Puzzled`] says
//! what a solution does. `docs/puzzles.md` says how they are found and what the file looks like.

mod campfire;
mod file;
mod mining;
mod probing;
mod sea;
mod theme;

pub use file::{PuzzleFile, PuzzleProblem, PuzzleSource, game_of};
pub use mining::Miner;
pub use probing::{Prober, keeps_its_answer};
pub use theme::{Puzzled, Theme, theme_word, themes_of};

use crate::Reviewed;
use dealer::Quick;
use kernel::playout::listed_moves;
use kernel::{Game, Record, Seat, Turn, Viewer};
use texts::{Lang, Names};

/// The least difference of chances of winning between the answer and every other move.
pub const MARGIN_MIN: f64 = 0.15;

/// How hard a puzzle is, by how much a search must think to find the answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Difficulty {
    /// A glance is enough.
    Easy,
    /// A short search finds it.
    Medium,
    /// A short search goes wrong.
    Hard,
}

impl Difficulty {
    /// All of them, the easiest first.
    pub const ALL: [Difficulty; 3] = [Difficulty::Easy, Difficulty::Medium, Difficulty::Hard];

    /// Returns its word in files.
    pub const fn word(self) -> &'static str {
        match self {
            Difficulty::Easy => "easy",
            Difficulty::Medium => "medium",
            Difficulty::Hard => "hard",
        }
    }

    /// Returns the difficulty with this word.
    pub fn read(word: &str) -> Option<Difficulty> {
        Self::ALL.into_iter().find(|known| known.word() == word)
    }
}

/// A position with one clearly best move.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzle<G: Game> {
    /// Its name, the same forever: the series, the game in it and the steps before the decision.
    pub id: String,
    /// The game up to the decision.
    pub record: Record<G>,
    /// The moves that solve it. If there are several, they lead to the same position.
    pub answers: Vec<G::Move>,
    /// The best of the other moves.
    pub next: G::Move,
    /// The chance of winning with the answer.
    pub chance: f64,
    /// The chance of winning with the best of the other moves.
    pub next_chance: f64,
    /// How hard it is.
    pub difficulty: Difficulty,
    /// The themes of the solution.
    pub themes: Vec<Theme>,
}

impl<G: Reviewed> Puzzle<G> {
    /// Returns the position and the seat that decides in it.
    pub fn position(&self) -> Result<(G, Seat), PuzzleProblem> {
        let journal = self
            .record
            .replay(&mut ())
            .map_err(|why| PuzzleProblem::Replay { id: self.id.clone(), why: why.to_string() })?;
        match journal.now().turn() {
            Turn::Seat(seat) => Ok((journal.now().clone(), seat)),
            Turn::Chance | Turn::Over => Err(PuzzleProblem::NoDecision { id: self.id.clone() }),
        }
    }

    /// Returns the position and the seat that decides in it, after checking that the answers and the best of
    /// the other moves can be played there.
    pub fn check(&self) -> Result<(G, Seat), PuzzleProblem> {
        let (game, seat) = self.position()?;
        let legal = listed_moves(&game);
        let is_choice = self.answers.iter().chain([&self.next]).all(|mv| legal.contains(mv));
        if is_choice && !self.answers.is_empty() && !self.answers.contains(&self.next) {
            Ok((game, seat))
        } else {
            Err(PuzzleProblem::Answer { id: self.id.clone() })
        }
    }

    /// Returns the difference between the answer and the best of the other moves.
    pub fn margin(&self) -> f64 {
        self.chance - self.next_chance
    }

    /// Returns `true` if a move solves the puzzle.
    pub fn is_solved_by(&self, mv: &G::Move) -> bool {
        self.answers.contains(mv)
    }

    /// Explains in a sentence why the answer is better than the best of the other moves.
    pub fn explained(&self, game: &G, seat: Seat, lang: Lang, names: &Names) -> String {
        let view = game.view(Viewer::Seat(seat));
        crate::explained::<G>(&view, self.answers[0], Some(self.next), lang, names)
    }
}

/// Returns the moves that lead from this view to the same position as one of them does, that one first.
pub(crate) fn same_as<G: Reviewed>(view: &G::View, mv: G::Move, legal: &[G::Move]) -> Vec<G::Move> {
    let game = G::imagine(view, &mut Quick::new(0));
    let after = |mv: G::Move| {
        let mut after = game.clone();
        after.play(mv, &mut ()).is_ok().then_some(after)
    };
    let wanted = after(mv);
    let same = |other: &G::Move| *other != mv && wanted.is_some() && after(*other) == wanted;
    [mv].into_iter().chain(legal.iter().copied().filter(same)).collect()
}
