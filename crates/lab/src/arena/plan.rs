//! The plan of a match: the bots, the number of deals and the seatings.

use crate::statistics::Sprt;
use std::path::PathBuf;

/// The seatings in which every deal is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seating {
    /// Once, with the bots seated in the order of the list.
    Fixed,
    /// Once per seat, so that every bot sits in each seat once.
    Rotate,
}

/// The plan of a match.
#[derive(Clone, Debug)]
pub struct Plan<S> {
    /// The setup of the tables.
    pub setup: S,
    /// The bots by name, one for each seat.
    pub bots: Vec<String>,
    /// The maximum number of games.
    pub games: u64,
    /// The seed of all random numbers.
    pub seed: u64,
    /// The seatings in which every deal is played.
    pub seating: Seating,
    /// The number of threads.
    pub threads: usize,
    /// The turn limit. A longer game is stopped and counts as unfinished, never as a result.
    pub turns_max: u32,
    /// A test about the win share of the first bot that can stop the match early.
    pub sprt: Option<Sprt>,
    /// The folder to which the games are written as records.
    pub records: Option<PathBuf>,
}

impl<S> Plan<S> {
    /// Returns the number of games played per deal.
    pub fn games_of_a_deal(&self) -> u64 {
        match self.seating {
            Seating::Fixed => 1,
            Seating::Rotate => self.bots.len() as u64,
        }
    }

    /// Returns the maximum number of games, rounded up to whole deals so that no bot gets the
    /// better seats.
    pub fn games_whole(&self) -> u64 {
        self.games.div_ceil(self.games_of_a_deal()) * self.games_of_a_deal()
    }

    /// Returns the deal of a game, and the bot at each seat.
    pub fn seats(&self, game: u64) -> (u64, Vec<usize>) {
        let deal = game / self.games_of_a_deal();
        let turned = game % self.games_of_a_deal();
        let bots = self.bots.len();
        (deal, (0..bots).map(|seat| (seat + bots - turned as usize) % bots).collect())
    }

    /// Returns the number from which the seed of this deal is made.
    pub fn deal_number(&self, deal: u64) -> u64 {
        mix(self.seed, deal)
    }

    /// Returns the random seed of a bot in a game.
    pub fn bot_seed(&self, game: u64, bot: usize) -> u64 {
        mix(mix(self.seed ^ 0x0b07, game), bot as u64)
    }

    /// Returns a text that must be identical when a match is resumed.
    pub fn signature(&self, game: &str, fields: &[(String, String)]) -> String {
        let table: Vec<String> =
            fields.iter().map(|(key, value)| format!("{key}={value}")).collect();
        let bots = self.bots.join(",");
        let seed = self.seed;
        let seating = self.seating;
        format!("{game} bots={bots} seed={seed} seats={seating:?} table:{}", table.join(";"))
    }
}

/// Mixes two numbers with SplitMix64, so that neighboring inputs give unrelated results.
pub(crate) fn mix(a: u64, b: u64) -> u64 {
    let mut z = a.wrapping_add(b.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
