//! Monte-Carlo tree search for any number of seats, with randomness and hidden information.
//!
//! Every iteration imagines a position that is consistent with the given view (information-set
//! search), descends one tree that all iterations share, and opens a leaf. There, every legal move
//! gets a first guess from the heuristic outlook after it. The guess steers the search as a prior
//! and as a bias that fades with visits. Each seat maximizes its own result (max^n). Random
//! outcomes are sampled on the way.

mod settings;
mod tree;
mod worker;

pub use settings::{Chance, Leaf, SearchSettings};

use crate::{Bot, Budget, Considered, Explanation, Insight, Judge};
use emberwake_dealer::Quick;
use kernel::{Luck, SEATS_MAX, Seat, Turn};
use tree::{NONE, Tree};
use worker::Worker;

/// The number of moves in an explanation.
const EXPLAINED: usize = 3;
/// The maximum length of a line in an explanation.
const LINE_MAX: usize = 8;
/// The number of visits a move needs to be part of a line.
const LINE_VISITS_MIN: u32 = 4;

/// A bot that searches.
///
/// ```
/// use emberwake_bots::kernel::playout::listed_moves;
/// use emberwake_bots::kernel::{Game, Viewer};
/// use emberwake_bots::{Bot, Budget, SearchBot, SearchSettings};
/// use emberwake_campfire::{Adventurer, Campfire, Draft};
///
/// let game = Draft::new(&[Adventurer::Red, Adventurer::Moon]).build().unwrap();
/// let settings = SearchSettings::default();
/// let mut bot: SearchBot<Campfire> = SearchBot::new(1, Budget::Iterations(40), settings);
///
/// let view = game.view(Viewer::Omniscient);
/// let legal = listed_moves(&game);
/// assert!(legal.contains(&bot.choose(&view, &legal)));
///
/// let best = &bot.explain(&view, &legal).unwrap().moves[0];
/// println!("{} wins with a chance of {:.0}%", best.mv, 100.0 * best.win[0]);
/// ```
pub struct SearchBot<G: Insight> {
    budget: Budget,
    settings: SearchSettings,
    judges: Judges,
    workers: Vec<Worker<G>>,
    /// The decisions that the trees are kept for: those of this seat in this turn.
    kept: Option<(Seat, u64)>,
    /// The statistics behind the last choice.
    weighed: Vec<Considered<G>>,
    luck: Quick,
}

/// The judges of a search. A net judges the leaves, where a better forecast pays. The weights guess
/// what moves are worth: they are several times as fast, and a search guesses ten times for each
/// leaf.
struct Judges {
    leaf: Judge,
    guess: Judge,
    /// Whether the two judge differently.
    differ: bool,
}

impl Judges {
    fn of(judge: Judge) -> Judges {
        Judges { guess: judge.clone().without_nets(), differ: judge.nets.is_some(), leaf: judge }
    }
}

/// The combined statistics of all workers about one move.
struct MoveTally<M> {
    mv: M,
    visits: u32,
    worth: f32,
    win: [f32; SEATS_MAX],
}

impl<M: Copy> MoveTally<M> {
    fn considered<G: Insight<Move = M>>(&self) -> Considered<G> {
        Considered {
            mv: self.mv,
            visits: self.visits,
            win: self.win.map(|sum| sum / self.visits.max(1) as f32),
            line: Vec::new(),
        }
    }
}

impl<G: Insight> SearchBot<G> {
    /// Creates a bot that searches with these settings and this random seed.
    pub fn new(seed: u64, budget: Budget, settings: SearchSettings) -> Self {
        Self::with_judge(seed, budget, settings, G::judge())
    }

    /// Creates a bot with a judge that replaces the default one.
    pub fn with_judge(seed: u64, budget: Budget, settings: SearchSettings, judge: Judge) -> Self {
        let seeds = 0..u64::from(settings.threads.max(1));
        let workers = seeds.map(|nth| Worker::new(seed ^ nth.wrapping_mul(0x9e37_79b9_7f4a_7c15)));
        SearchBot {
            budget: budget.share(settings.threads.max(1)),
            settings,
            judges: Judges::of(judge),
            workers: workers.collect(),
            kept: None,
            weighed: Vec::new(),
            luck: Quick::new(!seed),
        }
    }

