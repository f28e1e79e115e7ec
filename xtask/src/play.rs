//! `cargo play`: builds the game and starts it in this terminal.

use crate::shell;
use anyhow::Result;
use std::io::IsTerminal;
use std::path::Path;
use std::process::ExitCode;

const BINARY: [&str; 5] = ["--release", "--package", "cli", "--bin", "emberwake"];

/// Builds `emberwake` and plays Campfire with it. Whatever else was typed is passed on.
pub(crate) fn run(root: &Path, arguments: &[String]) -> Result<ExitCode> {
    let arguments = passed_on(arguments);
    let terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    if !terminal && arguments.is_empty() {
        eprintln!("Playing needs a terminal, and this is not one.");
        return Ok(ExitCode::from(2));
    }
    let build = shell::cargo(root, &["build"]).args(BINARY).status()?;
    if !build.success() {
        return Ok(ExitCode::FAILURE);
    }
    let game = shell::cargo(root, &["run", "--quiet"])
        .args(BINARY)
        .args(["--", "play", "campfire"])
        .args(arguments)
        .status()?;
    let code = game.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
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
