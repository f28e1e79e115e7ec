//! The news that viewers get. Everything that leaves the table for a person passes through this
//! file, and everything about the game passes through [`Game::view`] and [`Game::witness`].

use crate::calendar::Calendar;
use crate::effect::{News, SeatStatus, Status, Told, UndoNeeds, VoteStatus};
use crate::log_event::{LogEntry, LogEvent};
use crate::vote::Vote;
use crate::{Absence, Occupant, Person, Table};
use kernel::{Game, Line, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// The news that a viewer has missed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Missed<G: Game> {
    /// The line after which the news begins. It is 0 if the viewer claimed lines that don't exist,
    /// and must then discard everything from before.
    pub after: u64,
    /// The news since then, as far as this viewer noticed it.
    pub told: Vec<Told<G>>,
    /// The viewer's current knowledge of the game.
    pub view: G::View,
    /// The state of the table.
    pub status: Status,
}

impl<G: Game> Table<G> {
    /// Returns the news that a viewer with everything up to line `sequence` has missed.
    pub fn since(&self, sequence: u64, viewer: Viewer, now_ms: u64) -> Missed<G> {
        let after = if sequence <= self.sequence() { sequence } else { 0 };
        Missed {
            after,
            told: self.told_since(after, viewer),
            view: self.view(viewer),
            status: self.status(viewer, now_ms),
        }
    }

