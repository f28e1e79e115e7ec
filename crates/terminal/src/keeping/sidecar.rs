//! Files next to the record of a running game that only its player can read.
//!
//! The record must not contain the seed before the end, and without it an interrupted game couldn't
//! continue with the same deal. The record doesn't say who plays for whom either: the log of the
//! table does.

use super::keeper::{Secrecy, beside, replace};
use dealer::Seed;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The file with the seed of a running game.
#[derive(Debug)]
pub struct Sidecar {
    path: PathBuf,
}

impl Sidecar {
    /// Returns the sidecar of the record at this path: the same name with `.seed` after it.
    pub fn of(record: &Path) -> Sidecar {
        Sidecar { path: beside(record, ".seed") }
    }

    /// Returns its path.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns the stored seed, if there is one.
    pub fn read(&self) -> Option<Seed> {
        Seed::from_hex(fs::read_to_string(&self.path).ok()?.trim())
    }

    /// Stores a seed, readable only by the player.
    pub fn write(&self, seed: &Seed) -> io::Result<()> {
        replace(&self.path, &format!("{}\n", seed.hex()), Secrecy::Secret)
    }

    /// Removes the file: the game is over and the record reveals the seed.
    pub fn remove(&self) {
        // If it stays, it reveals nothing that the record doesn't.
        let _ = fs::remove_file(&self.path);
    }
}

/// Returns the path of the log of the table whose record is at this path.
pub fn table_log_of(record: &Path) -> PathBuf {
    beside(record, ".table")
}

/// Returns the path with a number in its name: `game-2.rec` for `game.rec`.
pub fn numbered(path: &Path, number: u32) -> PathBuf {
    let mut name = path.file_stem().unwrap_or_default().to_os_string();
    name.push(format!("-{number}"));
    if let Some(extension) = path.extension() {
        name.push(".");
        name.push(extension);
    }
    path.with_file_name(name)
}
