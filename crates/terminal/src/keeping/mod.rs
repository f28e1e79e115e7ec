//! Keeping a game in files as it is played: the record, and the secret seed next to it.

mod keeper;
mod sidecar;

pub use keeper::{Exists, Keeper, Told};
pub use sidecar::Sidecar;
