//! What a bot says about its choice.

use kernel::{Game, SEATS_MAX, Seat};

/// The best moves of a search, the best first.
#[derive(Clone, Debug)]
pub struct Explanation<G: Game> {
    /// How many seats the table has.
    pub players: u8,
    /// How many iterations the search made.
    pub iterations: u64,
    /// At most as many moves as were asked for, the best first.
    pub moves: Vec<Considered<G>>,
}

/// One move that the bot has considered.
#[derive(Clone, Debug)]
pub struct Considered<G: Game> {
    /// The move.
    pub mv: G::Move,
    /// How often the search tried it.
    pub visits: u32,
    /// The chance of each seat to win the game after this move; they sum to 1.
    pub win: [f32; SEATS_MAX],
    /// The line the search expects, beginning with the move; luck lies between.
    pub line: Vec<(Seat, G::Move)>,
}
