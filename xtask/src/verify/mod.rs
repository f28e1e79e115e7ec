//! `cargo verify`: runs every suite, prints the outcome of each, and counts them on its last line.
//!
//! A failure does not stop the others; only suites that depend on the failed one are left out.

mod need;
mod packages;
mod suite;
mod suites;
mod toolchain;

use anyhow::{Result, bail};
use std::collections::BTreeSet;
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};
use suite::{Outcome, Row, Suite, SuiteCounts};
use suites::SUITES;

/// Verifies the project, as the arguments say.
pub(crate) fn run(root: &Path, arguments: &[String]) -> Result<ExitCode> {
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let suites: Vec<&Suite> = match arguments[..] {
        [] => SUITES.iter().collect(),
        ["--list"] => {
            SUITES.iter().for_each(|suite| println!("{:<10} {}", suite.name, suite.about));
            return Ok(ExitCode::SUCCESS);
        }
        ["--only", name] => only(SUITES, name)?,
        _ => bail!("usage: cargo verify [--list | --only SUITE]"),
    };
    let strict = std::env::var("CI").is_ok_and(|ci| ci == "true");
    let rows = run_all(root, &suites, strict);
    println!("\n{}", suite::table(&rows));
    let tally = SuiteCounts::of(&rows);
    println!("{tally}");
    Ok(if tally.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Returns the suite of this name, after those that it depends on.
fn only<'a>(suites: &'a [Suite], name: &str) -> Result<Vec<&'a Suite>> {
    let mut wanted = BTreeSet::from([name]);
    // Suites depend on earlier ones only, so that one pass from the back finds them all.
    for suite in suites.iter().rev() {
        if wanted.contains(suite.name) {
            wanted.extend(suite.after);
        }
    }
    let chosen: Vec<_> = suites.iter().filter(|suite| wanted.contains(suite.name)).collect();
    if !chosen.iter().any(|suite| suite.name == name) {
        let names: Vec<_> = suites.iter().map(|suite| suite.name).collect();
        bail!("there is no suite ‘{name}’, only {}", names.join(", "));
    }
    Ok(chosen)
}

/// Runs suites in order. `strict` counts a suite that could not run as failed.
fn run_all(root: &Path, suites: &[&Suite], strict: bool) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for suite in suites {
        println!("\n== {}: {}", suite.name, suite.about);
        let start = Instant::now();
        skips(root);
        let mut outcome = run_one(root, suite, &rows);
        if let (true, Outcome::Skipped(why)) = (strict, &outcome) {
            outcome = Outcome::Failed(format!("{why}; with CI=true every suite must run"));
        }
        let row = Row { name: suite.name, outcome, skips: skips(root), took: start.elapsed() };
        println!("== {}: {} in {}", row.name, row.outcome, seconds(row.took));
        rows.push(row);
    }
    rows
}

/// Returns the reasons why tests were skipped, since the last call.
fn skips(root: &Path) -> Vec<String> {
    let file = crate::shell::skips(root);
    let text = std::fs::read_to_string(&file).unwrap_or_default();
    // The file may not exist.
    let _ = std::fs::remove_file(&file);
    text.lines().map(str::to_owned).collect()
}

fn run_one(root: &Path, suite: &Suite, before: &[Row]) -> Outcome {
    let broken = |name: &&str| before.iter().any(|row| row.name == *name && !row.outcome.is_good());
    if let Some(name) = suite.after.iter().find(|name| broken(name)) {
        return Outcome::Skipped(format!("not run, since ‘{name}’ did not pass"));
    }
    for need in suite.needs {
        if let Err(missing) = need.provide() {
            return Outcome::Skipped(missing.to_string());
        }
    }
    match (suite.run)(root) {
        Ok(()) => Outcome::Passed,
        Err(problem) => Outcome::Failed(format!("{problem:#}")),
    }
}

fn seconds(duration: Duration) -> String {
    format!("{:.1} s", duration.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::need::Need;
    use super::*;

    const fn suite(name: &'static str, after: &'static [&'static str]) -> Suite {
        Suite { name, about: "", after, needs: &[], run: |_| Ok(()) }
    }

    fn outcomes(suites: &[Suite], strict: bool) -> Vec<Outcome> {
        let suites: Vec<_> = suites.iter().collect();
        let rows = run_all(Path::new("."), &suites, strict);
        rows.into_iter().map(|row| row.outcome).collect()
    }

    #[test]
    fn a_failure_stops_only_what_depends_on_it() {
        let broken = Suite { run: |_| bail!("no"), ..suite("build", &[]) };
        let suites =
            [broken, suite("tests", &["build"]), suite("more", &["tests"]), suite("docs", &[])];
        let found = outcomes(&suites, false);
        assert_eq!(found[0], Outcome::Failed("no".into()));
        assert_eq!(found[1], Outcome::Skipped("not run, since ‘build’ did not pass".into()));
        assert_eq!(found[2], Outcome::Skipped("not run, since ‘tests’ did not pass".into()));
        assert_eq!(found[3], Outcome::Passed);
    }

    #[test]
    fn a_suite_whose_needs_are_missing_is_skipped_and_fails_in_ci() {
        const NEEDS: &[Need] = &[Need { what: "a unicorn", present: || false, packages: &[] }];
        let suites = [Suite { needs: NEEDS, ..suite("browser", &[]) }];
        assert!(
            matches!(&outcomes(&suites, false)[0], Outcome::Skipped(why) if why.contains("unicorn"))
        );
        assert!(
            matches!(&outcomes(&suites, true)[0], Outcome::Failed(why) if why.contains("unicorn"))
        );
    }

    #[test]
    fn only_runs_the_named_suite_and_what_it_depends_on() {
        let suites = [suite("a", &[]), suite("b", &["a"]), suite("c", &["b"]), suite("d", &["a"])];
        let names = |name| -> Result<Vec<_>> {
            Ok(only(&suites, name)?.iter().map(|suite| suite.name).collect())
        };
        assert_eq!(names("c").unwrap(), ["a", "b", "c"]);
        assert_eq!(names("a").unwrap(), ["a"]);
        assert!(names("e").unwrap_err().to_string().contains("a, b, c, d"));
    }

    #[test]
    fn suites_depend_on_earlier_suites_only() {
        for (index, suite) in SUITES.iter().enumerate() {
            for name in suite.after {
                assert!(SUITES[..index].iter().any(|earlier| earlier.name == *name), "{name}");
            }
        }
    }
}
