//! A suite, how it went, and the table of all of them.

use super::need::Need;
use super::seconds;
use anyhow::Result;
use std::collections::BTreeSet;
use std::fmt;
use std::path::Path;
use std::time::Duration;

/// One thing that is verified.
pub(super) struct Suite {
    /// The name for `--only`.
    pub(super) name: &'static str,
    /// Its purpose, in a few words.
    pub(super) about: &'static str,
    /// Earlier suites that must have passed.
    pub(super) after: &'static [&'static str],
    /// The requirements besides Rust. If one is missing, the suite is skipped.
    pub(super) needs: &'static [Need],
    /// Runs it in the folder of the workspace.
    pub(super) run: fn(&Path) -> Result<()>,
}

/// The outcome of a suite.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Outcome {
    Passed,
    /// With the error.
    Failed(String),
    /// With the reason.
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
    /// For each of its tests that could not test anything, why.
    pub(super) skips: Vec<String>,
    pub(super) took: Duration,
}

/// All suites with their outcomes, one a line.
pub(super) fn table(rows: &[Row]) -> String {
    let mut text = format!("{:<10} {:<8} {:>9}\n", "suite", "result", "time");
    for Row { name, outcome, skips, took } in rows {
        let why = [outcome.why(), &skipped(skips)].join(" ");
        let line =
            format!("{name:<10} {:<8} {:>9}  {}", outcome.word(), seconds(*took), why.trim());
        text += line.trim_end();
        text += "\n";
    }
    text
}

/// Returns the number of skipped tests of a suite, with the reasons.
fn skipped(skips: &[String]) -> String {
    let reasons: Vec<&str> =
        skips.iter().map(String::as_str).collect::<BTreeSet<_>>().into_iter().collect();
    match skips.len() {
        0 => String::new(),
        1 => format!("(1 test skipped: {})", reasons.join("; ")),
        count => format!("({count} tests skipped: {})", reasons.join("; ")),
    }
}

/// The number of suites by outcome; single tests that were skipped count as skipped too. Printed,
/// it is the last line of `cargo verify`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct SuiteCounts {
    pub(super) passed: usize,
    pub(super) failed: usize,
    pub(super) skipped: usize,
}

impl SuiteCounts {
    pub(super) fn of(rows: &[Row]) -> Self {
        let mut tally = SuiteCounts::default();
        for row in rows {
            match row.outcome {
                Outcome::Passed => tally.passed += 1,
                Outcome::Failed(_) => tally.failed += 1,
                Outcome::Skipped(_) => tally.skipped += 1,
            }
            tally.skipped += row.skips.len();
        }
        tally
    }
}

impl fmt::Display for SuiteCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed, {} skipped", self.passed, self.failed, self.skipped)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_line_counts_suites_and_the_table_names_them() {
        let took = Duration::from_millis(1250);
        let row = |name, outcome| Row { name, outcome, skips: Vec::new(), took };
        let rows = [
            row("fmt", Outcome::Passed),
            row("tests", Outcome::Failed("‘cargo test’ failed".into())),
            row("browser", Outcome::Skipped("chromium is missing".into())),
            row("tidy", Outcome::Passed),
        ];
        assert_eq!(SuiteCounts::of(&rows).to_string(), "2 passed, 1 failed, 1 skipped");
        let table = table(&rows);
        let lines: Vec<&str> = table.lines().collect();
        assert_eq!(lines[1], "fmt        passed       1.2 s");
        assert_eq!(lines[3], "browser    skipped      1.2 s  chromium is missing");
    }

    #[test]
    fn a_test_that_is_skipped_is_counted_in_a_suite_that_passes() {
        let skips = vec!["no disk".to_owned(), "no python".to_owned(), "no disk".to_owned()];
        let took = Duration::from_millis(1250);
        let rows = [Row { name: "tests", outcome: Outcome::Passed, skips, took }];
        assert_eq!(SuiteCounts::of(&rows).to_string(), "1 passed, 0 failed, 3 skipped");
        let line = "tests      passed       1.2 s  (3 tests skipped: no disk; no python)";
        assert_eq!(table(&rows).lines().nth(1), Some(line));
    }
}
