//! What the lab must know of a game: how a table is set up and which bots know it.

use bots::campfire::heuristics::{FEATURES, Scene};
use bots::{Bot, BotConfig, Clock, Insight, UnknownBot, Weights};
use campfire::Campfire;
use kernel::{Game, Seat, Viewer};
use sea::Sea;
use std::sync::Arc;
use std::time::Instant;

/// A game that bots compete in.
pub trait Contest: Insight<Setup: Send + Sync> + Sync {
    /// The table with every option at its default.
    fn table(players: u8) -> Self::Setup;

    /// The bot of this name.
    fn entrant(name: &str, config: BotConfig) -> Result<Box<dyn Bot<Self> + Send>, UnknownBot>;
}

/// The bot of this name, for a match. After `%` a name may tell a file of weights:
/// `search:1000%my-weights.txt`.
pub fn contestant<G: Contest>(name: &str, seed: u64) -> Result<Box<dyn Bot<G> + Send>, UnknownBot> {
    let unknown = || UnknownBot { name: name.to_owned(), needs_clock: false };
    let (bare, file) = match name.split_once('%') {
        Some((bare, file)) => (bare, Some(file)),
        None => (name, None),
    };
    let weights = match file {
        None => None,
        Some(file) => {
            let text = std::fs::read_to_string(file).map_err(|_| unknown())?;
            let weights = Weights::parse(G::weights().names(), &text).map_err(|_| unknown())?;
            Some(Arc::new(weights))
        }
    };
    G::entrant(bare, BotConfig { seed, clock: Some(wall_clock()), weights })
}

/// A contest whose heuristic is a sum of weighted features, so that it can be fitted.
pub trait Fitted: Contest {
    /// How many features there are. Their weights come in pairs, early and late.
    const FEATURES: usize;

    /// What a seat has of each feature, and how much of the game is left, from 1 to 0.
    fn features(&self, seat: Seat) -> (Vec<f32>, f32);

    /// What a seat has in the end, in the points that the heuristic estimates.
    fn final_points(&self, seat: Seat) -> f32;
}

impl Contest for Campfire {
    fn table(players: u8) -> campfire::Setup {
        campfire::Setup::new(players)
    }

    fn entrant(name: &str, config: BotConfig) -> Result<Box<dyn Bot<Self> + Send>, UnknownBot> {
        bots::campfire::bot_from(name, config)
    }
}

impl Fitted for Campfire {
    const FEATURES: usize = FEATURES.len();

    fn features(&self, seat: Seat) -> (Vec<f32>, f32) {
        let scene = Scene::of(self);
        (scene.features(self, seat).all().to_vec(), scene.left)
    }

    fn final_points(&self, seat: Seat) -> f32 {
        self.score(seat).into()
    }
}

impl Contest for Sea {
    fn table(players: u8) -> sea::Setup {
        sea::Setup::new(players)
    }

    fn entrant(name: &str, config: BotConfig) -> Result<Box<dyn Bot<Self> + Send>, UnknownBot> {
        bots::sea::bot_from(name, config)
    }
}

impl Fitted for Sea {
    const FEATURES: usize = bots::sea::heuristics::FEATURES.len();

    fn features(&self, seat: Seat) -> (Vec<f32>, f32) {
        use bots::sea::heuristics::{features, left};
        let view = self.view(Viewer::Omniscient);
        (features(&view, seat).all().to_vec(), left(&view))
    }

    fn final_points(&self, seat: Seat) -> f32 {
        bots::sea::heuristics::points(&self.score(seat))
    }
}

/// The clock of this machine, for bots with a time budget.
pub fn wall_clock() -> Clock {
    let start = Instant::now();
    Arc::new(move || start.elapsed().as_millis() as u64)
}
