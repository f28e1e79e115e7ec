//! Stepping through a session that is a record.

use super::Session;
use crate::model::backend::Backend;
use crate::model::playable::Playable;
use table::Opening;

/// Stepping through a record.
impl<G: Playable> Session<G> {
    /// How many lines a record has, and how many of them are played.
    pub fn steps(&self) -> (usize, usize) {
        match &self.backend {
            Backend::Local(_) | Backend::Online(_) => (0, 0),
            Backend::Record(playback) => (playback.at, playback.timeline.len()),
        }
    }

    /// Goes to where so many lines of the record are played. Gives where the news begin: all that
    /// happened since, if it is forward.
    pub fn go(&mut self, lines: usize) -> usize {
        let Backend::Record(playback) = &mut self.backend else { return 0 };
        let before = self.known.happenings().len();
        let viewer = self.known.viewer();
        playback.at = lines.min(playback.timeline.len());
        self.known = playback.known(viewer);
        before.min(self.known.happenings().len())
    }

    /// Where the news of the step shown begin: what happened since the stop before it.
    pub fn step_news(&self) -> usize {
        let before = self.next_stop(false);
        self.happenings().partition_point(|happening| happening.line < before)
    }

    /// How many lines are played at the next decision, or at the one before.
    pub fn next_stop(&self, forward: bool) -> usize {
        match &self.backend {
            Backend::Local(_) | Backend::Online(_) => 0,
            Backend::Record(playback) => playback.timeline.step(playback.at, forward),
        }
    }

    /// After how many lines of the record each turn begins, and after how many the game ends.
    pub fn turn_lines(&self) -> Vec<usize> {
        match &self.backend {
            Backend::Local(_) | Backend::Online(_) => Vec::new(),
            Backend::Record(playback) => playback.timeline.turn_lines(),
        }
    }

    /// The table of a new game that goes on from here; `None` where that would tell secrets, or
    /// where nothing is left to play.
    pub fn branch(&self) -> Option<Opening<G>> {
        match &self.backend {
            Backend::Record(playback) if self.is_open() && !self.is_over() => {
                Some(playback.branch())
            }
            _ => None,
        }
    }
}
