//! What viewers are told. Everything that leaves the table for a person passes through this file,
//! and everything of the game in it through [`Game::view`] and [`Game::witness`].

use crate::calendar::Calendar;
use crate::deed::{Deed, Entry};
use crate::effect::{News, SeatStatus, Status, Told, VoteStatus};
use crate::vote::Vote;
use crate::{Absence, Occupant, Table};
use kernel::{Game, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// What a viewer has missed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Missed<G: Game> {
    /// The lines after this one are told. It is 0 if the viewer claimed lines that do not exist,
    /// and must then forget all that came before.
    pub after: u64,
    /// What happened since, as far as this viewer noticed it.
    pub told: Vec<Told<G>>,
    /// What this viewer now knows of the game.
    pub view: G::View,
    /// How the table stands.
    pub status: Status,
}

impl<G: Game> Table<G> {
    /// What a viewer who has everything up to line `sequence` has missed.
    pub fn since(&self, sequence: u64, viewer: Viewer, now_ms: u64) -> Missed<G> {
        let after = if sequence <= self.sequence() { sequence } else { 0 };
        Missed {
            after,
            told: self.told_after(after, viewer),
            view: self.view(viewer),
            status: self.status(viewer, now_ms),
        }
    }

    /// What a viewer knows of the game. Nobody is omniscient before the end.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.state.game().view(self.eyes(viewer))
    }

    /// Those who ask for more than they may get what a spectator gets.
    fn eyes(&self, viewer: Viewer) -> Viewer {
        match viewer {
            Viewer::Seat(seat) if self.occupant(seat).is_some() => viewer,
            Viewer::Omniscient if self.is_revealed() => viewer,
            _ => Viewer::Spectator,
        }
    }

    /// The lines after this one as a viewer noticed them.
    pub(crate) fn told_after(&self, sequence: u64, viewer: Viewer) -> Vec<Told<G>> {
        let viewer = self.eyes(viewer);
        let first = (sequence + 1).max(self.state.opening_lines + 1);
        let again;
        let state = match self.state.remembers(first) {
            true => &self.state,
            false => {
                again = self.state.with_all_events();
                &again
            }
        };
        let entries = (first..).map_while(|at| Some((at, state.entry(at)?)));
        let tell = |(sequence, entry): (u64, &Entry<G>)| Told {
            sequence,
            at_ms: entry.at_ms,
            news: self.news(entry, viewer),
        };
        entries.map(tell).collect()
    }

    /// Whether a line after this one has changed the position or who may look at it.
    pub(crate) fn moved_after(&self, sequence: u64) -> bool {
        sequence < self.state.answers
    }

    fn news(&self, entry: &Entry<G>, viewer: Viewer) -> News<G> {
        let events = || entry.events.iter().filter_map(|event| G::witness(event, viewer)).collect();
        match &entry.deed {
            Deed::Sit { person, seat } => News::SatDown { person: *person, seat: *seat },
            Deed::Stand { person } => News::StoodUp { person: *person },
            Deed::Chair { seat, level } => News::ChairSet { seat: *seat, level: level.clone() },
            Deed::Kick { person } => News::Kicked { person: *person },
            Deed::Ready { person, nonce: _ } => News::Ready { person: *person },
            Deed::Unready { person } => News::NotReady { person: *person },
            Deed::Start => News::Started { nonces: self.state.nonces() },
            Deed::Move { seat, .. } => News::Moved { seat: *seat, bot: false, events: events() },
            Deed::Bot { seat, .. } => News::Moved { seat: *seat, bot: true, events: events() },
            Deed::Luck { outcome: _ } => News::Fell { events: events() },
            Deed::Undo { seat, back_to, agreed } => {
                News::Undone { seat: *seat, back_to: *back_to, agreed: *agreed }
            }
            Deed::Propose { person, motion } => News::Proposed { person: *person, motion: *motion },
            Deed::Agree { person } => News::Agreed { person: *person },
            Deed::Decline { person } => News::Declined { person: *person },
            Deed::Lapse => News::Lapsed,
            Deed::Pause => News::Paused,
            Deed::Resume => News::Resumed,
            Deed::TimeOut { seat } => News::TimeRanOut { seat: *seat },
            Deed::Away { seat } => News::HandedOver { seat: *seat, why: Absence::Away },
            Deed::HandOver { seat } => News::HandedOver { seat: *seat, why: Absence::Chosen },
            Deed::TakeBack { seat } => News::TakenBack { seat: *seat },
            Deed::Resign { seat } => News::Resigned { seat: *seat },
            Deed::Say { person, text } => News::Said { person: *person, text: text.clone() },
            Deed::Mute { person } => News::Muted { person: *person },
            Deed::Unmute { person } => News::Unmuted { person: *person },
            Deed::Clock | Deed::Outage { .. } => News::ClocksSet,
            // This line is only written once the game is over.
            Deed::End { places } => News::Ended { places: places.clone(), seed: self.seed_hex() },
            Deed::AgreedEnd => News::EndAgreed { events: events() },
            Deed::Rematch => News::RematchAgreed,
            Deed::Close => News::Closed,
        }
    }
}

/// How the table stands, as a viewer may know it.
pub(crate) fn status<G: Game>(table: &Table<G>, viewer: Viewer, now_ms: u64) -> Status {
    let state = &table.state;
    let has_clock = state.opening.options.clock.allowance_ms().is_some();
    let seat_status = |(seat, occupant): (Seat, &Occupant)| SeatStatus {
        occupant: occupant.clone(),
        ready: state.places[seat.index()].nonce.is_some(),
        here: occupant.person().is_some_and(|person| table.presence.is_here(person)),
        left_ms: has_clock.then(|| state.clocks.left_ms(seat, now_ms)),
    };
    let vote_status = |vote: &Vote| VoteStatus {
        motion: vote.motion,
        by: vote.by,
        agreed: vote.agreed.iter().copied().collect(),
        until_ms: state.vote_until_ms(vote),
    };
    Status {
        phase: state.phase,
        sequence: state.sequence(),
        answers: state.answers,
        turn: state.game().turn(),
        owner: state.opening.owner,
        commitment: state.commitment,
        seats: state.seats().map(seat_status).collect(),
        as_of_ms: now_ms,
        deadline_ms: state.clocks.deadline_ms(),
        weekend_offset_minutes: Calendar::of(&state.opening.options).weekend_offset_minutes(),
        paused_until_ms: state.paused_until_ms(),
        vote: state.vote.as_ref().map(vote_status),
        undo: match table.eyes(viewer) {
            Viewer::Seat(seat) => state.undo_needs(seat),
            _ => None,
        },
    }
}
