//! A table on a server: what this page was told of it, and what its person does there until the
//! server has answered.

use crate::model::act::Act;
use crate::model::known::Known;
use crate::model::playable::Playable;
use kernel::{Record, Seat, Turn, Viewer};
use std::collections::BTreeMap;
use table::{Missed, Occupant, Person, Phase, Status};
use wire::{TableId, Update};

/// Names for bots, in the order of the seats.
const BOT_NAMES: [&str; 6] = ["Ember", "Ash", "Flint", "Cinder", "Smoke", "Spark"];

/// A table on a server.
#[derive(Clone, Debug)]
pub(crate) struct OnlineTable<G: Playable> {
    pub(crate) table: TableId,
    /// Whoever is signed in on this page.
    pub(crate) me: Option<Person>,
    /// The seat of that person.
    pub(crate) seat: Option<Seat>,
    /// What people are called.
    pub(crate) people: BTreeMap<Person, String>,
    /// The line that a move was sent for and is not answered yet.
    pub(crate) sent: Option<u64>,
    /// What is to be sent.
    pub(crate) outgoing: Vec<wire::Act>,
    /// Whether a bot is to decide and waits for its turn to think.
    pub(crate) bot_waits: bool,
    /// The record, once the game is over and it was fetched.
    pub(crate) record: Option<Box<Record<G>>>,
}

/// An update that can't be used by itself: the client must ask for everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UpdateGapError;

impl std::fmt::Display for UpdateGapError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Something is missing before this update: ask for everything.")
    }
}

impl std::error::Error for UpdateGapError {}

impl<G: Playable> OnlineTable<G> {
    /// A table of which this is the first update. It must bring everything.
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
    }

    /// Hears of news. Says whether the position has jumped: something was taken back, or everything
    /// was told anew.
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
            // What comes twice, because a tab slept over it, is no news.
            if update.after != 0 && update.status.sequence <= have {
                return Ok(false);
            }
            *known = self.begin(update, now_ms)?;
            return Ok(true);
        }
        Ok(known.learn(update.told, update.view, here_and_now(update.status, now_ms)))
    }

    /// With whose eyes the server shows the game.
    fn viewer(&self, status: &Status) -> Viewer {
        match self.seat {
            Some(seat) => Viewer::Seat(seat),
            None if status.phase >= Phase::Over => Viewer::Omniscient,
            None => Viewer::Spectator,
        }
    }

    /// The person does something: it is sent, and done when the server says so.
    pub(crate) fn act(&mut self, status: &Status, act: Act<G>) {
        if matches!(act, Act::Move(_)) {
            self.sent = Some(status.answers);
        }
        self.outgoing.push(match act {
            Act::Move(mv) => wire::Act::Move { answers: status.answers, mv: mv.to_string() },
            Act::Propose(motion) => wire::Act::Propose { motion },
            Act::Agree => wire::Act::Agree,
            Act::Decline => wire::Act::Decline,
            Act::HandOver => wire::Act::HandOver,
            Act::TakeBack => wire::Act::TakeBack,
            Act::Resign => wire::Act::Resign,
            Act::Say(text) => wire::Act::Say { text },
        });
    }

    /// Whether a move is on its way to the server.
    pub(crate) fn is_waiting(&self, status: &Status) -> bool {
        self.sent == Some(status.answers)
    }

    /// What the seats are called.
    pub(crate) fn names(&self, status: &Status) -> Vec<Option<String>> {
        let name = |(seat, occupant): (usize, &Occupant)| match occupant {
            Occupant::Bot(_) => Some(BOT_NAMES[seat % BOT_NAMES.len()].to_owned()),
            occupant => self.people.get(&occupant.person()?).cloned(),
        };
        let occupants = status.seats.iter().map(|seat| &seat.occupant).enumerate();
        occupants.map(name).collect()
    }

    /// Whether it is this person's turn.
    pub(crate) fn is_my_turn(&self, status: &Status) -> bool {
        let decides = |seat: Seat| {
            let occupant = status.seats.get(seat.index()).map(|seat| &seat.occupant);
            status.turn == Turn::Seat(seat) && matches!(occupant, Some(Occupant::Person(_)))
        };
        status.phase == Phase::Playing && self.seat.is_some_and(decides)
    }
}

/// Moments by the clock of the server, as this browser's clock shows them.
fn here_and_now(mut status: Status, now_ms: u64) -> Status {
    let as_of_ms = status.as_of_ms;
    let shift = |moment_ms: u64| (moment_ms + now_ms).saturating_sub(as_of_ms);
    status.as_of_ms = now_ms;
    status.deadline_ms = status.deadline_ms.map(shift);
    status.paused_until_ms = status.paused_until_ms.map(shift);
    if let Some(vote) = &mut status.vote {
        vote.until_ms = shift(vote.until_ms);
    }
    status
}
