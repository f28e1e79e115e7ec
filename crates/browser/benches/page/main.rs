//! The figures of the page, in a real browser: the size of the first visit and the time until it
//! can be used, whether the page stays fluent while a bot thinks and things move, and the speed of
//! bots in it compared with the same search outside.
//!
//! `cargo xtask figures page` builds everything and runs this. Each figure has a limit; one that is
//! missed fails the run.

mod count;
mod lighthouse;
#[path = "../../tests/browser/play.rs"]
#[allow(dead_code)]
mod play;
mod search;
#[path = "../../tests/browser/support/mod.rs"]
#[allow(dead_code, unused_macros, unused_imports)]
mod support;
mod visit;

use std::path::PathBuf;
use std::process::ExitCode;
use support::{Outcome, World};

/// The variable that names the server.
const BINARY: &str = "EMBERWAKE_BROWSER";

/// A figure: its name, the measured value, the limit, and whether it is kept.
pub struct Figure {
    what: String,
    measured: String,
    limit: &'static str,
    kept: bool,
}

fn main() -> ExitCode {
    let Ok(binary) = std::env::var(BINARY) else {
        println!("‘cargo xtask figures page’ builds the page and measures it.");
        return ExitCode::SUCCESS;
    };
    match measure(&binary) {
        Ok(figures) => {
            println!("| figure | measured | limit | |\n|---|---|---|---|");
            for Figure { what, measured, limit, kept } in &figures {
                println!(
                    "| {what} | {measured} | {limit} | {} |",
                    if *kept { "kept" } else { "MISSED" }
                );
            }
            let kept = figures.iter().all(|figure| figure.kept);
            if kept { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn measure(binary: &str) -> Outcome<Vec<Figure>> {
    let pictures = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../target/browser");
    let world = World::start(binary, pictures)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let mut figures = visit::home(&world).await?;
        for game in ["campfire", "sea"] {
            figures.push(visit::first(&world, game).await?);
        }
        // The rest takes minutes.
        for Figure { what, measured, .. } in &figures {
            eprintln!("{what}: {measured}");
        }
        figures.extend(lighthouse::scores(&world)?);
        for game in ["campfire", "sea"] {
            figures.push(visit::thinking(&world, game).await?);
            for slower in [1, 4] {
                figures.push(visit::frames(&world, game, slower).await?);
            }
        }
        figures.extend(search::speed(&world).await?);
        Ok(figures)
    })
}

/// The value in the middle.
pub fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(0.0)
}
