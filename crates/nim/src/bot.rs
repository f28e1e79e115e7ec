//! Nim for bots: almost no knowledge, which is enough for a search.

use crate::rules::Nim;
use bots::{Fitted, Insight, Judge, Outlook, finished};
use kernel::Game;

impl Insight for Nim {
    /// Returns the winner; before the end all players have the same chance.
    fn outlook(&self, _judge: &Judge) -> Outlook {
        let even = || Outlook::from_points(&vec![0.0; self.players().into()], 1.0, 1.0);
        finished(self, |_| 0.0, 1.0).unwrap_or_else(even)
    }
}

/// There is nothing to fit.
impl Fitted for Nim {}
