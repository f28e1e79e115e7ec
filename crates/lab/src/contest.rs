//! What the lab must know of a game: how a table is set up and which bots know it.

use bots::campfire::heuristics::{FEATURES, Scene};
use bots::{Bot, Clock, Insight, UnknownBot};
use campfire::Campfire;
use kernel::Seat;
use std::sync::Arc;
use std::time::Instant;

/// A game that bots compete in.
pub trait Contest: Insight<Setup: Send + Sync> + Sync {
    /// The table with every option at its default.
    fn table(players: u8) -> Self::Setup;

    /// The bot of this name; a time in it is measured by the clock.
    fn bot(name: &str, seed: u64, clock: Clock)
    -> Result<Box<dyn Bot<Self> + Send>, UnknownBot>;
}

/// A contest whose heuristic is a sum of weighted features, so that it can be fitted.
pub trait Fitted: Contest {
    /// How many features there are. Their weights come in pairs, early and late.
    const FEATURES: usize;

    /// What a seat has of each feature, and how much of the game is left, from 1 to 0.
    fn features(&self, seat: Seat) -> (Vec<f32>, f32);

    /// What a seat has in the end, in the points that the heuristic estimates.
    fn points(&self, seat: Seat) -> f32;
}

impl Contest for Campfire {
    fn table(players: u8) -> campfire::Setup {
        campfire::Setup::new(players)
    }

    fn bot(
        name: &str,
        seed: u64,
        clock: Clock,
    ) -> Result<Box<dyn Bot<Self> + Send>, UnknownBot> {
        bots::campfire::bot_with_clock(name, seed, clock)
    }
}

impl Fitted for Campfire {
    const FEATURES: usize = FEATURES.len();

    fn features(&self, seat: Seat) -> (Vec<f32>, f32) {
        let scene = Scene::of(self);
        (scene.features(self, seat).all().to_vec(), scene.left)
    }

    fn points(&self, seat: Seat) -> f32 {
        self.score(seat).into()
    }
}

/// The clock of this machine, for bots with a time budget.
pub fn wall_clock() -> Clock {
    let start = Instant::now();
    Arc::new(move || start.elapsed().as_millis() as u64)
}
