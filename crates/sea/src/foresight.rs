//! What becomes of a crew, and who may know an offer, for those who show it before it is decided.
//! Everything here follows from what the viewer may know.

use kernel::{Seat, Viewer};

use crate::agenda::Frame;
use crate::moves::Offer;
use crate::tribe::{Counts, Tribe};
use crate::view::View;

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
