//! Trains a net by self-play: bots play, and the net learns from every position which seat finished
//! in which place.
//!
//! One game in eight is held out. The net never learns from those; they measure how good it is.

mod games;
mod state;
mod tower;

pub use games::{GamesFile, GamesPlan, Taught};
pub use tower::{Adam, Towers, TrainingExample, ranking_loss};

use crate::{Contest, ContestantProblem, Fitted};
use bots::net::{INPUTS, Inputs, NetLayout, ONE, WEIGHT_ONE};
use bots::{Net, Weights};
use dealer::Quick;
use kernel::{Luck, SEATS_MAX};
use serde::Serialize;
use std::path::PathBuf;
use std::{fmt, io};

/// One game in this many is held out.
const HELD_OUT_EVERY: usize = 8;
/// The number of positions between two steps of the optimizer.
const BATCH: usize = 128;
/// The learning rate of the layers at the start and at the end.
const RATES: [f32; 2] = [2e-3, 1e-4];
/// The same for the linear part. A feature in small units needs a weight of 20, which slow steps
/// don't reach.
const LINEAR_RATES: [f32; 2] = [4e-2, 4e-4];
/// The weight decay.
const DECAY: f32 = 1e-3;
/// The number of games between two progress reports.
const CHUNK: u64 = 64;

/// The parameters of a training run.
#[derive(Clone, Debug)]
pub struct TrainPlan {
    /// The games to learn from.
    pub games: GamesPlan,
    /// The sizes of both layers.
    pub hidden: [usize; 2],
    /// The weight of the search's estimate beside the result, from 0 to 1.
    pub found_part: f32,
    /// How often it goes through all positions.
    pub epochs: u32,
    /// The number of threads that play games.
    pub threads: usize,
    /// The folder for the games and the training state.
    pub folder: PathBuf,
}

/// The progress of a training run.
#[derive(Clone, Copy, Debug)]
pub enum TrainProgress {
    /// Games were played.
    Games {
        /// The number of games so far.
        done: u64,
        /// The number of games when this run began.
        before: u64,
        /// The total number of games.
        all: u64,
    },
    /// A pass through all positions was completed.
    Epoch {
        /// The number of passes so far.
        done: u32,
        /// The total number of passes.
        all: u32,
        /// The log loss on the held-out games.
        held_out: f64,
    },
}

/// The reason that a training run stopped.
#[derive(Debug)]
pub enum TrainProblem {
    /// The bot can't play.
    Bot(ContestantProblem),
    /// A file could not be read or written.
    Io(io::Error),
}

impl fmt::Display for TrainProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TrainProblem::Bot(problem) => problem.fmt(f),
            TrainProblem::Io(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for TrainProblem {}

impl From<io::Error> for TrainProblem {
    fn from(error: io::Error) -> Self {
        TrainProblem::Io(error)
    }
}

/// The quality of predictions of the winner in the held-out games: log loss in nats, lower is
/// better.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Losses {
    /// The loss of the quantized net, as it will play.
    pub net: f64,
    /// The loss of the crate's weights.
    pub linear: f64,
    /// The loss of equal chances for every seat.
    pub uniform: f64,
    /// The uncertainty of the difference between net and weights: half the width of its 95%
    /// interval, with a game as one observation.
    pub difference_ci95: f64,
}

/// The result of a training run.
#[derive(Clone, Debug, Serialize)]
pub struct Trained {
    /// The net.
    #[serde(skip)]
    pub net: Net,
    /// The number of games and positions it learned from.
    pub learned: [u64; 2],
    /// The number of games and positions held out.
    pub held_out: [u64; 2],
    /// The losses over whole games.
    pub losses: Losses,
    /// The losses over the first three fifths of a game.
    pub early: Losses,
}

impl Trained {
    /// Returns the net as weights of the heuristic if it has no layers, only a linear part.
    pub fn weights<G: Fitted>(&self) -> Option<Weights> {
        if self.net.hidden != [0, 0] {
            return None;
        }
        let (late, soon) = self.net.weights().split_at(INPUTS);
        let mut weights = G::weights().clone();
        let one = (WEIGHT_ONE * ONE) as f32;
        let scaled = |weight: i16, unit: f32| f32::from(weight) * unit * G::SPREAD / one;
        for ((pair, &unit), (&late, &soon)) in
            weights.values.chunks_exact_mut(2).zip(G::units()).zip(late.iter().zip(soon))
        {
            pair[0] = scaled(late + soon, unit);
            pair[1] = scaled(late, unit);
        }
        let size = 2 * G::FEATURES;
        weights.values[size..].fill(G::SPREAD);
        weights.provenance = vec![format!("written by the lab's training for {}", G::NAME)];
        weights.provenance.extend(self.net.provenance.iter().cloned());
        Some(weights)
    }
}

