//! Steps through a session that is a record.

use super::Session;
use crate::model::backend::Backend;
use crate::model::playable::Playable;
use crate::model::seating::person_of;
use kernel::Seat;
use table::{Chair, Level, Opening};

/// Stepping through a record.
impl<G: Playable> Session<G> {
    /// Returns the number of lines of a record, and the number of lines played.
    pub fn steps(&self) -> (usize, usize) {
        match &self.backend {
            Backend::Local(_) | Backend::Online(_) => (0, 0),
            Backend::Record(playback) => (playback.at, playback.timeline.len()),
        }
    }

    /// Goes to the position after this many lines of the record. Returns the index at which the
    /// news begin, which are all events since then if it moved forward.
    pub fn go(&mut self, lines: usize) -> usize {
        let Backend::Record(playback) = &mut self.backend else { return 0 };
        let before = self.known.happenings().len();
        let viewer = self.known.viewer();
        playback.at = lines.min(playback.timeline.len());
        self.known = playback.known(viewer);
        before.min(self.known.happenings().len())
    }

    /// The last position of a record, or the position of a game that is played.
    pub fn last(&self) -> &G {
        match &self.backend {
            Backend::Local(_) | Backend::Online(_) => self.now(),
            Backend::Record(playback) => playback.timeline.at(usize::MAX),
        }
    }

    /// Returns the index at which the news of the current step begin: after the previous stop.
    pub fn step_news(&self) -> usize {
        let before = self.next_stop(false);
        self.happenings().partition_point(|happening| happening.line < before)
    }

    /// Returns the number of lines played at the next or previous decision.
    pub fn next_stop(&self, forward: bool) -> usize {
        match &self.backend {
            Backend::Local(_) | Backend::Online(_) => 0,
            Backend::Record(playback) => playback.timeline.step(playback.at, forward),
        }
    }

    /// Returns the number of lines before each turn, and before the end of the game.
    pub fn turn_lines(&self) -> Vec<usize> {
        match &self.backend {
            Backend::Local(_) | Backend::Online(_) => Vec::new(),
            Backend::Record(playback) => playback.timeline.turn_lines(),
        }
    }

    /// The table of a new game that goes on after this many lines, with a person in this seat and
    /// bots in the others; `None` where that would tell secrets.
    pub fn branch_for(&self, lines: usize, seat: Seat) -> Option<Opening<G>> {
        let mut there = self.clone();
        there.go(lines);
        let mut opening = there.branch()?;
        // As strong as the search that reviews games.
        let level = G::LEVELS.iter().rev().nth(1).or(G::LEVELS.last())?;
        for (chair, at) in opening.chairs.iter_mut().zip(0u8..) {
            match chair {
                _ if Seat(at) == seat => *chair = Chair::Person(person_of(seat)),
                Chair::Bot(_) => {}
                _ => *chair = Chair::Bot(Level::new(level)?),
            }
        }
        Some(opening)
    }

    /// The seat that a reader most likely wants to learn about: their own, or else the one whose
    /// review the record contains, or the first that no bot played.
    pub fn seat_to_review(&self) -> Seat {
        let Backend::Record(playback) = &self.backend else { return Seat(0) };
        let record = &playback.record;
        let reviewed = record.tag("review").and_then(|about| {
            let seat = about.strip_prefix("seat ")?.split(' ').next()?;
            Some(Seat(seat.parse().ok()?))
        });
        let players = self.now().players();
        let is_bot =
            |seat: Seat| playback.is_bot(seat) || record.tag(&format!("bot.{seat}")).is_some();
        let person = || Seat::all(players).find(|seat| !is_bot(*seat));
        let known = reviewed.filter(|seat| seat.0 < players);
        known.or_else(person).unwrap_or_default()
    }

    /// Returns the opening of a new game that continues from here, or `None` if that would reveal
    /// secrets or nothing is left to play.
    pub fn branch(&self) -> Option<Opening<G>> {
        match &self.backend {
            Backend::Record(playback) if self.is_open() && !self.is_over() => {
                Some(playback.branch())
            }
            _ => None,
        }
    }
}
