//! The possible random outcomes, and their effects.

use crate::event::Event;
use crate::outcome::Outcome;
use crate::pieces::{Place, Tile};
use crate::state::{Campfire, Phase};
use kernel::{Draw, Layout, Luck, OutcomeError, Seat, Sink, Turn};

/// The kinds of rolls for the dealer ([`Draw::Throw`]).
const THROW_HEIGHT: u8 = 0;
const THROW_FIRST: u8 = 1;
const THROW_LOT: u8 = 2;

impl Campfire {
    pub(crate) fn list_outcomes(&self, sink: &mut impl Sink<(Outcome, u32)>) {
        match self.phase {
            Phase::Heights(place) => self
                .height_weights(place)
                .for_each(|(tiles, ways)| sink.put((Outcome::Height(place, tiles), ways))),
            Phase::DrawFirst => {
                Seat::all(self.players()).for_each(|seat| sink.put((Outcome::First(seat), 1)));
            }
            Phase::DrawLot(seat) => {
                self.adventurers_free().for_each(|a| sink.put((Outcome::Lot(seat, a), 1)));
            }
            Phase::Uncover(_) => {
                let place = self.next_covered();
                for tile in Tile::ALL {
                    let weight = self.hidden(tile);
                    if weight > 0 {
                        sink.put((Outcome::Tile(place, tile), weight.into()));
                    }
                }
            }
            _ => {}
        }
    }

    pub(crate) fn apply_outcome(
        &mut self,
        outcome: Outcome,
        events: &mut impl Sink<Event>,
    ) -> Result<(), OutcomeError> {
        match (self.phase, outcome) {
            (Phase::Uncover(then), Outcome::Tile(place, tile))
                if place == self.next_covered() && self.hidden(tile) > 0 =>
            {
                self.uncover(place, tile, events);
                if self.covered == 0 {
                    self.after_uncovering(then, events);
                }
            }
            (Phase::Heights(next), Outcome::Height(place, tiles))
                if place == next && self.height_weights(place).any(|(t, _)| t == tiles) =>
            {
                self.lay_stack(place, tiles, events);
            }
            (Phase::DrawFirst, Outcome::First(seat)) if seat.0 < self.players() => {
                self.set_first(seat, events);
            }
            (Phase::DrawLot(next), Outcome::Lot(seat, adventurer))
                if seat == next && self.adventurers_free().any(|a| a == adventurer) =>
            {
                self.choose(seat, adventurer, events);
            }
            _ => return Err(OutcomeError),
        }
        Ok(())
    }

    pub(crate) fn sample_outcome(&self, luck: &mut impl Luck) -> Outcome {
        match self.phase {
            Phase::Uncover(_) => self.sample_tile(luck),
            Phase::Heights(place) => {
                let total = self.height_weights(place).map(|(_, ways)| ways).sum();
                let mut rest = luck.below(total);
                for (tiles, ways) in self.height_weights(place) {
                    if rest < ways {
                        return Outcome::Height(place, tiles);
                    }
                    rest -= ways;
                }
                unreachable!("the weights sum to the total")
            }
            Phase::DrawFirst => Outcome::First(Seat(luck.below(self.players().into()) as u8)),
            Phase::DrawLot(seat) => {
                let free = self.adventurers_free();
                let nth = luck.below(free.clone().count() as u32) as usize;
                let adventurer = free.clone().nth(nth).expect("nth is below the count");
                Outcome::Lot(seat, adventurer)
            }
            _ => panic!("it is not the turn of chance"),
        }
    }

    pub(crate) fn resolve_all(&mut self, luck: &mut impl Luck) -> u64 {
        let mut outcomes = 0;
        loop {
            match self.phase {
                Phase::Uncover(then) => {
                    outcomes += u64::from(self.uncover_covered(luck));
                    self.after_uncovering(then, &mut ());
                }
                _ if self.who() == Turn::Chance => {
                    let outcome = self.sample_outcome(luck);
                    let fell = self.apply_outcome(outcome, &mut ());
                    debug_assert!(fell.is_ok(), "a sampled outcome was refused: {outcome}");
                    outcomes += 1;
                }
                _ => return outcomes,
            }
        }
    }

    pub(crate) fn what_is_drawn(&self) -> Draw {
        match self.phase {
            Phase::Uncover(_) => {
                let place = self.next_covered();
                let depth = self.dealt[place.index()] - self.height(place);
                Draw::Card { deck: 0, pile: place.index() as u8, depth }
            }
            Phase::Heights(place) => Draw::Throw { kind: THROW_HEIGHT, nth: place.index() as u32 },
            Phase::DrawFirst => Draw::Throw { kind: THROW_FIRST, nth: 0 },
            Phase::DrawLot(seat) => Draw::Throw { kind: THROW_LOT, nth: seat.0.into() },
            _ => panic!("it is not the turn of chance"),
        }
    }

    pub(crate) fn pile_layout(&self) -> Layout {
        Layout {
            kinds: Tile::ALL.map(|tile| tile.in_the_box().into()).to_vec(),
            piles: self.dealt.map(u32::from).to_vec(),
        }
    }

    /// Returns the next stack to reveal its top: the one with the lowest number.
    #[inline]
    pub(crate) fn next_covered(&self) -> Place {
        Place::new(self.covered.trailing_zeros() as u8).expect("a stack is covered")
    }
}
