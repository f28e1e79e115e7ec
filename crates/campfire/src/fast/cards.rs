//! What a seat could write, for all cards together.
//!
//! A set of cards has a bit for each: four for each legend, by rank, and then four for the songs. A
//! hand is a word with a byte for each kind of tile.

use super::bytes;
use crate::moves::Kinds;
use crate::state::Campfire;
use crate::tables::CARDS_OF_A_LEGEND;
use kernel::Seat;

/// In a hand as a word: the mask for the tiles of legends, without the Wilds.
pub(crate) const STORIES: u64 = u64::MAX >> 8;
/// In a set of cards: the mask for the cards of legends, without the songs.
pub(crate) const LEGEND_CARDS: u32 = u32::MAX >> 4;

/// Returns the set with only this card.
#[inline]
pub(crate) const fn card_bit(slot: usize, rank: usize) -> u32 {
    1 << (CARDS_OF_A_LEGEND * slot + rank)
}

/// Returns the slot and the rank of each card in a set.
#[inline]
pub(crate) fn cards_in(mut cards: u32) -> impl Iterator<Item = (usize, usize)> {
    std::iter::from_fn(move || {
        let card = cards.trailing_zeros() as usize;
        (cards != 0).then(|| {
            cards &= cards - 1;
            (card / CARDS_OF_A_LEGEND, card % CARDS_OF_A_LEGEND)
        })
    })
}

impl Campfire {
    /// Returns the hand of a seat as one word, with a byte for each kind of tile.
    #[inline]
    fn hand(&self, seat: Seat) -> u64 {
        u64::from_le_bytes(self.hands[seat.index()])
    }

    /// Returns the legends of which a seat has a tile.
    #[inline]
    pub(crate) fn kinds_owned(&self, seat: Seat) -> Kinds {
        Kinds(bytes::bits(bytes::nonzero(self.hand(seat) & STORIES)))
    }

    /// Returns the values of a seat's cards, with a byte for each legend, then the price of its
    /// song.
    #[inline]
    pub(crate) fn values_owned(&self, seat: Seat) -> u64 {
        let owned = bytes::from_nibbles(self.owned[seat.index()]);
        self.rules.values.iter().enumerate().fold(0, |sum, (rank, values)| {
            sum | bytes::whole((owned >> rank) & bytes::ONES) & u64::from_le_bytes(*values)
        })
    }

    /// C6.2, C6.4: returns the cards that a seat can't use: legends of a lower value than it has,
    /// and any second song.
    #[inline]
    fn cards_outgrown(&self, seat: Seat) -> u32 {
        let owned = self.owned[seat.index()];
        let lower =
            (owned >> 1) & 0x7777_7777 | (owned >> 2) & 0x3333_3333 | (owned >> 3) & 0x1111_1111;
        let has_song = owned > LEGEND_CARDS;
        lower | u32::from(has_song).wrapping_neg() & !LEGEND_CARDS
    }

    /// Returns the cards that a seat could write now, all computed together. It can pay for a
    /// legend with tiles, Wilds and the card it upgrades, and for a song with different stories and
    /// Wilds. `values_owned` are those of its cards.
    #[inline]
    pub(crate) fn cards_in_reach(&self, seat: Seat, values_owned: u64) -> u32 {
        let hand = self.hand(seat);
        let wilds = (hand >> 56) * (bytes::ONES & STORIES);
        let stories = u64::from(bytes::sum(bytes::nonzero(hand & STORIES))) << 56;
        let means = hand + wilds + stories + values_owned;
        let in_reach = self.rules.values.iter().enumerate().fold(0, |cards, (rank, values)| {
            cards | bytes::at_least(means, u64::from_le_bytes(*values)) << rank
        });
        bytes::to_nibbles(in_reach) & self.available & !self.cards_outgrown(seat)
    }

    /// Returns the rank of the card of a legend with this value, or of the song with this price.
    #[inline]
    pub(crate) fn rank_of(&self, slot: usize, value: u8) -> Option<usize> {
        // Values ascend, so counting the lower ones finds the rank without a branch.
        let rank = self.rules.values.iter().filter(|values| values[slot] < value).count();
        (self.rules.values.get(rank)?[slot] == value).then_some(rank)
    }
}
