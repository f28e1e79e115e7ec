//! `emberwake play`: a game in this terminal.

use super::record;
use crate::arguments::say;
use crate::command_error::CommandError;
use crate::context::Context;
use crate::registry::{HUMAN, Offered, PerGame, Seating, TableArguments};
use crate::{files, seeds, values};
use dealer::Seed;
use kernel::Record;
use std::path::{Path, PathBuf};
use terminal::SeatKind;
use texts::Names;
use texts::cli::{Help, Message};

/// The command.
pub struct Play;

/// The arguments after the game.
#[derive(clap::Args)]
pub struct PlayArguments<O: clap::Args> {
    #[arg(long, value_name = "N", value_parser = values::players, help = say(Help::PlayPlayers))]
    players: Option<u8>,
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', help = say(Help::Seats))]
    seats: Vec<String>,
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', help = say(Help::Names))]
    names: Vec<String>,
    #[arg(long, value_name = "SEED", value_parser = seeds::parse, help = say(Help::PlaySeed))]
    seed: Option<Seed>,
    #[arg(long, value_name = "FILE", help = say(Help::PlayRecord))]
    record: Option<PathBuf>,
    #[arg(long, requires = "record", help = say(Help::Resume))]
    resume: bool,
    #[arg(
        long,
        value_name = "MS",
        default_value = "600",
        value_parser = values::number::<u64>,
        help = say(Help::BotDelay)
    )]
    bot_delay: u64,
    #[command(flatten)]
    table: O,
}

impl PerGame for Play {
    type Arguments<G: Offered> = PlayArguments<TableArguments<G>>;

    fn run<G: Offered>(
        arguments: PlayArguments<TableArguments<G>>,
        context: &mut Context,
    ) -> Result<(), CommandError> {
        let unknown = |seat: &&String| seat.parse::<SeatKind>().is_err();
        if let Some(seat) = arguments.seats.iter().find(unknown) {
            let known = SeatKind::ALL.map(SeatKind::word).join(", ");
            let said = Message::NoSuchSeatKind { kind: seat, known: &known };
            return Err(CommandError::Usage(context.say(&said)));
        }
        let resumed = match &arguments.record {
            Some(path) => running::<G>(path, arguments.resume, context)?,
            None => None,
        };
        // A resumed game keeps its table.
        let players = match &resumed {
            Some((_, players)) => *players,
            None => players::<G>(&arguments, context)?,
        };
        let resumed = resumed.map(|(record, _)| record);
        let seating = Seating {
            setup: match &resumed {
                Some(record) => record.setup.clone(),
                None => arguments.table.setup(players, context.lang)?,
            },
            seats: match (&resumed, arguments.seats.is_empty()) {
                (Some(_), true) => Vec::new(),
                (None, true) => usual_seats(players),
                (_, false) => arguments.seats,
            },
            names: names(arguments.names, players, context)?,
            seed: match arguments.seed {
                Some(seed) => seed,
                None => fresh_seed(context)?,
            },
            record: arguments.record,
            resume: resumed,
            bot_delay_ms: arguments.bot_delay,
        };
        context.flush()?;
        G::play_in_terminal(seating, context.lang)
    }
}

/// Returns the number of players: from the seats or the number, which must agree.
fn players<G: Offered>(
    arguments: &PlayArguments<TableArguments<G>>,
    context: &Context,
) -> Result<u8, CommandError> {
    let seats = u8::try_from(arguments.seats.len()).unwrap_or(u8::MAX);
    match arguments.players {
        Some(players) if seats > 0 && players != seats => {
            Err(CommandError::Usage(context.say(&Message::SeatsDiffer { players, seats })))
        }
        Some(players) => Ok(players),
        None if seats > 0 => Ok(seats),
        None => Ok(G::PLAYERS_USUAL),
    }
}

/// One person against bots that make a game of it.
fn usual_seats(players: u8) -> Vec<String> {
    let bot = SeatKind::Level(bots::BotLevel::Medium).word();
    let seats = (0..players).map(|seat| if seat == 0 { HUMAN } else { bot });
    seats.map(str::to_owned).collect()
}

fn names(typed: Vec<String>, players: u8, context: &Context) -> Result<Names, CommandError> {
    if typed.len() > players.into() {
        let names = typed.len();
        return Err(CommandError::Usage(context.say(&Message::TooManyNames { names, players })));
    }
    let mut names: Vec<_> =
        typed.into_iter().map(|name| (!name.trim().is_empty()).then_some(name)).collect();
    names.resize(players.into(), None);
    Ok(Names::new(names))
}

fn fresh_seed(context: &Context) -> Result<Seed, CommandError> {
    Seed::fresh().map_err(|error| {
        let why = error.to_string();
        CommandError::Files(context.say(&Message::NoRandomness { why: &why }))
    })
}

/// Returns the game in this file and its number of players, if the file exists and the game is not
/// over. A finished game is neither continued nor overwritten.
fn running<G: Offered>(
    path: &Path,
    must_exist: bool,
    context: &Context,
) -> Result<Option<(Record<G>, u8)>, CommandError> {
    if !must_exist && !path.exists() {
        return Ok(None);
    }
    let source = files::read(path, context.lang)?;
    let record = record::parse::<G>(&source, context)?;
    let journal = record
        .replay(&mut ())
        .map_err(|problem| record::refused(&source, &record, &problem, context))?;
    if journal.now().standing().is_some() {
        let said = Message::GameFinished { file: &source.name };
        return Err(CommandError::Wrong(context.say(&said)));
    }
    let players = journal.now().players();
    Ok(Some((record, players)))
}
