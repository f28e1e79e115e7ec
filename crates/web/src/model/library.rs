//! The games kept in the browser. Each stands alone: a damaged one does not touch the others.

use super::save::{self, About};

/// Where texts are kept under keys. The browser's storage, or a map in tests.
pub trait Store {
    /// All keys.
    fn keys(&self) -> Result<Vec<String>, StorageError>;
    /// The text under a key.
    fn get(&self, key: &str) -> Result<Option<String>, StorageError>;
    /// Keeps a text under a key.
    fn set(&mut self, key: &str, text: &str) -> Result<(), StorageError>;
    /// Forgets a key.
    fn remove(&mut self, key: &str) -> Result<(), StorageError>;
}

/// Why the browser keeps nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StorageError {
    /// The browser forbids it.
    Forbidden,
    /// There is no room left.
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
pub struct Entry {
    /// Its id.
    pub id: String,
    /// What it says of itself.
    pub known: Result<About, ListedSaveProblem>,
}

/// Why a saved game in the list can't be opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ListedSaveProblem {
    /// It is damaged.
    Damaged,
    /// Another version of the page has kept it.
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

/// The games kept in a store.
#[derive(Clone, Debug, Default)]
pub struct Library<S>(pub S);

impl<S: Store> Library<S> {
    /// All games, the last played first; damaged ones at the end.
    pub fn list(&self) -> Result<Vec<Entry>, StorageError> {
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
            entries.push(Entry { id: id.to_owned(), known });
        }
        entries.sort_by_key(|entry| {
            let changed = entry.known.as_ref().map_or(0, |about| about.changed_ms);
            (std::cmp::Reverse(changed), entry.id.clone())
        });
        Ok(entries)
    }

    /// The text of a game.
    pub fn game(&self, id: &str) -> Result<Option<String>, StorageError> {
        self.0.get(&format!("{GAME}{id}"))
    }

    /// Keeps a game.
    pub fn keep(&mut self, id: &str, text: &str) -> Result<(), StorageError> {
        self.0.set(&format!("{GAME}{id}"), text)
    }

    /// Forgets a game.
    pub fn forget(&mut self, id: &str) -> Result<(), StorageError> {
        self.0.remove(&format!("{GAME}{id}"))
    }

    /// The text of the settings.
    pub fn settings(&self) -> Result<Option<String>, StorageError> {
        self.0.get(SETTINGS)
    }

    /// Keeps the settings.
    pub fn keep_settings(&mut self, text: &str) -> Result<(), StorageError> {
        self.0.set(SETTINGS, text)
    }
}
