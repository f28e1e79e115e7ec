//! What is to be played: which bots, how many deals, in which seatings.

use crate::statistics::Sprt;
use std::path::PathBuf;

/// In which seatings every deal is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seating {
    /// Once, the bots sitting as they are listed.
    Fixed,
    /// As often as there are seats, every bot sitting once in each.
    Rotate,
}

/// A match to be played.
#[derive(Clone, Debug)]
pub struct Plan<S> {
    /// What the tables agree on.
    pub setup: S,
    /// The bots by name, one for each seat.
    pub bots: Vec<String>,
    /// How many games are played at most.
    pub games: u64,
    /// What all luck follows from.
    pub seed: u64,
    /// In which seatings every deal is played.
    pub seating: Seating,
    /// On how many threads.
    pub threads: usize,
    /// A game that goes on past this many turns is stopped and counts as unfinished, never as a
    /// result.
    pub turns_max: u32,
    /// When to stop early: a test about the win share of the first bot.
    pub sprt: Option<Sprt>,
    /// Where the games are written as records.
    pub records: Option<PathBuf>,
}

impl<S> Plan<S> {
    /// How many games are played of each deal.
    pub fn games_of_a_deal(&self) -> u64 {
        match self.seating {
            Seating::Fixed => 1,
            Seating::Rotate => self.bots.len() as u64,
        }
    }

    /// How many games are played at most: whole deals only, so that nobody has the better seats.
    pub fn games_whole(&self) -> u64 {
        self.games.div_ceil(self.games_of_a_deal()) * self.games_of_a_deal()
    }

    /// Which deal a game has, and which bot sits at each seat.
    pub fn seats(&self, game: u64) -> (u64, Vec<usize>) {
        let (deal, turned) = (game / self.games_of_a_deal(), game % self.games_of_a_deal());
        let bots = self.bots.len();
        (deal, (0..bots).map(|seat| (seat + bots - turned as usize) % bots).collect())
    }

    /// The number whose seed deals this deal.
    pub fn deal_number(&self, deal: u64) -> u64 {
        mix(self.seed, deal)
    }

    /// What the luck of a bot in a game follows from.
    pub fn bot_seed(&self, game: u64, bot: usize) -> u64 {
        mix(mix(self.seed ^ 0x0b07, game), bot as u64)
    }

    /// What must be the same when a match is resumed.
    pub fn signature(&self, game: &str, fields: &[(String, String)]) -> String {
        let table: Vec<String> =
            fields.iter().map(|(key, value)| format!("{key}={value}")).collect();
        let (bots, seed, seating) = (self.bots.join(","), self.seed, self.seating);
        format!("{game} bots={bots} seed={seed} seats={seating:?} table:{}", table.join(";"))
    }
}

/// SplitMix64 of two numbers, so that neighbours have nothing in common.
pub(crate) fn mix(a: u64, b: u64) -> u64 {
    let mut z = a.wrapping_add(b.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
