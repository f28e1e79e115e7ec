//! `emberwake simulate`: bots play whole games, and the results are summed up.

mod series;
mod tally;

use crate::arguments::{LimitArguments, SeriesArguments, helped, say};
use crate::command_error::CommandError;
use crate::context::Context;
use crate::files::{self, Existing};
use crate::progress::Progress;
use crate::registry::{Offered, PerGame, TableArguments};
use crate::{usage, values};
use bots::{BotConfig, NAMES};
use series::Series;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use tally::Tally;
use texts::bots::{BotsHelp, BotsMessage};
use texts::cli::{Help, Message};

/// No machine has more cores, and a system refuses threads without end.
const THREADS_MAX: u64 = 256;

/// The number of times that progress is shown: a game of weak bots takes less time than a line.
const SHOWN: u64 = 200;

/// The command.
pub struct Simulate;

/// The arguments after the game.
#[derive(clap::Args)]
pub struct SimulateArguments<O: clap::Args> {
    #[arg(long, value_name = "N", value_parser = values::players, help = say(Help::Players))]
    players: Option<u8>,
    #[arg(
        long,
        value_name = "A,B,…",
        value_delimiter = ',',
        default_value = "random",
        help = usage::of_levels(|levels| BotsMessage::SimulateBots { levels })
    )]
    bots: Vec<String>,
    #[arg(long, help = say(Help::Rotate))]
    rotate: bool,
    #[command(flatten)]
    series: SeriesArguments<100>,
    #[command(flatten)]
    limit: LimitArguments,
    #[arg(long, value_name = "DIR", help = say(Help::Records))]
    records: Option<PathBuf>,
    #[arg(long, requires = "records", help = say(Help::Force))]
    force: bool,
    #[arg(long, value_name = "N", value_parser = values::count, help = say(Help::Threads))]
    threads: Option<u64>,
    #[arg(long, help = say(Help::Json))]
    json: bool,
    #[arg(long, conflicts_with = "json", help = helped(BotsHelp::Csv))]
    csv: bool,
    #[command(flatten)]
    table: O,
}

impl PerGame for Simulate {
    type Arguments<G: Offered> = SimulateArguments<TableArguments<G>>;

    fn run<G: Offered>(
        arguments: SimulateArguments<TableArguments<G>>,
        context: &mut Context,
    ) -> Result<(), CommandError> {
        let players = arguments.players.unwrap_or(G::PLAYERS_USUAL);
        for bot in &arguments.bots {
            check_bot::<G>(bot, context)?;
        }
        if arguments.bots.len() > usize::from(players) && !arguments.rotate {
            let said = Message::SurplusBots { bots: arguments.bots.len(), seats: players };
            return Err(CommandError::Usage(context.say(&said)));
        }
        let series = Series::<G> {
            setup: arguments.table.setup(players, context.lang)?,
            seed: arguments.series.seed,
            bots: arguments.bots,
            rotate: arguments.rotate,
            turns_max: arguments.limit.turns_max,
        };
        let records = match &arguments.records {
            None => None,
            Some(folder) => {
                let existing = if arguments.force { Existing::Replace } else { Existing::Keep };
                prepare(&series, folder, arguments.series.games, existing, context)?;
                Some((folder.as_path(), existing))
            }
        };
        let threads =
            arguments.threads.unwrap_or_else(cores).min(arguments.series.games).min(THREADS_MAX);
        let tally = play_all(&series, players, arguments.series.games, threads, records, context)?;
        if arguments.json {
            context.json(&tally.summary::<G>(&series))
        } else if arguments.csv {
            tally.csv::<G>(context)
        } else {
            tally.tell::<G>(&series, context)
        }
    }
}

fn cores() -> u64 {
    std::thread::available_parallelism().map_or(1, |cores| cores.get() as u64)
}

/// Refuses an unknown bot, and one whose choices depend on time: the same series would not be the
/// same twice.
fn check_bot<G: Offered>(bot: &str, context: &Context) -> Result<(), CommandError> {
    let Err(unknown) = G::bot(bot, BotConfig::seed(0)) else { return Ok(()) };
    let known: Vec<&str> = NAMES.iter().copied().filter(|name| !name.ends_with("Ns")).collect();
    let said = if unknown.needs_clock {
        Message::BotNeedsClock { bot }
    } else {
        Message::NoSuchBot { bot, known: &known.join(", ") }
    };
    Err(CommandError::Usage(context.say(&said)))
}

/// Makes the folder for records, and refuses immediately if a record would take the place of a
/// file.
fn prepare<G: Offered>(
    series: &Series<G>,
    folder: &Path,
    games: u64,
    existing: Existing,
    context: &Context,
) -> Result<(), CommandError> {
    std::fs::create_dir_all(folder)
        .map_err(|error| files::cant_write(folder, &error, context.lang))?;
    if existing == Existing::Replace {
        return Ok(());
    }
    // A series may be longer than the folder, so the folder is gone through and not the series.
    let present = std::fs::read_dir(folder)
        .and_then(|entries| {
            entries.map(|entry| Ok(entry?.file_name())).collect::<Result<Vec<_>, _>>()
        })
        .map_err(|error| files::cant_write(folder, &error, context.lang))?;
    let taken = present.iter().filter_map(|name| series.index_of(name.to_str()?));
    match taken.filter(|&index| index < games).min() {
        Some(index) => {
            let file = folder.join(series.file_name(index)).display().to_string();
            Err(CommandError::Files(context.say(&Message::RecordExists { file: &file })))
        }
        None => Ok(()),
    }
}

/// Plays all games on several threads. Each game follows from the series and its index alone and
/// sums do not depend on their order, so neither does the result.
fn play_all<G: Offered>(
    series: &Series<G>,
    players: u8,
    games: u64,
    threads: u64,
    records: Option<(&Path, Existing)>,
    context: &Context,
) -> Result<Tally, CommandError> {
    let next = AtomicU64::new(0);
    let failure = Mutex::new(None);
    let bar = Progress::new(context.lang);
    let done = AtomicU64::new(0);
    let work = || {
        let mut tally = Tally::new(players);
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= games {
                return tally;
            }
            let journal = series.play(index);
            if let Some((folder, existing)) = records {
                let path = folder.join(series.file_name(index));
                let written = files::write(&path, &series.record(index, &journal), existing);
                if let Err(error) = written {
                    let said = files::cant_write(&path, &error, context.lang);
                    *failure.lock().expect("no thread panics") = Some(said);
                    next.store(games, Ordering::Relaxed);
                    return tally;
                }
            }
            tally.add(series, index, &journal);
            let done = done.fetch_add(1, Ordering::Relaxed) + 1;
            if done.is_multiple_of(games.div_ceil(SHOWN)) {
                bar.show(done, 0, games, "");
            }
        }
    };
    let total = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let tallies = workers.into_iter().map(|worker| worker.join().expect("no thread panics"));
        tallies.fold(Tally::new(players), Tally::and)
    });
    bar.clear();
    match failure.into_inner().expect("no thread panics") {
        Some(failure) => Err(failure),
        None => Ok(total),
    }
}
