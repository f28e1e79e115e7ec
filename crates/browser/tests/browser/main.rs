//! The page in a real browser: whole games played, every page checked.
//!
//! `cargo verify --only browser` builds the page and the server, and runs this with
//! `EMBERWAKE_BROWSER` naming the server. Without it there is nothing to test, so that the tests of
//! the workspace need no browser.

mod absence;
mod access;
mod admin;
mod chart;
mod comfort;
mod first;
mod flow;
mod forms;
mod games;
mod guided;
mod keeping;
mod looks;
mod moments;
mod online;
mod online_line;
mod people;
mod play;
mod presence;
mod pseudo;
mod puzzles;
mod quiz;
mod replays;
mod review;
mod support;
mod tables;
mod trouble;

use libtest_mimic::{Arguments, Trial};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use support::World;

/// The variable that names the server to be tried.
pub const BINARY: &str = "EMBERWAKE_BROWSER";

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let Ok(binary) = std::env::var(BINARY) else {
        // A test runner that lists the tests finds none.
        return libtest_mimic::run(&arguments, Vec::new()).exit_code();
    };
    let pictures = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../target/browser");
    let world = match World::start(&binary, pictures) {
        Ok(world) => Arc::new(world),
        Err(why) => {
            eprintln!("The browser can't be driven: {why}");
            return ExitCode::FAILURE;
        }
    };
    // The tests that need axe run only if it is installed, and then they alone.
    let cases = match std::env::var_os(access::AXE) {
        Some(_) => access::CASES.to_vec(),
        None => [
            games::CASES,
            looks::CASES,
            keeping::CASES,
            replays::CASES,
            review::CASES,
            tables::CASES,
            online::CASES,
            online_line::CASES,
            people::CASES,
            admin::CASES,
            trouble::CASES,
            absence::CASES,
            presence::CASES,
            forms::CASES,
            guided::CASES,
            puzzles::CASES,
            quiz::CASES,
            chart::CASES,
            flow::CASES,
            comfort::CASES,
            moments::CASES,
            first::CASES,
            pseudo::CASES,
        ]
        .concat(),
    };
    let trials = cases.into_iter().map(|case| {
        let world = world.clone();
        Trial::test(case.name, move || Ok(world.run(case)?))
    });
    libtest_mimic::run(&arguments, trials.collect()).exit_code()
}
