//! Section 6: writing songs and legends.

use crate::event::Event;
use crate::illegal::Illegal;
use crate::moves::{Kinds, Move};
use crate::pieces::Legend;
use crate::state::{Campfire, SONG_SLOT, WILD_SLOT};
use crate::tables::*;
use kernel::{Seat, Sink};

/// The lowest bit of each byte of a hand.
const EVERY_BYTE: u64 = 0x0101_0101_0101_0101;
/// The highest bit of each byte of a hand.
const TOP_BITS: u64 = 0x80 * EVERY_BYTE;

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

    /// The legends of which a seat might afford a card, bit 7 of its byte for each: it has as many
    /// tiles and Wilds as the lowest card costs, or one for an upgrade. All seven are compared at
    /// once; no count reaches 128, so no byte spills into the next.
    #[inline]
    fn legends_in_reach(&self, seat: Seat) -> u64 {
        let hand = u64::from_le_bytes(self.hands[seat.index()]);
        let have = hand + (hand >> 56) * (EVERY_BYTE >> 8);
        // One byte for each four bits of the cards owned, then 0x7f in each byte that is not 0.
        let mut owned = u64::from(self.owned[seat.index()]);
        owned = (owned | owned << 16) & 0x0000_ffff_0000_ffff;
        owned = (owned | owned << 8) & 0x00ff_00ff_00ff_00ff;
        owned = (owned | owned << 4) & 0x0f0f_0f0f_0f0f_0f0f;
        let upgrades = ((owned + 0x7f * EVERY_BYTE) & TOP_BITS) >> 7;
        let need = (self.rules.lowest_values & !(upgrades * 0x7f)) | upgrades;
        ((have | TOP_BITS) - need) & TOP_BITS & (TOP_BITS >> 8)
    }

    fn list_legends(&self, seat: Seat, sink: &mut impl Sink<Move>) {
        let hand = &self.hands[seat.index()];
        let wilds_owned = hand[WILD_SLOT];
        let mut in_reach = self.legends_in_reach(seat);
        while in_reach != 0 {
            let index = in_reach.trailing_zeros() as usize / 8;
            in_reach &= in_reach - 1;
            let (legend, tiles) = (Legend::ALL[index], hand[index]);
            let values = &self.rules.legends[index];
            // Cards of a lower rank than the one owned are of no use (C6.4).
            let first_rank = (self.owned[seat.index()] >> (4 * index)) & 0xf;
            let owned_value = if first_rank == 0 { 0 } else { values[first_rank as usize - 1] };
            let mut ranks = (self.available >> (4 * index)) & 0xf & (0xf << first_rank);
            while ranks != 0 {
                let value = values[ranks.trailing_zeros() as usize & 3];
                let price = value - owned_value;
                // Values ascend: what is too dear now stays so.
                if price > tiles + wilds_owned {
                    break;
                }
                let mut wilds = price.saturating_sub(tiles);
                while wilds <= wilds_owned && wilds <= price {
                    sink.put(Move::Legend { legend, value, wilds });
                    wilds += 1;
                }
                ranks &= ranks - 1;
            }
        }
    }

    fn list_songs(&self, seat: Seat, sink: &mut impl Sink<Move>) {
        let wilds_owned = self.hands[seat.index()][WILD_SLOT];
        let owned = self.kinds_owned(seat);
        for (rank, song) in self.rules.songs.iter().enumerate() {
            if song.price > owned.len() + wilds_owned {
                break;
            }
            if !self.is_available(SONG_SLOT, rank) {
                continue;
            }
            let mut wilds = song.price.saturating_sub(owned.len());
            while wilds <= wilds_owned && wilds <= song.price {
                self.list_song(song.price, owned, wilds, sink);
                wilds += 1;
            }
        }
    }

    /// The ways to pay a song with so many Wilds.
    fn list_song(&self, price: u8, owned: Kinds, wilds: u8, sink: &mut impl Sink<Move>) {
        let stories = price - wilds;
        if stories == owned.len() {
            return sink.put(Move::Song { price, kinds: owned, wilds });
        }
        for kinds in Kinds::of_size(stories) {
            if kinds.0 & !owned.0 == 0 {
                sink.put(Move::Song { price, kinds, wilds });
            }
        }
    }

    /// The legends of which a seat has a tile, gathered from the bytes of the hand all at once.
    #[inline]
    fn kinds_owned(&self, seat: Seat) -> Kinds {
        let stories = u64::from_le_bytes(self.hands[seat.index()]) & (u64::MAX >> 8);
        let any = ((stories + 0x7f * EVERY_BYTE) & TOP_BITS) >> 7;
        Kinds((any.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8)
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
    pub(crate) fn take_card(&mut self, seat: Seat, slot: usize, rank: usize) {
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
