//! What a search knows of Campfire.

use super::heuristics::{FEATURES, NAMES, Scene};
use crate::{Bot, BotConfig, Fitted, Insight, Outlook, UnknownBot, Weights, finished};
use campfire::Campfire;
use kernel::{Game, SEATS_MAX, Seat};
use std::sync::OnceLock;

/// A lead of so many points is a comfortable one.
const MARGIN: f32 = 8.0;

impl Insight for Campfire {
    fn bot(name: &str, config: BotConfig) -> Result<Box<dyn Bot<Campfire> + Send>, UnknownBot> {
        super::bot_from(name, config)
    }

    fn weights() -> &'static Weights {
        static WEIGHTS: OnceLock<Weights> = OnceLock::new();
        WEIGHTS.get_or_init(|| {
            Weights::parse(NAMES, include_str!("weights.txt"))
                .expect("the crate's weights are whole")
        })
    }

    fn outlook(&self, weights: &Weights) -> Outlook {
        if let Some(outlook) = finished(self, |seat| f32::from(self.score(seat)), MARGIN) {
            return outlook;
        }
        let (points, spread) = hopes(self, weights);
        Outlook::from_points(&points[..self.players() as usize], spread, MARGIN)
    }

    fn moment(&self) -> Option<u64> {
        (self.turns() > 0).then(|| self.turns().into())
    }
}

/// The points each seat may hope for, up to a number that is the same for all, and how uncertain
/// that is.
pub fn hopes(game: &Campfire, weights: &Weights) -> ([f32; SEATS_MAX], f32) {
    let scene = Scene::of(game);
    let mut points = [0.0; SEATS_MAX];
    let values = &weights.values[..2 * FEATURES.len() + 2];
    for seat in Seat::all(game.players()) {
        let features = scene.features(game, seat).all();
        let mut early = 0.0;
        let mut late = 0.0;
        for (feature, pair) in features.iter().zip(values.chunks_exact(2)) {
            early += feature * pair[0];
            late += feature * pair[1];
        }
        points[seat.index()] = late + scene.left * (early - late);
    }
    let [early, late] = [values[2 * FEATURES.len()], values[2 * FEATURES.len() + 1]];
    (points, (late + scene.left * (early - late)).max(0.3))
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
