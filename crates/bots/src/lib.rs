//! Players that see only what their seat may see.
//!
//! A [`Bot`] gets a view, never the true position, and the compiler sees to that: nothing in its
//! signature could carry a secret.

pub mod campfire;
mod random;

use kernel::Game;

pub use random::RandomBot;

/// A player made of code.
pub trait Bot<G: Game> {
    /// Chooses one of the `legal` moves for the seat whose view this is and whose turn it is.
    /// `legal` is never empty.
    fn choose(&mut self, view: &G::View, legal: &[G::Move]) -> G::Move;
}
