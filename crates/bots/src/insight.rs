//! The knowledge about a game that a search needs besides its rules.

use crate::exact::exp;
use crate::level::{BotLevel, Ladder, Strength, USUAL};
use crate::net::Inputs;
use crate::{Bot, BotConfig, Judge, SearchSettings, UnknownBotError, Weights, general, judge};
use kernel::{Game, SEATS_MAX, Seat, Turn};

/// An evaluation of a position for every seat.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Outlook {
    /// Each seat's chance of winning. A shared victory is split, so the chances sum to 1.
    pub win: [f32; SEATS_MAX],
    /// The objective of each seat, from 0 to 1: mostly the win, plus something for place and
    /// margin, so that a search has a gradient to follow while the win itself is far off.
    pub worth: [f32; SEATS_MAX],
}

/// A game that a search can evaluate.
pub trait Insight:
    Game<View: Sync, Move: Send + Sync, Outcome: Send + Sync> + Send + 'static
{
    /// Returns the weights that ship with the crate. A game without a heuristic has none.
    fn weights() -> &'static Weights {
        Weights::none()
    }

    /// Returns the weights for a table of this many players, if they should replace
    /// [`Insight::weights`].
    fn weights_for(_players: u8) -> Option<&'static Weights> {
        None
    }

    /// Returns the file of nets that ships with the crate, if it is built in.
    fn nets() -> Option<&'static [u8]> {
        None
    }

    /// Returns the default judge of positions.
    fn judge() -> Judge {
        judge::of::<Self>()
    }

    /// Returns the measured strengths of all levels at a table of this many players.
    fn ladder(_players: u8) -> &'static Ladder {
        &USUAL
    }

    /// Returns the strength of a level at a table of this many players.
    fn strength(level: BotLevel, players: u8) -> Strength {
        Self::ladder(players)[level as usize]
    }

    /// Returns the search settings that measured best for this game.
    fn settings() -> SearchSettings {
        SearchSettings::default()
    }

    /// Creates the bot with this name. A game adds the bots that only it has and leaves the others
    /// to [`crate::general`].
    fn bot(name: &str, config: BotConfig) -> Result<Box<dyn Bot<Self> + Send>, UnknownBotError> {
        general(name, config)
    }

    /// Evaluates this position. The game may be finished or waiting for a random outcome.
    fn outlook(&self, judge: &Judge) -> Outlook;

    /// Fills in the net's inputs for each seat. A game without nets leaves them empty.
    fn inputs(&self, _seats: &mut [Inputs]) {}

    /// Returns a number that changes when another turn begins, or `None` outside of turns, such as
    /// during setup. Decisions of one seat with the same number belong together: the search guesses
    /// them together, and the tree of the first is reused for the next.
    fn moment(&self) -> Option<u64> {
        Some(self.turns().into())
    }

    /// Returns `true` if a move agrees to an exchange. The bot chooses it only if it is worth more
    /// than refusing.
    fn is_bargain(_mv: &Self::Move) -> bool {
        false
    }

    /// Returns `true` if a move only says something, so that the position looks the same after it.
    fn is_talk(_mv: &Self::Move) -> bool {
        false
    }

    /// Returns `true` if a move repeats something that was refused earlier this turn. Bots don't
    /// insist.
    fn is_insistent(_view: &Self::View, _mv: &Self::Move) -> bool {
        false
    }

    /// Returns a bonus for a move that its outlook doesn't show, as a fraction of `worth`.
    fn hunch(&self, _mv: &Self::Move, _judge: &Judge) -> f32 {
        0.0
    }
}

/// A game whose outlook is a sum of weighted features, so that its weights can be fitted. A game
/// without weights keeps the default methods.
pub trait Fitted: Insight<Setup: Send + Sync> + Sync {
    /// The number of features. Their weights come in pairs, early and late.
    const FEATURES: usize = 0;

    /// The uncertainty of the points of trained weights. It only fixes their scale.
    const SPREAD: f32 = 1.0;

    /// Returns the number of parts in which a net counts each feature.
    fn units() -> &'static [f32] {
        &[]
    }

    /// Returns the features of a seat and the share of the game that is left, from 1 to 0.
    fn features(&self, _seat: Seat) -> (Vec<f32>, f32) {
        (Vec::new(), 0.0)
    }

    /// Returns a seat's final result, in the points that the heuristic estimates.
    fn final_points(&self, _seat: Seat) -> f32 {
        0.0
    }
}

