//! Plays a match on several threads. The result doesn't depend on the number of threads.

use super::{GameResult, Ledger, MatchReport, Plan, play};
use crate::statistics::{Clusters, TestDecision};
use crate::{Contest, ContestantProblem};
use kernel::Record;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::{fmt, fs, io};

/// The progress of a match.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// Finished games, including those of a resumed match.
    pub done: u64,
    /// The maximum number of games.
    pub all: u64,
    /// The win share of the first bot so far.
    pub share: f64,
    /// The log-likelihood ratio of the sequential test, if there is one.
    pub llr: Option<f64>,
}

/// The reason that a match was not played to its end.
#[derive(Debug)]
pub enum ArenaProblem {
    /// A bot can't play.
    Bot(ContestantProblem),
    /// A record or the ledger could not be written.
    Io(io::Error),
}

impl fmt::Display for ArenaProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ArenaProblem::Bot(unknown) => unknown.fmt(f),
            ArenaProblem::Io(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ArenaProblem {}

impl From<io::Error> for ArenaProblem {
    fn from(error: io::Error) -> Self {
        ArenaProblem::Io(error)
    }
}

/// Plays the games that the ledger doesn't have yet, and reports on all of them.
///
/// The sequential test looks at whole deals in order, never at a game that happens to finish
/// early. So it stops at the same deal on any number of threads.
pub fn run<G: Contest>(
    plan: &Plan<G::Setup>,
    ledger: &mut Ledger,
    mut progress: impl FnMut(Progress),
) -> Result<MatchReport, ArenaProblem> {
    let all = plan.games_whole();
    let todo: Vec<u64> = (0..all).filter(|game| !ledger.games.contains_key(game)).collect();
    let next = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let mut watch = Watch::new(&plan.bots, plan.games_of_a_deal());
    watch.catch_up(plan, &ledger.games);
    if watch.decided(plan) {
        return Ok(watch.report::<G>(plan));
    }
    std::thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        for _ in 0..plan.threads.max(1) {
            let sender = sender.clone();
            let todo = &todo;
            let next = &next;
            let stop = &stop;
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    let index = next.fetch_add(1, Ordering::Relaxed) as usize;
                    let Some(&game) = todo.get(index) else { break };
                    if sender.send(play::<G>(plan, game)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        for played in receiver {
            let outcome = played.map_err(ArenaProblem::Bot).and_then(|(result, record)| {
                if let (Some(folder), Some(record)) = (&plan.records, record) {
                    write_record(folder, &result, &record)?;
                }
                Ok(ledger.add(result)?)
            });
            if let Err(problem) = outcome {
                stop.store(true, Ordering::Relaxed);
                return Err(problem);
            }
            watch.catch_up(plan, &ledger.games);
            progress(watch.progress(plan, ledger.games.len() as u64, all));
            if watch.decided(plan) {
                stop.store(true, Ordering::Relaxed);
                break;
            }
        }
        Ok(())
    })?;
    Ok(watch.report::<G>(plan))
}

fn write_record<G: kernel::Game>(
    folder: &Path,
    result: &GameResult,
    record: &Record<G>,
) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    fs::write(folder.join(format!("{}-{:06}.rec", G::NAME, result.game)), record.to_string())
}

/// The complete deals, in order, up to the one that decides the test.
struct Watch {
    deals: u64,
    games_of_a_deal: u64,
    results: Vec<GameResult>,
    shares: Vec<Clusters>,
    /// The results by name: the number of seats and their combined wins.
    names: Vec<(String, usize, Clusters)>,
    unfinished: u64,
    stopped: bool,
}

impl Watch {
    fn new(bots: &[String], games_of_a_deal: u64) -> Watch {
        let shares = vec![Clusters::default(); bots.len()];
        let mut names: Vec<(String, usize, Clusters)> = Vec::new();
        for bot in bots {
            match names.iter_mut().find(|(name, ..)| name == bot) {
                Some((_, seats, _)) => *seats += 1,
                None => names.push((bot.clone(), 1, Clusters::default())),
            }
        }
        Watch {
            deals: 0,
            games_of_a_deal,
            results: Vec::new(),
            shares,
            names,
            unfinished: 0,
            stopped: false,
        }
    }

    fn catch_up<S>(&mut self, plan: &Plan<S>, games: &BTreeMap<u64, GameResult>) {
        while !self.stopped && self.deals * self.games_of_a_deal < plan.games_whole() {
            let first = self.deals * self.games_of_a_deal;
            let deal: Vec<&GameResult> = games
                .range(first..first + self.games_of_a_deal)
                .map(|(_, result)| result)
                .collect();
            if deal.len() as u64 != self.games_of_a_deal {
                break;
            }
            self.deals += 1;
            let unfinished = deal.iter().filter(|result| !result.is_finished()).count() as u64;
            self.unfinished += unfinished;
            if unfinished > 0 {
                // A deal that lacks one of its games would be biased.
                continue;
            }
            for (bot, clusters) in self.shares.iter_mut().enumerate() {
                let shares = deal.iter().filter_map(|result| result.shares().nth(bot));
                clusters.add(shares.sum(), self.games_of_a_deal as f64);
            }
            for (name, _, clusters) in &mut self.names {
                let own = |bot: usize| plan.bots[bot] == *name;
                let won = |result: &&GameResult| -> f64 {
                    let shares = result.shares().enumerate();
                    shares.filter(|(bot, _)| own(*bot)).map(|(_, share)| share).sum()
                };
                clusters.add(deal.iter().map(won).sum(), self.games_of_a_deal as f64);
            }
            self.results.extend(deal.into_iter().cloned());
            self.stopped = self.decided(plan);
        }
    }

    fn decided<S>(&self, plan: &Plan<S>) -> bool {
        plan.sprt.as_ref().is_some_and(|sprt| sprt.decide(&self.shares[0]) != TestDecision::GoOn)
    }

    fn progress<S>(&self, plan: &Plan<S>, done: u64, all: u64) -> Progress {
        let llr = plan.sprt.as_ref().map(|sprt| sprt.llr(&self.shares[0]));
        Progress { done, all, share: self.shares[0].mean(), llr }
    }

    fn report<G: Contest>(&self, plan: &Plan<G::Setup>) -> MatchReport {
        MatchReport::new::<G>(plan, &self.results, &self.shares, &self.names, self.unfinished)
    }
}
