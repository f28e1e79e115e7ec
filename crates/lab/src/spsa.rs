//! Tunes the weights of a heuristic by matches against itself (SPSA, Spall 1992).
//!
//! Each step shakes all weights at once, half of them up and half down at random, and lets the
//! shaken play against the counter-shaken on duplicate deals. Who wins shows the way.

use crate::Contest;
use crate::arena::play_out;
use bots::{BotConfig, UnknownBot, Weights};
use dealer::{Quick, Seed};
use kernel::Luck;
use std::sync::Arc;

/// How to tune.
#[derive(Clone, Debug)]
pub struct SpsaPlan {
    /// Who plays: a bot that uses weights.
    pub bot: String,
    /// At tables of how many.
    pub players: u8,
    /// How many steps.
    pub steps: u32,
    /// How many deals each step, every one played twice with the sides changed.
    pub deals: u32,
    /// What all luck follows from.
    pub seed: u64,
    /// How far a weight is shaken, as a part of its own size.
    pub width: f64,
    /// How far a clear win moves it, as a part of how far it was shaken.
    pub gain: f64,
}

/// How far a weight of 0 is shaken, as if it were of this size.
const SIZE_MIN: f64 = 0.2;
/// Steps grow smaller after about this part of them.
const STEADY: f64 = 0.1;

/// Tunes. `progress` is told the step and how much the shaken side won of it, from -1 to 1.
pub fn spsa<G: Contest>(
    start: &Weights,
    plan: &SpsaPlan,
    mut progress: impl FnMut(u32, f64),
) -> Result<Weights, UnknownBot> {
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
            Arc::new(weights)
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

/// Plays the deals of one step. Gives how much the first side won of it, from -1 to 1.
fn contest<G: Contest>(
    plan: &SpsaPlan,
    step: u32,
    sides: &[Arc<Weights>; 2],
) -> Result<f64, UnknownBot> {
    let setup = G::table(plan.players);
    let mut won = 0.0;
    for game in 0..2 * plan.deals {
        let (deal, changed) = (game / 2, game as usize % 2);
        let number = plan.seed ^ (u64::from(step) << 32 | u64::from(deal)).wrapping_mul(0x9e37);
        let mut bots = Vec::new();
        for seat in 0..usize::from(plan.players) {
            let config = BotConfig {
                seed: number.wrapping_add(1 + seat as u64),
                weights: Some(Arc::clone(&sides[(seat + changed) % 2])),
                ..BotConfig::default()
            };
            bots.push(G::bot(&plan.bot, config)?);
        }
        let untimed = vec![false; bots.len()];
        let played =
            play_out::<G>(&setup, &Seed::from_number(number), &mut bots, &untimed, u32::MAX);
        let standing = played.journal.now().standing().expect("a finished game has places");
        let share = 1.0 / standing.winners().count() as f64;
        for seat in standing.winners() {
            won += if (seat.index() + changed).is_multiple_of(2) { share } else { -share };
        }
    }
    Ok(won / f64::from(2 * plan.deals))
}
