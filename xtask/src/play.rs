//! `cargo play`: builds the page and the game, and serves it at an address of this machine.

use crate::{shell, web};
use anyhow::Result;
use std::path::Path;
use std::process::ExitCode;

const BINARY: [&str; 5] = ["--release", "--package", "cli", "--bin", "emberwake"];

/// Builds the page, builds `emberwake` with it inside, and serves it. Whatever else was typed is
/// passed on to `emberwake serve`.
pub(crate) fn run(root: &Path, arguments: &[String]) -> Result<ExitCode> {
    let page = web::run(root, &[])?;
    if page != ExitCode::SUCCESS {
        return Ok(page);
    }
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

/// A word that changes with the page, so that a binary without it is built again.
pub(crate) fn stamp(root: &Path) -> String {
    let names = std::fs::read_dir(root.join(web::DIST)).into_iter().flatten().flatten();
    let mut names: Vec<_> =
        names.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names.join(" ")
}

/// The arguments meant for the game: `cargo play -- --help` and `cargo play --help` are the same.
fn passed_on(arguments: &[String]) -> &[String] {
    match arguments.split_first() {
        Some((first, rest)) if first == "--" => rest,
        _ => arguments,
    }
}

#[cfg(test)]
mod tests {
    use super::passed_on;

    #[test]
    fn one_separator_is_dropped_and_the_rest_is_passed_on() {
        let typed = |words: &[&str]| words.iter().map(|word| word.to_string()).collect::<Vec<_>>();
        assert_eq!(passed_on(&typed(&["--", "--help"])), typed(&["--help"]));
        assert_eq!(passed_on(&typed(&["--help"])), typed(&["--help"]));
        assert_eq!(passed_on(&typed(&["--seed", "1", "--"])), typed(&["--seed", "1", "--"]));
        assert!(passed_on(&[]).is_empty());
    }
}
