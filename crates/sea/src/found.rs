//! Founding a settlement (S7.1 to S7.3) and docking at one of your own (S8.3).

use kernel::{Seat, Sink};

use crate::Event;
use crate::agenda::Frame;
use crate::edition::PRESENT_BOATS_SETTLE;
use crate::event::SecuredBy;
use crate::illegal::{Illegal, Question};
use crate::moves::Move;
use crate::options::FoundWhen;
use crate::pieces::{Handle, PiecePlace};
use crate::state::{Sea, Settlement};
use crate::tables::TOKEN_SETTLERS;
use crate::tribe::{Counts, Tribe};

impl Sea {
    /// S7.1: returns `true` if the boat is on land without a settlement, and the seat has a token
    /// left.
    pub(crate) fn can_found(&self, seat: Seat) -> bool {
        self.boat(seat).is_some_and(|boat| {
            self.chart.kind(boat.tile).is_land()
                && self.tokens[seat.index()] > 0
                && self.settlements.at(boat.tile).is_none()
        })
    }

    /// S7.2: founds a settlement. The token represents it and 3 settlers, and up to 3 of the
    /// founder's pawns go home.
    pub(crate) fn found(&mut self, events: &mut impl Sink<Event>) {
        let seat = self.active();
        let tribe = Tribe::of(seat);
        let boat = self.take_boat(seat);
        let home = boat.crew.get(tribe).min(TOKEN_SETTLERS);
        self.tokens[seat.index()] -= 1;
        self.pools[seat.index()] += home;
        self.settlements.push(Settlement { tile: boat.tile, owner: seat, settlers: Counts::NONE });
        events.put(Event::Founded { seat, cell: self.chart.cell(boat.tile), home });
        let handle = self.boat_piece(seat);
        self.secure(seat, handle, SecuredBy::Founding, events);
        let crew = boat.crew - Counts::of(tribe, home);
        self.agenda.push(Frame::Settled);
        self.go_ashore(seat, boat.tile, crew);
        self.agenda.push(Frame::Legends { seat });
    }

    /// Ends the move. A settlement may be founded immediately; otherwise the boat meets others and
    /// docks.
    pub(crate) fn arrive(&mut self) {
        let seat = self.active();
        if self.boat(seat).is_none() {
            return;
        }
        if self.check_arrived().is_err() {
            // S6.9, S10.1: a boat that is present may leave settlers even if it has not arrived.
            if self.setup.has(PRESENT_BOATS_SETTLE) {
                self.agenda.push(Frame::Meeting);
            }
            return;
        }
        if self.setup.found == FoundWhen::OnArrival && self.can_found(seat) {
            self.agenda.push(Frame::FoundHere);
        } else {
            self.agenda.push(Frame::Dock);
            self.meeting();
        }
    }

    pub(crate) fn list_found_here(&self, moves: &mut impl Sink<Move>) {
        moves.put(Move::Found);
        moves.put(Move::Pass);
    }

    pub(crate) fn play_found_here(
        &mut self,
        mv: Move,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        match mv {
            Move::Found => {
                self.agenda.pop();
                self.found(events);
            }
            Move::Pass => {
                self.agenda.pop();
                self.agenda.plan([Frame::Meeting, Frame::Dock]);
            }
            _ => return Err(Illegal::NotAsked(Question::FoundHere)),
        }
        Ok(())
    }

    /// S8.3: docks a boat that ended its move at its captain's own settlement.
    pub(crate) fn dock(&mut self, events: &mut impl Sink<Event>) {
        let seat = self.active();
        let Some(tile) = self.boat(seat).map(|boat| boat.tile) else { return };
        if self.settlements.at(tile).is_none_or(|place| place.owner != seat) {
            return;
        }
        let boat = self.take_boat(seat);
        let handle = self.boat_piece(seat);
        events.put(Event::Docked { seat, cell: self.chart.cell(tile), handle });
        self.secure(seat, handle, SecuredBy::Docking, events);
        self.agenda.push(Frame::Settled);
        self.go_ashore(seat, tile, boat.crew);
        self.agenda.push(Frame::Legends { seat });
    }

    /// Returns the handle of the piece that a seat sails.
    pub(crate) fn boat_piece(&self, seat: Seat) -> Handle {
        self.pieces.at(PiecePlace::Boat(seat)).expect("a boat is a piece").handle
    }
}
