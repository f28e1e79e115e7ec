//! Going ashore (S7.4): each pawn settles, goes home, or sails on in a new boat.

use kernel::{Seat, Sink};

use crate::Event;
use crate::agenda::Frame;
use crate::chart::TileId;
use crate::illegal::Illegal;
use crate::moves::Move;
use crate::pieces::{Component, PiecePlace};
use crate::state::{Boat, Sea};
use crate::tables::BOATS_PER_TILE;
use crate::tribe::{Counts, Tribe};

impl Sea {
    /// Asks where the crew goes, unless the boat is empty.
    pub(crate) fn go_ashore(&mut self, seat: Seat, tile: TileId, crew: Counts) {
        if !crew.is_empty() {
            self.agenda.push(Frame::Disembark { seat, tile, crew });
        }
    }

    /// Lists the simple answers: all of the player's own pawns go home, ashore, aboard, or are
    /// divided in two, and the foreign pawns stay together. Finer divisions are free-form moves.
    pub(crate) fn list_disembark(
        &self,
        seat: Seat,
        tile: TileId,
        crew: Counts,
        moves: &mut impl Sink<Move>,
    ) {
        let tribe = Tribe::of(seat);
        let own = crew.get(tribe);
        let foreign = crew.without(tribe);
        let sails = self.check_sail_on(tile).is_ok();
        for (settling, sailing) in divisions(own, sails) {
            let settle = Counts::of(tribe, settling);
            let sail = Counts::of(tribe, sailing);
            moves.put(Move::Disembark { settle, sail });
            if !foreign.is_empty() {
                moves.put(Move::Disembark { settle: settle + foreign, sail });
                if sailing > foreign.total() {
                    moves.put(Move::Disembark { settle, sail: sail + foreign });
                }
            }
        }
    }

    /// Checks whether a new boat can sail on from this tile.
    fn check_sail_on(&self, tile: TileId) -> Result<(), Illegal> {
        // The boat that brought them has just left the tile, so there is always room.
        debug_assert!(self.boats_on(tile) < BOATS_PER_TILE, "a boat has left");
        if self.pieces.deck == 0 { Err(Illegal::SailOnNoBoat) } else { Ok(()) }
    }

    pub(crate) fn play_disembark(
        &mut self,
        frame: Frame,
        settle: Counts,
        sail: Counts,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let Frame::Disembark { seat, tile, crew } = frame else { unreachable!("a crew is ashore") };
        if !crew.contains(settle + sail) {
            return Err(Illegal::NotAshore(settle + sail));
        }
        if !sail.is_empty() {
            self.check_sail_on(tile)?;
            if !sail.is_led_by(Tribe::of(seat)) {
                return Err(Illegal::SailOnMajority);
            }
        }
        self.agenda.pop();
        let home = crew - settle - sail;
        self.send_home(home);
        self.settlements.at_mut(tile).settlers += settle;
        let cell = self.chart.cell(tile);
        events.put(Event::Disembarked { seat, cell, settled: settle, home, sailing: sail });
        if !sail.is_empty() {
            self.agenda.push(Frame::SailOn { seat, tile, crew: sail });
        }
        Ok(())
    }

    /// Launches the new boat that was drawn. Its crew isn't filled up.
    pub(crate) fn sail_on_drawn(
        &mut self,
        frame: Frame,
        component: Component,
        events: &mut impl Sink<Event>,
    ) {
        let Frame::SailOn { seat, tile, crew } = frame else { unreachable!("a crew sails on") };
        self.agenda.pop();
        let handle = self.draw_boat(seat, component, PiecePlace::Boat(seat), events);
        self.boats[seat.index()] = Some(Boat { tile, crew });
        events.put(Event::SailedOn { seat, cell: self.chart.cell(tile), handle, crew });
        self.check_deck(events);
    }
}

/// Returns the numbers of the player's own pawns that settle and that sail on; the rest go home.
fn divisions(own: u8, sails: bool) -> impl Iterator<Item = (u8, u8)> {
    let home = std::iter::once((0, 0));
    let settling = (1..=own).map(|settling| (settling, 0));
    let aboard = 1..=if sails { own } else { 0 };
    home.chain(settling).chain(aboard.map(move |sailing| (own - sailing, sailing)))
}
