//! Counting the nodes of the game tree: the strictest test of a move generator.

use crate::{Game, Turn};
use std::ops::AddAssign;

/// How many positions of each sort a given number of steps reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Nodes {
    /// A seat is to decide.
    pub seat: u64,
    /// Luck is awaited.
    pub chance: u64,
    /// The game is over.
    pub over: u64,
}

impl Nodes {
    /// All of them.
    pub fn total(&self) -> u64 {
        self.seat + self.chance + self.over
    }
}

impl AddAssign for Nodes {
    fn add_assign(&mut self, other: Nodes) {
        self.seat += other.seat;
        self.chance += other.chance;
        self.over += other.over;
    }
}

/// Counts the positions exactly `depth` steps away, a step being a move or an outcome (each
/// different outcome once, whatever its weight). A game that ends earlier counts where it ends.
pub fn perft<G: Game>(game: &G, depth: u32) -> Nodes {
    match game.turn() {
        Turn::Over => Nodes { over: 1, ..Nodes::default() },
        Turn::Seat(_) if depth == 0 => Nodes { seat: 1, ..Nodes::default() },
        Turn::Chance if depth == 0 => Nodes { chance: 1, ..Nodes::default() },
        Turn::Seat(_) => {
            let mut moves = Vec::new();
            game.legal_moves(&mut moves);
            let mut nodes = Nodes::default();
            for mv in moves {
                let mut child = game.clone();
                child.play(mv, &mut ()).expect("a listed move is legal");
                nodes += perft(&child, depth - 1);
            }
            nodes
        }
        Turn::Chance => {
            let mut outcomes = Vec::new();
            game.outcomes(&mut outcomes);
            let mut nodes = Nodes::default();
            for (outcome, _) in outcomes {
                let mut child = game.clone();
                child.resolve(outcome, &mut ()).expect("a listed outcome may fall");
                nodes += perft(&child, depth - 1);
            }
            nodes
        }
    }
}
