//! One search: goes down the tree again and again, and says at the leaf what it thinks of it.

use super::tree::{Edge, NONE, Tree};
use super::{Chance, Leaf, SearchSettings};
use crate::budget::Budget;
use crate::{Insight, Outlook, Weights};
use dealer::Quick;
use kernel::{Luck, SEATS_MAX, Seat, Turn};

/// A tree with more nodes than this grows no further; its statistics still do.
const NODES_MAX: usize = 400_000;
/// How many decisions of one seat within a turn are looked through for a first guess.
const FOLLOW_DEPTH: u32 = 1;

/// One search with its own tree and its own luck.
pub(crate) struct Worker<G: Insight> {
    pub(crate) tree: Tree<G>,
    luck: Quick,
    legal: Vec<G::Move>,
    follow: Vec<Vec<G::Move>>,
    choice: Vec<u32>,
    path: Vec<(u32, u32)>,
    pub(crate) iterations: u64,
}

impl<G: Insight> Worker<G> {
    pub(crate) fn new(seed: u64) -> Self {
        Worker {
            tree: Tree::new(),
            luck: Quick::new(seed),
            legal: Vec::new(),
            follow: vec![Vec::new(); FOLLOW_DEPTH as usize],
            choice: Vec::new(),
            path: Vec::new(),
            iterations: 0,
        }
    }

    /// Searches from a view until the budget is used up.
    pub(crate) fn run(
        &mut self,
        view: &G::View,
        legal: &[G::Move],
        budget: &Budget,
        settings: &SearchSettings,
        weights: &Weights,
    ) {
        let mut countdown = budget.begin();
        while countdown.more() {
            let game = G::imagine(view, &mut self.luck);
            self.iterate(game, legal, settings, weights);
            self.iterations += 1;
        }
    }

    fn iterate(
        &mut self,
        mut game: G,
        root: &[G::Move],
        settings: &SearchSettings,
        weights: &Weights,
    ) {
        self.path.clear();
        let mut at = 0;
        let outlook = loop {
            match game.turn() {
                Turn::Over => break game.outlook(weights),
                Turn::Chance => {
                    let outcome = game.sample(&mut self.luck);
                    let fell = game.resolve(outcome, &mut ());
                    debug_assert!(fell.is_ok(), "a sampled outcome may fall");
                    if settings.chance == Chance::Explicit {
                        at = self.tree.behind(at, outcome);
                    }
                }
                Turn::Seat(seat) => {
                    self.legal.clear();
                    // What may be decided first was listed by whoever asks.
                    if self.path.is_empty() {
                        self.legal.extend_from_slice(root);
                    } else {
                        game.legal_moves(&mut self.legal);
                    }
                    if !self.tree.nodes[at as usize].open {
                        let outlook = self.open(at, &game, seat, settings, weights);
                        break self.roll(game, outlook, settings, weights);
                    }
                    let edge = self.select(at, &game, seat, settings, weights);
                    let mv = self.tree.nodes[at as usize].edges[edge as usize].mv;
                    if game.play(mv, &mut ()).is_err() {
                        debug_assert!(false, "a listed move was refused: {mv}");
                        break game.outlook(weights);
                    }
                    self.path.push((at, edge));
                    let next = self.tree.nodes[at as usize].edges[edge as usize].node;
                    if next != NONE {
                        at = next;
                    } else if self.tree.nodes.len() < NODES_MAX {
                        let next = self.tree.add();
                        self.tree.nodes[at as usize].edges[edge as usize].node = next;
                        at = next;
                    } else {
                        break game.outlook(weights);
                    }
                }
            }
        };
        self.learn(&outlook);
    }

    /// Writes what was found into every edge that led there.
    fn learn(&mut self, outlook: &Outlook) {
        for &(node, edge) in &self.path {
            let edge = &mut self.tree.nodes[node as usize].edges[edge as usize];
            edge.visits += 1;
            for seat in 0..SEATS_MAX {
                edge.worth[seat] += outlook.worth[seat];
                edge.win[seat] += outlook.win[seat];
            }
        }
    }

    /// Opens a node: guesses what each legal move is worth. Gives the outlook of the leaf.
    fn open(
        &mut self,
        at: u32,
        game: &G,
        seat: Seat,
        settings: &SearchSettings,
        weights: &Weights,
    ) -> Outlook {
        let legal = std::mem::take(&mut self.legal);
        let mut edges = Vec::with_capacity(legal.len());
        let mut best = Outlook::default();
        let mut top = f32::MIN;
        for &mv in &legal {
            let (guess, outlook) = self.guess(game, mv, seat, FOLLOW_DEPTH, weights);
            if guess > top {
                (top, best) = (guess, outlook);
            }
            edges.push(new_edge(mv, guess));
        }
        self.legal = legal;
        let mut mass = 0.0;
        for edge in &mut edges {
            edge.pull = ((edge.guess - top) / settings.heat).exp();
            mass += edge.pull;
        }
        let node = &mut self.tree.nodes[at as usize];
        (node.edges, node.top, node.mass, node.open) = (edges, top, mass, true);
        match settings.leaf {
            Leaf::Here => game.outlook(weights),
            Leaf::Best => best,
        }
    }

