//! `emberwake bench`: how many random games a second one core of this machine plays.
//!
//! The wall clock decides when to stop. The figures use processor time where the system reports it
//! (Linux), so that a busy machine doesn't look like a slow engine.

use crate::arguments::say;
use crate::command_error::CommandError;
use crate::context::Context;
use crate::registry::{Offered, PerGame, TableArguments};
use crate::table::TextTable;
use crate::values;
use dealer::Quick;
use kernel::playout;
use serde::Serialize;
use std::time::{Duration, Instant};
use texts::cli::{Help, Label, label};

/// Games between two looks at the clock, which costs about as much as a game.
const BATCH: u64 = 256;

/// The system counts processor time in steps of some milliseconds; less than this says nothing.
const PROCESSOR_TIME_MIN: Duration = Duration::from_millis(100);

/// The command.
pub struct Bench;

/// The arguments after the game.
#[derive(clap::Args)]
pub struct BenchArguments<O: clap::Args> {
    #[arg(long, value_name = "N", value_parser = values::players, help = say(Help::BenchPlayers))]
    players: Option<u8>,
    #[arg(
        long,
        value_name = "SECONDS",
        default_value = "2",
        value_parser = values::seconds,
        help = say(Help::Seconds)
    )]
    seconds: f64,
    #[arg(long, help = say(Help::Json))]
    json: bool,
    #[command(flatten)]
    table: O,
}

/// The measured speed.
#[derive(Serialize)]
struct Speed {
    game: &'static str,
    players: u8,
    playouts_per_s: u64,
    decisions_per_s: u64,
    mean_decisions: f64,
    mean_turns: f64,
    state_bytes: usize,
}

impl PerGame for Bench {
    type Arguments<G: Offered> = BenchArguments<TableArguments<G>>;

    fn run<G: Offered>(
        arguments: BenchArguments<TableArguments<G>>,
        context: &mut Context,
    ) -> Result<(), CommandError> {
        let players = arguments.players.map_or(G::players_range(), |players| players..=players);
        let setups = players.map(|players| arguments.table.setup(players, context.lang));
        let setups = setups.collect::<Result<Vec<_>, _>>()?;
        let time = Duration::from_secs_f64(arguments.seconds);
        let mut table = TextTable::new(
            [
                Label::Players,
                Label::GamesPerSecond,
                Label::DecisionsPerSecond,
                Label::MeanDecisions,
                Label::MeanTurns,
                Label::StateBytes,
            ]
            .map(|word| label(context.lang, word)),
        );
        for setup in &setups {
            let speed = measure::<G>(setup, time);
            if arguments.json {
                context.json(&speed)?;
                context.flush()?;
            } else {
                table.row([
                    speed.players.to_string(),
                    speed.playouts_per_s.to_string(),
                    speed.decisions_per_s.to_string(),
                    speed.mean_decisions.to_string(),
                    speed.mean_turns.to_string(),
                    speed.state_bytes.to_string(),
                ]);
            }
        }
        if arguments.json { Ok(()) } else { context.text(table) }
    }
}

/// Plays whole random games, from the setup to the end, until the time is up.
fn measure<G: Offered>(setup: &G::Setup, time: Duration) -> Speed {
    let start = G::start(setup).expect("the setup was checked");
    let mut luck = Quick::new(1);
    let mut moves = Vec::new();
    let mut games = 0u64;
    let mut decisions = 0u64;
    let mut turns = 0u64;
    let began = Instant::now();
    let processor_began = processor_time();
    let mut elapsed = Duration::ZERO;
    while elapsed < time {
        for _ in 0..BATCH {
            let mut game = start.clone();
            decisions += playout(&mut game, &mut luck, &mut moves).decisions;
            turns += u64::from(game.turns());
        }
        games += BATCH;
        elapsed = began.elapsed();
    }
    let processor = processor_began.zip(processor_time()).map(|(began, now)| now - began);
    let seconds = processor.filter(|time| *time >= PROCESSOR_TIME_MIN).unwrap_or(elapsed);
    let per_second = |count: u64| (count as f64 / seconds.as_secs_f64()).round() as u64;
    let per_game = |count: u64| (count as f64 / games as f64 * 100.0).round() / 100.0;
    Speed {
        game: G::NAME,
        players: start.players(),
        playouts_per_s: per_second(games),
        decisions_per_s: per_second(decisions),
        mean_decisions: per_game(decisions),
        mean_turns: per_game(turns),
        state_bytes: size_of::<G>(),
    }
}

/// Returns the processor time of this thread, if the system reports it.
fn processor_time() -> Option<Duration> {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    told.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}
