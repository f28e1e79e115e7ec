//! What a search must know of a game besides its rules.

use crate::{Bot, BotConfig, SearchSettings, UnknownBot, Weights, general};
use kernel::{Game, SEATS_MAX, Seat, Turn};

/// How a position looks for every seat.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Outlook {
    /// The chance of each seat to win; shared victories are shared, so these sum to 1.
    pub win: [f32; SEATS_MAX],
    /// What each seat plays for, from 0 to 1: mostly the win, with something for place and margin,
    /// so that a search has a slope to climb where the win itself is far off.
    pub worth: [f32; SEATS_MAX],
}

/// A game that a search has some idea about.
pub trait Insight:
    Game<View: Sync, Move: Send + Sync, Outcome: Send + Sync> + Send + 'static
{
    /// The weights as they come with the crate.
    fn weights() -> &'static Weights;

    /// How a search of this game goes about it, as was measured to be best.
    fn settings() -> SearchSettings {
        SearchSettings::default()
    }

    /// The bot of this name. A game adds those that it alone has, and leaves the others to
    /// [`crate::general`].
    fn bot(name: &str, config: BotConfig) -> Result<Box<dyn Bot<Self> + Send>, UnknownBot> {
        general(name, config)
    }

    /// How this position looks, finished or not, luck awaited or not.
    fn outlook(&self, weights: &Weights) -> Outlook;

    /// A number that changes when another turn begins; `None` outside of turns, in preparation.
    /// Several decisions of one seat in one moment belong together: they are guessed together, and
    /// the tree of the first serves the next.
    fn moment(&self) -> Option<u64>;

    /// Whether a move agrees to an exchange: it is chosen only if it is worth more than refusing.
    fn is_bargain(_mv: &Self::Move) -> bool {
        false
    }

    /// A bonus for a move that its outlook does not show, as a part of `worth`.
    fn hunch(&self, _mv: &Self::Move, _weights: &Weights) -> f32 {
        0.0
    }
}

/// A game whose outlook is a sum of weighted features, so that its weights can be fitted.
pub trait Fitted: Insight<Setup: Send + Sync> + Sync {
    /// How many features there are. Their weights come in pairs, early and late.
    const FEATURES: usize;

    /// What a seat has of each feature, and how much of the game is left, from 1 to 0.
    fn features(&self, seat: Seat) -> (Vec<f32>, f32);

    /// What a seat has in the end, in the points that the heuristic estimates.
    fn final_points(&self, seat: Seat) -> f32;
}

/// How much of `worth` is the win itself.
const WIN_SHARE: f32 = 0.80;
/// How much of it is the place.
const PLACE_SHARE: f32 = 0.08;
/// How much of it is the margin to the best of the others.
const MARGIN_SHARE: f32 = 1.0 - WIN_SHARE - PLACE_SHARE;

impl Outlook {
    /// An outlook from points that each seat may hope for. `spread` says how uncertain they are,
    /// `margin` which lead is a comfortable one.
    pub fn from_points(points: &[f32], spread: f32, margin: f32) -> Outlook {
        let mut outlook = Outlook::default();
        let best = points.iter().copied().fold(f32::MIN, f32::max);
        let mut sum = 0.0;
        for (win, &own) in outlook.win.iter_mut().zip(points) {
            *win = ((own - best) / spread).exp();
            sum += *win;
        }
        for seat in 0..points.len() {
            outlook.win[seat] /= sum;
            let mut beaten = 0.0;
            let mut rival = f32::MIN;
            for other in 0..points.len() {
                if other != seat {
                    let lead = (points[seat] - points[other]) / spread;
                    beaten += 0.5 + 0.5 * lead / (1.0 + lead.abs());
                    rival = rival.max(points[other]);
                }
            }
            let place = beaten / (points.len() as f32 - 1.0).max(1.0);
            outlook.worth[seat] = blend(outlook.win[seat], place, points[seat] - rival, margin);
        }
        outlook
    }
}

/// The outlook of a finished game: who has won, and by how much; `None` while it goes on.
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

fn blend(win: f32, place: f32, lead: f32, margin: f32) -> f32 {
    let lead = lead / margin;
    let lead = 0.5 + 0.5 * lead / (1.0 + lead.abs());
    WIN_SHARE * win + PLACE_SHARE * place + MARGIN_SHARE * lead
}
