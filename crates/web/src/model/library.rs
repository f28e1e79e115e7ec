//! The games saved in the browser. They are independent: a damaged one doesn't affect the others.

use super::puzzles::PuzzleProgress;
use super::save::{self, About};
use super::statistics::{FinishedGame, Statistics};

/// A key-value store of texts. The browser's storage, or a map in tests.
pub trait Store {
    /// Returns all keys.
    fn keys(&self) -> Result<Vec<String>, StorageError>;
    /// Returns the text under a key.
    fn get(&self, key: &str) -> Result<Option<String>, StorageError>;
    /// Stores a text under a key.
    fn set(&mut self, key: &str, text: &str) -> Result<(), StorageError>;
    /// Removes a key.
    fn remove(&mut self, key: &str) -> Result<(), StorageError>;
}

/// The reason that the browser can't store anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StorageError {
    /// The browser forbids it.
    Forbidden,
    /// The storage is full.
    Full,
}

impl std::fmt::Display for StorageError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            StorageError::Forbidden => "The browser does not let this page store anything.",
            StorageError::Full => "The browser has no room left for this page.",
        })
    }
}

impl std::error::Error for StorageError {}

/// A saved game in the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedGame {
    /// Its id.
    pub id: String,
    /// Its summary, or the reason that it can't be opened.
    pub known: Result<About, ListedSaveProblem>,
}

/// The reason that a saved game in the list can't be opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ListedSaveProblem {
    /// It is damaged.
    Damaged,
    /// It was saved by another version of the page.
    OtherVersion,
}

impl std::fmt::Display for ListedSaveProblem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            ListedSaveProblem::Damaged => "This saved game is damaged.",
            ListedSaveProblem::OtherVersion => "Another version of the page saved this game.",
        })
    }
}

impl std::error::Error for ListedSaveProblem {}

const GAME: &str = "emberwake.game.";
const SETTINGS: &str = "emberwake.settings";
const STATISTICS: &str = "emberwake.statistics";
const PUZZLES: &str = "emberwake.puzzles";

/// The games in a store.
#[derive(Clone, Debug, Default)]
pub struct Library<S>(pub S);

impl<S: Store> Library<S> {
    /// Lists all games, last played first, with damaged ones at the end.
    pub fn list(&self) -> Result<Vec<SavedGame>, StorageError> {
        let mut entries = Vec::new();
        for key in self.0.keys()? {
            let Some(id) = key.strip_prefix(GAME) else { continue };
            let text = self.0.get(&key)?.unwrap_or_default();
            let why = if save::is_of_other_version(&text) {
                ListedSaveProblem::OtherVersion
            } else {
                ListedSaveProblem::Damaged
            };
            let known = save::peek(&text).ok_or(why);
            entries.push(SavedGame { id: id.to_owned(), known });
        }
        entries.sort_by_key(|entry| {
            let changed = entry.known.as_ref().map_or(0, |about| about.changed_ms);
            (std::cmp::Reverse(changed), entry.id.clone())
        });
        Ok(entries)
    }

    /// Returns the text of a game.
    pub fn game(&self, id: &str) -> Result<Option<String>, StorageError> {
        self.0.get(&format!("{GAME}{id}"))
    }

    /// Saves a game.
    pub fn keep(&mut self, id: &str, text: &str) -> Result<(), StorageError> {
        self.0.set(&format!("{GAME}{id}"), text)
    }

    /// Deletes a game.
    pub fn forget(&mut self, id: &str) -> Result<(), StorageError> {
        self.0.remove(&format!("{GAME}{id}"))
    }

    /// Returns the statistics of the games finished here.
    pub fn statistics(&self) -> Result<Statistics, StorageError> {
        Ok(Statistics::load(&self.0.get(STATISTICS)?.unwrap_or_default()))
    }

    /// Adds a finished game to the statistics.
    pub fn note_finished(&mut self, game: FinishedGame) -> Result<(), StorageError> {
        let mut statistics = self.statistics()?;
        statistics.note(game);
        self.0.set(STATISTICS, &statistics.save())
    }

    /// Deletes the statistics. The games themselves stay.
    pub fn forget_statistics(&mut self) -> Result<(), StorageError> {
        self.0.remove(STATISTICS)
    }

    /// The puzzles that were solved here.
    pub fn puzzles(&self) -> Result<PuzzleProgress, StorageError> {
        Ok(PuzzleProgress::load(&self.0.get(PUZZLES)?.unwrap_or_default()))
    }

    /// Changes what is known about solved puzzles.
    pub fn note_puzzle(
        &mut self,
        change: impl FnOnce(&mut PuzzleProgress),
    ) -> Result<(), StorageError> {
        let mut progress = self.puzzles()?;
        change(&mut progress);
        self.0.set(PUZZLES, &progress.save())
    }

    /// Forgets which puzzles were solved.
    pub fn forget_puzzles(&mut self) -> Result<(), StorageError> {
        self.0.remove(PUZZLES)
    }

    /// Returns the text of the settings.
    pub fn settings(&self) -> Result<Option<String>, StorageError> {
        self.0.get(SETTINGS)
    }

    /// Saves the settings.
    pub fn keep_settings(&mut self, text: &str) -> Result<(), StorageError> {
        self.0.set(SETTINGS, text)
    }
}
