//! The conservation laws (audit 4.2), checked on every position that a test visits.

use kernel::{AuditError, Game, Seat, Turn};

use crate::agenda::Frame;
use crate::chart::TileKind;
use crate::event::Feat;
use crate::options::SunkBoats;
use crate::pieces::{Handle, PiecePlace, Seen};
use crate::state::Sea;
use crate::tables::*;
use crate::tribe::Tribe;

/// Returns an error with this text unless the condition holds.
fn law(holds: bool, broken: impl FnOnce() -> String) -> Result<(), AuditError> {
    if holds { Ok(()) } else { Err(AuditError::new(broken())) }
}

impl Sea {
    pub(crate) fn check_laws(&self) -> Result<(), AuditError> {
        for seat in self.seats() {
            self.check_pawns(seat)?;
            self.check_boat(seat)?;
            self.check_legends(seat)?;
        }
        self.check_tiles()?;
        self.check_pieces()?;
        self.check_settlements()?;
        self.check_calendar()
    }

    /// Checks laws 1 and 2: each tribe has 30 pawns and 3 tokens.
    fn check_pawns(&self, seat: Seat) -> Result<(), AuditError> {
        let tribe = Tribe::of(seat);
        let aboard: u16 =
            self.boats.iter().flatten().map(|boat| u16::from(boat.crew.get(tribe))).sum();
        let settled = self.settlements.all().iter();
        let settled: u16 = settled.map(|place| u16::from(place.settlers.get(tribe))).sum();
        let ashore: u16 = self
            .agenda
            .frames()
            .iter()
            .map(|frame| match frame {
                Frame::Disembark { crew, .. } | Frame::SailOn { crew, .. } => {
                    u16::from(crew.get(tribe))
                }
                _ => 0,
            })
            .sum();
        let trails: u16 =
            self.chart.tiles().map(|t| u16::from(self.chart.trail(t).get(tribe))).sum();
        let pool = u16::from(self.pools[seat.index()]);
        let all = pool + aboard + settled + ashore + trails;
        law(all == u16::from(PAWNS), || format!("{tribe} has {all} pawns"))?;
        let placed = self.settlements.all().iter().filter(|place| place.owner == seat).count();
        let tokens = usize::from(self.tokens[seat.index()]) + placed;
        law(tokens == usize::from(TOKENS), || format!("{tribe} has {tokens} tokens"))
    }

    /// Checks laws 5 and 6: every boat has a piece, 1 to 7 passengers, and its captain has the
    /// majority.
    fn check_boat(&self, seat: Seat) -> Result<(), AuditError> {
        let pieces = self.pieces.all().iter().filter(|p| p.place == PiecePlace::Boat(seat)).count();
        let hands = self.pieces.all().iter().filter(|p| p.place == PiecePlace::Hand(seat)).count();
        law(hands <= 1, || format!("seat {seat} holds {hands} boats"))?;
        law(pieces == usize::from(self.boat(seat).is_some()), || {
            format!("seat {seat} sails {pieces} pieces")
        })?;
        let Some(boat) = self.boat(seat) else { return Ok(()) };
        let crew = boat.crew;
        law(crew.total() <= CREW_MAX, || format!("seat {seat} carries {crew}"))?;
        law(crew.is_led_by(Tribe::of(seat)), || format!("seat {seat} floats with {crew}"))?;
        law(self.boats_on(boat.tile) <= BOATS_PER_TILE, || format!("a crowd at {:?}", boat.tile))?;
        law(self.chart.kind(boat.tile) != TileKind::Fog, || format!("seat {seat} is in the fog"))
    }

    /// Checks law 8: as many legends are disclosed as the secured pieces allow.
    fn check_legends(&self, seat: Seat) -> Result<(), AuditError> {
        let pending = self.agenda.frames().iter().any(|frame| match *frame {
            Frame::Legends { seat: who } | Frame::ChooseLegend { seat: who } => who == seat,
            _ => false,
        });
        let complete = !self.secured_parts(seat).contains(&0);
        law(pending || !complete, || format!("seat {seat} hides a legend"))?;
        for nth in 0..self.legends[seat.index()] {
            let place = PiecePlace::Legend(seat, nth);
            let mut parts = [0; 3];
            for piece in self.pieces.all().iter().filter(|piece| piece.place == place) {
                parts[piece.component.part() as usize] += 1;
                law(piece.seen == Seen::ALL, || format!("{} is not open", piece.handle))?;
            }
            law(parts == [1; 3], || format!("legend {nth} of seat {seat} is {parts:?}"))?;
        }
        Ok(())
    }

