//! One search: repeatedly descends the tree and judges the leaf it reaches.

use super::tree::{Edge, NONE, Tree};
use super::{Chance, Judges, Leaf, SearchSettings};
use crate::budget::Budget;
use crate::exact::exp;
use crate::{Insight, Outlook};
use emberwake_dealer::Quick;
use kernel::{Luck, SEATS_MAX, Seat, Turn};

/// The maximum number of nodes. A larger tree stops growing, but its statistics are still updated.
const NODES_MAX: usize = 400_000;
/// The number of further decisions by the same seat within a turn that a first guess looks through.
const FOLLOW_DEPTH: u32 = 1;

/// One search with its own tree and its own random numbers.
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

    /// Searches from a view until the budget is used up, or until the settings stop it.
    pub(crate) fn run(
        &mut self,
        view: &G::View,
        legal: &[G::Move],
        budget: &Budget,
        settings: &SearchSettings,
        judges: &Judges,
    ) {
        let mut countdown = budget.begin();
        while countdown.more() {
            self.iterate(view, legal, settings, judges);
            self.iterations += 1;
            if settings.stop > 0.0
                && countdown.left().is_some_and(|left| self.is_settled(left as f32 * settings.stop))
            {
                break;
            }
        }
    }

    /// Returns `true` if the most visited move stays that, even if another got this many more visits.
    fn is_settled(&self, more: f32) -> bool {
        let [mut first, mut second] = [0, 0];
        for edge in &self.tree.nodes[0].edges {
            second = second.max(edge.visits.min(first));
            first = first.max(edge.visits);
        }
        (first - second) as f32 > more
    }

    fn iterate(
        &mut self,
        view: &G::View,
        root: &[G::Move],
        settings: &SearchSettings,
        judges: &Judges,
    ) {
        self.path.clear();
        let mut at = 0;
        let mut game = G::imagine(view, &mut self.luck);
        let outlook = loop {
            match game.turn() {
                Turn::Over => break game.outlook(&judges.leaf),
                Turn::Chance => {
                    let outcome = game.sample(&mut self.luck);
                    let fell = game.resolve(outcome, &mut ());
                    debug_assert!(fell.is_ok(), "a sampled outcome may fall");
                    if settings.chance == Chance::Explicit {
                        at = self.tree.behind(at, outcome);
                    }
                }
                Turn::Seat(_) if settings.lazy && self.is_new(at) => {
                    break self.roll(game, settings, judges);
                }
                Turn::Seat(seat) => {
                    self.legal.clear();
                    // The caller has listed the legal moves of the root.
                    if self.path.is_empty() {
                        self.legal.extend_from_slice(root);
                    } else {
                        game.legal_moves(&mut self.legal);
                    }
                    if !self.tree.nodes[at as usize].open {
                        let (mv, best) = self.open(at, &game, seat, settings, judges);
                        if settings.leaf == Leaf::Here || settings.rollout > 0 {
                            break self.roll(game, settings, judges);
                        }
                        // The outlook after the best move is a guess, and nets don't guess.
                        if judges.differ && game.play(mv, &mut ()).is_ok() {
                            break game.outlook(&judges.leaf);
                        }
                        break best;
                    }
                    let edge = self.select(at, &game, seat, settings, judges);
                    let mv = self.tree.nodes[at as usize].edges[edge as usize].mv;
                    if game.play(mv, &mut ()).is_err() {
                        debug_assert!(false, "a listed move was refused: {mv}");
                        break game.outlook(&judges.leaf);
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
                        break game.outlook(&judges.leaf);
                    }
                }
            }
        };
        self.learn(&outlook);
    }

    /// Marks a node as visited. Returns `true` on the first visit of a node other than the root.
    fn is_new(&mut self, at: u32) -> bool {
        let met = std::mem::replace(&mut self.tree.nodes[at as usize].met, true);
        !met && at != 0
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

    /// Opens a node by guessing the worth of each legal move. Returns the best move and the outlook
    /// after it.
    fn open(
        &mut self,
        at: u32,
        game: &G,
        seat: Seat,
        settings: &SearchSettings,
        judges: &Judges,
    ) -> (G::Move, Outlook) {
        let legal = std::mem::take(&mut self.legal);
        let mut edges = Vec::with_capacity(legal.len());
        let mut best = (legal[0], Outlook::default());
        let mut top = f32::MIN;
        let mut here = None;
        for &mv in &legal {
            let (guess, outlook) = if G::is_talk(&mv) {
                let outlook = *here.get_or_insert_with(|| game.outlook(&judges.guess));
                (outlook.worth[seat.index()] + game.hunch(&mv, &judges.guess), outlook)
            } else {
                self.guess(game, mv, seat, FOLLOW_DEPTH, judges)
            };
            if guess > top {
                (top, best) = (guess, (mv, outlook));
            }
            edges.push(new_edge(mv, guess));
        }
        self.legal = legal;
        let mut mass = 0.0;
        for edge in &mut edges {
            edge.pull = exp((edge.guess - top) / settings.heat);
            mass += edge.pull;
        }
        let node = &mut self.tree.nodes[at as usize];
        (node.edges, node.top, node.mass, node.open) = (edges, top, mass, true);
        best
    }

    /// Guesses the immediate worth of a move to its seat. The guess is the outlook after the move
    /// and after the best follow-up by the same seat in the same turn.
    fn guess(
        &mut self,
        game: &G,
        mv: G::Move,
        seat: Seat,
        depth: u32,
        judges: &Judges,
    ) -> (f32, Outlook) {
        let mut after = game.clone();
        if after.play(mv, &mut ()).is_err() {
            debug_assert!(false, "a listed move was refused: {mv}");
            return (0.0, Outlook::default());
        }
        let hunch = game.hunch(&mv, &judges.guess);
        // Computing the moment may be slow, so this comes last.
        let goes_on = depth > 0
            && after.turn() == Turn::Seat(seat)
            && game.moment().is_some_and(|moment| after.moment() == Some(moment));
        if !goes_on {
            let outlook = after.outlook(&judges.guess);
            return (outlook.worth[seat.index()] + hunch, outlook);
        }
        let mut moves = std::mem::take(&mut self.follow[depth as usize - 1]);
        moves.clear();
        after.legal_moves(&mut moves);
        let mut best = (f32::MIN, Outlook::default());
        for &mv in &moves {
            let next = self.guess(&after, mv, seat, depth - 1, judges);
            if next.0 > best.0 {
                best = next;
            }
        }
        self.follow[depth as usize - 1] = moves;
        (best.0 + hunch, best.1)
    }

    /// Selects the edge to follow among the moves that are legal now.
    fn select(
        &mut self,
        at: u32,
        game: &G,
        seat: Seat,
        settings: &SearchSettings,
        judges: &Judges,
    ) -> u32 {
        self.match_edges(at, game, seat, settings, judges);
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

    /// Finds the edges of the legal moves and adds those that are new to this node.
    fn match_edges(
        &mut self,
        at: u32,
        game: &G,
        seat: Seat,
        settings: &SearchSettings,
        judges: &Judges,
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
                let (guess, _) = self.guess(game, mv, seat, FOLLOW_DEPTH, judges);
                let node = &mut self.tree.nodes[at as usize];
                let mut edge = new_edge(mv, guess);
                // The scale of the pulls was set when the node was opened, so a later pull is
                // capped.
                edge.pull = exp(((guess - node.top) / settings.heat).min(2.0));
                node.mass += edge.pull;
                node.edges.push(edge);
                node.edges.len() - 1
            });
            hint = index + 1;
            self.choice.push(index as u32);
        }
        self.legal = legal;
    }

    /// Plays as many decisions from a leaf as the settings ask for, and judges where that leads.
    fn roll(&mut self, mut game: G, settings: &SearchSettings, judges: &Judges) -> Outlook {
        let mut left = settings.rollout;
        loop {
            match game.turn() {
                Turn::Over => return game.outlook(&judges.leaf),
                Turn::Chance => {
                    let outcome = game.sample(&mut self.luck);
                    let fell = game.resolve(outcome, &mut ());
                    debug_assert!(fell.is_ok(), "a sampled outcome may fall");
                }
                Turn::Seat(_) if left == 0 => return game.outlook(&judges.leaf),
                Turn::Seat(seat) => {
                    left -= 1;
                    self.legal.clear();
                    game.legal_moves(&mut self.legal);
                    let mv = self.light_move(&game, seat, settings.sample, judges);
                    if game.play(mv, &mut ()).is_err() {
                        return game.outlook(&judges.leaf);
                    }
                }
            }
        }
    }

    /// Returns the best of a few random moves.
    fn light_move(&mut self, game: &G, seat: Seat, sample: u32, judges: &Judges) -> G::Move {
        let legal = std::mem::take(&mut self.legal);
        let mut best = (f32::MIN, legal[self.luck.below(legal.len() as u32) as usize]);
        if sample > 1 {
            for _ in 0..sample {
                let mv = legal[self.luck.below(legal.len() as u32) as usize];
                let (guess, _) = self.guess(game, mv, seat, 0, judges);
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
