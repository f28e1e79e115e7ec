//! Restores a table from its seed and its log.

use crate::Table;
use crate::log_event::LogEvent;
use crate::opening::{LOG_VERSION, OPEN, OpenProblem, Opening};
use crate::state::TIME_MS_MAX;
use crate::text::take_u64;
use dealer::{Seed, commitment};
use kernel::notation::NotationError;
use kernel::{FieldProblem, Game};
use std::fmt;

/// The reason why a log can't be restored, with the line of the problem.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RestoreProblem<G: Game> {
    /// The number of the line.
    pub sequence: u64,
    /// The reason.
    pub why: RestoreWhy<G>,
}

/// The reason why a log can't be restored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RestoreWhy<G: Game> {
    /// It doesn't begin like the log of a table.
    NotALog,
    /// The log has another version of the notation.
    LogVersion(String),
    /// The table is of another game.
    OtherGame(String),
    /// The table uses an unknown edition of the rules.
    Edition(String),
    /// The log stops before the table is open.
    CutOff,
    /// Lines are missing or out of order: a line has this number instead of the next one.
    OutOfOrder(u64),
    /// A line does not follow its pattern.
    Misread(NotationError),
    /// A setting of the game is wrong.
    Setting(FieldProblem),
    /// The opening is invalid.
    Opening(OpenProblem<G>),
    /// The seed is not the one that the table has committed to.
    OtherSeed,
    /// The line can't follow those before it.
    DoesNotFollow,
}

impl<G: Game> fmt::Display for RestoreProblem<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.sequence)?;
        match &self.why {
            RestoreWhy::NotALog => f.write_str("not the log of a table"),
            RestoreWhy::LogVersion(found) => {
                write!(f, "log version ‘{found}’, but {LOG_VERSION} is read here")
            }
            RestoreWhy::OtherGame(found) => write!(f, "a table of ‘{found}’"),
            RestoreWhy::Edition(found) => write!(f, "edition ‘{found}’ of the rules is not known"),
            RestoreWhy::CutOff => f.write_str("the log stops before the table is open"),
            RestoreWhy::OutOfOrder(found) => write!(f, "line {found} stands here"),
            RestoreWhy::Misread(misread) => misread.fmt(f),
            RestoreWhy::Setting(problem) => problem.fmt(f),
            RestoreWhy::Opening(problem) => problem.fmt(f),
            RestoreWhy::OtherSeed => f.write_str("the table has committed to another seed"),
            RestoreWhy::DoesNotFollow => f.write_str("this can't follow the lines before"),
        }
    }
}

impl<G: Game> std::error::Error for RestoreProblem<G> {}

impl<G: Game> Table<G> {
    /// Restores a table from its seed and its stored lines.
    ///
    /// The result equals the table that wrote them. No one is connected yet; send
    /// [`crate::Event::HostReturned`] first, which also completes what a crash interrupted.
    pub fn restore<T: AsRef<str>>(
        seed: Seed,
        log: impl IntoIterator<Item = (u64, T)>,
    ) -> Result<Table<G>, RestoreProblem<G>> {
        let mut lines = Lines { log: log.into_iter(), last: 0 };
        let mut table = open(seed, &mut lines)?;
        table.append(&mut lines)?;
        Ok(table)
    }

    /// Adds the lines that another host of this table has stored since, to catch up with it. If
    /// that fails, the caller must drop the table.
    pub fn extend<T: AsRef<str>>(
        &mut self,
        log: impl IntoIterator<Item = (u64, T)>,
        now_ms: u64,
    ) -> Result<(), RestoreProblem<G>> {
        let mut lines = Lines { log: log.into_iter(), last: self.sequence() };
        self.append(&mut lines)?;
        self.presence.look(self.state.persons(), now_ms.min(TIME_MS_MAX));
        Ok(())
    }

    fn append<T: AsRef<str>>(
        &mut self,
        lines: &mut Lines<impl Iterator<Item = (u64, T)>>,
    ) -> Result<(), RestoreProblem<G>> {
        while let Some((at_ms, text)) = lines.next()? {
            let sequence = lines.last;
            let problem = |why| RestoreProblem { sequence, why };
            let logged =
                LogEvent::read(&text).map_err(|misread| problem(RestoreWhy::Misread(misread)))?;
            let applied = self.state.apply(at_ms, logged);
            applied.map_err(|_| problem(RestoreWhy::DoesNotFollow))?;
        }
        Ok(())
    }
}

/// Parses the first lines and opens the table that they describe.
fn open<G: Game, T: AsRef<str>>(
    seed: Seed,
    lines: &mut Lines<impl Iterator<Item = (u64, T)>>,
) -> Result<Table<G>, RestoreProblem<G>> {
    let mut header: Vec<String> = Vec::new();
    let mut opened_ms = 0;
    while header.last().is_none_or(|line| line != OPEN) {
        let cut_off = RestoreProblem { sequence: lines.last + 1, why: RestoreWhy::CutOff };
        let (at_ms, text) = lines.next()?.ok_or(cut_off)?;
        opened_ms = at_ms;
        header.push(text);
    }
    let header: Vec<&str> = header.iter().map(String::as_str).collect();
    let problem = |why| RestoreProblem { sequence: lines.last, why };
    let (opening, committed) = Opening::read(&header)?;
    if committed != commitment(&seed) {
        return Err(problem(RestoreWhy::OtherSeed));
    }
    if opening.lines(&committed) != header {
        return Err(problem(RestoreWhy::NotALog));
    }
    Table::of(opening, seed, opened_ms)
        .map_err(|mut problems| problem(RestoreWhy::Opening(problems.swap_remove(0))))
}

/// The lines of a log, one by one.
struct Lines<I> {
    log: I,
    last: u64,
}

impl<T: AsRef<str>, I: Iterator<Item = (u64, T)>> Lines<I> {
    /// Returns the time and the text of the next line.
    fn next<G: Game>(&mut self) -> Result<Option<(u64, String)>, RestoreProblem<G>> {
        let Some((sequence, line)) = self.log.next() else { return Ok(None) };
        let expected = self.last + 1;
        let problem = |why| RestoreProblem { sequence: expected, why };
        if sequence != expected {
            return Err(problem(RestoreWhy::OutOfOrder(sequence)));
        }
        self.last = expected;
        let mut rest = line.as_ref();
        match take_u64(&mut rest).filter(|&at_ms| at_ms <= TIME_MS_MAX) {
            Some(at_ms) => Ok(Some((at_ms, rest.to_owned()))),
            None => {
                let misread = NotationError::new(line.as_ref(), "<ms since 1970> <line>");
                Err(problem(RestoreWhy::Misread(misread)))
            }
        }
    }
}