    /// Checks law 4, that 50 connected tiles exist, and law 5, that nothing is in the fog.
    fn check_tiles(&self) -> Result<(), AuditError> {
        let all = usize::from(self.chart.laid()) + usize::from(self.chart.pile_size());
        law(all == TILES, || format!("{all} tiles"))?;
        law(self.chart.hangs_together(), || "the map does not hang together".to_owned())?;
        let mut pawns = 0;
        for tile in self.chart.tiles() {
            let trail = self.chart.trail(tile);
            pawns += u16::from(trail.total());
            let fog = self.chart.kind(tile) == TileKind::Fog;
            law(!fog || trail.is_empty(), || format!("a trail in the fog at {tile:?}"))?;
        }
        law(pawns == self.chart.trail_pawns(), || format!("{pawns} pawns in trails"))
    }

    /// Checks law 3: there are 18 different pieces.
    fn check_pieces(&self) -> Result<(), AuditError> {
        let mut sets = vec![self.pieces.deck, self.pieces.forgotten];
        sets.extend(self.pieces.all().iter().map(|piece| piece.component.bit()));
        let all = sets.iter().fold(0, |all, set| all | set);
        let count: u32 = sets.iter().map(|set| set.count_ones()).sum();
        law(count == PIECES as u32 && all.count_ones() == count, || format!("{count} pieces"))?;
        let ordered = self.pieces.all().windows(2).all(|pair| pair[0].handle < pair[1].handle);
        law(ordered, || "handles are out of order".to_owned())?;
        let next = self.pieces.drawn;
        law(self.pieces.all().iter().all(|p| p.handle.0 < next), || "a handle to come".to_owned())?;
        for piece in self.pieces.all() {
            let handle = piece.handle;
            match piece.place {
                PiecePlace::Hand(seat)
                | PiecePlace::Boat(seat)
                | PiecePlace::Secured(seat)
                | PiecePlace::Legend(seat, _) => {
                    law(piece.seen.has(seat), || format!("{handle} is unseen by its player"))?;
                }
                PiecePlace::Wreck => {
                    law(self.is_claimable(handle), || format!("{handle} is adrift"))?
                }
                PiecePlace::Discard => {
                    let option = self.setup.sunk_boats == SunkBoats::Discard;
                    law(option, || format!("{handle} was discarded"))?;
                }
            }
        }
        let myths: Vec<_> = self.myths.iter().flatten().collect();
        let twice = (1..myths.len()).any(|i| myths[..i].contains(&myths[i]));
        law(!twice, || "a Myth was dealt twice".to_owned())
    }

    /// Returns `true` if the winner of a battle must decide about this piece.
    fn is_claimable(&self, handle: Handle) -> bool {
        let asked = |frame: &Frame| matches!(frame, Frame::Claim { handle: h, .. } if *h == handle);
        self.agenda.frames().iter().any(asked)
    }

    /// Checks law 13: no one who could own a settlement is kept from it. It doesn't apply while
    /// settlers are moving, or after tied players were hit.
    fn check_settlements(&self) -> Result<(), AuditError> {
        let moving = self.agenda.frames().contains(&Frame::Settled);
        for (index, place) in self.settlements.all().iter().enumerate() {
            let tile = place.tile;
            law(self.chart.kind(tile).is_land(), || format!("a settlement at {tile:?}"))?;
            let second = self.settlements.all()[..index].iter().any(|other| other.tile == tile);
            law(!second, || format!("two settlements at {tile:?}"))?;
            let settled = moving || self.ending.scored || self.usurper(place).is_none();
            law(settled, || format!("the settlement at {tile:?} has the wrong owner"))?;
        }
        Ok(())
    }

    /// Checks laws 7, 9 and 14: the limit on turns, feats in play, and talks that end.
    fn check_calendar(&self) -> Result<(), AuditError> {
        let most = turns_max(self.setup.players, self.setup.becalmed_rounds);
        let turn = self.calendar.turn;
        law(u32::from(turn) <= most, || format!("turn {turn}"))?;
        let progress = self.progress();
        let measured = self.calendar.progress;
        law(self.ending.scored || progress >= measured, || {
            format!("progress fell from {measured} to {progress}")
        })?;
        let counted = self
            .calendar
            .last_turns
            .is_none_or(|left| left <= self.setup.players && (left > 0 || self.ending.scored));
        let announced = self.calendar.last_turns.is_none() || self.calendar.trigger.is_some();
        law(counted && announced, || "the last turns are miscounted".to_owned())?;
        let bound = 2 + 3 * self.setup.offers_per_turn;
        law(self.talks.messages <= bound, || format!("{} messages", self.talks.messages))?;
        let invented = [Feat::Circulation, Feat::Pollinisation].map(|f| self.feats[f as usize]);
        let printed = self.setup.feats == crate::options::FeatDeck::Three;
        law(!printed || invented == [None; 2], || "a feat that is not in play".to_owned())?;
        if let Turn::Seat(seat) = self.who(self.agenda.top()).unwrap_or(Turn::Chance) {
            law(seat.0 < self.players(), || format!("seat {seat} decides"))?;
        }
        Ok(())
    }
}
