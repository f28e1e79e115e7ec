//! Estimates the share of the result that the deal decides, by playing the same deal several times.

use crate::row::GameRow;
use crate::statistics::Z95;
use crate::study::REPLAYS;
use kernel::SEATS_MAX;

/// The number of blocks of deals for the jackknife, which estimates the uncertainty by leaving out
/// one block at a time.
const BLOCKS: usize = 20;

/// Sums over the deals of one block, by seat.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Block {
    deals: f64,
    means: [f64; SEATS_MAX],
    means_squared: [f64; SEATS_MAX],
    within: [f64; SEATS_MAX],
}

impl Block {
    fn add(&mut self, other: &Block, sign: f64) {
        self.deals += sign * other.deals;
        for seat in 0..SEATS_MAX {
            self.means[seat] += sign * other.means[seat];
            self.means_squared[seat] += sign * other.means_squared[seat];
            self.within[seat] += sign * other.within[seat];
        }
    }

    /// Returns the share of the variance that is between deals, by an analysis of variance.
    fn share(&self, players: usize) -> Option<f64> {
        let replays = f64::from(REPLAYS);
        if self.deals < 2.0 {
            return None;
        }
        let mut between = 0.0;
        let mut within = 0.0;
        for seat in 0..players {
            let mean = self.means[seat] / self.deals;
            let spread = self.means_squared[seat] - self.deals * mean * mean;
            between += replays * spread / (self.deals - 1.0);
            within += self.within[seat] / (self.deals * (replays - 1.0));
        }
        let of_deals = (between - within) / replays;
        let all = of_deals + within;
        (all > 0.0).then(|| of_deals / all)
    }
}

/// Collects the games of a cell about deals. The games must be added in order.
#[derive(Clone, Debug)]
pub struct DealShare {
    players: usize,
    blocks: Vec<Block>,
    deal: Option<u32>,
    values: Vec<[f64; SEATS_MAX]>,
    value: fn(&GameRow, usize) -> f64,
    /// Example games.
    pub examples: Vec<(u16, u32)>,
}

impl DealShare {
    /// Creates an estimate for the share of wins.
    pub fn of_wins(players: u8) -> DealShare {
        DealShare::new(players, |row, seat| row.share(seat))
    }

    /// Creates an estimate for points relative to the mean of the table.
    pub fn of_points(players: u8) -> DealShare {
        DealShare::new(players, |row, seat| {
            let sum: i32 = row.seats().map(|seat| row.points(seat)).sum();
            f64::from(row.points(seat)) - f64::from(sum) / f64::from(row.players)
        })
    }

    fn new(players: u8, value: fn(&GameRow, usize) -> f64) -> DealShare {
        DealShare {
            players: players.into(),
            blocks: vec![Block::default(); BLOCKS],
            deal: None,
            values: Vec::new(),
            value,
            examples: Vec::new(),
        }
    }

    /// Adds a game. A deal that contains a stopped game doesn't count.
    pub fn add(&mut self, row: &GameRow) {
        if self.deal != Some(row.deal) {
            self.deal = Some(row.deal);
            self.values.clear();
        }
        if !row.finished {
            return;
        }
        if self.examples.len() < 3 {
            self.examples.push((row.cell, row.game));
        }
        let mut values = [0.0; SEATS_MAX];
        row.seats().for_each(|seat| values[seat] = (self.value)(row, seat));
        self.values.push(values);
        if self.values.len() == REPLAYS as usize {
            self.close(row.deal);
        }
    }

    fn close(&mut self, deal: u32) {
        let block = &mut self.blocks[deal as usize % BLOCKS];
        block.deals += 1.0;
        for seat in 0..self.players {
            let of_seat = || self.values.iter().map(|values| values[seat]);
            let mean = of_seat().sum::<f64>() / self.values.len() as f64;
            block.means[seat] += mean;
            block.means_squared[seat] += mean * mean;
            block.within[seat] += of_seat().map(|value| (value - mean).powi(2)).sum::<f64>();
        }
    }

    /// Returns the number of complete deals.
    pub fn deals(&self) -> u64 {
        self.blocks.iter().map(|block| block.deals).sum::<f64>() as u64
    }

    /// Returns the share and its 95 % interval, or `None` if there are too few deals.
    pub fn share(&self) -> Option<(f64, [f64; 2])> {
        let mut all = Block::default();
        self.blocks.iter().for_each(|block| all.add(block, 1.0));
        let share = all.share(self.players)?;
        let mut left_out = Vec::new();
        for block in self.blocks.iter().filter(|block| block.deals > 0.0) {
            let mut rest = all;
            rest.add(block, -1.0);
            left_out.push(rest.share(self.players)?);
        }
        let count = left_out.len() as f64;
        let mean = left_out.iter().sum::<f64>() / count;
        let squares: f64 = left_out.iter().map(|value| (value - mean).powi(2)).sum();
        let half = Z95 * ((count - 1.0) / count * squares).sqrt();
        Some((share, [share - half, share + half]))
    }
}
