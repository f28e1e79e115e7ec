//! `emberwake puzzles GAME`: looks for puzzles in games between bots and writes them to a file.

use super::{counted, help, said};
use crate::command_error::CommandError;
use crate::context::Context;
use crate::files::{self, Existing};
use crate::progress::Progress;
use crate::registry::{Offered, PerGame};
use crate::signals::stop_on_signal;
use crate::values;
use review::puzzles::{Miner, Puzzle, PuzzleFile, PuzzleSource, Puzzled};
use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use texts::puzzles::{PuzzlesHelp, PuzzlesMessage};

/// No machine has more cores, and a system refuses threads without end.
const THREADS_MAX: u64 = 256;

/// The command.
pub struct Mine;

/// The arguments after the game.
#[derive(clap::Args)]
pub struct MineArguments {
    #[arg(long, value_name = "N", default_value = "100", value_parser = values::count, help = help(PuzzlesHelp::Games))]
    games: u64,
    #[arg(long, value_name = "NUMBER", default_value = "1", value_parser = values::number::<u64>, help = help(PuzzlesHelp::Seed))]
    seed: u64,
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', value_parser = values::players, help = help(PuzzlesHelp::Players))]
    players: Vec<u8>,
    #[arg(long, value_name = "FILE", help = help(PuzzlesHelp::Out))]
    out: PathBuf,
    #[arg(long, value_name = "N", value_parser = values::count, help = help(PuzzlesHelp::Threads))]
    threads: Option<u64>,
}

impl PerGame for Mine {
    type Arguments<G: Offered> = MineArguments;

    fn run<G: Offered>(
        arguments: MineArguments,
        context: &mut Context,
    ) -> Result<(), CommandError> {
        let mined = games::with_game!(G::NAME, H => mine::<H>(arguments, context));
        mined.expect("it is a game of the list")
    }
}

fn mine<G: Puzzled + Offered>(
    arguments: MineArguments,
    context: &mut Context,
) -> Result<(), CommandError> {
    // Six players wait long for their turn, and a puzzle with all their boats is hard to read.
    let usual = || G::players_range().filter(|count| *count <= 5).collect();
    let players = if arguments.players.is_empty() { usual() } else { arguments.players };
    for count in &players {
        if !G::players_range().contains(count) {
            let setup = <G::Setup as kernel::SetupText>::usual(*count);
            let problems = G::start(&setup).err().unwrap_or_default();
            let told: Vec<String> =
                problems.iter().map(|problem| G::setup_problem(context.lang, problem)).collect();
            return Err(CommandError::Usage(told.join(" ")));
        }
    }
    let source = PuzzleSource::own::<G>(arguments.seed, players.clone());
    let out = &arguments.out;
    let begun = begun::<G>(out, source, context)?;
    let before = begun.games.min(arguments.games);
    let stop = stop_on_signal();
    let kept = Kept {
        file: Mutex::new(begun),
        waiting: Mutex::new(BTreeMap::new()),
        next: AtomicU64::new(before),
        failed: Mutex::new(None),
    };
    let miner = Miner::<G>::new(arguments.seed, players);
    let bar = Progress::new(context.lang);
    let cores = || std::thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
    let threads = arguments.threads.unwrap_or_else(cores).min(THREADS_MAX);
    let all = arguments.games;
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(index) = kept.take(all, &stop) {
                    let found = miner.mine(index);
                    if let Err(error) = kept.put(index, found, out) {
                        *kept.failed.lock().expect("no thread panics") = Some(error);
                        stop.store(true, Ordering::Relaxed);
                    }
                    let (games, puzzles) = kept.so_far();
                    bar.show(games, before, all, &puzzles.to_string());
                }
            });
        }
    });
    bar.clear();
    if let Some(error) = kept.failed.into_inner().expect("no thread panics") {
        return Err(files::cant_write(out, &error, context.lang));
    }
    let file = kept.file.into_inner().expect("no thread panics");
    files::write(out, &file.to_string(), Existing::Replace)
        .map_err(|error| files::cant_write(out, &error, context.lang))?;
    let puzzles = file.puzzles.len();
    let games = file.games;
    let name = &out.display().to_string();
    context.line(said(&PuzzlesMessage::Found { puzzles, games, file: name }, context))?;
    counted(&file.puzzles, context)?;
    if games < all {
        context.line(said(&PuzzlesMessage::Stopped, context))?;
    }
    Ok(())
}

/// Reads the file of an earlier run, or begins an empty one.
fn begun<G: Puzzled>(
    out: &Path,
    source: PuzzleSource,
    context: &Context,
) -> Result<PuzzleFile<G>, CommandError> {
    if !out.exists() {
        return Ok(PuzzleFile::new(source));
    }
    let read = files::read(out, context.lang)?;
    let begun: PuzzleFile<G> = super::parse(&read, context)?;
    if begun.source != source {
        let other = PuzzlesMessage::OtherSource { file: &read.name };
        return Err(CommandError::Usage(said(&other, context)));
    }
    Ok(begun)
}

/// The state that all threads share: the file with the games from the first on without a gap, and
/// the puzzles of later ones.
struct Kept<G: Puzzled> {
    file: Mutex<PuzzleFile<G>>,
    waiting: Mutex<BTreeMap<u64, Vec<Puzzle<G>>>>,
    next: AtomicU64,
    failed: Mutex<Option<io::Error>>,
}

impl<G: Puzzled> Kept<G> {
    /// Returns the next game to mine.
    fn take(&self, all: u64, stop: &AtomicBool) -> Option<u64> {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let index = self.next.fetch_add(1, Ordering::Relaxed);
        (index < all).then_some(index)
    }

    /// Adds the puzzles of a game. The file is written whenever it has a further puzzle.
    fn put(&self, index: u64, found: Vec<Puzzle<G>>, out: &Path) -> io::Result<()> {
        let mut waiting = self.waiting.lock().expect("no thread panics");
        let mut file = self.file.lock().expect("no thread panics");
        waiting.insert(index, found);
        let mut news = false;
        while let Some(found) = waiting.remove(&file.games) {
            news |= !found.is_empty();
            file.puzzles.extend(found);
            file.games += 1;
        }
        if news {
            files::write(out, &file.to_string(), Existing::Replace)?;
        }
        Ok(())
    }

    /// Returns the number of games mined, and of puzzles found in them.
    fn so_far(&self) -> (u64, usize) {
        let file = self.file.lock().expect("no thread panics");
        (file.games, file.puzzles.len())
    }
}
