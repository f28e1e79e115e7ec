//! What one reader knows of a table: fed by what the table tells, whether it runs in this page or
//! on a server.

use super::playable::Playable;
use dealer::Quick;
use kernel::{Seat, Viewer};
use table::{Missed, News, Status, Told};

/// Something that happened in the game, and the line that brought it about.
#[derive(Clone, PartialEq, Debug)]
pub struct Happening<G: Playable> {
    /// The line: of the table's log, or of the record that is stepped through.
    pub line: usize,
    /// What happened, as far as the reader noticed it.
    pub event: G::Event,
}

/// What one reader knows of a table.
#[derive(Clone, Debug)]
pub struct Known<G: Playable> {
    viewer: Viewer,
    view: G::View,
    now: G,
    pub(super) happenings: Vec<Happening<G>>,
    notes: Vec<Told<G>>,
    /// Who decided, and in which line.
    decided: Vec<(usize, Seat)>,
    status: Status,
}

impl<G: Playable> Known<G> {
    /// What a reader knows who has been told everything. `before` is what happened before the
    /// table opened, in a game that goes on from another one.
    pub fn new(viewer: Viewer, before: Vec<G::Event>, missed: Missed<G>) -> Known<G> {
        let happenings = before.into_iter().map(|event| Happening { line: 0, event }).collect();
        let Missed { told, view, status, .. } = missed;
        let now = imagine(&view, &status);
        let notes = Vec::new();
        let decided = Vec::new();
        let mut known = Known { viewer, view, now, happenings, notes, decided, status };
        known.hear(told);
        known
    }

    /// What a reader of a record knows.
    pub fn of_record(
        viewer: Viewer,
        view: G::View,
        happenings: Vec<Happening<G>>,
        decided: Vec<(usize, Seat)>,
        status: Status,
    ) -> Known<G> {
        let now = imagine(&view, &status);
        Known { viewer, view, now, happenings, notes: Vec::new(), decided, status }
    }

    /// Learns what the table tells, and says whether something was taken back.
    pub fn learn(&mut self, told: Vec<Told<G>>, view: Option<G::View>, status: Status) -> bool {
        self.status = status;
        if let Some(view) = view.filter(|view| *view != self.view) {
            self.now = imagine(&view, &self.status);
            self.view = view;
        }
        self.hear(told)
    }

    fn hear(&mut self, told: Vec<Told<G>>) -> bool {
        let mut jumped = false;
        for told in told {
            let line = told.sequence as usize;
            match told.news {
                News::Moved { seat, events, .. } => {
                    self.decided.push((line, seat));
                    self.note(line, events);
                }
                News::Fell { events } => self.note(line, events),
                News::Undone { back_to, .. } => {
                    let kept = back_to as usize;
                    self.happenings.retain(|happening| happening.line <= kept);
                    self.decided.retain(|(line, _)| *line <= kept);
                    jumped = true;
                    self.notes.push(told);
                }
                _ => self.notes.push(told),
            }
        }
        jumped
    }

    fn note(&mut self, line: usize, events: Vec<G::Event>) {
        self.happenings.extend(events.into_iter().map(|event| Happening { line, event }));
    }

    /// With whose eyes.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// What the reader knows of the position.
    pub fn view(&self) -> &G::View {
        &self.view
    }

    /// The position as the reader may imagine it; what the reader can't know is made up.
    pub fn now(&self) -> &G {
        &self.now
    }

    /// What happened in the game and holds still.
    pub fn happenings(&self) -> &[Happening<G>] {
        &self.happenings
    }

    /// What happened at the table besides: pauses, votes, seats that changed hands.
    pub fn notes(&self) -> &[Told<G>] {
        &self.notes
    }

    /// Who decided in which line, as far as it holds still.
    pub fn decided(&self) -> &[(usize, Seat)] {
        &self.decided
    }

    /// How the table stands.
    pub fn status(&self) -> &Status {
        &self.status
    }
}

/// The same view is always imagined the same way, so that nothing flickers.
fn imagine<G: Playable>(view: &G::View, status: &Status) -> G {
    G::imagine(view, &mut Quick::new(status.answers))
}
