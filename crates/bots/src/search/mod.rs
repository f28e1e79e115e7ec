//! Monte-Carlo tree search for any number of seats, with luck and hidden things.
//!
//! Every iteration imagines a position that shows the view it was given (information-set search),
//! goes down one tree over all of them, and opens a leaf. There every legal move gets a first guess
//! from the heuristic outlook after it, which steers the search as a prior and a bias that fades
//! with visits. Each seat follows what is best for itself (max^n). Luck is sampled on the way.

mod settings;
mod tree;
mod worker;

pub use settings::{Chance, Leaf, SearchSettings};

use crate::{Bot, Budget, Considered, Explanation, Insight, Weights};
use dealer::Quick;
use kernel::{SEATS_MAX, Seat, Turn};
use std::sync::Arc;
use tree::{NONE, Tree};
use worker::Worker;

/// How many moves an explanation tells.
const EXPLAINED: usize = 3;
/// How long a line it tells.
const LINE_MAX: usize = 8;
/// How often a move must have been tried to belong to a line.
const LINE_VISITS_MIN: u32 = 4;

/// The bot that searches.
pub struct SearchBot<G: Insight> {
    budget: Budget,
    settings: SearchSettings,
    weights: Arc<Weights>,
    workers: Vec<Worker<G>>,
    /// Which decisions the trees may be kept for: those of this seat in this turn.
    kept: Option<(Seat, u64)>,
    luck: Quick,
}

/// What all workers together found out about one move.
struct Tally<M> {
    mv: M,
    visits: u32,
    worth: f32,
    win: [f32; SEATS_MAX],
}

impl<G: Insight> SearchBot<G> {
    /// A bot that searches with these settings, its random numbers following from the seed.
    pub fn new(seed: u64, budget: Budget, settings: SearchSettings) -> Self {
        Self::with_weights(seed, budget, settings, Arc::new(G::weights().clone()))
    }

    /// The same with other weights than those of the crate.
    pub fn with_weights(
        seed: u64,
        budget: Budget,
        settings: SearchSettings,
        weights: Arc<Weights>,
    ) -> Self {
        let seeds = 0..u64::from(settings.threads.max(1));
        let workers = seeds.map(|nth| Worker::new(seed ^ nth.wrapping_mul(0x9e37_79b9_7f4a_7c15)));
        SearchBot {
            budget: budget.share(settings.threads.max(1)),
            settings,
            weights,
            workers: workers.collect(),
            kept: None,
            luck: Quick::new(!seed),
        }
    }

    /// Searches and tells the seat that decides.
    fn think(&mut self, view: &G::View, legal: &[G::Move]) -> (G, Seat) {
        let game = G::imagine(view, &mut self.luck);
        let seat = match game.turn() {
            Turn::Seat(seat) => seat,
            _ => Seat(0),
        };
        let here = game.moment().map(|moment| (seat, moment));
        if self.kept.is_none() || self.kept != here {
            self.workers.iter_mut().for_each(|worker| worker.tree.clear());
        }
        self.kept = None;
        let budget = &self.budget;
        let settings = &self.settings;
        let weights = &*self.weights;
        match &mut self.workers[..] {
            [alone] => alone.run(view, legal, budget, settings, weights),
            several => run_all(several, view, legal, budget, settings, weights),
        }
        (game, seat)
    }

