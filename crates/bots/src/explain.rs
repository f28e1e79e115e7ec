//! Explanations: the moves a bot considered and their chances.

use kernel::{Game, SEATS_MAX, Seat};

/// The best moves of a search, best first.
#[derive(Clone, Debug)]
pub struct Explanation<G: Game> {
    /// The number of seats at the table.
    pub players: u8,
    /// The number of iterations the search made.
    pub iterations: u64,
    /// The best moves, best first, up to the number requested.
    pub moves: Vec<Considered<G>>,
}

/// One move that the bot considered.
#[derive(Clone, Debug)]
pub struct Considered<G: Game> {
    /// The move.
    pub mv: G::Move,
    /// The number of times the search tried the move.
    pub visits: u32,
    /// Each seat's chance of winning after this move; the chances sum to 1.
    pub win: [f32; SEATS_MAX],
    /// The expected line of play, starting with this move; random outcomes in between are left out.
    /// Empty when it comes from [`crate::SearchBot::weigh`].
    pub line: Vec<(Seat, G::Move)>,
}
