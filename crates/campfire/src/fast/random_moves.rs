//! Random moves without a list: a random game needs only one move of each list.
//!
//! Each function counts the moves that a question has, draws a number below that count, and makes
//! the move that has this index in the list. `kernel::contract` compares every index with the list.

use super::cards::{LEGEND_CARDS, card_bit, cards_in};
use crate::illegal::Question;
use crate::moves::{Bend, Kinds, Move};
use crate::pieces::{Adventurer, Direction, Legend, Place};
use crate::sow::{pair_steps, skip_steps};
use crate::state::{Campfire, Phase, SONG_SLOT, WILD_SLOT};
use crate::tables::{PLACES, SONGS};
use kernel::{Game, Luck, Seat};

impl Campfire {
    /// Draws a legal move; see [`Game::sample_move`].
    #[inline]
    pub(crate) fn draw_move(&self, luck: &mut impl Luck, scratch: &mut Vec<Move>) -> Move {
        match self.phase {
            // With Wilds there are many ways to pay, and few seats have one.
            Phase::Ask(Question::Act) if self.hands[self.active.index()][WILD_SLOT] == 0 => {
                self.sample_action(luck)
            }
            Phase::Ask(Question::LysBonus) => self.sample_lys_bonus(luck),
            Phase::AskDisc(_) => self.sample_own_disc(luck),
            _ => {
                scratch.clear();
                self.legal_moves(scratch);
                scratch[luck.below(scratch.len() as u32) as usize]
            }
        }
    }

    /// Draws an action (C4.3) of a seat without Wilds.
    fn sample_action(&self, luck: &mut impl Luck) -> Move {
        let seat = self.active;
        let adventurer = self.adventurer(seat).expect("adventurers are chosen by now");
        let sowings = self.count_sowings(adventurer);
        let cards = self.cards_in_reach(seat, self.values_owned(seat));
        // Without Wilds, there is one way to pay for a legend.
        let legends = (cards & LEGEND_CARDS).count_ones();
        let songs = if cards > LEGEND_CARDS { self.count_songs(seat, cards) } else { 0 };
        let number = luck.below(sowings + legends + songs);
        if number < sowings {
            self.nth_sowing(adventurer, number)
        } else if number - sowings < legends {
            self.nth_legend(cards, number - sowings)
        } else {
            self.nth_song(seat, cards, number - sowings - legends)
        }
    }

    /// Returns the number of ways to sow a pile in one direction.
    #[inline]
    fn ways_to_sow(&self, adventurer: Adventurer, place: Place) -> u32 {
        let discs = self.pile(place).len();
        let bent = match adventurer {
            Adventurer::Ulrich => pair_steps(discs).len(),
            Adventurer::Siana => skip_steps(discs).len(),
            _ => 0,
        };
        1 + bent as u32
    }

    #[inline]
    fn count_sowings(&self, adventurer: Adventurer) -> u32 {
        let places = self.own_places(adventurer);
        match adventurer {
            Adventurer::Ulrich | Adventurer::Siana => {
                let ways = Place::in_mask(places).map(|place| self.ways_to_sow(adventurer, place));
                2 * ways.sum::<u32>()
            }
            _ => 2 * places.count_ones(),
        }
    }

    #[inline]
    fn nth_sowing(&self, adventurer: Adventurer, number: u32) -> Move {
        let direction = Direction::BOTH[number as usize % 2];
        let mut way = number / 2;
        for place in Place::in_mask(self.own_places(adventurer)) {
            let ways = self.ways_to_sow(adventurer, place);
            if way < ways {
                let bend = match (way, adventurer) {
                    (0, _) => None,
                    (step, Adventurer::Ulrich) => Some(Bend::Pair(step as u8)),
                    (step, _) => Some(Bend::Skip(step as u8)),
                };
                return Move::Sow { place, direction, bend };
            }
            way -= ways;
        }
        unreachable!("the number is below the count")
    }

    #[inline]
    fn nth_legend(&self, cards: u32, number: u32) -> Move {
        let card = cards_in(cards).nth(number as usize);
        let (slot, rank) = card.expect("the number is below the count");
        let legend = Legend::ALL[slot];
        let value = self.rules.values[rank][legend.index()];
        Move::Legend { legend, value, wilds: 0 }
    }

    /// Returns the ways to pay for each song in this set of cards.
    #[inline]
    fn song_payments(
        &self,
        seat: Seat,
        cards: u32,
    ) -> impl Iterator<Item = (u8, &'static [Kinds])> {
        let owned = self.kinds_owned(seat);
        (0..SONGS).filter(move |&rank| cards & card_bit(SONG_SLOT, rank) != 0).map(move |rank| {
            let price = self.rules.values[rank][SONG_SLOT];
            (price, owned.subsets(price))
        })
    }

    fn count_songs(&self, seat: Seat, cards: u32) -> u32 {
        self.song_payments(seat, cards).map(|(_, payments)| payments.len() as u32).sum()
    }

    fn nth_song(&self, seat: Seat, cards: u32, number: u32) -> Move {
        let mut left = number as usize;
        for (price, payments) in self.song_payments(seat, cards) {
            if let Some(&kinds) = payments.get(left) {
                return Move::Song { price, kinds, wilds: 0 };
            }
            left -= payments.len();
        }
        unreachable!("the number is below the count")
    }

    /// C3.6: draws a place that may still receive a disc.
    fn sample_own_disc(&self, luck: &mut impl Luck) -> Move {
        let open = Place::all()
            .fold(0u32, |open, place| open | u32::from(self.is_open(place)) << place.index());
        let number = luck.below(open.count_ones()) as usize;
        Move::Disc(Place::in_mask(open).nth(number).expect("the number is below the count"))
    }

    /// C5.5: draws a stack other than the one that Lys points at.
    fn sample_lys_bonus(&self, luck: &mut impl Luck) -> Move {
        let lys = self.lys.map_or(PLACES, Place::index) as u32;
        let number = luck.below(PLACES as u32 - 1);
        let place = Place::new((number + u32::from(number >= lys)) as u8);
        Move::Lys(place.expect("there is one place more than targets"))
    }
}
