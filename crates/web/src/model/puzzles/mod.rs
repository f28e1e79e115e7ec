//! Puzzles on the page: what is listed, what was solved, and a puzzle that is being solved.

mod listed;
mod progress;
mod solving;

pub use listed::{ListedPuzzle, PuzzleFilter, listed, next_unsolved};
pub use progress::PuzzleProgress;
pub use solving::{Attempt, Solving, SolvingProblem};
