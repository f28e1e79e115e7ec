//! Fits the weights of a heuristic to the results of self-play.
//!
//! Bots play; of every position they meet, the features of each seat are noted. Once the game is
//! over it is known how many points each seat had more than the mean of the table, and least
//! squares finds the weights that would have foretold it best.

use crate::linear::LeastSquares;
use crate::{Contest, Fitted, contestant};
use bots::{UnknownBot, Weights};
use dealer::Quick;
use kernel::{Luck, Seat, Turn, Viewer};

/// How to fit.
#[derive(Clone, Debug)]
pub struct FitPlan {
    /// Who plays, at every seat.
    pub bot: String,
    /// At tables of how many.
    pub players: Vec<u8>,
    /// How many games at each.
    pub games: u64,
    /// What all luck follows from.
    pub seed: u64,
    /// Of how many decisions one is played at random, so that unusual positions are seen too.
    pub stray_every: u32,
    /// How strongly the weights are held where they were.
    pub ridge: f64,
}

/// What came of a fit.
#[derive(Clone, Debug)]
pub struct Fit {
    /// The new weights, with their provenance.
    pub weights: Weights,
    /// How many positions were seen.
    pub positions: u64,
    /// How far the points were off with the old weights and with the new (root mean square).
    pub error: [f64; 2],
}

/// One seat of one position: features, how much of the game was left, and what came of it.
struct Sample {
    features: Vec<f32>,
    left: f32,
    points: f32,
    players: u8,
}

/// How a difference of points with this scatter becomes a chance to win: the logistic curve that is
/// nearest to the normal one has its scale.
const LOGISTIC_SCALE: f64 = 0.551;

/// Plays and fits. `progress` is told how many games are done.
pub fn fit<G: Fitted>(plan: &FitPlan, mut progress: impl FnMut(u64)) -> Result<Fit, UnknownBot> {
    let mut samples = Vec::new();
    let mut done = 0;
    for &players in &plan.players {
        for game in 0..plan.games {
            samples.extend(collect::<G>(plan, players, game)?);
            done += 1;
            progress(done);
        }
    }
    let old = G::weights();
    let size = 2 * G::FEATURES;
    let prior: Vec<f64> = old.values[..size].iter().map(|&value| value.into()).collect();
    let mut squares = LeastSquares::new(size);
    let mut row = vec![0.0; size];
    for sample in &samples {
        spread_row(sample, &mut row);
        squares.add(&row, sample.points.into());
    }
    let solved = squares.solve(&prior, plan.ridge);
    let mut weights = old.clone();
    for (value, &new) in weights.values.iter_mut().zip(&solved) {
        *value = new as f32;
    }
    let spread = spreads(&samples, &solved);
    for (value, new) in weights.values[size..].iter_mut().zip(spread) {
        *value = new as f32;
    }
    let error = [error(&samples, &prior), error(&samples, &solved)];
    weights.provenance = vec![
        format!("written by the lab's fit for {}", G::NAME),
        format!(
            "least squares on {} positions of self-play by {}, tables of {:?}, {} games each, seed {}",
            samples.len(),
            plan.bot,
            plan.players,
            plan.games,
            plan.seed
        ),
        format!("root mean square error in points: {:.3} before, {:.3} after", error[0], error[1]),
    ];
    Ok(Fit { weights, positions: samples.len() as u64, error })
}

/// No game at the usual table lasts this long.
const TURNS_MAX: u32 = 5_000;

