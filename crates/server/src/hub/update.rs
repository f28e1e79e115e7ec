//! What clients are told: one update for everybody who has seen the same with the same eyes.

use super::Playable;
use super::live::Live;
use axum::extract::ws::Utf8Bytes;
use kernel::{Game, Seat, Viewer};
use serde_json::value::RawValue;
use table::{News, Occupant, Person, Phase, Status, Told};
use wire::{FromServer, PersonName, TableId, UpdateOf};

/// How many different updates about one state are kept.
const WRITTEN_MAX: usize = 16;
/// About how long an update is without its view and its lines.
const FRAME_BYTES: usize = 1024;

/// What a client has been told of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Seen {
    /// The last line.
    pub(crate) sequence: u64,
    /// With whose eyes; `None` if nothing was told yet.
    pub(crate) eyes: Option<Viewer>,
}

/// For whom an update is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Recipient {
    /// Who looks; nobody signed in is nobody.
    pub(crate) person: Option<Person>,
    /// What they have.
    pub(crate) seen: Seen,
}

/// What the last change was for each viewer, as the table told it.
pub(super) struct Fresh<G: Game> {
    /// The last line before.
    after: u64,
    told: Vec<ForViewer<G>>,
}

struct ForViewer<G: Game> {
    viewer: Viewer,
    told: Vec<Told<G>>,
    view: Option<G::View>,
    status: Status,
}

/// What was last put into a recipient, with its JSON: others often see the same.
pub(super) struct Pictured<G: Game> {
    view: Option<(G::View, Box<RawValue>)>,
    told: Option<(Vec<Told<G>>, Box<RawValue>)>,
}

impl<G: Game> Default for Pictured<G> {
    fn default() -> Self {
        Pictured { view: None, told: None }
    }
}

/// Writes something, unless the last that was written is the same.
fn write_once<T: PartialEq + serde::Serialize>(
    last: &mut Option<(T, Box<RawValue>)>,
    value: T,
) -> Option<&RawValue> {
    if last.as_ref().is_none_or(|(written, _)| *written != value) {
        // Everything in an update is plain data: it can always be written.
        let json = serde_json::value::to_raw_value(&value).ok();
        *last = json.map(|json| (value, json));
    }
    last.as_ref().map(|(_, json)| &**json)
}

impl<G: Game> Default for Fresh<G> {
    fn default() -> Self {
        Fresh::after(0)
    }
}

impl<G: Game> Fresh<G> {
    pub(super) fn after(after: u64) -> Self {
        Fresh { after, told: Vec::new() }
    }

    pub(super) fn add(
        &mut self,
        viewer: Viewer,
        told: Vec<Told<G>>,
        view: Option<G::View>,
        status: Status,
    ) {
        self.told.push(ForViewer { viewer, told, view, status });
    }

    /// Takes what was told to this viewer, if it has seen everything before.
    fn take(&mut self, after: u64, viewer: Viewer) -> Option<ForViewer<G>> {
        let found = self.told.iter().position(|news| news.viewer == viewer)?;
        (after == self.after).then(|| self.told.swap_remove(found))
    }
}

impl<G: Playable> Live<G> {
    /// What a client has missed, and what it has seen then.
    pub(super) fn write(
        &mut self,
        id: &TableId,
        recipient: Recipient,
        now_ms: u64,
    ) -> (Utf8Bytes, Seen) {
        let (eyes, person) = self.eyes(recipient.person);
        // All who look with the same eyes and have the same get the same bytes.
        let key = Recipient { person, seen: recipient.seen };
        if let Some((_, text, seen)) =
            self.written.iter().find(|(other, _, seen)| *other == key && seen.eyes == Some(eyes))
        {
            return (text.clone(), *seen);
        }
        let text = self.compose(id, eyes, key, now_ms);
        let seen = Seen { sequence: self.table.sequence(), eyes: Some(eyes) };
        if self.written.len() >= WRITTEN_MAX {
            self.written.clear();
        }
        self.written.push((key, text.clone(), seen));
        (text, seen)
    }

    /// With whose eyes a person looks, and the person again if that makes a difference.
    fn eyes(&self, person: Option<Person>) -> (Viewer, Option<Person>) {
        let viewer = person.map_or(Viewer::Spectator, |person| self.table.viewer_of(person));
        let over = matches!(self.table.phase(), Phase::Over | Phase::Closed);
        match viewer {
            Viewer::Seat(_) => (viewer, person),
            _ if over => (Viewer::Omniscient, None),
            _ => (Viewer::Spectator, None),
        }
    }

    fn compose(
        &mut self,
        id: &TableId,
        eyes: Viewer,
        recipient: Recipient,
        now_ms: u64,
    ) -> Utf8Bytes {
        let seen = recipient.seen;
        let same_eyes = seen.eyes == Some(eyes);
        let fresh = if same_eyes { self.fresh.take(seen.sequence, eyes) } else { None };
        let (after, told, view, status) = match fresh {
            Some(news) => (seen.sequence, news.told, news.view, news.status),
            None => {
                let missed = self.table.since(seen.sequence, eyes, now_ms);
                (missed.after, missed.told, Some(missed.view), missed.status)
            }
        };
        let seat = match eyes {
            Viewer::Seat(seat) => Some(seat),
            _ => None,
        };
        let people = self.people(&told, &status, seen.eyes.is_none());
        let legal = seat.map(|seat| self.legal(seat, &status)).unwrap_or_default();
        let told = write_once(&mut self.pictured.told, told);
        let view = view.and_then(|view| write_once(&mut self.pictured.view, view));
        let bytes = |json: Option<&RawValue>| json.map_or(0, |json| json.get().len());
        let mut text = Vec::with_capacity(FRAME_BYTES + bytes(told) + bytes(view));
        let update = UpdateOf {
            table: id.clone(),
            game: G::NAME.to_owned(),
            after,
            told,
            view,
            status,
            seat: seat.map(|seat| seat.0),
            legal,
            people,
            bot_waits: self.bot_waits && self.table.bot_wanted().is_some(),
        };
        let written = serde_json::to_writer(&mut text, &FromServer::Update(update));
        let text = written.ok().and_then(|()| String::from_utf8(text).ok());
        text.unwrap_or_default().into()
    }

    /// The moves that a person in this seat may choose from.
    fn legal(&self, seat: Seat, status: &Status) -> Vec<String> {
        let decides = self.table.occupant(seat).is_some_and(|held| held.decides().is_some());
        if decides && status.paused_until_ms.is_none() {
            self.table.legal_moves(seat).iter().map(ToString::to_string).collect()
        } else {
            Vec::new()
        }
    }

    /// The names that a client may need: in a first update all, later those that come up.
    fn people(&self, told: &[Told<G>], status: &Status, first: bool) -> Vec<PersonName> {
        let mut persons: Vec<Person> = told.iter().flat_map(|told| mentioned(&told.news)).collect();
        if first {
            let seated = status.seats.iter().filter_map(|seat| Occupant::person(&seat.occupant));
            persons.extend(seated.chain(status.owner));
        }
        persons.sort_unstable();
        persons.dedup();
        let named = |person: Person| {
            let name = self.names.get(&person)?.to_string();
            Some(PersonName { person, name })
        };
        persons.into_iter().filter_map(named).collect()
    }
}

/// The persons that news may bring up for the first time.
pub(super) fn mentioned<G: Game>(news: &News<G>) -> Option<Person> {
    match news {
        News::SatDown { person, .. } | News::Said { person, .. } => Some(*person),
        _ => None,
    }
}
