//! Stepping through a session that is a record.

use super::Session;
use crate::model::desk::Desk;
use crate::model::playable::Playable;
use table::Opening;

/// Stepping through a record.
impl<G: Playable> Session<G> {
    /// How many lines a record has, and how many of them are played.
    pub fn steps(&self) -> (usize, usize) {
        match &self.desk {
            Desk::Local(_) | Desk::Online(_) => (0, 0),
            Desk::Record(script) => (script.at, script.timeline.len()),
        }
    }

    /// Goes to where so many lines of the record are played. Gives where the news begin: all that
    /// happened since, if it is forward.
    pub fn go(&mut self, lines: usize) -> usize {
        let Desk::Record(script) = &mut self.desk else { return 0 };
        let (before, viewer) = (self.known.happenings().len(), self.known.viewer());
        script.at = lines.min(script.timeline.len());
        self.known = script.known(viewer);
        before.min(self.known.happenings().len())
    }

    /// Where the news of the step shown begin: what happened since the stop before it.
    pub fn step_news(&self) -> usize {
        let before = self.next_stop(false);
        self.happenings().partition_point(|happening| happening.line < before)
    }

    /// How many lines are played at the next decision, or at the one before.
    pub fn next_stop(&self, forward: bool) -> usize {
        match &self.desk {
            Desk::Local(_) | Desk::Online(_) => 0,
            Desk::Record(script) => script.timeline.step(script.at, forward),
        }
    }

    /// After how many lines of the record each turn begins, and after how many the game ends.
    pub fn turn_lines(&self) -> Vec<usize> {
        match &self.desk {
            Desk::Local(_) | Desk::Online(_) => Vec::new(),
            Desk::Record(script) => script.timeline.turn_lines(),
        }
    }

    /// The table of a new game that goes on from here; `None` where that would tell secrets, or
    /// where nothing is left to play.
    pub fn branch(&self) -> Option<Opening<G>> {
        match &self.desk {
            Desk::Record(script) if self.is_open() && !self.is_over() => Some(script.branch()),
            _ => None,
        }
    }
}
