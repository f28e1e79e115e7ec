//! A suite, how it went, and the table of all of them.

use super::need::Need;
use super::seconds;
use anyhow::Result;
use std::fmt;
use std::path::Path;
use std::time::Duration;

/// One thing that is verified.
pub(super) struct Suite {
    /// What `--only` calls it.
    pub(super) name: &'static str,
    /// What it does, in a few words.
    pub(super) about: &'static str,
    /// Earlier suites that must have passed.
    pub(super) after: &'static [&'static str],
    /// What must be on the machine besides Rust. Missing, the suite is skipped.
    pub(super) needs: &'static [Need],
    /// Runs it in the folder of the workspace.
    pub(super) run: fn(&Path) -> Result<()>,
}

/// How a suite went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Outcome {
    Passed,
    /// With what is wrong.
    Failed(String),
    /// With why it did not run.
    Skipped(String),
}

impl Outcome {
    pub(super) fn is_good(&self) -> bool {
        matches!(self, Outcome::Passed)
    }

    fn word(&self) -> &'static str {
        match self {
            Outcome::Passed => "passed",
            Outcome::Failed(_) => "FAILED",
            Outcome::Skipped(_) => "skipped",
        }
    }

    fn why(&self) -> &str {
        match self {
            Outcome::Passed => "",
            Outcome::Failed(why) | Outcome::Skipped(why) => why,
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Passed => f.write_str(self.word()),
            _ => write!(f, "{} ({})", self.word(), self.why()),
        }
    }
}

/// A line of the table.
pub(super) struct Row {
    pub(super) name: &'static str,
    pub(super) outcome: Outcome,
    pub(super) took: Duration,
}

/// All suites with their outcomes, one a line.
pub(super) fn table(rows: &[Row]) -> String {
    let mut text = format!("{:<10} {:<8} {:>9}\n", "suite", "result", "time");
    for Row { name, outcome, took } in rows {
        let line =
            format!("{name:<10} {:<8} {:>9}  {}", outcome.word(), seconds(*took), outcome.why());
        text += line.trim_end();
        text += "\n";
    }
    text
}

/// How many suites went which way. Printed, it is the last line of `cargo verify`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Tally {
    pub(super) passed: usize,
    pub(super) failed: usize,
    pub(super) skipped: usize,
}

impl Tally {
    pub(super) fn of(rows: &[Row]) -> Self {
        let mut tally = Tally::default();
        for row in rows {
            match row.outcome {
                Outcome::Passed => tally.passed += 1,
                Outcome::Failed(_) => tally.failed += 1,
                Outcome::Skipped(_) => tally.skipped += 1,
            }
        }
        tally
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed, {} skipped", self.passed, self.failed, self.skipped)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_line_counts_suites_and_the_table_names_them() {
        let row = |name, outcome| Row { name, outcome, took: Duration::from_millis(1250) };
        let rows = [
            row("fmt", Outcome::Passed),
            row("tests", Outcome::Failed("‘cargo test’ failed".into())),
            row("browser", Outcome::Skipped("chromium is missing".into())),
            row("tidy", Outcome::Passed),
        ];
        assert_eq!(Tally::of(&rows).to_string(), "2 passed, 1 failed, 1 skipped");
        let table = table(&rows);
        let lines: Vec<&str> = table.lines().collect();
        assert_eq!(lines[1], "fmt        passed       1.2 s");
        assert_eq!(lines[3], "browser    skipped      1.2 s  chromium is missing");
    }
}
