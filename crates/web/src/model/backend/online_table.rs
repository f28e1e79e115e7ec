//! A table on a server: what this page knows about it, and the actions that the server hasn't
//! answered yet.

use crate::model::known::Known;
use crate::model::playable::Playable;
use crate::model::seating::bot_name;
use kernel::{Record, Seat, Turn, Viewer};
use std::collections::{BTreeMap, BTreeSet};
use table::{Act, Missed, Occupant, Person, Phase, Status};
use wire::{TableId, Update};

/// A table on a server.
#[derive(Clone, Debug)]
pub(crate) struct OnlineTable<G: Playable> {
    pub(crate) table: TableId,
    /// The person signed in on this page.
    pub(crate) me: Option<Person>,
    /// The seat of that person.
    pub(crate) seat: Option<Seat>,
    /// The names of people.
    pub(crate) people: BTreeMap<Person, String>,
    /// The people who are programs.
    pub(crate) programs: BTreeSet<Person>,
    /// The line for which a move was sent that has not been answered yet.
    pub(crate) sent: Option<u64>,
    /// The actions to send.
    pub(crate) outgoing: Vec<wire::Act>,
    /// Whether a bot must decide and waits for its turn to think.
    pub(crate) bot_waits: bool,
    /// The record, once the game is over and it has been fetched.
    pub(crate) record: Option<Box<Record<G>>>,
}

/// The error for an update that doesn't follow the previous one. The client must request everything
/// again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UpdateGapError;

impl std::fmt::Display for UpdateGapError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Something is missing before this update: ask for everything.")
    }
}

impl std::error::Error for UpdateGapError {}

impl<G: Playable> OnlineTable<G> {
    /// Opens a table from its first update, which must be complete.
    pub(crate) fn open(
        me: Option<Person>,
        update: Update<G>,
        now_ms: u64,
    ) -> Result<(OnlineTable<G>, Known<G>), UpdateGapError> {
        let mut online = OnlineTable {
            table: update.table.clone(),
            me,
            seat: None,
            people: BTreeMap::new(),
            programs: BTreeSet::new(),
            sent: None,
            outgoing: Vec::new(),
            bot_waits: false,
            record: None,
        };
        online.learn_people(&update);
        let known = online.begin(update, now_ms)?;
        Ok((online, known))
    }

    fn begin(&self, update: Update<G>, now_ms: u64) -> Result<Known<G>, UpdateGapError> {
        let viewer = self.viewer(&update.status);
        let status = here_and_now(update.status, now_ms);
        let view = update.view.filter(|_| update.after == 0).ok_or(UpdateGapError)?;
        let missed = Missed { after: 0, told: update.told, view, status };
        Ok(Known::new(viewer, Vec::new(), missed))
    }

    fn learn_people(&mut self, update: &Update<G>) {
        self.seat = update.seat.map(Seat);
        self.bot_waits = update.bot_waits;
        let named = update.people.iter().map(|named| (named.person, named.name.clone()));
        self.people.extend(named);
        let programs = update.people.iter().filter(|named| named.program);
        self.programs.extend(programs.map(|named| named.person));
    }

    /// Applies an update. Returns `true` if the position jumped, because something was undone or
    /// everything was sent again.
    pub(crate) fn hear(
        &mut self,
        known: &mut Known<G>,
        update: Update<G>,
        now_ms: u64,
    ) -> Result<bool, UpdateGapError> {
        self.learn_people(&update);
        let have = known.status().sequence;
        let viewer = self.viewer(&update.status);
        if update.status.answers != known.status().answers {
            self.sent = None;
        }
        if update.after != have || viewer != known.viewer() {
            // A duplicate, received because a tab was asleep, is not news.
            if update.after != 0 && update.status.sequence <= have {
                return Ok(false);
            }
            *known = self.begin(update, now_ms)?;
            return Ok(true);
        }
        Ok(known.learn(update.told, update.view, here_and_now(update.status, now_ms)))
    }

    /// Returns the viewer for whom the server shows the game.
    fn viewer(&self, status: &Status) -> Viewer {
        match self.seat {
            Some(seat) => Viewer::Seat(seat),
            None if status.phase >= Phase::Over => Viewer::Omniscient,
            None => Viewer::Spectator,
        }
    }

    /// Queues an action. It takes effect when the server confirms it.
    pub(crate) fn act(&mut self, act: Act<G::Move>) {
        if let Act::Move { answers, .. } = act {
            self.sent = Some(answers);
        }
        self.outgoing.push(act.map_move(|mv| mv.to_string()));
    }

    /// Returns `true` if a move is on its way to the server.
    pub(crate) fn is_waiting(&self, status: &Status) -> bool {
        self.sent == Some(status.answers)
    }

    /// Returns the names of the seats.
    pub(crate) fn names(&self, status: &Status) -> Vec<Option<String>> {
        let occupants = || status.seats.iter().map(|seat| &seat.occupant);
        let person = |occupant: &Occupant| self.people.get(&occupant.person()?).cloned();
        let mut names: Vec<Option<String>> = occupants().map(person).collect();
        for (seat, occupant) in occupants().enumerate() {
            if let Occupant::Bot(_) = occupant {
                names[seat] = Some(bot_name::<G>(&names));
            }
        }
        names
    }

    /// Returns `true` if it is this person's turn.
    pub(crate) fn is_my_turn(&self, status: &Status) -> bool {
        let decides = |seat: Seat| {
            let occupant = status.seats.get(seat.index()).map(|seat| &seat.occupant);
            status.turn == Turn::Seat(seat) && matches!(occupant, Some(Occupant::Person(_)))
        };
        status.phase == Phase::Playing && self.seat.is_some_and(decides)
    }
}

/// Converts times from the server's clock to this browser's clock.
fn here_and_now(mut status: Status, now_ms: u64) -> Status {
    let as_of_ms = status.as_of_ms;
    let shift = |moment_ms: u64| (moment_ms + now_ms).saturating_sub(as_of_ms);
    status.as_of_ms = now_ms;
    status.deadline_ms = status.deadline_ms.map(shift);
    status.away_until_ms = status.away_until_ms.map(shift);
    status.paused_until_ms = status.paused_until_ms.map(shift);
    if let Some(vote) = &mut status.vote {
        vote.until_ms = shift(vote.until_ms);
    }
    status
}
