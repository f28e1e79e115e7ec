//! A game on this page, read and acted on through one surface, wherever it is run.
//!
//! Reading: [`Session::now`] is the position as the reader's eyes know it (what they can't know is
//! made up), [`Session::happenings`] what they noticed, [`Session::status`] how the table stands.
//! Acting: [`Session::act`]. Components are never handed the true position, not even of a game that
//! this page runs itself.

mod acting;
mod online;
mod reading;
mod stepping;

pub use super::known::Happening;

use super::backend::{Backend, LocalTable, Playback, prelude_events};
use super::known::Known;
use super::playable::Playable;
use super::save::{SaveProblem, name_tags, retell};
use super::timeline::Timeline;
use dealer::Seed;
use kernel::{Record, Seat, Viewer};
use table::{Level, OpenProblem, Opening, UndoNeeds};

/// A game on this page.
#[derive(Clone, Debug)]
pub struct Session<G: Playable> {
    /// Its name in the list of saved games.
    pub id: String,
    pub(super) backend: Backend<G>,
    pub(super) names: Vec<Option<String>>,
    pub(super) known: Known<G>,
    undo: Option<(Seat, UndoNeeds)>,
}

/// A bot that is to decide.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotAsked {
    /// For which seat.
    pub seat: Seat,
    /// How strong.
    pub level: Level,
    /// What its move answers.
    pub answers: u64,
}

/// Making one.
impl<G: Playable> Session<G> {
    /// Opens a table that this page runs. Luck that is awaited at once falls at once.
    pub fn open(
        id: String,
        opening: Opening<G>,
        names: Vec<Option<String>>,
        seed: Seed,
        now_ms: u64,
    ) -> Result<Self, Vec<OpenProblem<G>>> {
        let local = LocalTable::open(opening, seed, now_ms)?;
        Ok(Session::at(id, Backend::Local(Box::new(local)), names, Viewer::Spectator, now_ms))
    }

    pub(super) fn at(
        id: String,
        backend: Backend<G>,
        names: Vec<Option<String>>,
        viewer: Viewer,
        now_ms: u64,
    ) -> Self {
        let known = match &backend {
            Backend::Local(local) => known_here(local, viewer, now_ms),
            Backend::Record(playback) => playback.known(viewer),
            Backend::Online(_) => unreachable!("what is known of an online table comes with it"),
        };
        Session::of(id, backend, names, known, now_ms)
    }

    fn of(
        id: String,
        backend: Backend<G>,
        names: Vec<Option<String>>,
        known: Known<G>,
        now_ms: u64,
    ) -> Self {
        let mut session = Session { id, backend, names, known, undo: None };
        session.note_undo(now_ms);
        session
    }

    /// Opens a record to step through, at its end. Everything in it may be known.
    pub fn of_record(id: String, record: Record<G>) -> Result<Self, SaveProblem<G>> {
        let (journal, happenings) = retell(&record)
            .map_err(|problem| SaveProblem::Replay(Box::new((record.clone(), problem))))?;
        let names = Seat::all(journal.now().players())
            .map(|seat| record.tag(&format!("name.{seat}")).map(str::to_owned))
            .collect();
        let playback = Playback::open(record, Timeline::lay(journal, happenings));
        Ok(Session::at(id, Backend::Record(Box::new(playback)), names, Viewer::Omniscient, 0))
    }

    /// The same game to step through, at its end. Of a game with secrets that goes on, only what
    /// people at this screen know may be seen.
    pub fn replay(&self) -> Session<G> {
        let Backend::Local(local) = &self.backend else { return self.clone() };
        let record = Record::of(local.table.journal(), name_tags(&self.names));
        let record = self.record().unwrap_or(record);
        let timeline = Timeline::of_journal(local.table.journal());
        let viewers = if self.is_open() {
            super::backend::all_viewers(self.now().players())
        } else {
            let seats = local.here().into_iter().map(Viewer::Seat);
            [Viewer::Spectator].into_iter().chain(seats).collect()
        };
        // The only person looks with their own eyes; of several, nobody does unasked.
        let viewer = match (&viewers[..], self.is_open()) {
            ([_, only], false) => *only,
            (viewers, _) => viewers[0],
        };
        let playback = Playback::of_table(record, timeline, local.table.opening(), viewers);
        let backend = Backend::Record(Box::new(playback));
        Session::at(self.id.clone(), backend, self.names.clone(), viewer, 0)
    }
}

fn known_here<G: Playable>(local: &LocalTable<G>, viewer: Viewer, now_ms: u64) -> Known<G> {
    let before = prelude_events(local.table.opening(), viewer);
    Known::new(viewer, before, local.table.since(0, viewer, now_ms))
}
