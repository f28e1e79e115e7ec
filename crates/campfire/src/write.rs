//! Section 6: writing songs and legends.

use crate::event::Event;
use crate::fast::{LEGEND_CARDS, card_bit, cards_in};
use crate::illegal::Illegal;
use crate::moves::{Kinds, Move};
use crate::pieces::Legend;
use crate::prices::legend_price;
use crate::state::{Campfire, SONG_SLOT, WILD_SLOT};
use crate::tables::*;
use kernel::{Seat, Sink};

impl Campfire {
    /// Returns `true` if a seat could write anything now.
    pub(crate) fn can_write(&self, seat: Seat) -> bool {
        self.cards_in_reach(seat, self.values_owned(seat)) != 0
    }

    pub(crate) fn list_writings(&self, seat: Seat, sink: &mut impl Sink<Move>) {
        let values_owned = self.values_owned(seat);
        let cards = self.cards_in_reach(seat, values_owned);
        if cards != 0 {
            self.list_legends(seat, cards & LEGEND_CARDS, values_owned, sink);
            self.list_songs(seat, cards & !LEGEND_CARDS, sink);
        }
    }

    /// Lists the ways to pay for each of these legend cards. The seat must be able to pay for all
    /// of them.
    #[inline]
    fn list_legends(&self, seat: Seat, cards: u32, values_owned: u64, sink: &mut impl Sink<Move>) {
        let hand = &self.hands[seat.index()];
        let owned = values_owned.to_le_bytes();
        for (slot, rank) in cards_in(cards) {
            let legend = Legend::ALL[slot];
            let value = self.rules.values[rank][legend.index()];
            let price = value - owned[legend.index()];
            let most = price.min(hand[WILD_SLOT]);
            let mut wilds = price.saturating_sub(hand[legend.index()]);
            sink.put(Move::Legend { legend, value, wilds });
            while wilds < most {
                wilds += 1;
                sink.put(Move::Legend { legend, value, wilds });
            }
        }
    }

    /// Lists the ways to pay for each of these songs. The seat must be able to pay for all of them.
    #[inline]
    fn list_songs(&self, seat: Seat, cards: u32, sink: &mut impl Sink<Move>) {
        let owned = self.kinds_owned(seat);
        for (_, rank) in cards_in(cards) {
            let price = self.rules.values[rank][SONG_SLOT];
            let fewest = price.saturating_sub(owned.len());
            for wilds in fewest..price.min(self.hands[seat.index()][WILD_SLOT]) + 1 {
                for &kinds in owned.subsets(price - wilds) {
                    sink.put(Move::Song { price, kinds, wilds });
                }
            }
        }
    }

    fn check_wilds(&self, seat: Seat, needed: u8) -> Result<(), Illegal> {
        let owned = self.hands[seat.index()][WILD_SLOT];
        if needed > owned {
            return Err(Illegal::TooFewWilds { needed, owned });
        }
        Ok(())
    }

    /// C6.2: returns the rank of the song that this payment buys.
    fn check_song(&self, seat: Seat, price: u8, kinds: Kinds, wilds: u8) -> Result<usize, Illegal> {
        let rank = self.rank_of(SONG_SLOT, price).ok_or(Illegal::NoSuchSong(price))?;
        if self.rank_owned(seat, SONG_SLOT).is_some() {
            return Err(Illegal::SecondSong);
        }
        if !self.is_available(SONG_SLOT, rank) {
            return Err(Illegal::SongTaken(price));
        }
        let paid = kinds.len() + wilds;
        if paid != price {
            return Err(Illegal::SongPayment { price, paid });
        }
        if let Some(lacking) = kinds.without(self.kinds_owned(seat)).iter().next() {
            return Err(Illegal::NoStory(lacking));
        }
        self.check_wilds(seat, wilds)?;
        Ok(rank)
    }

