//! The updates for clients: one for all viewers who know the same and have seen the same.

use super::Playable;
use super::live::Live;
use super::rest::RestHead;
use super::short::{HeadEdits, ViewEdits};
use axum::extract::ws::Utf8Bytes;
use kernel::{Game, Seat, Viewer};
use serde_json::value::RawValue;
use std::sync::Arc;
use table::{Person, Phase, Status, Told};
use wire::{Form, FromServer, PersonName, TableId, UpdateOf};

/// The number of different updates of one state that are kept.
const WRITTEN_MAX: usize = 16;
/// The approximate size of an update without its view and its lines.
const FRAME_BYTES: usize = 1024;

/// The state of a table that a client has been sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Seen {
    /// The last line.
    pub(crate) sequence: u64,
    /// The eyes it was for; `None` if nothing was sent yet.
    pub(crate) eyes: Option<Viewer>,
    /// The checksum of the texts that the client has, if it follows by short updates.
    pub(crate) check: Option<u32>,
}

impl Seen {
    /// Describes a client that reports having everything up to this line.
    pub(crate) fn since(sequence: u64) -> Seen {
        Seen { sequence, eyes: None, check: None }
    }
}

/// The recipient of an update.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Recipient {
    /// The viewer; `None` if they aren't signed in.
    pub(crate) person: Option<Person>,
    /// The state that they already have.
    pub(crate) seen: Seen,
    /// The form of their updates.
    pub(crate) form: Form,
}

/// The last values that were serialized, with their JSON: other recipients often get the same.
pub(super) struct Pictured<G: Game> {
    view: Option<(G::View, Arc<RawValue>)>,
    told: Option<(Vec<Told<G>>, Arc<RawValue>)>,
    /// The edits that lead from one view to another.
    pub(super) view_edits: Option<ViewEdits>,
    /// The checksum of the position.
    pub(super) position_check: Option<u32>,
    /// The part of the status that is the same for everyone.
    pub(super) head: Option<Arc<RestHead>>,
    /// The edits that lead from one of these to another.
    pub(super) head_edits: Option<HeadEdits>,
}

impl<G: Game> Default for Pictured<G> {
    fn default() -> Self {
        Pictured {
            view: None,
            told: None,
            view_edits: None,
            position_check: None,
            head: None,
            head_edits: None,
        }
    }
}

/// Serializes a value, unless the last one was the same.
fn write_once<T: PartialEq + serde::Serialize>(
    last: &mut Option<(T, Arc<RawValue>)>,
    value: T,
) -> Option<Arc<RawValue>> {
    if last.as_ref().is_none_or(|(written, _)| *written != value) {
        // Everything in an update is plain data, so it can always be serialized.
        let json = serde_json::value::to_raw_value(&value).ok();
        *last = json.map(|json| (value, json.into()));
    }
    last.as_ref().map(|(_, json)| Arc::clone(json))
}

impl<G: Game> Pictured<G> {
    pub(super) fn write_view(&mut self, view: G::View) -> Option<Arc<RawValue>> {
        write_once(&mut self.view, view)
    }

    pub(super) fn write_told(&mut self, told: Vec<Told<G>>) -> Option<Arc<RawValue>> {
        write_once(&mut self.told, told)
    }
}

impl<G: Playable> Live<G> {
    /// Returns what a client has missed, and what it has then seen.
    pub(super) fn write(
        &mut self,
        id: &TableId,
        recipient: Recipient,
        now_ms: u64,
    ) -> (Utf8Bytes, Seen) {
        let (eyes, person) = self.eyes(recipient.person);
        // Viewers with the same eyes and the same state get the same bytes.
        let key = Recipient { person, ..recipient };
        if let Some((_, text, seen)) =
            self.written.iter().find(|(other, _, seen)| *other == key && seen.eyes == Some(eyes))
        {
            return (text.clone(), *seen);
        }
        let (text, check) = match key.form {
            Form::Full => (self.compose(id, eyes, key.seen, now_ms), None),
            Form::Short => {
                let (text, check) = self.compose_short(id, eyes, key.seen, now_ms);
                (text, Some(check))
            }
        };
        let text = Utf8Bytes::from(text);
        let seen = Seen { sequence: self.table.sequence(), eyes: Some(eyes), check };
        if self.written.len() >= WRITTEN_MAX {
            self.written.clear();
        }
        self.written.push((key, text.clone(), seen));
        (text, seen)
    }

