//! The games of this page, found by their names.

use super::drawn::Drawn;
use ::sea::Sea;
use campfire::Campfire;
use kernel::Game;

/// Something to do with a game that is known only by its name.
pub trait Visit {
    /// What comes of it.
    type Output;

    /// Does it for this game.
    fn visit<G: Drawn>(self) -> Self::Output;
}

/// The names of all games, in the order in which they are offered.
pub const NAMES: [&str; 2] = [Campfire::NAME, Sea::NAME];

/// Does something with the game of this name; `None` if there is none.
pub fn visit<V: Visit>(name: &str, visit: V) -> Option<V::Output> {
    match name {
        Campfire::NAME => Some(visit.visit::<Campfire>()),
        Sea::NAME => Some(visit.visit::<Sea>()),
        _ => None,
    }
}