    /// C6.2: writes a song.
    pub(crate) fn write_song(
        &mut self,
        price: u8,
        kinds: Kinds,
        wilds: u8,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let seat = self.active;
        let rank = self.check_song(seat, price, kinds, wilds)?;
        let points = self.rules.song_points[rank];
        for (legend, tiles) in self.hands[seat.index()][..LEGENDS].iter_mut().enumerate() {
            *tiles -= (kinds.0 >> legend) & 1;
        }
        self.hands[seat.index()][WILD_SLOT] -= wilds;
        self.take_card(seat, SONG_SLOT, rank);
        events.put(Event::WroteSong { seat, price, points, kinds, wilds });
        Ok(())
    }

    /// C6.3, C6.4: returns the rank of the card, and its price for this seat.
    fn check_legend(
        &self,
        seat: Seat,
        legend: Legend,
        value: u8,
        wilds: u8,
    ) -> Result<(usize, u8), Illegal> {
        let rank = self.rank_of(legend.index(), value);
        let rank = rank.ok_or(Illegal::NoSuchLegend(legend, value))?;
        let owned = self.legend_owned(seat, legend).unwrap_or(0);
        if value <= owned {
            return Err(Illegal::NotHigher { legend, owned });
        }
        if !self.is_available(legend.index(), rank) {
            return Err(Illegal::LegendTaken(legend, value));
        }
        let price = value - owned;
        if wilds > price {
            return Err(Illegal::TooManyWilds { price });
        }
        self.check_wilds(seat, wilds)?;
        let needed = price - wilds;
        let tiles = self.hands[seat.index()][legend.index()];
        if needed > tiles {
            return Err(Illegal::TooFewTiles { legend, needed, owned: tiles });
        }
        Ok((rank, price))
    }

    /// C6.3, C6.4: writes or upgrades a legend.
    pub(crate) fn write_legend(
        &mut self,
        legend: Legend,
        value: u8,
        wilds: u8,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let seat = self.active;
        let (rank, price) = self.check_legend(seat, legend, value, wilds)?;
        let upgraded_from = self.legend_owned(seat, legend);
        if let Some(old) = self.rank_owned(seat, legend.index()) {
            self.return_card(seat, legend.index(), old);
        }
        self.hands[seat.index()][legend.index()] -= price - wilds;
        self.hands[seat.index()][WILD_SLOT] -= wilds;
        self.take_card(seat, legend.index(), rank);
        events.put(Event::WroteLegend {
            seat,
            legend,
            value,
            upgraded_from,
            tiles: price - wilds,
            wilds,
        });
        Ok(())
    }

    /// C6.5: takes a card, which is unavailable until an upgrade returns it.
    pub(crate) fn take_card(&mut self, seat: Seat, slot: usize, rank: usize) {
        self.available &= !card_bit(slot, rank);
        self.owned[seat.index()] |= card_bit(slot, rank);
        self.progress = true;
    }

    fn return_card(&mut self, seat: Seat, slot: usize, rank: usize) {
        self.available |= card_bit(slot, rank);
        self.owned[seat.index()] &= !card_bit(slot, rank);
    }

    /// Returns the price of a legend card for a seat in tiles and Wilds, whether the seat can pay
    /// or not; `None` if it may not take the card at all (C6.4, C6.5).
    ///
    /// ```
    /// use emberwake_campfire::kernel::Seat;
    /// use emberwake_campfire::{Adventurer, Draft, Legend};
    ///
    /// let mut draft = Draft::new(&[Adventurer::Red, Adventurer::Moon]);
    /// draft.legends[0] = vec![(Legend::Bell, 3)];
    /// let game = draft.build().unwrap();
    /// assert_eq!(game.legend_price(Seat(0), Legend::Bell, 5), Some(2));
    /// assert_eq!(game.legend_price(Seat(0), Legend::Bell, 2), None);
    /// ```
    ///
    /// # Panics
    ///
    /// Panics if the seat is 5 or higher.
    pub fn legend_price(&self, seat: Seat, legend: Legend, value: u8) -> Option<u8> {
        let available = self.legends_available(legend).any(|v| v == value);
        legend_price(self.legend_owned(seat, legend), value).filter(|_| available)
    }
}
