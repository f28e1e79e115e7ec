//! Fog (S6.3).

use kernel::Sink;

use crate::Event;
use crate::agenda::Frame;
use crate::chart::{TileId, TileKind};
use crate::event::LossReason;
use crate::illegal::{Illegal, Question};
use crate::moves::Move;
use crate::options::FogExit;
use crate::state::Sea;

impl Sea {
    /// The boat stays in front of the fog, loses a passenger and uses a step. Then it looks behind
    /// the fog.
    pub(crate) fn meet_fog(&mut self, tile: TileId, events: &mut impl Sink<Event>) {
        let seat = self.active();
        events.put(Event::FogMet { seat, cell: self.chart.cell(tile) });
        self.voyage.steps -= 1;
        self.voyage.fogs += 1;
        self.agenda.push(Frame::Look);
        self.lose(seat, 1, LossReason::Fog, events);
    }

    /// Returns `true` if a boat may leave the fog onto this tile, which it could enter.
    pub(crate) fn leaves_fog(&self, tile: TileId) -> bool {
        match self.setup.fog_exit {
            FogExit::Any => true,
            FogExit::Ocean => self.chart.kind(tile) == TileKind::Sea,
        }
    }

    pub(crate) fn list_fog(&self, moves: &mut impl Sink<Move>) {
        moves.put(Move::Cross);
        moves.put(Move::Stay);
    }

    pub(crate) fn play_fog(
        &mut self,
        tile: TileId,
        mv: Move,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        match mv {
            Move::Cross => {
                self.agenda.pop();
                self.agenda.push(Frame::Depart { tile });
            }
            Move::Stay => {
                self.agenda.pop();
                let cell = self.chart.cell(tile);
                events.put(Event::StayedBeforeFog { seat: self.active(), cell });
            }
            _ => return Err(Illegal::NotAsked(Question::Fog)),
        }
        Ok(())
    }
}
