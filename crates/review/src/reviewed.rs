//! The knowledge about a game that a review needs besides the registry.

use crate::calibration::Calibration;
use crate::review::Highlight;
use games::Registered;
use kernel::Seat;
use texts::{Lang, Names};

/// A game that can be reviewed.
pub trait Reviewed: Registered {
    /// A reason for a move, as data.
    type Reason: Clone + PartialEq + std::fmt::Debug;

    /// Returns the measured calibration for a table of this many players.
    fn calibration(players: u8) -> Calibration;

    /// Returns the highlight and its seat if an event deserves a mark on the river.
    fn highlight(event: &Self::Event) -> Option<(Highlight, Option<Seat>)>;

    /// Returns the reasons that the first move is good and its advantages over the second,
    /// weightiest first. They come from the rules' previews, as far as the deciding seat's view
    /// allows.
    fn reasons(view: &Self::View, best: Self::Move, other: Option<Self::Move>)
    -> Vec<Self::Reason>;

    /// Returns a reason as a sentence.
    fn reason(lang: Lang, reason: &Self::Reason, names: &Names) -> String;
}
