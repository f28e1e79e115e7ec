//! The tree of a search: nodes in one vector, identified by their index.

use kernel::{Game, SEATS_MAX};

/// The value of [`Edge::node`] when there is no node yet.
pub(crate) const NONE: u32 = u32::MAX;

/// A move from a node, with its statistics.
pub(crate) struct Edge<M> {
    pub(crate) mv: M,
    pub(crate) node: u32,
    pub(crate) visits: u32,
    /// The unnormalized prior of the move. Divided by the node's `mass`, it is the move's share.
    pub(crate) pull: f32,
    /// The first guess of the move's worth to its seat.
    pub(crate) guess: f32,
    /// The sum of `worth` over the visits, by seat.
    pub(crate) worth: [f32; SEATS_MAX],
    /// The sum of `win` over the visits, by seat.
    pub(crate) win: [f32; SEATS_MAX],
}

impl<M> Edge<M> {
    /// Returns the mean worth of the move to a seat. The first guess counts as `trust` visits.
    #[inline]
    pub(crate) fn mean(&self, seat: usize, trust: f32) -> f32 {
        (trust * self.guess + self.worth[seat]) / (trust + self.visits as f32).max(1e-6)
    }
}

/// A node of the tree: a decision or a random outcome.
pub(crate) struct Node<G: Game> {
    pub(crate) edges: Vec<Edge<G::Move>>,
    /// The child node of each random outcome, if the tree tells outcomes apart.
    pub(crate) outcomes: Vec<(G::Outcome, u32)>,
    /// The best guess among the edges when the node was opened.
    pub(crate) top: f32,
    /// The sum of the edges' pulls.
    pub(crate) mass: f32,
    pub(crate) open: bool,
    /// Whether the node was visited before.
    pub(crate) met: bool,
}

/// All nodes of a search. The root is the first.
pub(crate) struct Tree<G: Game> {
    pub(crate) nodes: Vec<Node<G>>,
}

impl<G: Game> Tree<G> {
    pub(crate) fn new() -> Self {
        let mut tree = Tree { nodes: Vec::new() };
        tree.add();
        tree
    }

    /// Removes all nodes and starts over with a root.
    pub(crate) fn clear(&mut self) {
        self.nodes.clear();
        self.add();
    }

    /// Adds an unopened node.
    pub(crate) fn add(&mut self) -> u32 {
        self.nodes.push(Node {
            edges: Vec::new(),
            outcomes: Vec::new(),
            top: 0.0,
            mass: 0.0,
            open: false,
            met: false,
        });
        self.nodes.len() as u32 - 1
    }

    /// Returns the node after a random outcome, adding it if it is new.
    pub(crate) fn behind(&mut self, node: u32, outcome: G::Outcome) -> u32 {
        let known = &self.nodes[node as usize].outcomes;
        if let Some(&(_, next)) = known.iter().find(|(fell, _)| *fell == outcome) {
            return next;
        }
        let next = self.add();
        self.nodes[node as usize].outcomes.push((outcome, next));
        next
    }

    /// Keeps only the subtree behind a move of the root; its top becomes the new root.
    pub(crate) fn descend(&mut self, mv: &G::Move) {
        let edge = self.nodes[0].edges.iter().find(|edge| edge.mv == *mv);
        let start = edge.map_or(NONE, |edge| edge.node);
        if start == NONE {
            return self.clear();
        }
        let mut old: Vec<Option<Node<G>>> = self.nodes.drain(..).map(Some).collect();
        let mut waiting = std::collections::VecDeque::from([start]);
        let mut count = 1;
        while let Some(at) = waiting.pop_front() {
            let mut node = old[at as usize].take().expect("a node has one parent");
            let next = node.edges.iter_mut().map(|edge| &mut edge.node);
            for next in next.chain(node.outcomes.iter_mut().map(|(_, next)| next)) {
                if *next != NONE {
                    waiting.push_back(*next);
                    *next = count;
                    count += 1;
                }
            }
            self.nodes.push(node);
        }
    }
}
