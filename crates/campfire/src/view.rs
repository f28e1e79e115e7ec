//! What a viewer knows. In Campfire everybody knows everything that can be known.

use crate::position::Position;
use crate::state::Campfire;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A view of a position. The state holds no secret, so the view of every viewer is the whole of
/// it; it is a type of its own all the same, so that code written for views never sees more.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct View {
    state: Campfire,
}

impl View {
    pub(crate) fn new(state: Campfire) -> View {
        View { state }
    }

    /// The position as far as the viewer knows it.
    pub fn state(&self) -> &Campfire {
        &self.state
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Position::of(&self.state).serialize(serializer)
    }
}

/// Refuses what is no lawful position, and says why.
impl<'de> Deserialize<'de> for View {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<View, D::Error> {
        let state = Position::deserialize(deserializer)?.lay();
        state.map(View::new).map_err(serde::de::Error::custom)
    }
}
