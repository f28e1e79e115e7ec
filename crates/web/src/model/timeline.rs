//! Lines of a game prepared for stepping through them: every position, and the standings after each
//! turn.

use super::known::Happening;
use super::playable::Playable;
use super::save::retell;
use kernel::{Journal, Line, Record, ReplayProblem, Seat};

/// The lines of a game with all positions.
#[derive(Clone, Debug)]
pub struct Timeline<G: Playable> {
    lines: Vec<Line<G>>,
    positions: Vec<G>,
    happenings: Vec<Happening<G>>,
}

impl<G: Playable> Timeline<G> {
    /// Prepares a record.
    pub fn of(record: &Record<G>) -> Result<Timeline<G>, ReplayProblem<G>> {
        let (journal, happenings) = retell(record)?;
        Ok(Timeline::lay(journal, happenings))
    }

    /// Prepares a game in progress.
    pub fn of_journal(journal: &Journal<G>) -> Timeline<G> {
        let record = Record::of(journal, Vec::new());
        Timeline::of(&record).expect("a journal replays its own lines")
    }

    /// Prepares a game whose events are known.
    pub fn lay(journal: Journal<G>, happenings: Vec<Happening<G>>) -> Timeline<G> {
        let mut game = journal.first();
        let mut positions = vec![game.clone()];
        for line in journal.lines() {
            line.play(&mut game, &mut ());
            positions.push(game.clone());
        }
        Timeline { lines: journal.lines().to_vec(), positions, happenings }
    }

    /// Prepares lines that begin with any position. Returns `None` if the rules refuse one of them.
    pub fn from(first: G, lines: Vec<Line<G>>) -> Option<Timeline<G>> {
        let mut game = first.clone();
        let mut positions = vec![first];
        let mut happenings = Vec::new();
        for (number, line) in lines.iter().enumerate() {
            let mut events = Vec::new();
            if !line.play(&mut game, &mut events) {
                return None;
            }
            happenings.extend(events.into_iter().map(|event| Happening { line: number, event }));
            positions.push(game.clone());
        }
        Some(Timeline { lines, positions, happenings })
    }

    /// Returns the lines.
    pub fn lines(&self) -> &[Line<G>] {
        &self.lines
    }

    /// Returns the number of lines.
    pub fn len(&self) -> usize {
        self.lines.len()
    }

    /// Returns `true` if nothing was played.
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// Returns the position after this many lines.
    pub fn at(&self, lines: usize) -> &G {
        &self.positions[lines.min(self.len())]
    }

    /// Returns the events of the first `lines` lines.
    pub fn told(&self, lines: usize) -> impl Iterator<Item = &Happening<G>> {
        self.happenings.iter().take_while(move |happening| happening.line < lines)
    }

    /// Returns the stops for stepping by decisions: after random outcomes, before a decision.
    pub fn stops(&self) -> Vec<usize> {
        let awaited = |lines: &usize| self.at(*lines).turn() != kernel::Turn::Chance;
        (0..=self.len()).filter(awaited).collect()
    }

    /// Returns the next stop after, or before, this many lines.
    pub fn step(&self, lines: usize, forward: bool) -> usize {
        let stops = self.stops();
        let next = if forward {
            stops.iter().find(|&&stop| stop > lines)
        } else {
            stops.iter().rev().find(|&&stop| stop < lines)
        };
        next.copied().unwrap_or(if forward { self.len() } else { 0 })
    }

    /// Returns the points of each seat at the beginning of each turn, and at the end.
    pub fn standings(&self) -> Vec<Vec<i32>> {
        let points = |game: &G| Seat::all(game.players()).map(|seat| game.points(seat)).collect();
        self.turn_lines().into_iter().map(|lines| points(self.at(lines))).collect()
    }

    /// Returns the number of lines before each turn, and before the end of the game.
    pub fn turn_lines(&self) -> Vec<usize> {
        let mut turns = 0;
        let mut lines = Vec::new();
        for (line, game) in self.positions.iter().enumerate() {
            if game.turns() > turns {
                turns = game.turns();
                lines.push(line);
            }
        }
        lines.push(self.len());
        lines
    }
}
