//! The view of a viewer. In Campfire, everyone knows everything that can be known.

use crate::position::Position;
use crate::state::Campfire;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

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

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Position::of(&self.state).serialize(serializer)
    }
}

/// Refuses invalid positions with a reason.
impl<'de> Deserialize<'de> for View {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<View, D::Error> {
        let state = Position::deserialize(deserializer)?.lay();
        state.map(View::new).map_err(serde::de::Error::custom)
    }
}
