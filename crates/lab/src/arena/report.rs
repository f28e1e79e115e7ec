//! What came of a match, for people and for programs.

use super::{GameResult, Plan};
use crate::Contest;
use crate::ratings::{bradley_terry, weng_lin};
use crate::statistics::{Clusters, Decision, Running};
use serde::Serialize;
use std::fmt;

/// The result of a match.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// Which game.
    pub game: &'static str,
    /// How many games were counted.
    pub games: u64,
    /// How many games were stopped because they went on for too long. Their deals don't count.
    pub unfinished: u64,
    /// How many deals: each was played in every seating.
    pub deals: u64,
    /// What all luck followed from.
    pub seed: u64,
    /// The bots in the order of the plan.
    pub bots: Vec<BotReport>,
    /// What the sequential test says, if there was one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sprt: Option<Verdict>,
}

/// How one bot did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BotReport {
    /// Its name.
    pub name: String,
    /// Games won; a shared victory counts its share.
    pub wins: f64,
    /// Wins by games.
    pub win_share: f64,
    /// The 95 % interval of the win share.
    pub ci95: [f64; 2],
    /// The mean place, from 1.
    pub mean_place: f64,
    /// The 95 % interval of the mean place.
    pub mean_place_ci95: [f64; 2],
    /// Its rating by Bradley and Terry on the scale of Elo, the mean of all being 1500.
    pub elo: f64,
    /// Its rating by Weng and Lin: the mean and its uncertainty.
    pub weng_lin: [f64; 2],
    /// How long it thought about one decision.
    pub ms_per_decision: f64,
    /// How many iterations it searched for one decision.
    pub iterations_per_decision: f64,
    /// How many iterations it searched in a second of thought.
    pub iterations_per_s: f64,
}

/// What a sequential test says.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Verdict {
    /// The win share under the null hypothesis.
    pub share0: f64,
    /// The win share under the alternative.
    pub share1: f64,
    /// The log-likelihood ratio.
    pub llr: f64,
    /// Where it decides.
    pub bounds: [f64; 2],
    /// What is decided.
    pub decision: Decision,
}

impl Report {
    pub(super) fn new<G: Contest>(
        plan: &Plan<G::Setup>,
        results: &[GameResult],
        shares: &[Clusters],
        unfinished: u64,
    ) -> Report {
        let elo = bradley_terry(plan.bots.len(), results);
        let levels = weng_lin(plan.bots.len(), results);
        let bots = plan.bots.iter().enumerate().map(|(bot, name)| {
            let sum = |of: fn(&GameResult) -> &Vec<u64>| -> f64 {
                results.iter().map(|result| of(result)[bot] as f64).sum()
            };
            let (us, decisions) = (sum(|result| &result.us), sum(|result| &result.decisions));
            let iterations = sum(|result| &result.iterations);
            let mut places = Running::default();
            results.iter().for_each(|result| places.add(result.places[bot].into()));
            BotReport {
                name: name.clone(),
                wins: round(shares[bot].total(), 3),
                win_share: round(shares[bot].mean(), 4),
                ci95: shares[bot].ci95().map(|bound| round(bound, 4)),
                mean_place: round(places.mean(), 3),
                mean_place_ci95: places.ci95().map(|bound| round(bound, 3)),
                elo: round(elo[bot], 0),
                weng_lin: levels[bot].map(|number| round(number, 2)),
                ms_per_decision: round(us / 1000.0 / decisions.max(1.0), 3),
                iterations_per_decision: round(iterations / decisions.max(1.0), 1),
                iterations_per_s: round(iterations / us.max(1.0) * 1e6, 0),
            }
        });
        Report {
            game: G::NAME,
            games: results.len() as u64,
            unfinished,
            deals: results.len() as u64 / plan.games_of_a_deal(),
            seed: plan.seed,
            bots: bots.collect(),
            sprt: plan.sprt.as_ref().map(|sprt| Verdict {
                share0: sprt.share0,
                share1: sprt.share1,
                llr: round(sprt.llr(&shares[0]), 3),
                bounds: sprt.bounds().map(|bound| round(bound, 3)),
                decision: sprt.decide(&shares[0]),
            }),
        }
    }
}

fn round(number: f64, digits: i32) -> f64 {
    let scale = 10f64.powi(digits);
    (number * scale).round() / scale
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{}: {} games, {} deals, seed {}",
            self.game, self.games, self.deals, self.seed
        )?;
        for bot in &self.bots {
            writeln!(
                f,
                "{:<32} wins {:>5.1} % [{:.1}, {:.1}]  place {:.2}  elo {:.0}  {:.2} ms a decision  {:.0} iterations/s",
                bot.name,
                100.0 * bot.win_share,
                100.0 * bot.ci95[0],
                100.0 * bot.ci95[1],
                bot.mean_place,
                bot.elo,
                bot.ms_per_decision,
                bot.iterations_per_s,
            )?;
        }
        if let Some(verdict) = &self.sprt {
            let [low, high] = verdict.bounds;
            writeln!(
                f,
                "SPRT {} against {}: LLR {:.2} ({low:.2} to {high:.2}), {:?}",
                verdict.share0, verdict.share1, verdict.llr, verdict.decision
            )?;
        }
        Ok(())
    }
}
