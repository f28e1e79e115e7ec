//! `emberwake lab`: play the games of a plan, report on them, compare, and search for balance.

mod problems;
mod run;
mod tell;

use crate::arguments::say;
use crate::command_error::CommandError;
use crate::context::Context;
use crate::language;
use crate::values;
use clap::Subcommand;
use std::path::{Path, PathBuf};
use texts::Lang;
use texts::cli::Help;
use texts::lab::{LabHelp, lab_help};

/// The arguments of `lab`.
#[derive(clap::Args)]
pub struct LabArguments {
    #[command(subcommand)]
    command: LabCommand,
}

#[derive(Subcommand)]
enum LabCommand {
    #[command(about = help(LabHelp::Run))]
    Run {
        #[arg(value_name = "PLAN.toml", help = help(LabHelp::Plan))]
        plan: PathBuf,
        #[arg(long, value_name = "DIR", help = help(LabHelp::RunOut))]
        out: Option<PathBuf>,
        #[arg(long, value_name = "N", value_parser = values::count, help = say(Help::Threads))]
        threads: Option<u64>,
    },
    #[command(about = help(LabHelp::Report))]
    Report {
        #[arg(value_name = "DATA", help = help(LabHelp::Data))]
        data: PathBuf,
        #[arg(long, value_name = "FILE", help = help(LabHelp::PageOut))]
        out: Option<PathBuf>,
        #[arg(long, help = help(LabHelp::NoRecords))]
        no_records: bool,
    },
    #[command(about = help(LabHelp::Compare))]
    Compare {
        #[arg(value_name = "A", help = help(LabHelp::Data))]
        first: PathBuf,
        #[arg(value_name = "B", help = help(LabHelp::OtherData))]
        second: PathBuf,
        #[arg(long, value_name = "FILE", help = help(LabHelp::PageOut))]
        out: Option<PathBuf>,
    },
    #[command(about = help(LabHelp::Balance))]
    Balance {
        #[arg(long, value_name = "TARGET.toml", help = help(LabHelp::Target))]
        target: PathBuf,
        #[arg(long, value_name = "FILE", help = help(LabHelp::PageOut))]
        out: Option<PathBuf>,
        #[arg(long, value_name = "N", value_parser = values::count, help = say(Help::Threads))]
        threads: Option<u64>,
    },
    #[command(about = help(LabHelp::Record))]
    Record {
        #[arg(value_name = "DATA", help = help(LabHelp::Data))]
        data: PathBuf,
        #[arg(long, value_name = "CELL.GAME", help = help(LabHelp::Game))]
        game: String,
    },
}

/// A game that the lab can study.
trait Studied: games::Registered + lab::subject::Subject {}

impl<G: games::Registered + lab::subject::Subject> Studied for G {}

/// Something to do with a game that is known only when a file is read.
trait WithStudied {
    /// Does it for this game.
    fn visit<G: Studied>(self) -> Result<(), CommandError>;
}

/// Does something with the game of this name.
fn of_game(name: &str, lang: Lang, visit: impl WithStudied) -> Result<(), CommandError> {
    games::with_game!(name, G => visit.visit::<G>())
        .unwrap_or_else(|| Err(problems::no_game(name, lang)))
}

/// No machine has more cores, and a system refuses threads without end.
const THREADS_MAX: u64 = 256;

/// Runs one of the commands of the lab.
pub fn run(arguments: LabArguments, context: &mut Context) -> Result<(), CommandError> {
    match arguments.command {
        LabCommand::Run { plan, out, threads } => run::run(&plan, out, cores(threads), context),
        LabCommand::Report { data, out, no_records } => {
            tell::report(&data, out, !no_records, context)
        }
        LabCommand::Compare { first, second, out } => tell::compare(&first, &second, out, context),
        LabCommand::Balance { target, out, threads } => {
            tell::balance(&target, out, cores(threads), context)
        }
        LabCommand::Record { data, game } => tell::record(&data, &game, context),
    }
}

/// A text of the lab's help, in the language of this run.
pub fn help(what: LabHelp) -> &'static str {
    lab_help(language::chosen(), what)
}

fn cores(wanted: Option<u64>) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
    wanted.unwrap_or_else(cores).min(THREADS_MAX) as usize
}

/// The folder that a file is in, where files it names are looked for.
fn folder_of(file: &Path) -> &Path {
    file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}