/// Plays one game and notes the positions in which a seat has just been asked for a turn's first
/// decision, or luck is awaited after a move: those that a search looks at.
fn collect<G: Fitted>(plan: &FitPlan, players: u8, number: u64) -> Result<Vec<Sample>, UnknownBot> {
    let seed = plan.seed.wrapping_mul(1_000_003).wrapping_add(number * 8 + u64::from(players));
    let mut luck = Quick::new(seed);
    let mut bots = Vec::new();
    for seat in 0..players {
        bots.push(contestant::<G>(&plan.bot, seed ^ (u64::from(seat) << 56))?);
    }
    let mut game = G::start(&G::table(players)).expect("the usual table is a game");
    let mut noted: Vec<Vec<(Vec<f32>, f32)>> = Vec::new();
    let mut legal = Vec::new();
    loop {
        match game.turn() {
            Turn::Over => break,
            // The usual table ends; a game that does not teaches nothing.
            _ if game.turns() > TURNS_MAX => return Ok(Vec::new()),
            Turn::Chance => {
                let outcome = game.sample(&mut luck);
                game.resolve(outcome, &mut ()).expect("a sampled outcome may fall");
            }
            Turn::Seat(seat) => {
                legal.clear();
                game.legal_moves(&mut legal);
                let mv = if luck.below(plan.stray_every.max(1)) == 0 {
                    legal[luck.below(legal.len() as u32) as usize]
                } else {
                    bots[seat.index()].choose(&game.view(Viewer::Seat(seat)), &legal)
                };
                game.play(mv, &mut ()).expect("bots choose legal moves");
                if game.moment().is_some() && game.turn() != Turn::Over {
                    noted.push(Seat::all(players).map(|seat| game.features(seat)).collect());
                }
            }
        }
    }
    let points: Vec<f32> = Seat::all(players).map(|seat| game.final_points(seat)).collect();
    let mean = |numbers: &mut dyn Iterator<Item = f32>| numbers.sum::<f32>() / f32::from(players);
    let points_mean = mean(&mut points.iter().copied());
    let mut samples = Vec::new();
    for seats in noted {
        let means: Vec<f32> =
            (0..G::FEATURES).map(|i| mean(&mut seats.iter().map(|(f, _)| f[i]))).collect();
        for ((features, left), points) in seats.iter().zip(&points) {
            let features = features.iter().zip(&means).map(|(own, mean)| own - mean).collect();
            samples.push(Sample { features, left: *left, points: points - points_mean, players });
        }
    }
    Ok(samples)
}

/// Early and late weights side by side, mixed by how much of the game is left.
fn spread_row(sample: &Sample, row: &mut [f64]) {
    for (pair, &feature) in row.chunks_exact_mut(2).zip(&sample.features) {
        pair[0] = f64::from(feature * sample.left);
        pair[1] = f64::from(feature * (1.0 - sample.left));
    }
}

fn off(sample: &Sample, weights: &[f64], row: &mut [f64]) -> f64 {
    spread_row(sample, row);
    f64::from(sample.points) - row.iter().zip(weights).map(|(x, w)| x * w).sum::<f64>()
}

fn error(samples: &[Sample], weights: &[f64]) -> f64 {
    let mut row = vec![0.0; weights.len()];
    let sum: f64 = samples.iter().map(|sample| off(sample, weights, &mut row).powi(2)).sum();
    (sum / samples.len().max(1) as f64).sqrt()
}

/// How uncertain the points are early and late: a line through the absolute errors.
fn spreads(samples: &[Sample], weights: &[f64]) -> [f64; 2] {
    let mut row = vec![0.0; weights.len()];
    let mut squares = LeastSquares::new(2);
    for sample in samples {
        let left = f64::from(sample.left);
        // The mean absolute error of a normal distribution is 0.798 of its scatter. What is known
        // is a seat against the mean of all, what is asked a seat against another.
        let against_other = (2.0 / (1.0 - 1.0 / f64::from(sample.players))).sqrt();
        let scatter = off(sample, weights, &mut row).abs() / 0.798 * against_other;
        squares.add(&[left, 1.0 - left], scatter * LOGISTIC_SCALE);
    }
    let solved = squares.solve(&[1.0, 1.0], 1e-6);
    [solved[0].max(0.3), solved[1].max(0.3)]
}
