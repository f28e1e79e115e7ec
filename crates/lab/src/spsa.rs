//! Tunes the weights of a heuristic by matches against itself (SPSA, Spall 1992).
//!
//! Each step perturbs all weights together, each up or down at random, and lets the two opposite
//! changes play each other on duplicate deals. The winner shows the direction.

use crate::Contest;
use crate::arena::play_out;
use bots::{BotConfig, Judge, UnknownBotError, Weights};
use dealer::{Quick, Seed};
use kernel::Luck;

/// The parameters of a tuning run.
#[derive(Clone, Debug)]
pub struct SpsaPlan {
    /// The bot that plays. It must use weights.
    pub bot: String,
    /// The number of players.
    pub players: u8,
    /// The number of steps.
    pub steps: u32,
    /// The number of deals per step. Each is played twice with the sides swapped.
    pub deals: u32,
    /// The seed of all random numbers.
    pub seed: u64,
    /// The size of a perturbation, as a fraction of the weight.
    pub width: f64,
    /// The size of a weight's update after a clear win, as a fraction of the perturbation.
    pub gain: f64,
    /// The number of threads that play the games of a step.
    pub threads: usize,
}

/// The minimum size assumed for a weight, so that a weight of 0 is perturbed too.
const SIZE_MIN: f64 = 0.2;
/// Step sizes decrease after about this fraction of the steps.
const STEADY: f64 = 0.1;

/// Tunes the weights. `progress` receives the step and the score of the perturbed side, from -1 to
/// 1.
pub fn spsa<G: Contest>(
    start: &Weights,
    plan: &SpsaPlan,
    mut progress: impl FnMut(u32, f64),
) -> Result<Weights, UnknownBotError> {
    let mut luck = Quick::new(plan.seed);
    let mut values: Vec<f64> = start.values.iter().map(|&value| value.into()).collect();
    let sizes: Vec<f64> = values.iter().map(|value| value.abs().max(SIZE_MIN)).collect();
    for step in 0..plan.steps {
        let steady = STEADY * f64::from(plan.steps);
        let fade = (steady / (steady + f64::from(step))).powf(0.602);
        let width = plan.width * (1.0 / (1.0 + f64::from(step))).powf(0.101);
        let signs: Vec<f64> =
            values.iter().map(|_| if luck.below(2) == 0 { 1.0 } else { -1.0 }).collect();
        let shaken = |way: f64| {
            let moved = values.iter().zip(&sizes).zip(&signs);
            let moved =
                moved.map(|((value, size), sign)| (value + way * sign * size * width) as f32);
            let mut weights = start.clone();
            weights.values = moved.collect();
            Judge::linear(weights)
        };
        let won = contest::<G>(plan, step, &[shaken(1.0), shaken(-1.0)])?;
        for ((value, size), sign) in values.iter_mut().zip(&sizes).zip(&signs) {
            *value += fade * plan.gain * won * sign * size * width;
        }
        progress(step, won);
    }
    let mut tuned = start.clone();
    tuned.values = values.into_iter().map(|value| value as f32).collect();
    tuned.provenance.push(format!(
        "then SPSA: {} steps of {} deals by {} at tables of {}, width {}, gain {}, seed {}",
        plan.steps, plan.deals, plan.bot, plan.players, plan.width, plan.gain, plan.seed
    ));
    Ok(tuned)
}

/// Plays the deals of one step. Returns the score of the first side, from -1 to 1.
fn contest<G: Contest>(
    plan: &SpsaPlan,
    step: u32,
    sides: &[Judge; 2],
) -> Result<f64, UnknownBotError> {
    let games: Vec<u32> = (0..2 * plan.deals).collect();
    let mut won = 0.0;
    for some in games.chunks(plan.threads.max(1)) {
        let played: Vec<_> = std::thread::scope(|scope| {
            let started: Vec<_> = some
                .iter()
                .map(|&game| scope.spawn(move || one_game::<G>(plan, step, game, sides)))
                .collect();
            started.into_iter().map(|game| game.join().expect("bots don't panic")).collect()
        });
        for game in played {
            won += game?;
        }
    }
    Ok(won / f64::from(2 * plan.deals))
}

/// Plays one game of a step. Returns the score of the first side, from -1 to 1.
fn one_game<G: Contest>(
    plan: &SpsaPlan,
    step: u32,
    game: u32,
    sides: &[Judge; 2],
) -> Result<f64, UnknownBotError> {
    let deal = game / 2;
    let changed = game as usize % 2;
    let number = plan.seed ^ (u64::from(step) << 32 | u64::from(deal)).wrapping_mul(0x9e37);
    let mut bots = Vec::new();
    for seat in 0..usize::from(plan.players) {
        let config = BotConfig {
            seed: number.wrapping_add(1 + seat as u64),
            judge: Some(sides[(seat + changed) % 2].clone()),
            ..BotConfig::default()
        };
        bots.push(G::bot(&plan.bot, config)?);
    }
    let untimed = vec![false; bots.len()];
    let setup = G::table(plan.players);
    let played = play_out::<G>(&setup, &Seed::from_number(number), &mut bots, &untimed, u32::MAX);
    let standing = played.journal.now().standing().expect("a finished game has places");
    let share = 1.0 / standing.winners().count() as f64;
    let side = |seat: kernel::Seat| (seat.index() + changed).is_multiple_of(2);
    Ok(standing.winners().map(|seat| if side(seat) { share } else { -share }).sum())
}
