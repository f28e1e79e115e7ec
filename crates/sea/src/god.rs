//! The God of Winds and the Vaal Er Num (S11).

use kernel::{Seat, Sink};

use crate::Event;
use crate::agenda::Frame;
use crate::chart::TileId;
use crate::event::SinkReason;
use crate::illegal::{Illegal, Question};
use crate::moves::Move;
use crate::state::Sea;

impl Sea {
    /// S11.1, S11.2: asks the God of Winds first; the other players continue.
    pub(crate) fn gods_choice(&mut self, events: &mut impl Sink<Event>) {
        match (self.god == Some(self.active()), self.vaal) {
            (true, None) => self.agenda.push(Frame::Summon),
            (true, Some(_)) => self.agenda.push(Frame::Mover),
            (false, _) => self.embark(events),
        }
    }

    pub(crate) fn list_summon(&self, moves: &mut impl Sink<Move>) {
        moves.put(Move::Summon);
        moves.put(Move::Calm);
    }

    pub(crate) fn list_mover(&self, moves: &mut impl Sink<Move>) {
        moves.put(Move::Vaal);
        moves.put(Move::Boat);
    }

    pub(crate) fn play_summon(
        &mut self,
        mv: Move,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        match mv {
            Move::Summon => {
                self.agenda.pop();
                let seat = self.active();
                let cell = self.chart.cell(TileId::PRIMORDIAL);
                events.put(Event::VaalSummoned { seat, cell });
                self.vaal_enters(TileId::PRIMORDIAL, events);
                self.vaal_turn();
            }
            Move::Calm => {
                self.agenda.pop();
                self.agenda.push(Frame::Embark);
            }
            _ => return Err(Illegal::NotAsked(Question::Summon)),
        }
        Ok(())
    }

    pub(crate) fn play_mover(&mut self, mv: Move) -> Result<(), Illegal> {
        match mv {
            Move::Vaal => {
                self.agenda.pop();
                self.vaal_turn();
            }
            Move::Boat => {
                self.agenda.pop();
                self.agenda.push(Frame::Embark);
            }
            _ => return Err(Illegal::NotAsked(Question::Mover)),
        }
        Ok(())
    }

    /// S11.1: the Vaal moves, and the God neither launches, sails nor founds.
    fn vaal_turn(&mut self) {
        self.voyage.vaal_moves = true;
        self.agenda.push(Frame::AskWind);
    }

    /// S11.3: moves the Vaal by the distance die in the direction of the direction die, over laid
    /// tiles only.
    pub(crate) fn move_vaal(&mut self, events: &mut impl Sink<Event>) {
        let direction = self.voyage.direction.expect("the dice were rolled");
        for _ in 0..self.voyage.distance.expect("the dice were rolled") {
            let from = self.chart.cell(self.vaal.expect("the Vaal is on the map"));
            let Some(tile) = self.chart.find(from.step(direction, 1)) else {
                return events.put(Event::VaalStopped { cell: from });
            };
            events.put(Event::VaalMoved { from, to: self.chart.cell(tile) });
            self.vaal_enters(tile, events);
        }
    }

    /// S11.4: moves the Vaal onto a tile and hits the boats there.
    fn vaal_enters(&mut self, tile: TileId, events: &mut impl Sink<Event>) {
        self.vaal = Some(tile);
        for seat in self.seats() {
            if self.boat(seat).is_some_and(|boat| boat.tile == tile) {
                self.sink_boat(seat, SinkReason::Vaal, events);
            }
        }
    }

    /// Returns `true` if this seat is the God of Winds, who turns the wind for free.
    pub(crate) fn is_god(&self, seat: Seat) -> bool {
        self.god == Some(seat)
    }
}