/// Plays, trains and measures.
pub fn train<G: Fitted>(
    plan: &TrainPlan,
    mut progress: impl FnMut(TrainProgress),
) -> Result<Trained, TrainProblem> {
    std::fs::create_dir_all(&plan.folder)?;
    let GamesPlan { players, games: all, .. } = plan.games;
    let path = plan.folder.join(format!("{}-{players}.games", G::NAME));
    let mut file = GamesFile::open(&path, G::NAME, &plan.games)?;
    let before = file.games.len() as u64;
    while (file.games.len() as u64) < all {
        let from = file.games.len() as u64;
        for taught in play_some::<G>(plan, from..(from + CHUNK).min(all))? {
            file.add(taught)?;
        }
        file.flush()?;
        progress(TrainProgress::Games { done: file.games.len() as u64, before, all });
    }
    let games = &file.games[..(all as usize).min(file.games.len())];
    let (held_out, learned): (Vec<_>, Vec<_>) =
        games.iter().enumerate().partition(|(number, _)| number % HELD_OUT_EVERY == 0);
    let [held_out, learned] = [held_out, learned]
        .map(|part| part.into_iter().map(|(_, taught)| taught).collect::<Vec<&Taught>>());
    let towers = teach::<G>(plan, &learned, &held_out, &mut progress)?;
    let count = |part: &[&Taught]| {
        [part.len() as u64, part.iter().map(|taught| taught.positions() as u64).sum()]
    };
    let mut net = towers.quantized(G::NAME, players, Vec::new());
    let losses = measure(&net, &held_out, 0..=255);
    let early = measure(&net, &held_out, 0..=152);
    let learned = count(&learned);
    let held_out = count(&held_out);
    net.provenance = vec![
        format!(
            "self-play by {}: {} games, {} positions, seed {}, one decision in {} at random",
            plan.games.bot, learned[0], learned[1], plan.games.seed, plan.games.stray_every
        ),
        format!(
            "held out {} games: log loss {:.4}, weights {:.4}, uniform {:.4}, difference ± {:.4}",
            held_out[0], losses.net, losses.linear, losses.uniform, losses.difference_ci95
        ),
    ];
    Ok(Trained { net, learned, held_out, losses, early })
}

/// Plays games on all threads and returns them in order.
fn play_some<G: Contest>(
    plan: &TrainPlan,
    numbers: std::ops::Range<u64>,
) -> Result<Vec<Taught>, TrainProblem> {
    let threads = plan.threads.max(1);
    let all: Vec<u64> = numbers.collect();
    let play = |numbers: &[u64]| -> Result<Vec<Taught>, ContestantProblem> {
        numbers.iter().map(|&number| games::play::<G>(&plan.games, number)).collect()
    };
    let parts = std::thread::scope(|scope| {
        let parts = all.chunks(all.len().div_ceil(threads).max(1));
        let started: Vec<_> = parts.map(|part| scope.spawn(|| play(part))).collect();
        started.into_iter().map(|part| part.join().expect("bots don't panic")).collect::<Vec<_>>()
    });
    let mut games = Vec::new();
    for part in parts {
        games.extend(part.map_err(TrainProblem::Bot)?);
    }
    Ok(games)
}

