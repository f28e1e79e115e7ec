//! Counts the nodes of the game tree: the strictest test of a move generator.

use crate::{Game, Turn};
use std::ops::AddAssign;

/// The number of positions of each kind that a given number of steps reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Nodes {
    /// Positions in which a seat must decide.
    pub seat: u64,
    /// Positions that wait for a random outcome.
    pub chance: u64,
    /// Positions in which the game is over.
    pub over: u64,
}

impl Nodes {
    /// Returns the total number of positions.
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

/// Counts the positions exactly `depth` steps away. A step is a move or an outcome; each different
/// outcome counts once, whatever its weight. A game that ends earlier is counted where it ends.
///
/// ```
/// use emberwake_campfire::{Adventurer, Draft};
/// use emberwake_kernel::perft::perft;
///
/// let game = Draft::new(&[Adventurer::Red, Adventurer::Moon]).build().unwrap();
/// assert_eq!(perft(&game, 1).total(), 2, "one pile, in two directions");
/// ```
///
/// # Panics
///
/// Panics if the game refuses what it lists.
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