    /// Returns the eyes with which a person looks, and the person again if that makes a difference.
    fn eyes(&self, person: Option<Person>) -> (Viewer, Option<Person>) {
        let viewer = person.map_or(Viewer::Spectator, |person| self.table.viewer_of(person));
        let over = matches!(self.table.phase(), Phase::Over | Phase::Closed);
        match viewer {
            Viewer::Seat(_) => (viewer, person),
            _ if over => (Viewer::Omniscient, None),
            _ => (Viewer::Spectator, None),
        }
    }

    /// Returns the line after which the news for a client begins.
    pub(super) fn after(&self, seen: Seen) -> u64 {
        // Someone who claims lines that do not exist must forget all that came before.
        if seen.sequence <= self.table.sequence() { seen.sequence } else { 0 }
    }

    /// Returns `true` if the view might be another than the one that a client has.
    pub(super) fn view_changed(&self, eyes: Viewer, seen: Seen) -> bool {
        let after = self.after(seen);
        let is_same = seen.eyes == Some(eyes) && after == seen.sequence;
        !is_same || self.table.moved_since(after)
    }

    fn compose(&mut self, id: &TableId, eyes: Viewer, seen: Seen, now_ms: u64) -> String {
        let after = self.after(seen);
        let told = self.table.told_since(after, eyes);
        let status = self.table.status(eyes, now_ms);
        let people = self.people(after, seen);
        let seat = seat_of(eyes);
        let legal = seat.map(|seat| self.legal(seat, &status)).unwrap_or_default();
        let told = self.pictured.write_told(told);
        let view = self.view_changed(eyes, seen).then(|| self.table.view(eyes));
        let view = view.and_then(|view| self.pictured.write_view(view));
        let bytes = |json: &Option<Arc<RawValue>>| json.as_ref().map_or(0, |json| json.get().len());
        let capacity = FRAME_BYTES + bytes(&told) + bytes(&view);
        let update = UpdateOf {
            table: id.clone(),
            game: G::NAME.to_owned(),
            after,
            told: told.as_deref(),
            view: view.as_deref(),
            status,
            seat: seat.map(|seat| seat.0),
            legal,
            people,
            bot_waits: self.shows_bot_waiting(),
        };
        to_text(&FromServer::Update(update), capacity)
    }

    pub(super) fn shows_bot_waiting(&self) -> bool {
        self.bot_waits && self.table.bot_wanted().is_some()
    }

    /// Returns the moves that a person in this seat may choose from.
    fn legal(&self, seat: Seat, status: &Status) -> Vec<String> {
        let decides = self.table.occupant(seat).is_some_and(|held| held.decides().is_some());
        if decides && status.paused_until_ms.is_none() {
            self.table.legal_moves(seat).iter().map(ToString::to_string).collect()
        } else {
            Vec::new()
        }
    }

    /// Returns the names that a client may need: all of them in a first update, later the new ones.
    pub(super) fn people(&self, after: u64, seen: Seen) -> Vec<PersonName> {
        let persons = if seen.eyes.is_none() {
            self.persons_since(after)
        } else {
            let mut mentioned: Vec<Person> = self.table.mentioned_since(after).collect();
            mentioned.sort_unstable();
            mentioned.dedup();
            mentioned
        };
        let named = |person: Person| self.names.get(&person).map(|named| PersonName::clone(named));
        persons.into_iter().filter_map(named).collect()
    }
}

pub(super) fn seat_of(eyes: Viewer) -> Option<Seat> {
    match eyes {
        Viewer::Seat(seat) => Some(seat),
        _ => None,
    }
}

/// Serializes a value to text. Everything that is sent is plain data, so this can't fail.
pub(super) fn to_text(value: &impl serde::Serialize, capacity: usize) -> String {
    let mut text = Vec::with_capacity(capacity);
    let written = serde_json::to_writer(&mut text, value);
    let text = written.ok().and_then(|()| String::from_utf8(text).ok());
    text.unwrap_or_default()
}