/// Passes through the positions repeatedly. Saves the state after each pass.
fn teach<G: Fitted>(
    plan: &TrainPlan,
    learned: &[&Taught],
    held_out: &[&Taught],
    progress: &mut impl FnMut(TrainProgress),
) -> Result<Towers, TrainProblem> {
    let players = usize::from(plan.games.players);
    let path = plan.folder.join(format!("{}-{players}.state", G::NAME));
    let positions: usize = learned.iter().map(|taught| taught.positions()).sum();
    let key = format!(
        "{:?} {positions} {:?} {} {}",
        plan.games, plan.hidden, plan.epochs, plan.found_part
    );
    let begin = || {
        let mut towers = Towers::new(plan.hidden, plan.games.seed);
        begin_from_weights::<G>(&mut towers, plan.games.players);
        (towers, 0)
    };
    let (mut towers, mut done) = state::load(&path, &key, plan.hidden).unwrap_or_else(begin);
    let mut adam = state::load_adam(&path, &key).unwrap_or_else(|| Adam::new(towers.weights.len()));
    let mut order: Vec<(u32, u32)> = Vec::with_capacity(positions);
    for (game, taught) in learned.iter().enumerate() {
        order.extend((0..taught.positions()).map(|at| (game as u32, at as u32)));
    }
    let width = players * INPUTS;
    let mut slopes = vec![0.0; towers.weights.len()];
    let layers = NetLayout::of(plan.hidden).linear;
    let steps = (positions.div_ceil(BATCH) * plan.epochs as usize).max(1);
    while done < plan.epochs {
        let mut luck = Quick::new(plan.games.seed ^ u64::from(done + 1));
        for last in (1..order.len()).rev() {
            order.swap(last, luck.below(last as u32 + 1) as usize);
        }
        for batch in order.chunks(BATCH) {
            slopes.fill(0.0);
            for &(game, at) in batch {
                let taught = learned[game as usize];
                let inputs = &taught.inputs[at as usize * width..][..width];
                towers.learn(taught.lesson(inputs, at as usize, plan.found_part), &mut slopes);
            }
            slopes.iter_mut().for_each(|slope| *slope /= batch.len() as f32);
            if plan.hidden == [0, 0] {
                // Weights have only the features.
                slopes.chunks_exact_mut(INPUTS).for_each(|part| part[G::FEATURES..].fill(0.0));
            }
            let left = (1.0 - adam.steps as f32 / steps as f32).max(0.0);
            let rate = |[first, last]: [f32; 2]| last + (first - last) * left;
            let rates = [rate(RATES), rate(LINEAR_RATES)];
            adam.step(&mut towers.weights, &slopes, layers, rates, DECAY);
        }
        done += 1;
        state::save(&path, &key, done, &towers, &adam)?;
        let net = towers.quantized(G::NAME, plan.games.players, Vec::new());
        let held_out = measure(&net, held_out, 0..=255).net;
        progress(TrainProgress::Epoch { done, all: plan.epochs, held_out });
    }
    Ok(towers)
}

/// Sets the linear part to the weights with which bots judge such a table today.
fn begin_from_weights<G: Fitted>(towers: &mut Towers, players: u8) {
    let judge = G::judge();
    let (pairs, _) = judge.weights(players).values.as_chunks::<2>();
    let Some((&spreads, pairs)) = pairs.split_last() else { return };
    let (late, soon) = towers.weights[NetLayout::of(towers.hidden).linear..].split_at_mut(INPUTS);
    for (((late, soon), pair), unit) in late.iter_mut().zip(soon).zip(pairs).zip(G::units()) {
        let [at_start, at_end] = [0, 1].map(|end| pair[end] / spreads[end] * ONE as f32 / unit);
        (*late, *soon) = (at_end, at_start - at_end);
    }
}

/// Measures the predictions of the winner in positions of these stages.
pub fn measure(net: &Net, games: &[&Taught], stages: std::ops::RangeInclusive<u8>) -> Losses {
    let mut sums = [0.0; 3];
    let mut differences = Vec::new();
    let mut count = 0.0f64;
    for taught in games {
        let players = taught.places.len();
        let winners = taught.places.iter().filter(|&&place| place == 1).count().max(1) as f64;
        let mut difference = 0.0;
        for (at, stage) in taught.stages.iter().enumerate() {
            // A position that the search only looked at has no result.
            if !stages.contains(stage) || taught.reached[at] == 0 {
                continue;
            }
            let mut seats = [[0; INPUTS]; SEATS_MAX];
            let inputs = &taught.inputs[at * players * INPUTS..][..players * INPUTS];
            for (row, inputs) in seats.iter_mut().zip(inputs.chunks_exact(INPUTS)) {
                let read: Inputs = std::array::from_fn(|input| inputs[input].into());
                *row = read;
            }
            let win = net.outlook(&seats[..players]).win;
            let [mut by_net, mut by_weights] = [0.0; 2];
            for seat in (0..players).filter(|&seat| taught.places[seat] == 1) {
                let linear = f64::from(taught.linear[at * players + seat]).max(0.5) / 255.0;
                by_net -= f64::from(win[seat]).max(1e-6).ln() / winners;
                by_weights -= linear.ln() / winners;
            }
            sums[0] += by_net;
            sums[1] += by_weights;
            sums[2] += (players as f64).ln();
            difference += by_net - by_weights;
            count += 1.0;
        }
        differences.push(difference);
    }
    let count = count.max(1.0);
    let games = differences.len().max(1) as f64;
    let mean = differences.iter().sum::<f64>() / games;
    let variance = differences.iter().map(|sum| (sum - mean).powi(2)).sum::<f64>();
    let [net, linear, uniform] = sums.map(|sum| sum / count);
    Losses { net, linear, uniform, difference_ci95: 1.96 * variance.sqrt() / count }
}
