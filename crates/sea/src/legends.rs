//! Securing pieces and disclosing legends (S12.1, S12.2).

use kernel::{Seat, Sink};

use crate::Event;
use crate::agenda::Frame;
use crate::event::{SecuredBy, Trigger};
use crate::illegal::Illegal;
use crate::moves::Move;
use crate::pieces::{Handle, Part, Piece, PiecePlace, Seen};
use crate::state::Sea;
use crate::tables::LEGENDS_TO_END;

/// The number of each part: characters, locations, actions.
pub(crate) type PartCounts = [u8; 3];

impl Sea {
    /// S12.1: puts a piece face down in front of a player, who may look at it.
    pub(crate) fn secure(
        &mut self,
        seat: Seat,
        handle: Handle,
        how: SecuredBy,
        events: &mut impl Sink<Event>,
    ) {
        self.pieces.get_mut(handle).place = PiecePlace::Secured(seat);
        events.put(Event::Secured { seat, handle, how });
        self.look_at(seat, handle, events);
    }

    /// Returns the parts of a player's undisclosed secured pieces.
    pub(crate) fn secured_parts(&self, seat: Seat) -> PartCounts {
        let mut parts = [0; 3];
        for piece in self.pieces.secured(seat) {
            parts[piece.component.part() as usize] += 1;
        }
        parts
    }

    /// S12.2: discloses a complete legend immediately; its owner chooses if there is a choice.
    pub(crate) fn count_legends(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let parts = self.secured_parts(seat);
        if parts.contains(&0) {
            return;
        }
        if parts == [1; 3] {
            let handles = Part::ALL.map(|part| self.first_secured(seat, part));
            self.disclose(seat, handles, Choice::None, events);
        } else {
            self.agenda.push(Frame::ChooseLegend { seat });
        }
    }

    fn first_secured(&self, seat: Seat, part: Part) -> Handle {
        let mut pieces = self.pieces.secured(seat);
        pieces.find(|piece| piece.component.part() == part).expect("the part is there").handle
    }

    fn secured_with(&self, seat: Seat, part: Part) -> impl Iterator<Item = &Piece> {
        self.pieces.secured(seat).filter(move |piece| piece.component.part() == part)
    }

    pub(crate) fn list_legends(&self, seat: Seat, moves: &mut impl Sink<Move>) {
        for character in self.secured_with(seat, Part::Character) {
            for location in self.secured_with(seat, Part::Location) {
                for action in self.secured_with(seat, Part::Action) {
                    let handles = [character.handle, location.handle, action.handle];
                    let [character, location, action] = handles;
                    moves.put(Move::Legend { character, location, action });
                }
            }
        }
    }

    pub(crate) fn play_legend(
        &mut self,
        seat: Seat,
        handles: [Handle; 3],
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let mut parts = [None; 3];
        for (part, &handle) in parts.iter_mut().zip(&handles) {
            let piece = self.pieces.secured(seat).find(|piece| piece.handle == handle);
            *part = Some(piece.ok_or(Illegal::NotYourPiece(handle))?.component.part());
        }
        if parts != Part::ALL.map(Some) {
            return Err(Illegal::NotALegend);
        }
        self.agenda.pop();
        self.disclose(seat, handles, Choice::Made, events);
        Ok(())
    }

    fn disclose(
        &mut self,
        seat: Seat,
        handles: [Handle; 3],
        choice: Choice,
        events: &mut impl Sink<Event>,
    ) {
        let nth = self.legends[seat.index()];
        self.legends[seat.index()] += 1;
        let components = handles.map(|handle| {
            let piece = self.pieces.get_mut(handle);
            piece.place = PiecePlace::Legend(seat, nth);
            piece.seen = Seen::ALL;
            piece.component
        });
        let choice = choice == Choice::Made;
        events.put(Event::LegendDisclosed { seat, nth, handles, components, choice });
        if self.legends[seat.index()] == LEGENDS_TO_END {
            self.trigger(Trigger::Legends, events);
        }
    }
}

/// Whether the owner of a legend had to choose its pieces, which is public.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Choice {
    None,
    Made,
}
