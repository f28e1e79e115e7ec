//! The usefulness of a hand and the places a seat tops, computed a machine word at a time, for
//! programs that evaluate a hundred thousand positions per second.

use crate::fast::STORIES;
use crate::fast::bytes::{self, ONES};
use crate::state::Campfire;
use crate::tables::LEGENDS;
use kernel::Seat;

/// The usefulness of a seat's tiles, given the available legend cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prospects {
    /// For each legend, the number of tiles that all its available cards together could take.
    pub room: [u8; LEGENDS],
    /// For each legend, the number of tiles that the best card takes that these tiles alone can pay
    /// for.
    pub ready: [u8; LEGENDS],
    /// For each legend, the number of tiles that have room on a card.
    pub taken: [u8; LEGENDS],
    /// The number of tiles that have no room on a card.
    pub surplus: u8,
    /// The legends of which another tile would have room, one bit each.
    pub useful: u8,
    /// The legends of which the seat has no tile, one bit each.
    pub fresh: u8,
}

impl Campfire {
    /// Returns the usefulness of a seat's tiles.
    ///
    /// ```
    /// use emberwake_campfire::kernel::Seat;
    /// use emberwake_campfire::{Adventurer, Draft, Legend, Tile};
    ///
    /// let mut draft = Draft::new(&[Adventurer::Red, Adventurer::Moon]);
    /// draft.tiles[0] = vec![Tile::Story(Legend::Bell); 7];
    /// let prospects = draft.build().unwrap().prospects(Seat(0));
    /// // The best card of a legend takes five tiles, so two are of no use.
    /// assert_eq!((prospects.ready[Legend::Bell.index()], prospects.surplus), (5, 2));
    /// ```
    ///
    /// # Panics
    ///
    /// Panics if the seat is 5 or higher.
    pub fn prospects(&self, seat: Seat) -> Prospects {
        let hand = u64::from_le_bytes(self.hands[seat.index()]) & STORIES;
        let owned = self.values_owned(seat) & STORIES;
        let available = bytes::from_nibbles(self.available) & STORIES;
        // Values increase with the rank, so the last card that fits is the best.
        let mut highest = owned;
        let mut payable = owned;
        for (rank, values) in self.rules.values.iter().enumerate() {
            let values = u64::from_le_bytes(*values) & STORIES;
            let open = (available >> rank) & bytes::at_least(values, owned + ONES);
            let paid = open & bytes::at_least(hand + owned, values);
            highest = choose(bytes::whole(open), values, highest);
            payable = choose(bytes::whole(paid), values, payable);
        }
        let room = highest - owned;
        let useful = ONES & !bytes::at_least(hand, room);
        let taken = choose(bytes::whole(useful), hand, room);
        Prospects {
            room: row(room),
            ready: row(payable - owned),
            taken: row(taken),
            surplus: bytes::sum(hand - taken),
            useful: bytes::bits(useful & STORIES),
            fresh: bytes::bits((ONES & !bytes::nonzero(hand)) & STORIES),
        }
    }

    /// Returns the places whose top disc belongs to a seat, one bit each.
    pub fn places_topped(&self, seat: Seat) -> u8 {
        let seat = u64::from(seat.0) * ONES;
        bytes::bits(bytes::at_least(self.listeners, seat) & bytes::at_least(seat, self.listeners))
    }
}

/// Returns the bytes of `yes` where the mask is set, and of `no` elsewhere.
const fn choose(mask: u64, yes: u64, no: u64) -> u64 {
    mask & yes | !mask & no
}

fn row(word: u64) -> [u8; LEGENDS] {
    let [row @ .., _] = word.to_le_bytes();
    row
}