    /// Runs the search. Returns an imagined position and the deciding seat.
    fn think(&mut self, view: &G::View, legal: &[G::Move], stop: f32) -> (G, Seat) {
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
        // Several searches don't know of each other's visits.
        let stop = if self.workers.len() == 1 && self.settings.blur == 0.0 { stop } else { 0.0 };
        let settings = &SearchSettings { stop, ..self.settings };
        let judges = &self.judges;
        match &mut self.workers[..] {
            [alone] => alone.run(view, legal, budget, settings, judges),
            several => run_all(several, view, legal, budget, settings, judges),
        }
        (game, seat)
    }

    /// Sums the statistics of all workers, most visited first. A bargain is sorted after any tried
    /// move that is worth at least as much.
    fn tally(&self, legal: &[G::Move], seat: Seat) -> Vec<MoveTally<G::Move>> {
        let mut tallies: Vec<MoveTally<G::Move>> = legal
            .iter()
            .map(|&mv| {
                let mut tally = MoveTally { mv, visits: 0, worth: 0.0, win: [0.0; SEATS_MAX] };
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

    /// Returns the move that looks best with the errors of a weaker player.
    fn misjudge(&mut self, tallies: &[MoveTally<G::Move>]) -> G::Move {
        let workers = self.workers.len() as f32;
        let mut best = (f32::MIN, tallies[0].mv);
        for tally in tallies {
            // The sum of four uniform numbers is close enough to a normal distribution. Its
            // standard deviation is 1/√3.
            let throws: u32 = (0..4).map(|_| self.luck.below(1 << 16)).sum();
            let error = (throws as f32 / 65536.0 - 2.0) * 3f32.sqrt() * self.settings.blur;
            let seems = tally.worth / workers + error;
            if seems > best.0 {
                best = (seems, tally.mv);
            }
        }
        best.1
    }

    /// Keeps the trees behind the chosen move if the same seat decides again in the same turn.
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
        // With explicit outcomes, the tree would need to know which outcome occurred.
        if game.turn() == Turn::Seat(seat)
            && game.moment() == before
            && self.settings.chance == Chance::Open
        {
            self.workers.iter_mut().for_each(|worker| worker.tree.descend(&mv));
            self.kept = before.map(|moment| (seat, moment));
        }
    }

    /// Returns the best moves, with each seat's chances and the expected line.
    pub fn explanation(
        &mut self,
        view: &G::View,
        legal: &[G::Move],
        moves_max: usize,
    ) -> Explanation<G> {
        let before = Bot::<G>::iterations(self);
        let (game, seat) = self.think(view, legal, 0.0);
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

    /// Returns the statistics of every legal move, best first, without expected lines.
    pub fn weigh(&mut self, view: &G::View, legal: &[G::Move]) -> Vec<Considered<G>> {
        let (_, seat) = self.think(view, legal, 0.0);
        self.tally(legal, seat).iter().map(MoveTally::considered).collect()
    }

    /// Follows the most visited moves through an imagined game.
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
            self.weighed.clear();
            return *only;
        }
        let (game, seat) = self.think(view, legal, self.settings.stop);
        let tallies = self.tally(legal, seat);
        self.weighed.clear();
        self.weighed.extend(tallies.iter().map(MoveTally::considered));
        let best = if self.settings.blur > 0.0 { self.misjudge(&tallies) } else { tallies[0].mv };
        self.keep(game, seat, best);
        best
    }

    fn explain(&mut self, view: &G::View, legal: &[G::Move]) -> Option<Explanation<G>> {
        Some(self.explanation(view, legal, EXPLAINED))
    }

    fn weighed(&self) -> &[Considered<G>] {
        &self.weighed
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

/// Runs the workers in parallel (root parallelism). They share nothing, so the results don't depend
/// on scheduling.
#[cfg(not(target_family = "wasm"))]
fn run_all<G: Insight>(
    workers: &mut [Worker<G>],
    view: &G::View,
    legal: &[G::Move],
    budget: &Budget,
    settings: &SearchSettings,
    judges: &Judges,
) {
    std::thread::scope(|scope| {
        for worker in workers {
            scope.spawn(|| worker.run(view, legal, budget, settings, judges));
        }
    });
}

/// Runs the workers one after the other: a browser tab has one thread.
#[cfg(target_family = "wasm")]
fn run_all<G: Insight>(
    workers: &mut [Worker<G>],
    view: &G::View,
    legal: &[G::Move],
    budget: &Budget,
    settings: &SearchSettings,
    judges: &Judges,
) {
    workers.iter_mut().for_each(|worker| worker.run(view, legal, budget, settings, judges));
}
