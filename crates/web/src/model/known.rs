//! The knowledge of one viewer about a table, built from the table's updates. The table may run in
//! this page or on a server.

use super::playable::Playable;
use dealer::Quick;
use kernel::{Seat, Viewer};
use table::{Missed, News, Status, Told};

/// An event of the game, and the line that caused it.
#[derive(Clone, PartialEq, Debug)]
pub struct Happening<G: Playable> {
    /// The line of the table's log, or of the record that is being stepped through.
    pub line: usize,
    /// The event, as far as the viewer noticed it.
    pub event: G::Event,
}

/// The knowledge of one viewer about a table.
#[derive(Clone, Debug)]
pub struct Known<G: Playable> {
    viewer: Viewer,
    view: G::View,
    now: G,
    pub(super) happenings: Vec<Happening<G>>,
    notes: Vec<Told<G>>,
    /// The decisions so far: line and seat.
    decided: Vec<(usize, Seat)>,
    status: Status,
}

impl<G: Playable> Known<G> {
    /// Creates the knowledge of a viewer who gets everything. `before` holds the events before the
    /// table opened, in a game that continues another one.
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

    /// Creates the knowledge of a viewer of a record.
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

    /// Applies news from the table. Returns `true` if something was undone.
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

    /// Returns the viewer.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Returns the viewer's view of the position.
    pub fn view(&self) -> &G::View {
        &self.view
    }

    /// Returns a position that is consistent with the view. Hidden information is made up.
    pub fn now(&self) -> &G {
        &self.now
    }

    /// Returns the events of the game that have not been undone.
    pub fn happenings(&self) -> &[Happening<G>] {
        &self.happenings
    }

    /// Returns the other news of the table: pauses, votes, seats that changed hands.
    pub fn notes(&self) -> &[Told<G>] {
        &self.notes
    }

    /// Returns the decisions that have not been undone: line and seat.
    pub fn decided(&self) -> &[(usize, Seat)] {
        &self.decided
    }

    /// Returns the status of the table.
    pub fn status(&self) -> &Status {
        &self.status
    }
}

/// Imagines a position. The same view always gives the same position, so that nothing flickers.
fn imagine<G: Playable>(view: &G::View, status: &Status) -> G {
    G::imagine(view, &mut Quick::new(status.answers))
}
