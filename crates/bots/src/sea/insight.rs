//! What a search knows of Sea.

use super::heuristics::{FEATURES, NAMES, features, left, points};
use crate::{
    Bot, BotConfig, Fitted, Insight, Outlook, SearchSettings, UnknownBot, Weights, finished,
};
use kernel::{Game, SEATS_MAX, Seat, Viewer};
use sea::{Move, Sea, View};
use std::sync::OnceLock;

/// A lead of so many points is a comfortable one.
const MARGIN: f32 = 3.0;

impl Insight for Sea {
    fn bot(name: &str, config: BotConfig) -> Result<Box<dyn Bot<Sea> + Send>, UnknownBot> {
        super::bot_from(name, config)
    }

    fn weights() -> &'static Weights {
        static WEIGHTS: OnceLock<Weights> = OnceLock::new();
        WEIGHTS.get_or_init(|| {
            Weights::parse(NAMES, include_str!("weights.txt"))
                .expect("the crate's weights are whole")
        })
    }

    fn settings() -> SearchSettings {
        SearchSettings { rollout: 0, ..SearchSettings::default() }
    }

    fn outlook(&self, weights: &Weights) -> Outlook {
        if let Some(outlook) = finished(self, |seat| points(&self.score(seat)), MARGIN) {
            return outlook;
        }
        // The position is an imagined one, so that looking at all of it gives no secret away.
        let (hopes, spread) = hopes(&self.view(Viewer::Omniscient), weights);
        Outlook::from_points(&hopes[..self.players() as usize], spread, MARGIN)
    }

    fn moment(&self) -> Option<u64> {
        let turn = self.view(Viewer::Spectator).turn;
        (turn > 0).then(|| turn.into())
    }

    /// S10.4: an exchange must gain by the bot's own estimate.
    fn is_bargain(mv: &Move) -> bool {
        matches!(mv, Move::Accept)
    }
}

/// The points each seat may hope for, and how uncertain that is.
pub fn hopes(view: &View, weights: &Weights) -> ([f32; SEATS_MAX], f32) {
    let left = left(view);
    let mut points = [0.0; SEATS_MAX];
    let values = &weights.values[..2 * FEATURES.len() + 2];
    for seat in Seat::all(view.players.len() as u8) {
        let mut early = 0.0;
        let mut late = 0.0;
        for (feature, pair) in features(view, seat).all().iter().zip(values.chunks_exact(2)) {
            early += feature * pair[0];
            late += feature * pair[1];
        }
        points[seat.index()] = late + left * (early - late);
    }
    let [early, late] = [values[2 * FEATURES.len()], values[2 * FEATURES.len() + 1]];
    (points, (late + left * (early - late)).max(0.1))
}

impl Fitted for Sea {
    const FEATURES: usize = super::heuristics::FEATURES.len();

    fn features(&self, seat: Seat) -> (Vec<f32>, f32) {
        let view = self.view(Viewer::Omniscient);
        (features(&view, seat).all().to_vec(), left(&view))
    }

    fn final_points(&self, seat: Seat) -> f32 {
        super::heuristics::points(&self.score(seat))
    }
}