    /// Returns a viewer's knowledge of the game. No one is omniscient before the end.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.state.game().view(self.eyes(viewer))
    }

    /// Returns the permitted viewer: a viewer who asks for too much gets what a spectator gets.
    fn eyes(&self, viewer: Viewer) -> Viewer {
        match viewer {
            Viewer::Seat(seat) if self.occupant(seat).is_some() => viewer,
            Viewer::Omniscient if self.is_revealed() => viewer,
            _ => Viewer::Spectator,
        }
    }

    /// Returns the lines after this one as a viewer noticed them.
    pub fn told_since(&self, sequence: u64, viewer: Viewer) -> Vec<Told<G>> {
        let again;
        let first = sequence.max(self.state.opening_lines) + 1;
        let state = if self.state.remembers(first) {
            &self.state
        } else {
            again = self.state.with_all_events();
            &again
        };
        self.told_with(sequence, viewer, |at| state.events(at))
    }

    /// Returns the lines after this one without the events of the game: for someone who plays the
    /// steps along ([`Table::open_step`]) and knows their effects.
    pub fn told_without_events(&self, sequence: u64, viewer: Viewer) -> Vec<Told<G>> {
        self.told_with(sequence, viewer, |_| &[])
    }

    fn told_with<'e>(
        &self,
        sequence: u64,
        viewer: Viewer,
        events: impl Fn(u64) -> &'e [G::Event],
    ) -> Vec<Told<G>>
    where
        G::Event: 'e,
    {
        let viewer = self.eyes(viewer);
        let first = sequence.max(self.state.opening_lines) + 1;
        let entries = (first..).map_while(|at| Some((at, self.state.entry(at)?)));
        let tell = |(sequence, entry): (u64, LogEntry<G>)| Told {
            sequence,
            at_ms: entry.at_ms,
            news: self.news(&entry, events(sequence), viewer),
        };
        entries.map(tell).collect()
    }

    /// Returns the persons whom the lines after this one may mention for the first time: those who
    /// sat down or wrote.
    pub fn mentioned_since(&self, sequence: u64) -> impl Iterator<Item = Person> {
        let entries = self.state.entries_after(sequence.max(self.state.opening_lines));
        entries.filter_map(|entry| match entry.logged {
            LogEvent::Sit { person, .. } => Some(person),
            LogEvent::Say { said } => Some(said.person),
            _ => None,
        })
    }

    /// Returns the condition for undoing the last decision of this viewer's seat:
    /// [`Status::undo`].
    pub fn undo_needs(&self, viewer: Viewer) -> Option<UndoNeeds> {
        match self.eyes(viewer) {
            Viewer::Seat(seat) => self.state.undo_needs(seat),
            _ => None,
        }
    }

    /// Returns the step of the game in this line, and whether a bot decided it. This works only in
    /// a game without secrets, where a step reveals no more than its effects.
    pub fn open_step(&self, sequence: u64) -> Option<(Line<G>, bool)> {
        if G::HAS_SECRETS {
            return None;
        }
        match self.state.entry(sequence)?.logged {
            LogEvent::Move { seat, mv, .. } => Some((Line::Move(seat, mv), false)),
            LogEvent::Bot { seat, mv, .. } => Some((Line::Move(seat, mv), true)),
            LogEvent::Luck { outcome } => Some((Line::Outcome(outcome), false)),
            LogEvent::AgreedEnd => Some((Line::AgreedEnd, false)),
            _ => None,
        }
    }

    /// Returns `true` if a line after this one has changed the position or who may look at it.
    pub fn moved_since(&self, sequence: u64) -> bool {
        sequence < self.state.answers
    }

    fn news(&self, entry: &LogEntry<G>, events: &[G::Event], viewer: Viewer) -> News<G> {
        let events = || events.iter().filter_map(|event| G::witness(event, viewer)).collect();
        match &entry.logged {
            LogEvent::Sit { person, seat } => News::SatDown { person: *person, seat: *seat },
            LogEvent::Stand { person } => News::StoodUp { person: *person },
            LogEvent::Chair { seat, level } => {
                News::ChairSet { seat: *seat, level: level.as_deref().cloned() }
            }
            LogEvent::Kick { person } => News::Kicked { person: *person },
            LogEvent::Ready { readiness } => News::Ready { person: readiness.person },
            LogEvent::Unready { person } => News::NotReady { person: *person },
            LogEvent::Start => News::Started { nonces: self.state.nonces() },
            LogEvent::Move { seat, .. } => {
                News::Moved { seat: *seat, bot: false, events: events() }
            }
            LogEvent::Bot { seat, .. } => News::Moved { seat: *seat, bot: true, events: events() },
            LogEvent::Luck { outcome: _ } => News::Fell { events: events() },
            LogEvent::Undo { seat, back_to, agreed } => {
                News::Undone { seat: *seat, back_to: *back_to, agreed: *agreed }
            }
            LogEvent::Propose { person, motion } => {
                News::Proposed { person: *person, motion: *motion }
            }
            LogEvent::Agree { person } => News::Agreed { person: *person },
            LogEvent::Decline { person } => News::Declined { person: *person },
            LogEvent::Lapse => News::Lapsed,
            LogEvent::Pause => News::Paused,
            LogEvent::Resume => News::Resumed,
            LogEvent::TimeOut { seat } => News::TimeRanOut { seat: *seat },
            LogEvent::Away { seat } => News::HandedOver { seat: *seat, why: Absence::Away },
            LogEvent::HandOver { seat } => News::HandedOver { seat: *seat, why: Absence::Chosen },
            LogEvent::TakeBack { seat } => News::TakenBack { seat: *seat },
            LogEvent::Resign { seat } => News::Resigned { seat: *seat },
            LogEvent::Say { said } => News::Said { person: said.person, text: said.text.clone() },
            LogEvent::Mute { person } => News::Muted { person: *person },
            LogEvent::Unmute { person } => News::Unmuted { person: *person },
            LogEvent::Clock | LogEvent::Outage { .. } => News::ClocksSet,
            // This line is written only once the game is over.
            LogEvent::End { ranking } => {
                News::Ended { places: ranking.places.clone(), seed: self.seed_hex() }
            }
            LogEvent::AgreedEnd => News::EndAgreed { events: events() },
            LogEvent::Rematch => News::RematchAgreed,
            LogEvent::Close => News::Closed,
        }
    }
}

/// Returns the state of the table, as a viewer may know it.
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
        away_until_ms: state.away_until_ms(&table.presence),
        weekend_offset_minutes: Calendar::of(&state.opening.options).weekend_offset_minutes(),
        paused_until_ms: state.paused_until_ms(),
        vote: state.vote.as_ref().map(vote_status),
        hints: state.opening.options.hints,
        undo: table.undo_needs(viewer),
    }
}
