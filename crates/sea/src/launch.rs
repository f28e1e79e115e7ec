//! Launching a boat (S4).

use kernel::{Seat, Sink};

use crate::Event;
use crate::agenda::Frame;
use crate::chart::{Cell, TileId};
use crate::event::{PassReason, Trigger};
use crate::illegal::Illegal;
use crate::moves::Move;
use crate::pieces::{Component, Handle, PiecePlace};
use crate::state::{Boat, Sea};
use crate::tables::{BOATS_PER_TILE, CREW_LAUNCH_MIN, CREW_MAX};
use crate::tribe::{Counts, Tribe};

impl Sea {
    /// Returns the reason why this seat can't launch; `None` if it can.
    pub(crate) fn cannot_launch(&self, seat: Seat) -> Option<PassReason> {
        if self.pieces.deck == 0 && self.pieces.at(PiecePlace::Hand(seat)).is_none() {
            Some(PassReason::NoBoat)
        } else if self.pools[seat.index()] < CREW_LAUNCH_MIN {
            Some(PassReason::NoCrew)
        } else if self.origins(seat).next().is_none() {
            Some(PassReason::NoOrigin)
        } else {
            None
        }
    }

    /// S4.3: returns the Primordial Sea and the seat's own settlements, where they have fewer than
    /// 2 boats.
    pub(crate) fn origins(&self, seat: Seat) -> impl Iterator<Item = TileId> + '_ {
        let own = self.settlements.all().iter().filter(move |place| place.owner == seat);
        let all = std::iter::once(TileId::PRIMORDIAL).chain(own.map(|place| place.tile));
        all.filter(|&tile| self.boats_on(tile) < BOATS_PER_TILE)
    }

    /// Launches from the only origin, or asks for one.
    pub(crate) fn launch(&mut self, events: &mut impl Sink<Event>) {
        let mut origins = self.origins(self.active());
        match (origins.next(), origins.next()) {
            (Some(only), None) => {
                drop(origins);
                self.launch_from(only, events);
            }
            _ => {
                drop(origins);
                self.agenda.push(Frame::Launch);
            }
        }
    }

    pub(crate) fn list_launch(&self, moves: &mut impl Sink<Move>) {
        for tile in self.origins(self.active()) {
            moves.put(Move::Launch(self.chart.cell(tile)));
        }
    }

    pub(crate) fn play_launch(
        &mut self,
        cell: Cell,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let seat = self.active();
        let tile = self.chart.find(cell).ok_or(Illegal::NotAnOrigin(cell))?;
        let own = self.settlements.at(tile).is_some_and(|place| place.owner == seat);
        if tile != TileId::PRIMORDIAL && !own {
            return Err(Illegal::NotAnOrigin(cell));
        }
        if self.boats_on(tile) >= BOATS_PER_TILE {
            return Err(Illegal::OriginFull(cell));
        }
        self.agenda.pop();
        self.launch_from(tile, events);
        Ok(())
    }

    /// S4.2: launches the boat in hand, or else one from the deck.
    fn launch_from(&mut self, tile: TileId, events: &mut impl Sink<Event>) {
        let seat = self.active();
        match self.pieces.at(PiecePlace::Hand(seat)) {
            Some(piece) => {
                let handle = piece.handle;
                self.pieces.get_mut(handle).place = PiecePlace::Boat(seat);
                self.launched(tile, handle, events);
            }
            None => self.agenda.push(Frame::LaunchDraw { tile }),
        }
    }

    pub(crate) fn launch_drawn(
        &mut self,
        tile: TileId,
        component: Component,
        events: &mut impl Sink<Event>,
    ) {
        self.agenda.pop();
        let seat = self.active();
        let handle = self.draw_boat(seat, component, PiecePlace::Boat(seat), events);
        self.launched(tile, handle, events);
        self.check_deck(events);
    }

    /// S4.4: gives the boat 7 pawns from the player's pool, or as many as there are.
    fn launched(&mut self, tile: TileId, handle: Handle, events: &mut impl Sink<Event>) {
        let seat = self.active();
        let size = CREW_MAX.min(self.pools[seat.index()]);
        self.pools[seat.index()] -= size;
        let crew = Counts::of(Tribe::of(seat), size);
        self.boats[seat.index()] = Some(Boat { tile, crew });
        events.put(Event::Launched { seat, cell: self.chart.cell(tile), handle, crew });
        self.agenda.push(Frame::AskWind);
    }

    /// Lets a seat draw a boat from the deck and look at it.
    pub(crate) fn draw_boat(
        &mut self,
        seat: Seat,
        component: Component,
        place: PiecePlace,
        events: &mut impl Sink<Event>,
    ) -> Handle {
        let handle = self.pieces.draw(component, seat, place);
        let left = self.pieces.deck_size();
        events.put(Event::BoatDrawn { seat, handle, component: Some(component), left });
        handle
    }

    /// S14.1: triggers the end if the last boat of the deck was put on the board.
    pub(crate) fn check_deck(&mut self, events: &mut impl Sink<Event>) {
        if self.pieces.deck == 0 {
            self.trigger(Trigger::Boats, events);
        }
    }
}
