//! The report of a match, for people and for programs.

use super::{GameResult, Plan};
use crate::Contest;
use crate::ratings::{bradley_terry, weng_lin};
use crate::statistics::{Clusters, Running, TestDecision};
use serde::Serialize;
use std::fmt;

/// The result of a match.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct MatchReport {
    /// The name of the game.
    pub game: &'static str,
    /// The number of games that count.
    pub games: u64,
    /// The number of games stopped because they took too many turns. Their deals don't count.
    pub unfinished: u64,
    /// The number of deals. Each was played in every seating.
    pub deals: u64,
    /// The seed of all random numbers.
    pub seed: u64,
    /// The bots in the order of the plan.
    pub bots: Vec<BotReport>,
    /// The results by bot name, for names that had several seats.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pooled: Vec<PooledReport>,
    /// The result of the sequential test, if there was one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sprt: Option<TestVerdict>,
}

/// The results of one bot.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BotReport {
    /// Its name.
    pub name: String,
    /// Games won. A shared victory counts its share.
    pub wins: f64,
    /// Wins divided by games.
    pub win_share: f64,
    /// The 95 % interval of the win share.
    pub ci95: [f64; 2],
    /// The mean place, from 1.
    pub mean_place: f64,
    /// The 95 % interval of the mean place.
    pub mean_place_ci95: [f64; 2],
    /// The Bradley-Terry rating on the Elo scale; the mean of all bots is 1500.
    pub elo: f64,
    /// The Weng-Lin rating: the mean and its uncertainty.
    pub weng_lin: [f64; 2],
    /// The thinking time per decision, in milliseconds.
    pub ms_per_decision: f64,
    /// The number of search iterations per decision.
    pub iterations_per_decision: f64,
    /// The number of search iterations per second of thinking time.
    pub iterations_per_s: f64,
}

/// The combined results of all seats with one name.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PooledReport {
    /// The name.
    pub name: String,
    /// The number of seats with this name.
    pub seats: usize,
    /// Games won by any of these seats. A shared victory counts its share.
    pub wins: f64,
    /// Wins divided by games.
    pub win_share: f64,
    /// The 95 % interval of the win share.
    pub ci95: [f64; 2],
}

impl PooledReport {
    /// Returns the win share and its interval, rescaled as if both sides had the same number of
    /// seats: 0.5 is even.
    pub fn even_share(&self, seats: usize) -> [f64; 3] {
        let even = self.seats as f64 / seats as f64;
        [self.win_share, self.ci95[0], self.ci95[1]].map(|share| 0.5 * share / even)
    }
}

/// The result of a sequential test.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TestVerdict {
    /// The win share under the null hypothesis.
    pub share0: f64,
    /// The win share under the alternative.
    pub share1: f64,
    /// The log-likelihood ratio.
    pub llr: f64,
    /// The bounds at which the test decides.
    pub bounds: [f64; 2],
    /// The decision.
    pub decision: TestDecision,
}

impl MatchReport {
    pub(super) fn new<G: Contest>(
        plan: &Plan<G::Setup>,
        results: &[GameResult],
        shares: &[Clusters],
        names: &[(String, usize, Clusters)],
        unfinished: u64,
    ) -> MatchReport {
        let elo = bradley_terry(plan.bots.len(), results);
        let levels = weng_lin(plan.bots.len(), results);
        let bots = plan.bots.iter().enumerate().map(|(bot, name)| {
            let sum = |of: fn(&GameResult) -> &Vec<u64>| -> f64 {
                results.iter().map(|result| of(result)[bot] as f64).sum()
            };
            let us = sum(|result| &result.us);
            let decisions = sum(|result| &result.decisions);
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
        MatchReport {
            game: G::NAME,
            games: results.len() as u64,
            unfinished,
            deals: results.len() as u64 / plan.games_of_a_deal(),
            seed: plan.seed,
            bots: bots.collect(),
            pooled: pooled(names),
            sprt: plan.sprt.as_ref().map(|sprt| TestVerdict {
                share0: sprt.share0,
                share1: sprt.share1,
                llr: round(sprt.llr(&shares[0]), 3),
                bounds: sprt.bounds().map(|bound| round(bound, 3)),
                decision: sprt.decide(&shares[0]),
            }),
        }
    }
}

fn pooled(names: &[(String, usize, Clusters)]) -> Vec<PooledReport> {
    if names.iter().all(|(_, seats, _)| *seats == 1) {
        return Vec::new();
    }
    let pooled = names.iter().map(|(name, seats, shares)| PooledReport {
        name: name.clone(),
        seats: *seats,
        wins: round(shares.total(), 3),
        win_share: round(shares.mean(), 4),
        ci95: shares.ci95().map(|bound| round(bound, 4)),
    });
    pooled.collect()
}

fn round(number: f64, digits: i32) -> f64 {
    let scale = 10f64.powi(digits);
    (number * scale).round() / scale
}

impl fmt::Display for MatchReport {
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
        for side in &self.pooled {
            writeln!(
                f,
                "{:<32} wins {:>5.1} % [{:.1}, {:.1}]  {} seats together",
                side.name,
                100.0 * side.win_share,
                100.0 * side.ci95[0],
                100.0 * side.ci95[1],
                side.seats,
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
