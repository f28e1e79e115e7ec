//! The games of this page, found by their names.

use super::drawn::Drawn;

pub use games::NAMES;

/// An operation on a game that is known only by its name.
pub trait Visit {
    /// The result.
    type Output;

    /// Performs the operation for this game.
    fn visit<G: Drawn>(self) -> Self::Output;
}

/// Performs an operation on the game with this name. Returns `None` if there is none.
pub fn visit<V: Visit>(name: &str, visit: V) -> Option<V::Output> {
    games::with_game!(name, G => visit.visit::<G>())
}
