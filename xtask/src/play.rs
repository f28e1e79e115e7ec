//! `cargo play`: builds the page and the game, and serves it at an address of this machine.

use crate::jobs::Jobs;
use crate::web::compile::{self, Effort};
use crate::{shell, web};
use anyhow::{Context, Result};
use std::path::Path;
use std::process::{Command, ExitCode};
use std::sync::mpsc;

/// The arguments that compile the program. It has what serving on this machine takes; the feature `full` has the
/// rest.
const PROGRAM: [&str; 7] =
    ["build", "--profile", "play", "--package", "cli", "--no-default-features", "--bin=emberwake"];

/// The minutes that everything takes in a fresh clone on two cores, downloads included, as
/// docs/development.md says.
const FIRST_MINUTES: u32 = 5;

/// Builds the page and `emberwake`, and serves it. All arguments are passed on to `emberwake serve`.
pub(crate) fn run(root: &Path, arguments: &[String]) -> Result<ExitCode> {
    let program = shell::program(root, "play", "emberwake");
    println!("{}", announcement(!program.exists()));
    compile::ensure_target()?;
    build(root)?;
    let mut serve = Command::new(program);
    let game = serve.current_dir(root).arg("serve").args(passed_on(arguments)).status();
    let code = game.context("starting the game")?.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}

/// The line that tells a waiting person what happens and how long it usually takes.
fn announcement(is_first: bool) -> String {
    if is_first {
        format!("Building Emberwake: about {FIRST_MINUTES} minutes on two cores, the first time.")
    } else {
        "Building Emberwake: seconds, unless something changed.".to_owned()
    }
}

/// Builds the page and the program beside each other: alone, each would leave a core idle now and
/// then. The tool that puts the page together is done long before the page is compiled.
fn build(root: &Path) -> Result<()> {
    const PAGE: usize = 0;
    const PROGRAM_JOB: usize = 1;
    let jobs = Jobs::new(&["page", "program"]);
    let (tool_is_there, tool_comes) = mpsc::channel();
    let jobs = &jobs;
    std::thread::scope(|scope| {
        scope.spawn(|| jobs.show());
        let page = scope.spawn(move || {
            for mut compilation in compile::commands(root, Effort::Play) {
                jobs.run(PAGE, &mut compilation)?;
            }
            // If the tool can't be built, that is the error to tell.
            tool_comes.recv().context("stopped")?;
            let mut tool = Command::new(shell::program(root, "play", "xtask"));
            tool.env("CARGO_MANIFEST_DIR", env!("CARGO_MANIFEST_DIR"));
            jobs.run(PAGE, tool.current_dir(root).args(["web", web::PLAY]))
        });
        let program = (|| {
            let mut tool = shell::cargo(root, &["build"]);
            jobs.run(PROGRAM_JOB, tool.args(web::TOOL))?;
            tool_is_there.send(()).context("stopped")?;
            jobs.run(PROGRAM_JOB, &mut shell::cargo(root, &PROGRAM))
        })();
        drop(tool_is_there);
        let page = page.join().unwrap_or_else(|_| Err(anyhow::anyhow!("the page can't be built")));
        jobs.end();
        first_cause(page, program)
    })
}

/// Of two jobs of which one may have stopped the other, returns the error that explains both.
fn first_cause(one: Result<()>, other: Result<()>) -> Result<()> {
    match (one, other) {
        (Err(one), Err(other)) if one.to_string() == "stopped" => Err(other),
        (one, other) => one.and(other),
    }
}

/// Returns the arguments for the game: `cargo play -- --help` and `cargo play --help` are the same.
fn passed_on(arguments: &[String]) -> &[String] {
    match arguments.split_first() {
        Some((first, rest)) if first == "--" => rest,
        _ => arguments,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_announced_time_is_the_documented_one() {
        let document = shell::root().join("docs/development.md");
        let document = std::fs::read_to_string(document).unwrap();
        let told = format!("`cargo play` | {FIRST_MINUTES} min");
        assert!(document.contains(&told), "docs/development.md lacks ‘{told}’");
        assert!(announcement(true).contains(&format!("about {FIRST_MINUTES} minutes")));
        assert!(announcement(false).contains("seconds"));
    }

    #[test]
    fn the_error_that_is_told_explains_why_the_other_job_stopped() {
        let cause = || Err(anyhow::anyhow!("the disk is full"));
        let stopped = || Err(anyhow::anyhow!("stopped"));
        for (one, other) in [(cause(), stopped()), (stopped(), cause()), (Ok(()), cause())] {
            assert_eq!(first_cause(one, other).unwrap_err().to_string(), "the disk is full");
        }
        assert!(first_cause(Ok(()), Ok(())).is_ok());
    }

    #[test]
    fn one_separator_is_dropped_and_the_rest_is_passed_on() {
        let typed = |words: &[&str]| words.iter().map(|word| word.to_string()).collect::<Vec<_>>();
        assert_eq!(passed_on(&typed(&["--", "--help"])), typed(&["--help"]));
        assert_eq!(passed_on(&typed(&["--help"])), typed(&["--help"]));
        assert_eq!(passed_on(&typed(&["--seed", "1", "--"])), typed(&["--seed", "1", "--"]));
        assert!(passed_on(&[]).is_empty());
    }
}
