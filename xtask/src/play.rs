//! `cargo play`: builds the page and the game, and serves it at an address of this machine.

use crate::{shell, web};
use anyhow::Result;
use std::path::Path;
use std::process::ExitCode;

const BINARY: [&str; 6] = ["--profile", "play", "--package", "cli", "--bin", "emberwake"];

/// A part of the work before the game starts.
struct BuildStep {
    /// The part that is built.
    what: &'static str,
    /// The duration in a fresh clone, on two cores.
    first_time: &'static str,
    /// A file or folder that exists once it has been built, below the folder of the workspace.
    trace: &'static str,
}

const STEPS: [BuildStep; 3] = [
    BuildStep {
        what: "the tool that puts the page together",
        first_time: "1 minute",
        trace: web::DIST,
    },
    BuildStep { what: "the page", first_time: "3 minutes", trace: web::PLAY_TRACE },
    BuildStep { what: "the server", first_time: "3 minutes", trace: "target/play" },
];

impl BuildStep {
    /// Returns the line that tells a waiting person what happens and how long it usually takes.
    fn line(&self, number: usize, is_first: bool) -> String {
        let takes = if is_first {
            format!("about {} on two cores, the first time", self.first_time)
        } else {
            "seconds, unless something changed".to_owned()
        };
        format!("[{number}/{}] Building {}: {takes}.", STEPS.len(), self.what)
    }
}

/// Builds the page, builds `emberwake` with it inside, and serves it. All arguments are passed on
/// to `emberwake serve`.
pub(crate) fn run(root: &Path, arguments: &[String]) -> Result<ExitCode> {
    announce(root, 1);
    let mut tool = shell::cargo(root, &["build"]);
    if !tool.args(web::TOOL).status()?.success() {
        return Ok(ExitCode::FAILURE);
    }
    announce(root, 2);
    let page = web::run(root, &[web::PLAY.to_owned()])?;
    if page != ExitCode::SUCCESS {
        return Ok(page);
    }
    announce(root, 3);
    let build = shell::cargo(root, &["build"]).args(BINARY).env(web::PAGE, stamp(root)).status()?;
    if !build.success() {
        return Ok(ExitCode::FAILURE);
    }
    let game = shell::cargo(root, &["run", "--quiet"])
        .args(BINARY)
        .env(web::PAGE, stamp(root))
        .args(["--", "serve"])
        .args(passed_on(arguments))
        .status()?;
    let code = game.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}

/// Prints the line of a step.
fn announce(root: &Path, number: usize) {
    let step = &STEPS[number - 1];
    println!("{}", step.line(number, !root.join(step.trace).exists()));
}

/// A word that changes with the page, so that a binary without it is built again.
fn stamp(root: &Path) -> String {
    let names = std::fs::read_dir(root.join(web::DIST)).into_iter().flatten().flatten();
    let mut names: Vec<_> =
        names.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names.join(" ")
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
    use super::{STEPS, passed_on};

    #[test]
    fn a_step_says_what_is_built_and_how_long_that_usually_takes() {
        let first = STEPS[1].line(2, true);
        assert_eq!(first, "[2/3] Building the page: about 3 minutes on two cores, the first time.");
        let again = STEPS[1].line(2, false);
        assert_eq!(again, "[2/3] Building the page: seconds, unless something changed.");
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
