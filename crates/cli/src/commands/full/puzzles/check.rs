//! `emberwake puzzles check`: whether a longer search keeps the answers of a file.

use super::{counted, help, parse, read, said, unreadable};
use crate::command_error::{CommandError, WRONG};
use crate::context::Context;
use crate::files::{self, Existing, Source};
use crate::progress::Progress;
use crate::registry::Offered;
use crate::signals::stop_on_signal;
use crate::values;
use review::puzzles::{PuzzleFile, Puzzled, keeps_its_answer, themes_of};
use serde::Serialize;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use texts::puzzles::{PuzzlesHelp, PuzzlesMessage};
use texts::review::percent_exactly;

/// The arguments of `puzzles check`.
#[derive(clap::Args)]
pub struct CheckArguments {
    #[arg(value_name = "FILE", help = help(PuzzlesHelp::File))]
    file: PathBuf,
    #[arg(long, value_name = "N", default_value = "100000", value_parser = values::number::<u32>, help = help(PuzzlesHelp::Iterations))]
    iterations: u32,
    #[arg(long, value_name = "NUMBER", default_value = "1", value_parser = values::number::<u64>, help = help(PuzzlesHelp::Seed))]
    seed: u64,
    #[arg(long, value_name = "FILE", help = help(PuzzlesHelp::Keep))]
    keep: Option<PathBuf>,
    #[arg(long, help = help(PuzzlesHelp::Json))]
    json: bool,
}

/// The result of a check, for programs.
#[derive(Serialize)]
struct CheckJson {
    file: String,
    game: &'static str,
    iterations: u32,
    checked: usize,
    kept: usize,
    /// The puzzles whose answer the longer search no longer prefers.
    changed: Vec<String>,
}

/// Checks a file.
pub fn run(arguments: &CheckArguments, context: &mut Context) -> Result<(), CommandError> {
    let (source, game) = read(&arguments.file, context)?;
    let done = games::with_game!(game, G => check::<G>(arguments, &source, context));
    done.expect("it is a game of the list")
}

fn check<G: Puzzled + Offered>(
    arguments: &CheckArguments,
    source: &Source,
    context: &mut Context,
) -> Result<(), CommandError> {
    let file = parse::<G>(source, context)?;
    let stop = stop_on_signal();
    let bar = Progress::new(context.lang);
    let mut changed = Vec::new();
    let mut checked = 0;
    for puzzle in &file.puzzles {
        if stop.load(Ordering::Relaxed) {
            break;
        }
        let wrong = |problem| unreadable(source, &problem, context);
        let (game, _) = puzzle.check().map_err(wrong)?;
        let derived = themes_of(&game, puzzle.answers[0], puzzle.next);
        let keeps =
            keeps_its_answer(puzzle, arguments.iterations, arguments.seed).map_err(wrong)?;
        if !keeps || derived != puzzle.themes {
            changed.push((puzzle.id.clone(), puzzle.answers[0].to_string()));
        }
        checked += 1;
        bar.show(checked as u64, 0, file.puzzles.len() as u64, "");
    }
    bar.clear();
    let kept = checked - changed.len();
    // After an interruption, no one knows yet what to keep.
    if let Some(out) = arguments.keep.as_ref().filter(|_| checked == file.puzzles.len()) {
        write_kept(out, file.clone(), &changed, context)?;
    }
    let iterations = arguments.iterations;
    if arguments.json {
        return context.json(&CheckJson {
            file: source.name.clone(),
            game: G::NAME,
            iterations,
            checked,
            kept,
            changed: changed.into_iter().map(|(id, _)| id).collect(),
        });
    }
    for (id, answer) in &changed {
        context.line(said(&PuzzlesMessage::Differs { id, answer }, context))?;
    }
    let share = &percent_exactly(context.lang, kept as f64 / (checked.max(1)) as f64);
    context.line(said(&PuzzlesMessage::Kept { kept, all: checked, iterations, share }, context))?;
    counted(&file.puzzles, context)?;
    // A script that makes a shelf of puzzles wants to know without reading.
    if kept as f64 >= KEPT_MIN * checked as f64 { Ok(()) } else { Err(CommandError::Told(WRONG)) }
}

/// Writes the file without the puzzles whose answer has changed.
fn write_kept<G: Puzzled>(
    out: &Path,
    mut file: PuzzleFile<G>,
    changed: &[(String, String)],
    context: &Context,
) -> Result<(), CommandError> {
    file.puzzles.retain(|puzzle| changed.iter().all(|(id, _)| *id != puzzle.id));
    files::write(out, &file.to_string(), Existing::Replace)
        .map_err(|error| files::cant_write(out, &error, context.lang))
}

/// The share of answers that a good file keeps.
const KEPT_MIN: f64 = 0.95;
