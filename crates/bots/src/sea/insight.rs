//! Sea's implementation of `Insight`.

use super::heuristics::{FEATURES, NAMES, UNITS, features, left, points};
use crate::insight::{mixed, weighted};
use crate::net::{INPUTS, Inputs, inputs};
use crate::{
    Bot, BotConfig, Fitted, Insight, Judge, Outlook, SearchSettings, UnknownBotError, Weights,
    finished,
};
use emberwake_sea::{Move, Sea, View};
use kernel::{Game, SEATS_MAX, Seat};
use std::sync::OnceLock;

/// A lead of this many points is comfortable.
const MARGIN: f32 = 3.0;

impl Insight for Sea {
    fn bot(name: &str, config: BotConfig) -> Result<Box<dyn Bot<Sea> + Send>, UnknownBotError> {
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
        SearchSettings { rollout: 0, stop: 1.0, ..SearchSettings::default() }
    }

    fn outlook(&self, judge: &Judge) -> Outlook {
        if let Some(outlook) = finished(self, |seat| points(&self.score(seat)), MARGIN) {
            return outlook;
        }
        if let Some(net) = judge.net(self.players()) {
            let mut seats = [[0; INPUTS]; SEATS_MAX];
            let seats = &mut seats[..self.players() as usize];
            self.inputs(seats);
            return net.outlook(seats);
        }
        let (hopes, spread) = hopes(self, judge.weights(self.players()));
        Outlook::from_points(&hopes[..self.players() as usize], spread, MARGIN)
    }

    /// The position is imagined, so reading all of it reveals no secret.
    fn inputs(&self, seats: &mut [Inputs]) {
        let survey = self.survey();
        let left = left(&survey, self.players());
        for (seat, row) in Seat::all(self.players()).zip(seats) {
            *row = inputs(&features(&survey, seat).all(), UNITS, left);
        }
    }

    /// S10.3, S10.4: only the answer changes anything.
    fn is_talk(mv: &Move) -> bool {
        matches!(mv, Move::Disclose { .. } | Move::Offer(_) | Move::Counter(_))
    }

    /// S10.4: an offer was made this turn and did not become an exchange.
    fn is_insistent(view: &View, mv: &Move) -> bool {
        matches!(mv, Move::Offer(_)) && view.talks.offers_left < view.options.offers_per_turn
    }

    fn moment(&self) -> Option<u64> {
        (self.turns() > 0).then(|| self.turns().into())
    }

    /// S10.4: an exchange must gain by the bot's own estimate.
    fn is_bargain(mv: &Move) -> bool {
        matches!(mv, Move::Accept)
    }
}

/// Returns the expected points of each seat and their uncertainty.
pub fn hopes(game: &Sea, weights: &Weights) -> ([f32; SEATS_MAX], f32) {
    let survey = game.survey();
    let left = left(&survey, game.players());
    let mut points = [0.0; SEATS_MAX];
    let values = &weights.values[..2 * FEATURES.len() + 2];
    let mixed = mixed::<{ FEATURES.len() }>(values, left);
    for seat in Seat::all(game.players()) {
        points[seat.index()] = weighted(&features(&survey, seat).all(), &mixed);
    }
    let [early, late] = [values[2 * FEATURES.len()], values[2 * FEATURES.len() + 1]];
    (points, (late + left * (early - late)).max(0.1))
}

impl Fitted for Sea {
    const FEATURES: usize = super::heuristics::FEATURES.len();

    const SPREAD: f32 = 1.2;

    fn units() -> &'static [f32] {
        UNITS
    }

    fn features(&self, seat: Seat) -> (Vec<f32>, f32) {
        let survey = self.survey();
        (features(&survey, seat).all().to_vec(), left(&survey, self.players()))
    }

    fn final_points(&self, seat: Seat) -> f32 {
        super::heuristics::points(&self.score(seat))
    }
}
