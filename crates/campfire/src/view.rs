//! The view of a viewer. In Campfire, everyone knows everything that can be known.

use crate::state::Campfire;

/// A view of a position. The state contains no secrets, so every view shows all of it. It is a
/// separate type so that code written for views never sees more.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct View {
    state: Campfire,
}

impl View {
    pub(crate) fn new(state: Campfire) -> View {
        View { state }
    }

    /// Returns the position as far as the viewer knows it.
    ///
    /// ```
    /// use emberwake_campfire::kernel::{Game, Seat, Viewer};
    /// use emberwake_campfire::{Adventurer, Draft};
    ///
    /// let game = Draft::new(&[Adventurer::Red, Adventurer::Moon]).build().unwrap();
    /// assert_eq!(*game.view(Viewer::Seat(Seat(0))).state(), game);
    /// ```
    pub fn state(&self) -> &Campfire {
        &self.state
    }
}
