//! The textbook search, kept for comparison: UCB1 in an open-loop tree, random playouts to the end,
//! and the win as the only reward. It knows nothing but the rules.

use crate::{Bot, Budget};
use emberwake_dealer::Quick;
use kernel::{Game, Luck, SEATS_MAX, Turn};

/// The textbook's exploration constant.
const EXPLORE: f32 = std::f32::consts::SQRT_2;
const NONE: u32 = u32::MAX;

struct Edge<M> {
    mv: M,
    node: u32,
    visits: u32,
    wins: [f32; SEATS_MAX],
}

struct UctTree<M> {
    nodes: Vec<Vec<Edge<M>>>,
}

/// Plain UCT for any game: max^n with sampled random outcomes. Hidden information is imagined again
/// in each iteration.
pub struct UctBot<G: Game> {
    budget: Budget,
    luck: Quick,
    tree: UctTree<G::Move>,
    legal: Vec<G::Move>,
    choice: Vec<usize>,
    path: Vec<(u32, usize)>,
    iterations: u64,
}

impl<G: Game> UctBot<G> {
    /// Creates a bot with this budget and random seed.
    pub fn new(seed: u64, budget: Budget) -> Self {
        UctBot {
            budget,
            luck: Quick::new(seed),
            tree: UctTree { nodes: Vec::new() },
            legal: Vec::new(),
            choice: Vec::new(),
            path: Vec::new(),
            iterations: 0,
        }
    }

    fn iterate(&mut self, mut game: G) {
        self.path.clear();
        let mut at = Some(0);
        while let Some(node) = at {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => self.fall(&mut game),
                Turn::Seat(seat) => {
                    let edge = self.select(node, &game, seat.index());
                    let next = self.tree.nodes.len() as u32;
                    let chosen = &mut self.tree.nodes[node as usize][edge];
                    let played = game.play(chosen.mv, &mut ());
                    debug_assert!(played.is_ok(), "a listed move was refused");
                    self.path.push((node, edge));
                    // A move tried for the first time is a leaf. Its node is opened at the next
                    // visit.
                    let tried = chosen.visits > 0;
                    if tried && chosen.node == NONE {
                        chosen.node = next;
                    }
                    at = tried.then_some(chosen.node);
                    if at == Some(next) {
                        self.tree.nodes.push(Vec::new());
                    }
                }
            }
        }
        kernel::playout(&mut game, &mut self.luck, &mut self.legal);
        let Some(standing) = game.standing() else { return };
        let share = 1.0 / standing.winners().count() as f32;
        for &(node, edge) in &self.path {
            let edge = &mut self.tree.nodes[node as usize][edge];
            edge.visits += 1;
            standing.winners().for_each(|seat| edge.wins[seat.index()] += share);
        }
    }

    fn fall(&mut self, game: &mut G) {
        let outcome = game.sample(&mut self.luck);
        let fell = game.resolve(outcome, &mut ());
        debug_assert!(fell.is_ok(), "a sampled outcome may fall");
    }

    /// Selects a random untried move if there is one, otherwise the best by UCB1.
    fn select(&mut self, node: u32, game: &G, seat: usize) -> usize {
        self.legal.clear();
        game.legal_moves(&mut self.legal);
        let edges = &mut self.tree.nodes[node as usize];
        self.choice.clear();
        for &mv in &self.legal {
            let found = edges.iter().position(|edge| edge.mv == mv);
            self.choice.push(found.unwrap_or_else(|| {
                edges.push(Edge { mv, node: NONE, visits: 0, wins: [0.0; SEATS_MAX] });
                edges.len() - 1
            }));
        }
        let untried = self.choice.iter().filter(|&&index| edges[index].visits == 0);
        let count = untried.clone().count() as u32;
        if count > 0 {
            let nth = self.luck.below(count) as usize;
            return untried.copied().nth(nth).expect("nth is below the count");
        }
        let total: u32 = self.choice.iter().map(|&index| edges[index].visits).sum();
        let log = (total as f32).ln();
        let value = |index: usize| {
            let visits = edges[index].visits as f32;
            edges[index].wins[seat] / visits + EXPLORE * (log / visits).sqrt()
        };
        let better = |best: usize, next: usize| if value(next) > value(best) { next } else { best };
        self.choice.iter().copied().reduce(better).expect("a seat that is asked has moves")
    }
}

impl<G: Game> Bot<G> for UctBot<G> {
    fn choose(&mut self, view: &G::View, legal: &[G::Move]) -> G::Move {
        self.tree.nodes.clear();
        self.tree.nodes.push(Vec::new());
        let budget = self.budget.clone();
        let mut countdown = budget.begin();
        while countdown.more() {
            let game = G::imagine(view, &mut self.luck);
            self.iterate(game);
            self.iterations += 1;
        }
        let tried = self.tree.nodes[0].iter().filter(|edge| legal.contains(&edge.mv));
        tried.max_by_key(|edge| edge.visits).map_or(legal[0], |edge| edge.mv)
    }

    fn iterations(&self) -> u64 {
        self.iterations
    }
}
