//! A game on this page, read and acted on through one interface, wherever it runs.
//!
//! Reading: [`Session::now`] is the position as the viewer knows it (hidden information is made
//! up), [`Session::happenings`] are the events they noticed, and [`Session::status`] is the state
//! of the table. Acting: [`Session::act`]. Components never get the true position, not even of a
//! game that this page runs itself.

mod acting;
mod commenting;
mod online;
mod reading;
mod setting_up;
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
    /// Its id in the list of saved games.
    pub id: String,
    pub(super) backend: Backend<G>,
    pub(super) names: Vec<Option<String>>,
    pub(super) known: Known<G>,
    undo: Option<(Seat, UndoNeeds)>,
    /// Notes: the number of steps before, and the text.
    pub(super) comments: Vec<(usize, String)>,
}

/// A bot that must decide.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotAsked {
    /// The seat.
    pub seat: Seat,
    /// The level.
    pub level: Level,
    /// The line that its move answers.
    pub answers: u64,
}

/// Constructors.
impl<G: Playable> Session<G> {
    /// Opens a table that this page runs. Random outcomes that are awaited are drawn immediately.
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
        Session::of(id, backend, names, known)
    }

    fn of(id: String, backend: Backend<G>, names: Vec<Option<String>>, known: Known<G>) -> Self {
        let mut session = Session { id, backend, names, known, undo: None, comments: Vec::new() };
        session.note_undo();
        session
    }

    /// Opens a record for stepping through, at its end. Nothing in it is secret.
    pub fn of_record(id: String, record: Record<G>) -> Result<Self, SaveProblem<G>> {
        let (journal, happenings) = retell(&record)
            .map_err(|problem| SaveProblem::Replay(Box::new((record.clone(), problem))))?;
        let names = names_in(&record, journal.now().players());
        let comments = commenting::of_record(&record);
        let playback = Playback::open(record, Timeline::lay(journal, happenings));
        let backend = Backend::Record(Box::new(playback));
        Ok(Session { comments, ..Session::at(id, backend, names, Viewer::Omniscient, 0) })
    }

    /// Opens lines that begin with a position in which hidden things are guessed, at their end and as
    /// one viewer sees them. `about` is the record of the game without its lines.
    pub(super) fn of_guess(about: Record<G>, timeline: Timeline<G>, viewer: Viewer) -> Self {
        let names = names_in(&about, timeline.at(0).players());
        let backend = Backend::Record(Box::new(Playback::of_guess(about, timeline)));
        Session::at("study".to_owned(), backend, names, viewer, 0)
    }

    /// Returns the same game for stepping through, at its end. If the game has secrets and is not
    /// over, only the views of the people at this screen are available.
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
        // A single person sees their own view. With several people, no one's view is shown unasked.
        let viewer = match (&viewers[..], self.is_open()) {
            ([_, only], false) => *only,
            (viewers, _) => viewers[0],
        };
        let playback = Playback::of_table(record, timeline, local.table.opening(), viewers);
        let backend = Backend::Record(Box::new(playback));
        let replay = Session::at(self.id.clone(), backend, self.names.clone(), viewer, 0);
        Session { comments: self.comments.clone(), ..replay }
    }
}

/// Returns the names that a record gives the seats.
fn names_in<G: Playable>(record: &Record<G>, players: u8) -> Vec<Option<String>> {
    let name = |seat: Seat| record.tag(&format!("name.{seat}")).map(str::to_owned);
    Seat::all(players).map(name).collect()
}

fn known_here<G: Playable>(local: &LocalTable<G>, viewer: Viewer, now_ms: u64) -> Known<G> {
    let before = prelude_events(local.table.opening(), viewer);
    Known::new(viewer, before, local.table.since(0, viewer, now_ms))
}
