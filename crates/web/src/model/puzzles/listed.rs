//! The puzzles of a shelf, of any game, and which of them someone wants.

use super::PuzzleProgress;
use kernel::Game;
use review::puzzles::{Difficulty, PuzzleFile, PuzzleProblem, Theme};

/// A puzzle in the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedPuzzle {
    /// The game.
    pub game: &'static str,
    /// Its number on the shelf of its game, from 1.
    pub number: usize,
    /// Its name.
    pub id: String,
    /// How hard it is.
    pub difficulty: Difficulty,
    /// The themes of its solution.
    pub themes: Vec<Theme>,
}

/// Lists the puzzles of a file of this game.
pub fn listed<G: Game>(text: &str) -> Result<Vec<ListedPuzzle>, PuzzleProblem> {
    let file = PuzzleFile::<G>::parse(text)?;
    let listed = file.puzzles.into_iter().enumerate().map(|(nth, puzzle)| ListedPuzzle {
        game: G::NAME,
        number: nth + 1,
        id: puzzle.id,
        difficulty: puzzle.difficulty,
        themes: puzzle.themes,
    });
    Ok(listed.collect())
}

/// Which puzzles someone wants: `None` stands for all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PuzzleFilter {
    /// Of this game.
    pub game: Option<&'static str>,
    /// Of this difficulty.
    pub difficulty: Option<Difficulty>,
    /// With this theme.
    pub theme: Option<Theme>,
}

impl PuzzleFilter {
    /// Returns `true` if a puzzle is wanted.
    pub fn wants(&self, puzzle: &ListedPuzzle) -> bool {
        self.game.is_none_or(|game| puzzle.game == game)
            && self.difficulty.is_none_or(|difficulty| puzzle.difficulty == difficulty)
            && self.theme.is_none_or(|theme| puzzle.themes.contains(&theme))
    }

    /// Returns the wanted ones of these.
    pub fn of<'a>(&self, all: &'a [ListedPuzzle]) -> Vec<&'a ListedPuzzle> {
        all.iter().filter(|puzzle| self.wants(puzzle)).collect()
    }
}

/// Returns the next puzzle that is not solved, after this one and then from the beginning again. The one
/// that was just tried comes last.
pub fn next_unsolved<'a>(
    wanted: &[&'a ListedPuzzle],
    progress: &PuzzleProgress,
    after: Option<(&str, &str)>,
) -> Option<&'a ListedPuzzle> {
    let is = |puzzle: &&ListedPuzzle| Some((puzzle.game, puzzle.id.as_str())) == after;
    let start = wanted.iter().position(is).map_or(0, |at| at + 1);
    let order = wanted[start..].iter().chain(&wanted[..start]);
    order.copied().find(|puzzle| !progress.is_solved(puzzle.game, &puzzle.id))
}
