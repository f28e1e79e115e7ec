//! Fits the weights of a heuristic to the results of self-play.
//!
//! Bots play games, and the features of each seat are recorded for every position. At the end of a
//! game, each seat's points are compared with the mean of the table. Least squares then finds the
//! weights that would have predicted them best.

use crate::linear::LeastSquares;
use crate::self_play::SelfPlay;
use crate::{ContestantProblem, Fitted};
use bots::Weights;
use dealer::Quick;
use kernel::{Seat, Turn};

/// The parameters of a fit.
#[derive(Clone, Debug)]
pub struct FitPlan {
    /// The bot that plays at every seat.
    pub bot: String,
    /// The numbers of players.
    pub players: Vec<u8>,
    /// The number of games per number of players.
    pub games: u64,
    /// The seed of all random numbers.
    pub seed: u64,
    /// One decision in this many is random, so that unusual positions occur too.
    pub stray_every: u32,
    /// The strength of the pull toward the old weights.
    pub ridge: f64,
    /// The number of threads that play games.
    pub threads: usize,
}

/// The result of a fit.
#[derive(Clone, Debug)]
pub struct Fit {
    /// The new weights, with their provenance.
    pub weights: Weights,
    /// The number of positions used.
    pub positions: u64,
    /// The root mean square error of the points with the old weights and with the new ones.
    pub error: [f64; 2],
    /// The same errors in games that were held out of the fit.
    pub held_out: [f64; 2],
}

/// One seat of one position: its features, the share of the game that was left, and the result.
struct Sample {
    features: Vec<f32>,
    left: f32,
    points: f32,
    players: u8,
}

/// The scale of the logistic curve closest to the normal one, relative to the standard deviation.
/// It turns a difference in points into a chance to win.
const LOGISTIC_SCALE: f64 = 0.551;

/// Plays games and fits the weights. `progress` receives the number of finished games.
pub fn fit<G: Fitted>(
    plan: &FitPlan,
    mut progress: impl FnMut(u64),
) -> Result<Fit, ContestantProblem> {
    let mut samples = Vec::new();
    let mut held_out = Vec::new();
    let mut done = 0;
    for &players in &plan.players {
        let numbers: Vec<u64> = (0..plan.games).collect();
        for some in numbers.chunks(plan.threads.max(1)) {
            for (number, played) in some.iter().zip(collect_all::<G>(plan, players, some)) {
                let part = if number % HELD_OUT_EVERY == HELD_OUT_EVERY - 1 {
                    &mut held_out
                } else {
                    &mut samples
                };
                part.extend(played?);
            }
            done += some.len() as u64;
            progress(done);
        }
    }
    // With few games, the same ones serve for both.
    let held_out = if held_out.is_empty() { &samples } else { &held_out };
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
    let errors = |samples: &[Sample]| [error(samples, &prior), error(samples, &solved)];
    let error = errors(&samples);
    let held_out = errors(held_out);
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
        format!(
            "root mean square error in points of held-out games: {:.3} before, {:.3} after",
            held_out[0], held_out[1]
        ),
    ];
    Ok(Fit { weights, positions: samples.len() as u64, error, held_out })
}

/// One game in this many is held out: it measures the error and is not part of the fit.
const HELD_OUT_EVERY: u64 = 8;

/// Plays games in parallel and returns them in order.
fn collect_all<G: Fitted>(
    plan: &FitPlan,
    players: u8,
    numbers: &[u64],
) -> Vec<Result<Vec<Sample>, ContestantProblem>> {
    std::thread::scope(|scope| {
        let started: Vec<_> = numbers
            .iter()
            .map(|&number| scope.spawn(move || collect::<G>(plan, players, number)))
            .collect();
        started.into_iter().map(|game| game.join().expect("bots don't panic")).collect()
    })
}

/// Plays one game and records the positions that a search evaluates: those at a turn's first
/// decision, and those that await a random outcome after a move.
fn collect<G: Fitted>(
    plan: &FitPlan,
    players: u8,
    number: u64,
) -> Result<Vec<Sample>, ContestantProblem> {
    let seed = plan.seed.wrapping_mul(1_000_003).wrapping_add(number * 8 + u64::from(players));
    let mut luck = Quick::new(seed);
    let bot_seed = |seat| seed ^ (u64::from(seat) << 56);
    let mut table = SelfPlay::<G>::start(&plan.bot, players, bot_seed)?;
    let mut noted: Vec<Vec<(Vec<f32>, f32)>> = Vec::new();
    while let Some(decided) = table.decide(plan.stray_every, &mut luck) {
        table.play(&decided);
        let game = &table.game;
        if game.moment().is_some() && game.turn() != Turn::Over {
            noted.push(Seat::all(players).map(|seat| game.features(seat)).collect());
        }
    }
    let Some(game) = table.finished() else { return Ok(Vec::new()) };
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

/// Fills a row with the early and late parts of each feature, mixed by the share of the game that
/// is left.
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

/// Estimates the uncertainty of the points early and late, with a line through the absolute errors.
fn spreads(samples: &[Sample], weights: &[f64]) -> [f64; 2] {
    let mut row = vec![0.0; weights.len()];
    let mut squares = LeastSquares::new(2);
    for sample in samples {
        let left = f64::from(sample.left);
        // The mean absolute error of a normal distribution is 0.798 of its standard deviation. The
        // samples compare a seat with the mean of all; the result must compare two seats.
        let against_other = (2.0 / (1.0 - 1.0 / f64::from(sample.players))).sqrt();
        let scatter = off(sample, weights, &mut row).abs() / 0.798 * against_other;
        squares.add(&[left, 1.0 - left], scatter * LOGISTIC_SCALE);
    }
    let solved = squares.solve(&[1.0, 1.0], 1e-6);
    [solved[0].max(0.3), solved[1].max(0.3)]
}
