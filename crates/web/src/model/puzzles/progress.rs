//! What a person has solved in this browser.

use std::collections::BTreeSet;

/// The puzzles that were solved, and how many in a row at the first try.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PuzzleProgress {
    solved: BTreeSet<(String, String)>,
    streak: u32,
    best: u32,
}

impl PuzzleProgress {
    /// Reads what [`PuzzleProgress::save`] wrote. Lines that can't be read are left out.
    pub fn load(text: &str) -> PuzzleProgress {
        let mut progress = PuzzleProgress::default();
        for line in text.lines() {
            let words: Vec<&str> = line.split(' ').collect();
            match words[..] {
                ["solved", game, id] => {
                    progress.solved.insert((game.to_owned(), id.to_owned()));
                }
                ["streak", now, best] => {
                    let read = |word: &str| word.parse().unwrap_or(0);
                    progress.streak = read(now);
                    progress.best = progress.streak.max(read(best));
                }
                _ => {}
            }
        }
        progress
    }

    /// Returns the text to keep: a line for the streak and one for each puzzle.
    pub fn save(&self) -> String {
        let mut text = format!("streak {} {}\n", self.streak, self.best);
        for (game, id) in &self.solved {
            text += &format!("solved {game} {id}\n");
        }
        text
    }

    /// Returns `true` if a puzzle was solved.
    pub fn is_solved(&self, game: &str, id: &str) -> bool {
        self.solved.contains(&(game.to_owned(), id.to_owned()))
    }

    /// Returns the number of puzzles solved in a row at the first try.
    pub fn streak(&self) -> u32 {
        self.streak
    }

    /// Returns the length of the longest such row.
    pub fn best_streak(&self) -> u32 {
        self.best
    }

    /// Notes that a puzzle was solved at the first try.
    pub fn note_first_try(&mut self, game: &str, id: &str) {
        // A puzzle that is solved again is remembered, not found.
        if self.solved.insert((game.to_owned(), id.to_owned())) {
            self.streak += 1;
            self.best = self.best.max(self.streak);
        }
    }

    /// Notes that a puzzle was solved after a wrong move.
    pub fn note_later_try(&mut self, game: &str, id: &str) {
        self.solved.insert((game.to_owned(), id.to_owned()));
    }

    /// Notes a wrong move, or that the answer was asked for, in a puzzle that was not solved before.
    pub fn note_failure(&mut self, game: &str, id: &str) {
        if !self.is_solved(game, id) {
            self.streak = 0;
        }
    }
}