    /// What a move seems worth to its seat at once: the outlook after it, and after the best that
    /// the same seat may decide next in the same turn.
    fn guess(
        &mut self,
        game: &G,
        mv: G::Move,
        seat: Seat,
        depth: u32,
        weights: &Weights,
    ) -> (f32, Outlook) {
        let mut after = game.clone();
        if after.play(mv, &mut ()).is_err() {
            debug_assert!(false, "a listed move was refused: {mv}");
            return (0.0, Outlook::default());
        }
        let hunch = game.hunch(&mv, weights);
        // Telling the moment may be slow, so it is asked last.
        let goes_on = depth > 0
            && after.turn() == Turn::Seat(seat)
            && game.moment().is_some_and(|moment| after.moment() == Some(moment));
        if !goes_on {
            let outlook = after.outlook(weights);
            return (outlook.worth[seat.index()] + hunch, outlook);
        }
        let mut moves = std::mem::take(&mut self.follow[depth as usize - 1]);
        moves.clear();
        after.legal_moves(&mut moves);
        let mut best = (f32::MIN, Outlook::default());
        for &mv in &moves {
            let next = self.guess(&after, mv, seat, depth - 1, weights);
            if next.0 > best.0 {
                best = next;
            }
        }
        self.follow[depth as usize - 1] = moves;
        (best.0 + hunch, best.1)
    }

    /// Chooses the edge to follow among the moves that are legal now.
    fn select(
        &mut self,
        at: u32,
        game: &G,
        seat: Seat,
        settings: &SearchSettings,
        weights: &Weights,
    ) -> u32 {
        self.match_edges(at, game, seat, settings, weights);
        let node = &self.tree.nodes[at as usize];
        let total: u32 = self.choice.iter().map(|&e| node.edges[e as usize].visits).sum();
        let reach = settings.explore * (total as f32 + 1.0).sqrt() / node.mass.max(1e-6);
        let mut best = (f32::MIN, 0);
        for &index in &self.choice {
            let edge = &node.edges[index as usize];
            let value = edge.mean(seat.index(), settings.trust)
                + reach * edge.pull / (1.0 + edge.visits as f32);
            if value > best.0 {
                best = (value, index);
            }
        }
        best.1
    }

    /// Finds the edges of the legal moves, and adds those that this node has not met before.
    fn match_edges(
        &mut self,
        at: u32,
        game: &G,
        seat: Seat,
        settings: &SearchSettings,
        weights: &Weights,
    ) {
        self.choice.clear();
        let legal = std::mem::take(&mut self.legal);
        let mut hint = 0;
        for &mv in &legal {
            let edges = &self.tree.nodes[at as usize].edges;
            let found = match edges.get(hint) {
                Some(edge) if edge.mv == mv => Some(hint),
                _ => edges.iter().position(|edge| edge.mv == mv),
            };
            let index = found.unwrap_or_else(|| {
                let (guess, _) = self.guess(game, mv, seat, FOLLOW_DEPTH, weights);
                let node = &mut self.tree.nodes[at as usize];
                let mut edge = new_edge(mv, guess);
                // The scale of the pulls was set when the node was opened; none grows beyond reason.
                edge.pull = ((guess - node.top) / settings.heat).min(2.0).exp();
                node.mass += edge.pull;
                node.edges.push(edge);
                node.edges.len() - 1
            });
            hint = index + 1;
            self.choice.push(index as u32);
        }
        self.legal = legal;
    }

    /// Plays on from a leaf for some decisions, if the settings say so.
    fn roll(
        &mut self,
        mut game: G,
        leaf: Outlook,
        settings: &SearchSettings,
        weights: &Weights,
    ) -> Outlook {
        if settings.rollout == 0 {
            return leaf;
        }
        let mut left = settings.rollout;
        loop {
            match game.turn() {
                Turn::Over => return game.outlook(weights),
                Turn::Chance => {
                    let outcome = game.sample(&mut self.luck);
                    let fell = game.resolve(outcome, &mut ());
                    debug_assert!(fell.is_ok(), "a sampled outcome may fall");
                }
                Turn::Seat(_) if left == 0 => return game.outlook(weights),
                Turn::Seat(seat) => {
                    left -= 1;
                    self.legal.clear();
                    game.legal_moves(&mut self.legal);
                    let mv = self.light_move(&game, seat, settings.sample, weights);
                    if game.play(mv, &mut ()).is_err() {
                        return game.outlook(weights);
                    }
                }
            }
        }
    }

    /// The best of a few moves drawn at random.
    fn light_move(&mut self, game: &G, seat: Seat, sample: u32, weights: &Weights) -> G::Move {
        let legal = std::mem::take(&mut self.legal);
        let mut best = (f32::MIN, legal[self.luck.below(legal.len() as u32) as usize]);
        if sample > 1 {
            for _ in 0..sample {
                let mv = legal[self.luck.below(legal.len() as u32) as usize];
                let (guess, _) = self.guess(game, mv, seat, 0, weights);
                if guess > best.0 {
                    best = (guess, mv);
                }
            }
        }
        self.legal = legal;
        best.1
    }
}

fn new_edge<M>(mv: M, guess: f32) -> Edge<M> {
    Edge {
        mv,
        node: NONE,
        visits: 0,
        pull: 0.0,
        guess,
        worth: [0.0; SEATS_MAX],
        win: [0.0; SEATS_MAX],
    }
}
