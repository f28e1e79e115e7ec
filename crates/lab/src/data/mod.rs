//! The data of a study on disk: a folder with the study, a ledger of chunks, and Arrow files.
//!
//! ```text
//! study.json              what was studied
//! chunks.txt              a line for each finished chunk, with checksums
//! games/00000-00000.arrow a row a game: cell and chunk
//! turns/00000-00000.arrow a row a turn
//! ```
//!
//! A chunk is written under a temporary name, synced to disk and renamed, and only then entered
//! into the ledger. So every chunk in the ledger is complete, and all other chunks are played
//! again.

mod columns;
mod folder;
mod problem;

pub use columns::{read_games, write_games, write_turns};
pub use folder::{ChunkId, Folder};
pub use problem::DataProblem;
