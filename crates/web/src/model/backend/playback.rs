//! A record that is being stepped through: a replay, or the guided game.

use crate::model::known::{Happening, Known};
use crate::model::playable::Playable;
use crate::model::seating::{person_of, usual_options};
use crate::model::timeline::Timeline;
use kernel::{Line, Record, Seat, Turn, Viewer};
use table::{Chair, HostingOptions, Occupant, Opening, Phase, SeatStatus, Status};

/// A record and the current position in it.
#[derive(Clone, Debug)]
pub(crate) struct Playback<G: Playable> {
    pub(crate) record: Record<G>,
    pub(crate) timeline: Timeline<G>,
    /// The number of lines played.
    pub(crate) at: usize,
    /// The viewers whose view may be shown. Everyone, once nothing is secret any more.
    pub(crate) viewers: Vec<Viewer>,
    /// The seating of a game that continues from here.
    chairs: Vec<Chair>,
    options: HostingOptions,
}

impl<G: Playable> Playback<G> {
    /// Opens a record in which nothing is secret.
    pub(crate) fn open(record: Record<G>, timeline: Timeline<G>) -> Playback<G> {
        let players = timeline.at(0).players();
        let chairs = Seat::all(players).map(|seat| Chair::Person(person_of(seat))).collect();
        let viewers = all_viewers(players);
        let options = usual_options::<G>();
        Playback { record, at: timeline.len(), timeline, viewers, chairs, options }
    }

    /// Opens the game of a table, limited to these viewers.
    pub(crate) fn of_table(
        record: Record<G>,
        timeline: Timeline<G>,
        opening: &Opening<G>,
        viewers: Vec<Viewer>,
    ) -> Playback<G> {
        let chairs = opening.chairs.clone();
        let options = opening.options.clone();
        Playback { viewers, chairs, options, ..Playback::open(record, timeline) }
    }

    /// Opens lines that begin with a position in which hidden things are guessed. No one knows
    /// everything about it, so that it is never taken for the game. `about` has no lines.
    pub(crate) fn of_guess(about: Record<G>, timeline: Timeline<G>) -> Playback<G> {
        let mut playback = Playback::open(about, timeline);
        playback.viewers.retain(|viewer| *viewer != Viewer::Omniscient);
        playback
    }

    /// Returns what a viewer knows after the lines played so far.
    pub(crate) fn known(&self, viewer: Viewer) -> Known<G> {
        let game = self.timeline.at(self.at);
        let told = self.timeline.told(self.at).filter_map(|happening| {
            let event = G::witness(&happening.event, viewer)?;
            Some(Happening { line: happening.line, event })
        });
        let lines = self.timeline.lines()[..self.at].iter().enumerate();
        let decided = lines.filter_map(|(line, played)| match played {
            Line::Move(seat, _) => Some((line, *seat)),
            Line::Outcome(_) | Line::AgreedEnd => None,
        });
        let status = self.status(game.turn());
        Known::of_record(viewer, game.view(viewer), told.collect(), decided.collect(), status)
    }

    /// Builds the status. A record has no clocks, votes or pauses.
    fn status(&self, turn: Turn) -> Status {
        let seats = self.chairs.iter().zip(0u8..).map(|(chair, seat)| SeatStatus {
            occupant: match chair {
                Chair::Bot(level) => Occupant::Bot(level.clone()),
                Chair::Open | Chair::Person(_) => Occupant::Person(person_of(Seat(seat))),
            },
            ready: true,
            here: true,
            left_ms: None,
        });
        Status {
            phase: if turn == Turn::Over { Phase::Over } else { Phase::Playing },
            sequence: self.at as u64,
            answers: self.at as u64,
            turn,
            owner: None,
            commitment: [0; 32],
            seats: seats.collect(),
            as_of_ms: 0,
            deadline_ms: None,
            away_until_ms: None,
            weekend_offset_minutes: None,
            paused_until_ms: None,
            vote: None,
            undo: None,
            hints: false,
        }
    }

    /// Whether a bot had this seat.
    pub(crate) fn is_bot(&self, seat: Seat) -> bool {
        matches!(self.chairs.get(seat.index()), Some(Chair::Bot(_)))
    }

    /// Returns the opening of a game that continues from the current line.
    pub(crate) fn branch(&self) -> Opening<G> {
        Opening {
            setup: self.record.setup.clone(),
            options: self.options.clone(),
            owner: None,
            chairs: self.chairs.clone(),
            prelude: self.timeline.lines()[..self.at].to_vec(),
        }
    }
}

/// Returns all viewers of a game, the omniscient one first.
pub(crate) fn all_viewers(players: u8) -> Vec<Viewer> {
    let seats = Seat::all(players).map(Viewer::Seat);
    [Viewer::Omniscient, Viewer::Spectator].into_iter().chain(seats).collect()
}
