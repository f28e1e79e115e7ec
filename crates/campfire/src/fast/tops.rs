//! The tiles that the stacks reveal.

use super::bytes;
use crate::outcome::Outcome;
use crate::pieces::{Place, Tile};
use crate::state::Campfire;
use crate::tables::TILES;
use kernel::Luck;

impl Campfire {
    /// Draws the tile that the next covered stack reveals.
    #[inline]
    pub(crate) fn sample_tile(&self, luck: &mut impl Luck) -> Outcome {
        let (first_eight, moons) = self.hidden_row();
        let running = bytes::running(first_eight);
        let kind = kind_at(running, luck.below(hidden_total(running, moons)));
        Outcome::Tile(self.next_covered(), Tile::ALL[kind as usize])
    }

    /// Returns the hidden tiles: eight kinds in the bytes of a word, and the moons.
    #[inline]
    fn hidden_row(&self) -> (u64, u8) {
        let (first_eight, moons) = self.hidden.split_first_chunk::<8>().expect("nine kinds");
        (u64::from_le_bytes(*first_eight), moons[0])
    }

    /// Reveals a random tile on each covered stack, in the order of the stacks. The rows stay in
    /// registers until the last one is revealed, and the number of hidden tiles is counted down: a
    /// random number below it needn't wait for the tile before. Returns the number of tiles.
    #[inline]
    pub(crate) fn uncover_covered(&mut self, luck: &mut impl Luck) -> u32 {
        let (first_eight, moons) = self.hidden_row();
        let mut running = bytes::running(first_eight);
        let before = hidden_total(running, moons);
        let mut total = before;
        let mut tops = u64::from_le_bytes(self.tops);
        for place in Place::in_mask(self.covered.into()) {
            let kind = kind_at(running, luck.below(total));
            total -= 1;
            running -= bytes::from_byte(kind);
            tops |= u64::from(kind + 1) << (8 * place.index());
        }
        let (hidden_eight, hidden_moons) = self.hidden.split_at_mut(8);
        hidden_eight.copy_from_slice(&bytes::parts(running).to_le_bytes());
        hidden_moons[0] = (total - hidden_total(running, 0)) as u8;
        self.tops = tops.to_le_bytes();
        self.covered = 0;
        before - total
    }
}

/// Returns the number of all hidden tiles, from the running count of the first eight kinds.
#[inline]
fn hidden_total(running: u64, moons: u8) -> u32 {
    (running >> 56) as u32 + u32::from(moons)
}

/// Returns the kind of tile that a random number selects: the first one whose running count of
/// hidden tiles exceeds it. Eight of the nine kinds are compared at the same time; if none of them
/// exceeds it, it is a moon.
#[inline]
fn kind_at(running: u64, number: u32) -> u32 {
    bytes::at_least(running, (u64::from(number) + 1) * bytes::ONES).trailing_zeros() / 8
}

const _: () = assert!(TILES < 128, "counts of hidden tiles fit into seven bits");
