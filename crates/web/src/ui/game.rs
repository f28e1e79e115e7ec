//! The games of this page, found by their names.

use super::drawn::Drawn;

pub use games::NAMES;

/// Something to do with a game that is known only by its name.
pub trait Visit {
    /// What comes of it.
    type Output;

    /// Does it for this game.
    fn visit<G: Drawn>(self) -> Self::Output;
}

/// Does something with the game of this name; `None` if there is none.
pub fn visit<V: Visit>(name: &str, visit: V) -> Option<V::Output> {
    games::with_game!(name, G => visit.visit::<G>())
}
