//! The tricks that make a random game fast: numbers packed into words, and arithmetic on all of them
//! at the same time.
//!
//! Nothing here is a rule. Each file answers a question of the rules that a loop could answer too,
//! and tests compare the two: what a seat could write (`cards.rs`), who listens where (`listen.rs`),
//! which discs are in a pile (`pile.rs`) or on a place (`places.rs`), how a set of legends can pay
//! (`kinds.rs`), which tiles the stacks reveal (`tops.rs`), and a random move without the list of
//! moves (`random_moves.rs`). `bytes.rs` has the arithmetic.

pub(crate) mod bytes;
mod cards;
mod kinds;
mod listen;
mod pile;
mod places;
mod random_moves;
mod tops;

pub(crate) use cards::{LEGEND_CARDS, STORIES, card_bit, cards_in};
pub use pile::Pile;