/// The share of `worth` that comes from winning.
const WIN_SHARE: f32 = 0.80;
/// The share of `worth` that comes from the place.
const PLACE_SHARE: f32 = 0.08;
/// The share of `worth` that comes from the margin over the best opponent.
const MARGIN_SHARE: f32 = 1.0 - WIN_SHARE - PLACE_SHARE;

impl Outlook {
    /// Computes an outlook from the expected points of each seat. `spread` is their uncertainty;
    /// `margin` is a comfortable lead.
    pub fn from_points(points: &[f32], spread: f32, margin: f32) -> Outlook {
        let mut outlook = Outlook::default();
        let [mut best, mut second] = [f32::MIN, f32::MIN];
        for &own in points {
            second = second.max(own.min(best));
            best = best.max(own);
        }
        let mut sum = 0.0;
        for (win, &own) in outlook.win.iter_mut().zip(points) {
            *win = if own == best { 1.0 } else { exp((own - best) / spread) };
            sum += *win;
        }
        let mut beaten = [0.0; SEATS_MAX];
        for seat in 0..points.len() {
            for other in seat + 1..points.len() {
                let lead = (points[seat] - points[other]) / spread;
                let half = 0.5 * lead / (1.0 + lead.abs());
                beaten[seat] += 0.5 + half;
                beaten[other] += 0.5 - half;
            }
        }
        let others = (points.len() as f32 - 1.0).max(1.0);
        for seat in 0..points.len() {
            outlook.win[seat] /= sum;
            let rival = if points[seat] == best { second } else { best };
            let lead = points[seat] - rival;
            outlook.worth[seat] = blend(outlook.win[seat], beaten[seat] / others, lead, margin);
        }
        outlook
    }
}

/// Returns the outlook of a finished game, or `None` while the game goes on.
pub fn finished<G: Game>(game: &G, points: impl Fn(Seat) -> f32, margin: f32) -> Option<Outlook> {
    if game.turn() != Turn::Over {
        return None;
    }
    let standing = game.standing()?;
    let players = game.players();
    let winners = standing.winners().count() as f32;
    let mut outlook = Outlook::default();
    for seat in Seat::all(players) {
        let place = standing.place(seat);
        let win = if place == 1 { 1.0 / winners } else { 0.0 };
        let worse = Seat::all(players).filter(|&other| standing.place(other) > place).count();
        let equal = Seat::all(players).filter(|&other| standing.place(other) == place).count() - 1;
        let beaten = (worse as f32 + 0.5 * equal as f32) / (f32::from(players) - 1.0).max(1.0);
        let others = Seat::all(players).filter(|&other| other != seat);
        let rival = others.map(&points).fold(f32::MIN, f32::max);
        outlook.win[seat.index()] = win;
        outlook.worth[seat.index()] = blend(win, beaten, points(seat) - rival, margin);
    }
    Some(outlook)
}

pub(crate) fn blend(win: f32, place: f32, lead: f32, margin: f32) -> f32 {
    let lead = lead / margin;
    let lead = 0.5 + 0.5 * lead / (1.0 + lead.abs());
    WIN_SHARE * win + PLACE_SHARE * place + MARGIN_SHARE * lead
}

/// Mixes early and late weights, which come in pairs, by the share of the game that is left.
#[inline]
pub(crate) fn mixed<const FEATURES: usize>(pairs: &[f32], left: f32) -> [f32; FEATURES] {
    let (pairs, _) = pairs.as_chunks::<2>();
    let mut mixed = [0.0; FEATURES];
    for (mix, [early, late]) in mixed.iter_mut().zip(pairs) {
        *mix = late + left * (early - late);
    }
    mixed
}

/// Computes a sum of products in four lanes, which a machine adds side by side.
#[inline]
pub(crate) fn weighted<const FEATURES: usize>(
    features: &[f32; FEATURES],
    weights: &[f32; FEATURES],
) -> f32 {
    let (features, rest) = features.as_chunks::<4>();
    let (weights, weights_of_rest) = weights.as_chunks::<4>();
    let mut lanes = [0.0; 4];
    for (four, weights) in features.iter().zip(weights) {
        for lane in 0..4 {
            lanes[lane] += four[lane] * weights[lane];
        }
    }
    let rest: f32 = rest.iter().zip(weights_of_rest).map(|(one, weight)| one * weight).sum();
    (lanes[0] + lanes[1]) + (lanes[2] + lanes[3]) + rest
}
