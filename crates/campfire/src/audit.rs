//! The conservation laws (C1): material is neither created nor lost.

use crate::pieces::{Adventurer, Disc, Pile, Place, Tile};
use crate::state::{ASLEEP, Campfire, NOBODY, Phase, SONG_SLOT, Then, WILD_SLOT};
use crate::tables::*;
use kernel::{AuditError, Seat};

impl Campfire {
    pub(crate) fn audit_material(&self) -> Result<(), AuditError> {
        self.audit_stacks()?;
        self.audit_tiles()?;
        self.audit_cards()?;
        self.audit_discs()
    }

    /// Checks that the hidden tiles are exactly those under the tops.
    fn audit_stacks(&self) -> Result<(), AuditError> {
        if matches!(self.phase, Phase::Heights(_)) {
            return Ok(());
        }
        let hidden: u32 = self.hidden.iter().map(|&tiles| u32::from(tiles)).sum();
        let mut unseen = 0;
        for place in Place::all() {
            unseen += u32::from(self.height(place)) - u32::from(self.top(place).is_some());
            let covered = self.covered & (1 << place.index()) != 0;
            let top_missing = self.height(place) > 0 && self.top(place).is_none();
            if covered != top_missing {
                return Err(AuditError::new(format!("stack {place} has a wrong top")));
            }
        }
        if hidden != unseen {
            return Err(AuditError::new(format!(
                "{hidden} tiles are hidden, but {unseen} lie under tops"
            )));
        }
        Ok(())
    }

    /// Checks that there are no more tiles of a kind than the box has (C1.2), and that all moons
    /// are accounted for.
    fn audit_tiles(&self) -> Result<(), AuditError> {
        let coin = u8::from(self.rules.heirs.get().is_some());
        for tile in Tile::ALL {
            let tops = Place::all().filter(|&place| self.top(place) == Some(tile)).count() as u8;
            let held: u8 = match tile {
                Tile::Moon => self.chart + self.moons.iter().sum::<u8>(),
                _ => Seat::all(self.players()).map(|seat| self.tiles(seat, tile)).sum(),
            };
            let wild_coin = if tile == Tile::Wild { coin } else { 0 };
            if self.hidden(tile) + tops + held > tile.in_the_box() + wild_coin {
                return Err(AuditError::new(format!("there are too many tiles ‘{tile}’")));
            }
        }
        Ok(())
    }

    /// Checks that each card is available or owned by exactly one player (C6.5), and that no player
    /// has two cards of a legend (C6.4) or two songs (C6.2).
    fn audit_cards(&self) -> Result<(), AuditError> {
        let mut seen = self.available;
        for seat in Seat::all(self.players()) {
            let owned = self.owned[seat.index()];
            if (0..=SONG_SLOT).any(|slot| ((owned >> (4 * slot)) & 0xf).count_ones() > 1) {
                return Err(AuditError::new(format!("seat {seat} has two cards of one sort")));
            }
            if seen & owned != 0 {
                return Err(AuditError::new(format!("a card of seat {seat} lies in two places")));
            }
            seen |= owned;
        }
        if seen != u32::MAX {
            return Err(AuditError::new("a card lies nowhere"));
        }
        Ok(())
    }

    /// Checks that all discs of C1.5 that are in play are on the ring once play has begun.
    fn audit_discs(&self) -> Result<(), AuditError> {
        let count = |disc: Disc| -> u8 {
            self.piles
                .iter()
                .map(|pile: &Pile| pile.discs().filter(|&d| d == disc).count() as u8)
                .sum()
        };
        for place in Place::all() {
            let top = self.pile(place).top().map_or(NOBODY, |disc| self.owner[disc as usize]);
            if self.listener(place) != top {
                return Err(AuditError::new(format!(
                    "another listens at {place} than the owner of the top disc"
                )));
            }
        }
        for disc in Disc::ALL {
            let lies = |place: &Place| self.pile(*place).discs().any(|other| other == disc);
            let places = Place::all().filter(lies).fold(0, |places, p| places | 1 << p.index());
            if self.places_of(disc) != places {
                return Err(AuditError::new(format!("{disc:?} is looked for at the wrong places")));
            }
        }
        let placing = self.turns == 0;
        for adventurer in Adventurer::ALL {
            let discs = count(adventurer.disc());
            if discs > DISCS_OF_AN_ADVENTURER || (!placing && discs < DISCS_OF_AN_ADVENTURER) {
                return Err(AuditError::new(format!("{adventurer} has {discs} discs on the ring")));
            }
        }
        let frog_plays = self.owner[Disc::Frog as usize] != ASLEEP;
        if count(Disc::Frog) > u8::from(frog_plays)
            || (!placing && count(Disc::Frog) != u8::from(frog_plays))
        {
            return Err(AuditError::new("the Frog is lost or doubled"));
        }
        let nomads = count(Disc::Nomad);
        if nomads != 0 && nomads != PLACES as u8 || (!placing && nomads == 0) {
            return Err(AuditError::new(format!("{nomads} Nomads are on the ring")));
        }
        if placing && self.piles.iter().any(|pile| pile.len() > PILE_MAX_IN_SETUP) {
            return Err(AuditError::new("a pile is too high for setup"));
        }
        let unseen_hands = matches!(self.phase, Phase::Uncover(Then::Preparation));
        if unseen_hands
            && self.hands.iter().any(|hand| hand[..WILD_SLOT].iter().any(|&tiles| tiles > 0))
        {
            return Err(AuditError::new("somebody has tiles before the game"));
        }
        Ok(())
    }
}
