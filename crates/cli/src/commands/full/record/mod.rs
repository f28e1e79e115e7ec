//! `emberwake record`: reads, retells and checks recorded games.
//!
//! A record names its game, so you don't have to.

mod check;
mod show;
mod states;
mod verify;

use crate::arguments::say;
use crate::command_error::CommandError;
use crate::context::{Context, harmless};
use crate::files::{self, Source};
use crate::registry::Offered;
use crate::values;
use clap::Subcommand;
use kernel::{Record, ReplayProblem, Seat};
use serde::Serialize;
use std::path::{Path, PathBuf};
use texts::Names;
use texts::cli::{Help, Message};

/// The arguments of `record`.
#[derive(clap::Args)]
pub struct RecordArguments {
    #[command(subcommand)]
    command: RecordCommand,
}

#[derive(Subcommand)]
enum RecordCommand {
    #[command(about = say(Help::RecordCheck))]
    Check {
        #[arg(value_name = "FILE", required = true, help = say(Help::RecordFiles))]
        files: Vec<PathBuf>,
        #[arg(long, help = say(Help::JsonLines))]
        json: bool,
    },
    #[command(about = say(Help::RecordShow))]
    Show {
        #[arg(value_name = "FILE", required = true, help = say(Help::RecordFiles))]
        files: Vec<PathBuf>,
    },
    #[command(about = say(Help::RecordVerify))]
    Verify {
        #[arg(value_name = "FILE", required = true, help = say(Help::RecordFiles))]
        files: Vec<PathBuf>,
        #[arg(long, help = say(Help::JsonLines))]
        json: bool,
    },
    #[command(about = say(Help::RecordStates))]
    States {
        #[arg(value_name = "FILE", required = true, help = say(Help::RecordFiles))]
        files: Vec<PathBuf>,
        #[arg(long, value_name = "SEAT", value_parser = values::seat, help = say(Help::StatesSeat))]
        seat: Option<Seat>,
        #[arg(long, help = say(Help::StatesLegal))]
        legal: bool,
        #[arg(long, help = say(Help::StatesJson))]
        json: bool,
    },
}

/// Runs one of the commands about records.
pub fn run(arguments: RecordArguments, context: &mut Context) -> Result<(), CommandError> {
    match arguments.command {
        RecordCommand::Check { files, json } => each(&files, &check::Check { json }, context),
        RecordCommand::Show { files } => {
            each(&files, &show::Show { has_title: files.len() > 1 }, context)
        }
        RecordCommand::Verify { files, json } => each(&files, &verify::Verify { json }, context),
        // Positions are JSON whether that is asked for or not.
        RecordCommand::States { files, seat, legal, json: _ } => {
            let names_file = files.len() > 1;
            each(&files, &states::States { seat, legal, names_file }, context)
        }
    }
}

/// Something to do with a record, of whichever game it is.
trait OnRecord {
    /// Returns `true` if a problem with one file is printed as JSON, in line with the results of
    /// the others.
    fn tells_wrongs_in_json(&self) -> bool {
        false
    }

    fn run<G: Offered>(&self, source: &Source, context: &mut Context) -> Result<(), CommandError>;
}

/// Runs a command on the record in every file, even if earlier files have problems. The exit code
/// is the highest.
fn each(
    files: &[PathBuf],
    command: &impl OnRecord,
    context: &mut Context,
) -> Result<(), CommandError> {
    #[derive(Serialize)]
    struct Bad<'a> {
        file: &'a str,
        ok: bool,
        message: &'a str,
    }
    let mut code = 0;
    for file in files {
        let Err(failure) = open(file, command, context) else { continue };
        let Some(message) = failure.sentence() else { return Err(failure) };
        code = code.max(failure.code());
        if command.tells_wrongs_in_json() {
            let file = &file.display().to_string();
            context.json(&Bad { file, ok: false, message })?;
        } else {
            context.complain(message);
        }
    }
    if code == 0 { Ok(()) } else { Err(CommandError::Told(code)) }
}

/// Reads a file and does something with the record in it.
fn open(path: &Path, command: &impl OnRecord, context: &mut Context) -> Result<(), CommandError> {
    let source = files::read(path, context.lang)?;
    // A text that names no game of ours is not a record of the first one either, which reports
    // that.
    let game = games::game_of(&source.text).filter(|name| games::NAMES.contains(name));
    let done = games::with_game!(game.unwrap_or(games::NAMES[0]), G => {
        command.run::<G>(&source, context)
    });
    done.expect("it is a game of the list")
}

/// Reads the record in a text.
pub fn parse<G: Offered>(source: &Source, context: &Context) -> Result<Record<G>, CommandError> {
    Record::parse(&source.text).map_err(|problem| {
        let why = texts::record::record_problem(context.lang, &problem, G::EDITION);
        in_file(source, &why, context)
    })
}

/// The sentence for a record that is not a game by the rules.
pub fn refused<G: Offered>(
    source: &Source,
    record: &Record<G>,
    problem: &ReplayProblem<G>,
    context: &Context,
) -> CommandError {
    let lang = context.lang;
    let illegal = |why: &G::Illegal| G::illegal(lang, why);
    let setup = |problem: &G::SetupProblem| G::setup_problem(lang, problem);
    let why = texts::record::replay_problem(lang, problem, record, illegal, setup);
    in_file(source, &why, context)
}

/// The sentence for a record one of whose variations is not a line of play by the rules.
pub fn refused_variation<G: Offered>(
    source: &Source,
    record: &Record<G>,
    context: &Context,
) -> Result<(), CommandError> {
    record.replay_variations().map_err(|problem| match &problem.along {
        Some((along, problem)) => refused(source, along, problem, context),
        None => in_file(source, &problem.to_string(), context),
    })
}

pub fn in_file(source: &Source, why: &str, context: &Context) -> CommandError {
    CommandError::Wrong(context.say(&Message::InFile { file: &source.name, why }))
}

/// Returns the names of the seats in a record's tags.
pub fn names<G: Offered>(record: &Record<G>, players: u8) -> Names {
    Names::new(Seat::all(players).map(|seat| record.tag(&format!("name.{seat}")).map(harmless)))
}
