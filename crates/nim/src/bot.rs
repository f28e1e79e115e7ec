//! What bots know of Nim: next to nothing, which is enough for all that search.

use crate::rules::Nim;
use bots::{Fitted, Insight, Outlook, Weights, finished};
use kernel::{Game, Seat};
use std::sync::OnceLock;

impl Insight for Nim {
    fn weights() -> &'static Weights {
        static WEIGHTS: OnceLock<Weights> = OnceLock::new();
        WEIGHTS.get_or_init(|| Weights::parse(&[], "").expect("no weights are whole"))
    }

    /// Whoever has won; before that all have the same chance.
    fn outlook(&self, _weights: &Weights) -> Outlook {
        let even = || Outlook::from_points(&vec![0.0; self.players().into()], 1.0, 1.0);
        finished(self, |_| 0.0, 1.0).unwrap_or_else(even)
    }

    fn moment(&self) -> Option<u64> {
        Some(self.turns.into())
    }
}

/// There is nothing to fit.
impl Fitted for Nim {
    const FEATURES: usize = 0;

    fn features(&self, _seat: Seat) -> (Vec<f32>, f32) {
        (Vec::new(), 0.0)
    }

    fn final_points(&self, _seat: Seat) -> f32 {
        0.0
    }
}
