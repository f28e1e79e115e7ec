//! Section 6: writing songs and legends.

use crate::event::Event;
use crate::illegal::Illegal;
use crate::moves::{Kinds, Move};
use crate::pieces::Legend;
use crate::state::{Campfire, SONG_SLOT, WILD_SLOT};
use crate::tables::*;
use kernel::{Seat, Sink};

impl Campfire {
    /// Whether a seat could write anything now.
    pub(crate) fn can_write(&self, seat: Seat) -> bool {
        struct Any(bool);
        impl Sink<Move> for Any {
            fn put(&mut self, _: Move) {
                self.0 = true;
            }
        }
        let mut any = Any(false);
        self.list_writings(seat, &mut any);
        any.0
    }

    pub(crate) fn list_writings(&self, seat: Seat, sink: &mut impl Sink<Move>) {
        self.list_legends(seat, sink);
        if self.rank_owned(seat, SONG_SLOT).is_none() {
            self.list_songs(seat, sink);
        }
    }

    fn list_legends(&self, seat: Seat, sink: &mut impl Sink<Move>) {
        let wilds_owned = self.hands[seat.index()][WILD_SLOT];
        for legend in Legend::ALL {
            let tiles = self.hands[seat.index()][legend.index()];
            if tiles + wilds_owned == 0 {
                continue;
            }
            let owned = self.legend_owned(seat, legend).unwrap_or(0);
            for (rank, &value) in self.rules.legends[legend.index()].iter().enumerate() {
                if value <= owned || !self.is_available(legend.index(), rank) {
                    continue;
                }
                let price = value - owned;
                let wilds_needed = price.saturating_sub(tiles);
                for wilds in wilds_needed..=wilds_owned.min(price) {
                    sink.put(Move::Legend { legend, value, wilds });
                }
            }
        }
    }

    fn list_songs(&self, seat: Seat, sink: &mut impl Sink<Move>) {
        let hand = &self.hands[seat.index()];
        let wilds_owned = hand[WILD_SLOT];
        let kinds_owned = (0..LEGENDS).fold(0u8, |kinds, i| kinds | u8::from(hand[i] > 0) << i);
        let reach = kinds_owned.count_ones() as u8 + wilds_owned;
        let songs = self.rules.songs.iter().enumerate();
        for (_, song) in songs.filter(|(rank, _)| self.is_available(SONG_SLOT, *rank)) {
            if song.price > reach {
                continue;
            }
            // All subsets of the kinds owned, from the whole set down to the empty one.
            let mut kinds = kinds_owned;
            loop {
                let paid = kinds.count_ones() as u8;
                if paid <= song.price && song.price - paid <= wilds_owned {
                    let wilds = song.price - paid;
                    sink.put(Move::Song { price: song.price, kinds: Kinds(kinds), wilds });
                }
                if kinds == 0 {
                    break;
                }
                kinds = (kinds - 1) & kinds_owned;
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

    /// C6.2: the rank of the song this payment buys.
    fn check_song(&self, seat: Seat, price: u8, kinds: Kinds, wilds: u8) -> Result<usize, Illegal> {
        let rank = self.rules.songs.iter().position(|song| song.price == price);
        let rank = rank.ok_or(Illegal::NoSuchSong(price))?;
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
        if let Some(lacking) =
            kinds.iter().find(|legend| self.hands[seat.index()][legend.index()] == 0)
        {
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
        let points = self.rules.songs[rank].points;
        for (legend, tiles) in self.hands[seat.index()][..LEGENDS].iter_mut().enumerate() {
            *tiles -= (kinds.0 >> legend) & 1;
        }
        self.hands[seat.index()][WILD_SLOT] -= wilds;
        self.take_card(seat, SONG_SLOT, rank);
        self.card_points[seat.index()] += points;
        events.put(Event::WroteSong { seat, price, points, kinds, wilds });
        Ok(())
    }

    /// C6.3, C6.4: the rank of the card, and what it costs this seat.
    fn check_legend(
        &self,
        seat: Seat,
        legend: Legend,
        value: u8,
        wilds: u8,
    ) -> Result<(usize, u8), Illegal> {
        let rank = self.rules.legends[legend.index()].iter().position(|&v| v == value);
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
        let (needed, tiles) = (price - wilds, self.hands[seat.index()][legend.index()]);
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
        self.card_points[seat.index()] += price;
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

    /// C6.5: a taken card is gone until an upgrade returns it.
    fn take_card(&mut self, seat: Seat, slot: usize, rank: usize) {
        self.available &= !(1 << (4 * slot + rank));
        self.owned[seat.index()] |= (rank as u32 + 1) << (4 * slot);
        self.progress = true;
    }

    fn return_card(&mut self, seat: Seat, slot: usize, rank: usize) {
        self.available |= 1 << (4 * slot + rank);
        self.owned[seat.index()] &= !(0xf << (4 * slot));
    }

    /// What a card of a legend would cost a seat now: `None` when it may not take it at all
    /// (C6.4, C6.5), else the price in tiles and Wilds, paid or not.
    pub fn legend_price(&self, seat: Seat, legend: Legend, value: u8) -> Option<u8> {
        let owned = self.legend_owned(seat, legend).unwrap_or(0);
        let available = self.legends_available(legend).any(|v| v == value);
        (available && value > owned).then(|| value - owned)
    }

    /// Why a seat may not write this card now, if it may not; for people who wonder.
    pub fn writing_refused(&self, seat: Seat, mv: Move) -> Option<Illegal> {
        match mv {
            Move::Song { price, kinds, wilds } => self.check_song(seat, price, kinds, wilds).err(),
            Move::Legend { legend, value, wilds } => {
                self.check_legend(seat, legend, value, wilds).err()
            }
            _ => None,
        }
    }
}
