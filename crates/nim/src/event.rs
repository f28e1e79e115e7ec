//! The events of a game of Nim.

use kernel::Seat;
use serde::{Deserialize, Serialize};

/// An event of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// N1.1, N1.2: a seat's turn begins, and the die shows this number.
    Rolled(Seat, u8),
    /// N1.2: a seat took this many stones.
    Took(Seat, u8),
}
