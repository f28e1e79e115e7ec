//! The figures of the service: stored moves, compared in turns with a bare echo server and
//! boardgame.io; the cost of idle tables and idle sockets; one process on PostgreSQL and two.
//!
//! `cargo xtask figures server` runs this. Missing programs are reported and not measured.

mod rival;
mod table;

use rival::Rival;
use serde::Deserialize;
use std::path::Path;
use std::process::{Command, ExitCode, Stdio};
use table::{middle, row};
use testkit::Postgres;

/// The number of tables that are played at the same time by two people each, as many as
/// boardgame.io has matches.
const TABLES: &str = "200";
/// The length of a round, in seconds.
const SECONDS: &str = "5";
/// The number of moves in a boardgame.io match: as many as a game of Campfire for two has
/// decisions.
const MOVES: &str = "78";
/// The number of rounds, taken in turns.
const ROUNDS: usize = 3;

/// The output of `emberwake load --json`.
#[derive(Deserialize)]
struct Report {
    moves: Speed,
    echo: Option<Speed>,
    memory_bytes: Option<u64>,
    table_bytes: Option<(u64, i64)>,
    socket_bytes: Option<(u64, i64)>,
}

/// The speed of something.
#[derive(Deserialize, Clone, Copy)]
struct Speed {
    per_second: f64,
    p99_ms: f64,
}

fn main() -> ExitCode {
    // `cargo test --benches` and the like only want to see that it starts.
    if !std::env::args().any(|argument| argument == "--bench") {
        return ExitCode::SUCCESS;
    }
    match measure() {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn measure() -> Result<(), String> {
    let rival = Rival::install(&Path::new(env!("CARGO_TARGET_TMPDIR")).join("boardgame-io"));
    let rival = rival.inspect_err(|why| eprintln!("boardgame.io is not measured: {why}")).ok();
    let mut ours = vec![];
    let mut echo = vec![];
    let mut memory = vec![];
    let mut files = vec![];
    let mut bytes = Vec::new();
    for round in 1..=ROUNDS {
        eprintln!("round {round} of {ROUNDS}");
        if let Some(rival) = &rival {
            memory.push(rival.round(TABLES, MOVES, "memory")?);
            files.push(rival.round(TABLES, MOVES, "files")?);
            rest_the_disk();
        }
        let report = load(&["--tables", TABLES, "--seconds", SECONDS, "--echo"])?;
        bytes.extend(report.memory_bytes);
        ours.push(report.moves);
        echo.extend(report.echo);
    }
    println!(
        "| {TABLES} tables, {ROUNDS} rounds of {SECONDS} s in turns | a second | 99 of 100 within | beside it, ours |"
    );
    println!("|---|---|---|---|");
    row("moves of Campfire, each stored and synced before it is answered", &ours, &ours);
    row("frames of a bare axum echo", &echo, &ours);
    row("moves of boardgame.io, in memory", &memory, &ours);
    row("moves of boardgame.io, in files that are not synced", &files, &ours);
    println!();
    if let Some(most) = bytes.iter().max() {
        println!("- Memory of the server after a round: {} MiB.", most >> 20);
    }
    idle()?;
    two_processes()
}

/// Syncs the disk, so that no measurement pays for another's writes. Without the program, nothing
/// happens.
fn rest_the_disk() {
    let _ = Command::new("sync").status();
}

/// Measures the memory of idle tables and sockets.
fn idle() -> Result<(), String> {
    // On a new server: after other games, tables would reuse memory left behind by those.
    let fresh = ["--tables", "1", "--seconds", "1", "--idle-tables", "2000"];
    if let Some((tables, bytes)) = load(&fresh)?.table_bytes {
        println!("- A live table in the middle of a game: {bytes} bytes, over {tables} tables.");
    }
    let small = ["--tables", "2", "--seconds", "1", "--idle-sockets", "10000"];
    if let Some((sockets, bytes)) = load(&small)?.socket_bytes {
        println!("- An idle socket: {bytes} bytes, over {sockets} open at the same time.");
    }
    Ok(())
}

/// The two people of a table are at different processes, so that both processes serve every table.
fn two_processes() -> Result<(), String> {
    let Some(postgres) = Postgres::start() else { return Ok(()) };
    let mut found: [Vec<Speed>; 2] = Default::default();
    for _ in 0..ROUNDS {
        for (speeds, processes) in found.iter_mut().zip(["1", "2"]) {
            let database = postgres.database();
            let report = load(&[
                "--tables",
                TABLES,
                "--seconds",
                SECONDS,
                "--processes",
                processes,
                "--database",
                &database,
            ])?;
            speeds.push(report.moves);
        }
    }
    let [one, two] =
        found.map(|speeds| (middle(&speeds, |s| s.per_second), middle(&speeds, |s| s.p99_ms)));
    println!(
        "- PostgreSQL on the same machine: one process stores {:.0} moves a second (99 of 100 within {:.0} ms), \
         two processes that serve every table together {:.0} ({:.0} ms), {:.2} times as many.",
        one.0,
        one.1,
        two.0,
        two.1,
        two.0 / one.0
    );
    Ok(())
}

fn load(arguments: &[&str]) -> Result<Report, String> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_emberwake"));
    command.args(["load", "--json", "--rounds", "1"]).args(arguments).stderr(Stdio::inherit());
    let output = command.output().map_err(|error| format!("emberwake load: {error}"))?;
    let text = String::from_utf8_lossy(&output.stdout);
    serde_json::from_str(&text).map_err(|error| format!("emberwake load: {error}: {text}"))
}
