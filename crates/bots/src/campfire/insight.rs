//! Campfire's implementation of `Insight`.

use super::heuristics::{FEATURES, NAMES, SharedFacts, UNITS};
use crate::insight::{mixed, weighted};
use crate::level::ladder;
use crate::net::{INPUTS, Inputs, inputs};
use crate::{
    Bot, BotConfig, Fitted, Insight, Judge, Ladder, Outlook, SearchSettings, UnknownBotError,
    Weights, finished,
};
use emberwake_campfire::Campfire;
use kernel::{Game, SEATS_MAX, Seat};
use std::sync::OnceLock;

/// A lead of this many points is comfortable.
const MARGIN: f32 = 8.0;

/// The levels with two players.
static AT_TWO: Ladder = ladder([
    (10, 0.21, 320),
    (32, 0.095, 520),
    (66, 0.0515, 720),
    (130, 0.031, 940),
    (275, 0.0178, 1130),
    (750, 0.0086, 1340),
    (3000, 0.0, 1500),
    (30_000, 0.0, 1650),
]);

/// The levels with more players, measured with four.
static AT_FOUR: Ladder = ladder([
    (2, 0.8, 520),
    (15, 0.17, 690),
    (48, 0.067, 870),
    (82, 0.039, 1040),
    (150, 0.023, 1180),
    (330, 0.0118, 1310),
    (3000, 0.0, 1500),
    (30_000, 0.0, 1570),
]);

impl Insight for Campfire {
    fn bot(
        name: &str,
        config: BotConfig,
    ) -> Result<Box<dyn Bot<Campfire> + Send>, UnknownBotError> {
        super::bot_from(name, config)
    }

    fn weights() -> &'static Weights {
        static WEIGHTS: OnceLock<Weights> = OnceLock::new();
        WEIGHTS.get_or_init(|| {
            Weights::parse(NAMES, include_str!("weights.txt"))
                .expect("the crate's weights are whole")
        })
    }

    fn weights_for(players: u8) -> Option<&'static Weights> {
        static AT_FOUR: OnceLock<Weights> = OnceLock::new();
        (players == 4).then(|| {
            AT_FOUR.get_or_init(|| {
                Weights::parse(NAMES, include_str!("weights4.txt"))
                    .expect("the crate's weights are whole")
            })
        })
    }

    /// A browser fetches the file when it first needs it.
    #[cfg(not(target_family = "wasm"))]
    fn nets() -> Option<&'static [u8]> {
        Some(include_bytes!("campfire.net"))
    }

    fn settings() -> SearchSettings {
        SearchSettings { lazy: true, stop: 1.0, rollout: 3, ..SearchSettings::default() }
    }

    /// Two players notice a mistake sooner than four do, so that levels need other strengths.
    fn ladder(players: u8) -> &'static Ladder {
        if players == 2 { &AT_TWO } else { &AT_FOUR }
    }

    fn outlook(&self, judge: &Judge) -> Outlook {
        if let Some(outlook) = finished(self, |seat| f32::from(self.score(seat)), MARGIN) {
            return outlook;
        }
        if let Some(net) = judge.net(self.players()) {
            let mut seats = [[0; INPUTS]; SEATS_MAX];
            let seats = &mut seats[..self.players() as usize];
            self.inputs(seats);
            return net.outlook(seats);
        }
        let (points, spread) = hopes(self, judge.weights(self.players()));
        Outlook::from_points(&points[..self.players() as usize], spread, MARGIN)
    }

    /// Behind the features, a net sees what is the same for all seats or needs more than a weight:
    /// how many turns a seat has to wait, how many stacks are left and how near the moons are.
    fn inputs(&self, seats: &mut [Inputs]) {
        let scene = SharedFacts::of(self);
        for (seat, row) in Seat::all(self.players()).zip(seats) {
            *row = inputs(&scene.features(self, seat).all(), UNITS, scene.left);
            let players = self.players();
            let turns = (players + seat.0 - self.active().0) % players;
            row[FEATURES.len()..INPUTS - 1].copy_from_slice(&[
                i16::from(turns) * 16,
                i16::from(scene.stacks_left()) * 8,
                i16::from(self.chart()) * 8,
            ]);
        }
    }

    fn moment(&self) -> Option<u64> {
        (self.turns() > 0).then(|| self.turns().into())
    }
}

/// Returns the expected points of each seat, up to a constant that is the same for all seats, and
/// their uncertainty.
pub fn hopes(game: &Campfire, weights: &Weights) -> ([f32; SEATS_MAX], f32) {
    let scene = SharedFacts::of(game);
    let mut points = [0.0; SEATS_MAX];
    let values = &weights.values[..2 * FEATURES.len() + 2];
    let mixed = mixed::<{ FEATURES.len() }>(values, scene.left);
    for seat in Seat::all(game.players()) {
        points[seat.index()] = weighted(&scene.features(game, seat).all(), &mixed);
    }
    let [early, late] = [values[2 * FEATURES.len()], values[2 * FEATURES.len() + 1]];
    (points, (late + scene.left * (early - late)).max(0.3))
}

impl Fitted for Campfire {
    const FEATURES: usize = FEATURES.len();

    const SPREAD: f32 = 3.0;

    fn units() -> &'static [f32] {
        UNITS
    }

    fn features(&self, seat: Seat) -> (Vec<f32>, f32) {
        let scene = SharedFacts::of(self);
        (scene.features(self, seat).all().to_vec(), scene.left)
    }

    fn final_points(&self, seat: Seat) -> f32 {
        self.score(seat).into()
    }
}
