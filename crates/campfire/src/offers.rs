//! The price of each card for a seat, and the piles it may pick up, for front ends to show.

use crate::illegal::Question;
use crate::pieces::{Legend, Place, Tile};
use crate::state::Campfire;
use kernel::Seat;

/// The availability of a card to a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardOffer {
    /// A seat already has it (C6.5).
    Taken(Seat),
    /// The seat may not take it: it has a higher card of this legend, or a song (C6.2, C6.4).
    Outgrown,
    /// The seat may take it.
    Price {
        /// The price, in tiles.
        price: u8,
        /// The number of tiles the seat lacks; 0 if it can pay.
        lacking: u8,
    },
}

impl Campfire {
    /// Returns the availability of a legend card to a seat.
    ///
    /// ```
    /// use emberwake_campfire::kernel::Seat;
    /// use emberwake_campfire::{Adventurer, CardOffer, Draft, Legend};
    ///
    /// let mut draft = Draft::new(&[Adventurer::Red, Adventurer::Moon]);
    /// draft.legends[1] = vec![(Legend::Bell, 3)];
    /// let game = draft.build().unwrap();
    /// let offer = |seat, value| game.legend_offer(Seat(seat), Legend::Bell, value);
    /// assert_eq!(offer(0, 3), CardOffer::Taken(Seat(1)));
    /// assert_eq!(offer(0, 5), CardOffer::Price { price: 5, lacking: 5 });
    /// assert_eq!(offer(1, 5), CardOffer::Price { price: 2, lacking: 2 }, "an upgrade");
    /// assert_eq!(offer(1, 2), CardOffer::Outgrown);
    /// ```
    ///
    /// # Panics
    ///
    /// Panics if the seat is 5 or higher.
    pub fn legend_offer(&self, seat: Seat, legend: Legend, value: u8) -> CardOffer {
        let mut seats = Seat::all(kernel::Game::players(self));
        if let Some(owner) = seats.find(|&other| self.legend_owned(other, legend) == Some(value)) {
            return CardOffer::Taken(owner);
        }
        match self.legend_price(seat, legend, value) {
            None => CardOffer::Outgrown,
            Some(price) => {
                let means = self.tiles(seat, Tile::Story(legend)) + self.tiles(seat, Tile::Wild);
                CardOffer::Price { price, lacking: price.saturating_sub(means) }
            }
        }
    }

    /// Returns the availability of a song to a seat.
    ///
    /// # Panics
    ///
    /// Panics if the seat is 5 or higher.
    pub fn song_offer(&self, seat: Seat, price: u8) -> CardOffer {
        let owns = |other: Seat| self.song_owned(other).is_some_and(|song| song.price == price);
        if let Some(owner) = Seat::all(kernel::Game::players(self)).find(|&other| owns(other)) {
            return CardOffer::Taken(owner);
        }
        if self.song_owned(seat).is_some() {
            return CardOffer::Outgrown;
        }
        // C6.1: a song is paid with different stories; a Wild counts as any story.
        let told = |legend: &&Legend| self.tiles(seat, Tile::Story(**legend)) > 0;
        let means = Legend::ALL.iter().filter(told).count() as u8 + self.tiles(seat, Tile::Wild);
        CardOffer::Price { price, lacking: price.saturating_sub(means) }
    }

    /// Returns `true` if the seat to act may pick up this pile now (C5.1).
    ///
    /// ```
    /// use emberwake_campfire::{Adventurer, Draft, Place};
    ///
    /// let game = Draft::new(&[Adventurer::Red, Adventurer::Moon]).build().unwrap();
    /// let piles = Place::all().filter(|&place| game.may_take_up(place));
    /// assert_eq!(piles.map(u8::from).collect::<Vec<_>>(), [2]);
    /// ```
    pub fn may_take_up(&self, place: Place) -> bool {
        let adventurer = self.adventurer(self.active());
        self.question() == Some(Question::Act)
            && adventurer.is_some_and(|adventurer| self.pile(place).count_of(adventurer) > 0)
    }
}