    /// Adds up what the workers found, the most visited first.
    /// A bargain that is not worth more than another move that was tried comes after it.
    fn tally(&self, legal: &[G::Move], seat: Seat) -> Vec<Tally<G::Move>> {
        let mut tallies: Vec<Tally<G::Move>> = legal
            .iter()
            .map(|&mv| {
                let mut tally = Tally { mv, visits: 0, worth: 0.0, win: [0.0; SEATS_MAX] };
                let roots = self.workers.iter().flat_map(|worker| &worker.tree.nodes[0].edges);
                for edge in roots.filter(|edge| edge.mv == mv) {
                    tally.visits += edge.visits;
                    tally.worth += edge.mean(seat.index(), self.settings.trust);
                    for (sum, win) in tally.win.iter_mut().zip(edge.win) {
                        *sum += win;
                    }
                }
                tally
            })
            .collect();
        tallies.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.worth.total_cmp(&a.worth)));
        if let [first, second, ..] = &tallies[..]
            && G::is_bargain(&first.mv)
            && second.visits > 0
            && second.worth >= first.worth
        {
            tallies.swap(0, 1);
        }
        tallies
    }

    /// Keeps the trees behind the chosen move if the same seat goes on in the same turn.
    fn keep(&mut self, mut game: G, seat: Seat, mv: G::Move) {
        let before = game.moment();
        if !self.settings.reuse || before.is_none() || game.play(mv, &mut ()).is_err() {
            return;
        }
        while game.turn() == Turn::Chance {
            let outcome = game.sample(&mut self.luck);
            if game.resolve(outcome, &mut ()).is_err() {
                return;
            }
        }
        // With explicit luck a tree would have to be told what fell.
        if game.turn() == Turn::Seat(seat)
            && game.moment() == before
            && self.settings.chance == Chance::Open
        {
            self.workers.iter_mut().for_each(|worker| worker.tree.descend(&mv));
            self.kept = before.map(|moment| (seat, moment));
        }
    }

    /// The best moves, with the chances of each seat and the line the search expects.
    pub fn explanation(
        &mut self,
        view: &G::View,
        legal: &[G::Move],
        moves_max: usize,
    ) -> Explanation<G> {
        let before = Bot::<G>::iterations(self);
        let (game, seat) = self.think(view, legal);
        let tallies = self.tally(legal, seat);
        let tried = tallies.iter().filter(|tally| tally.visits > 0).take(moves_max);
        let moves = tried
            .map(|tally| Considered {
                mv: tally.mv,
                visits: tally.visits,
                win: tally.win.map(|sum| sum / tally.visits as f32),
                line: self.line(&game, seat, tally.mv),
            })
            .collect();
        let iterations = Bot::<G>::iterations(self) - before;
        Explanation { players: game.players(), iterations, moves }
    }

    /// Follows the most visited moves on an imagined course of the game.
    fn line(&mut self, game: &G, seat: Seat, first: G::Move) -> Vec<(Seat, G::Move)> {
        let mut line = vec![(seat, first)];
        let mut game = game.clone();
        let tree = &self.workers[0].tree;
        let mut at = behind_move(tree, 0, &first, 0);
        let mut legal = Vec::new();
        let mut played = game.play(first, &mut ()).is_ok();
        while let (true, Some(node)) = (played && line.len() < LINE_MAX, at) {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = game.sample(&mut self.luck);
                    played = game.resolve(outcome, &mut ()).is_ok();
                    if self.settings.chance == Chance::Explicit {
                        let known = tree.nodes[node as usize].outcomes.iter();
                        at = known.copied().find(|(o, _)| *o == outcome).map(|(_, next)| next);
                    }
                }
                Turn::Seat(seat) => {
                    legal.clear();
                    game.legal_moves(&mut legal);
                    let edges = tree.nodes[node as usize].edges.iter();
                    let best = edges
                        .filter(|edge| edge.visits >= LINE_VISITS_MIN && legal.contains(&edge.mv))
                        .max_by_key(|edge| edge.visits);
                    let Some(best) = best else { break };
                    line.push((seat, best.mv));
                    at = behind_move(tree, node, &best.mv, LINE_VISITS_MIN);
                    played = game.play(best.mv, &mut ()).is_ok();
                }
            }
        }
        line
    }
}

impl<G: Insight> Bot<G> for SearchBot<G> {
    fn choose(&mut self, view: &G::View, legal: &[G::Move]) -> G::Move {
        if let [only] = legal {
            return *only;
        }
        let (game, seat) = self.think(view, legal);
        let best = self.tally(legal, seat)[0].mv;
        self.keep(game, seat, best);
        best
    }

    fn explain(&mut self, view: &G::View, legal: &[G::Move]) -> Option<Explanation<G>> {
        Some(self.explanation(view, legal, EXPLAINED))
    }

    fn iterations(&self) -> u64 {
        self.workers.iter().map(|worker| worker.iterations).sum()
    }
}

fn behind_move<G: Insight>(tree: &Tree<G>, node: u32, mv: &G::Move, visits: u32) -> Option<u32> {
    let edges = &tree.nodes[node as usize].edges;
    let edge = edges.iter().find(|edge| edge.mv == *mv && edge.visits >= visits)?;
    (edge.node != NONE).then_some(edge.node)
}

/// Runs the workers beside each other (root parallelism). What they find does not depend on how
/// they are scheduled, since nothing is shared.
#[cfg(not(target_family = "wasm"))]
fn run_all<G: Insight>(
    workers: &mut [Worker<G>],
    view: &G::View,
    legal: &[G::Move],
    budget: &Budget,
    settings: &SearchSettings,
    weights: &Weights,
) {
    std::thread::scope(|scope| {
        for worker in workers {
            scope.spawn(|| worker.run(view, legal, budget, settings, weights));
        }
    });
}

/// A browser tab has one thread: the workers take turns.
#[cfg(target_family = "wasm")]
fn run_all<G: Insight>(
    workers: &mut [Worker<G>],
    view: &G::View,
    legal: &[G::Move],
    budget: &Budget,
    settings: &SearchSettings,
    weights: &Weights,
) {
    workers.iter_mut().for_each(|worker| worker.run(view, legal, budget, settings, weights));
}
