//! Where a boat may get and what becomes of a crew, for those who show it before it is decided.
//! Everything here follows from what the viewer may know.

use kernel::{Seat, Viewer};

use crate::agenda::Frame;
use crate::chart::{Cell, Direction, Side};
use crate::moves::{Move, Offer};
use crate::setup::Steering;
use crate::tables::{DISTANCE_MAX, TOKEN_SETTLERS};
use crate::tribe::{Counts, Tribe};
use crate::view::{SettlementView, View};

/// A cell that the active boat may get to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reach {
    /// Where.
    pub cell: Cell,
    /// After how many steps.
    pub steps: u8,
}

/// A crew after a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CrewPreview {
    /// Who is aboard now.
    pub before: Counts,
    /// Who would be aboard then.
    pub after: Counts,
    /// Whether the boat would sink, led by nobody (S6.7).
    pub sinks: bool,
}

impl View {
    /// The cells that the active boat may get to if this is decided (S5, S6), with as many steps
    /// as the dice may give or have given. Empty where that is not known.
    pub fn reach(&self, mv: Move) -> Vec<Reach> {
        if mv == Move::Cross {
            return self.behind_fog().into_iter().collect();
        }
        let boat = self.active.and_then(|seat| self.players[usize::from(seat)].boat);
        let Some(boat) = boat else { return Vec::new() };
        let line = |direction: Direction, most: u8| {
            let step = move |steps| Reach { cell: boat.cell.step(direction, steps), steps };
            (1..=most).map(step)
        };
        match mv {
            Move::Onward => line(self.course(), self.voyage.steps).collect(),
            _ if self.voyage.vaal_moves => Vec::new(),
            Move::KeepWind | Move::Sail if self.options.steering == Steering::Wind => {
                line(self.wind, DISTANCE_MAX).collect()
            }
            Move::TurnWind(_) => {
                let sides = [Side::Counterclockwise, Side::Clockwise];
                let turned = sides.into_iter().map(|side| self.wind.turned(side));
                turned.chain([self.wind]).flat_map(|to| line(to, DISTANCE_MAX)).collect()
            }
            Move::Side(side) => {
                let most = self.voyage.distance.unwrap_or(DISTANCE_MAX);
                line(self.wind.turned(side), most).collect()
            }
            _ => Vec::new(),
        }
    }

    /// S5.3: where the boat goes this turn.
    fn course(&self) -> Direction {
        match self.options.steering {
            Steering::Wind => self.wind,
            Steering::Die => self.voyage.direction.unwrap_or(self.wind),
        }
    }

    fn behind_fog(&self) -> Option<Reach> {
        match self.agenda.last() {
            Some(Frame::Fog { tile }) => {
                Some(Reach { cell: self.tiles[usize::from(tile.0)].cell, steps: 1 })
            }
            _ => None,
        }
    }

    /// The crew of a seat's boat without some and with others; `None` if it has no such crew.
    pub fn crew_after(&self, seat: Seat, less: Counts, more: Counts) -> Option<CrewPreview> {
        let before = self.players.get(seat.index())?.boat?.crew;
        if !before.contains(less) {
            return None;
        }
        let after = before - less + more;
        Some(CrewPreview { before, after, sinks: !after.is_led_by(Tribe::of(seat)) })
    }

    /// Who goes home when a crew disembarks like this (S7); `None` if nobody disembarks now.
    pub fn going_home(&self, settle: Counts, sail: Counts) -> Option<Counts> {
        let Some(Frame::Disembark { crew, .. }) = self.agenda.last() else { return None };
        let gone = settle + sail;
        Some(if crew.contains(gone) { *crew - gone } else { Counts::NONE })
    }

    /// Whether a viewer may know the terms of this offer: they are for its two parties (S16).
    pub fn may_know_terms(&self, viewer: Viewer, offer: &Offer) -> bool {
        match viewer {
            Viewer::Seat(seat) => seat == offer.partner || self.active == Some(seat.0),
            Viewer::Spectator => false,
            Viewer::Omniscient => true,
        }
    }
}

impl SettlementView {
    /// All settlers, with those that the token stands for (S8.1).
    pub fn heads(&self) -> u8 {
        self.settlers.total() + TOKEN_SETTLERS
    }
}
