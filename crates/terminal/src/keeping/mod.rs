//! Keeps a game in files as it is played: the record and, next to it until the game is over, the
//! secret seed and the log of the table.

mod keeper;
mod sidecar;

pub use keeper::{FileExistsError, Keeper, WriteReport};
pub use sidecar::{Sidecar, numbered, table_log_of};
