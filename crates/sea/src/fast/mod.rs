//! The tricks that make a random game fast: numbers packed into words, and arithmetic on all of them
//! at the same time.
//!
//! Nothing here is a rule. `counts.rs` packs the pawns of all tribes into one word, `area.rs` counts
//! the tiles around the pawns of all tribes together (S14.4), and `tiles.rs` finds a tile and its
//! kind among fifty.

mod area;
mod counts;
mod tiles;

pub(crate) use area::Presence;
pub use counts::Counts;
pub(crate) use counts::TribeSums;
pub(crate) use tiles::{Cells, TileKinds};
