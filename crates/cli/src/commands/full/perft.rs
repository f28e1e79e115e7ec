//! `emberwake perft`: how many positions there are this many steps ahead.

use super::record;
use crate::arguments::say;
use crate::command_error::CommandError;
use crate::context::Context;
use crate::registry::{Offered, PerGame, TableArguments};
use crate::table::TextTable;
use crate::{files, seeds, values};
use dealer::{Dealer, Seed};
use kernel::perft::{Nodes, perft};
use kernel::{Journal, Turn};
use serde::Serialize;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use texts::cli::{Help, Label, Message, label};

/// Without a depth, the next one is counted if it will likely be done by then.
const TIME: Duration = Duration::from_secs(1);

/// The command.
pub struct Perft;

/// The arguments after the game.
#[derive(clap::Args)]
pub struct PerftArguments<O: clap::Args> {
    #[arg(long, value_name = "N", value_parser = values::players, help = say(Help::Players))]
    players: Option<u8>,
    #[arg(long, value_name = "SEED", value_parser = seeds::parse, help = say(Help::PerftSeed))]
    seed: Option<Seed>,
    #[arg(long, value_name = "N", value_parser = values::number::<u32>, help = say(Help::Depth))]
    depth: Option<u32>,
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = ["players", "seed"],
        conflicts_with_all = O::group_id(),
        help = say(Help::PerftRecord)
    )]
    record: Option<PathBuf>,
    #[arg(
        long,
        value_name = "N",
        requires = "record",
        value_parser = values::number::<usize>,
        help = say(Help::PerftLine)
    )]
    line: Option<usize>,
    #[arg(long, help = say(Help::Json))]
    json: bool,
    #[command(flatten)]
    table: O,
}

#[derive(Serialize)]
struct Counts {
    game: &'static str,
    players: u8,
    depths: Vec<Depth>,
}

#[derive(Serialize)]
struct Depth {
    depth: u32,
    seat: u64,
    chance: u64,
    over: u64,
    total: u64,
}

impl PerGame for Perft {
    type Arguments<G: Offered> = PerftArguments<TableArguments<G>>;

    fn run<G: Offered>(
        arguments: PerftArguments<TableArguments<G>>,
        context: &mut Context,
    ) -> Result<(), CommandError> {
        let position: G = match &arguments.record {
            Some(path) => recorded(path, arguments.line, context)?,
            None => {
                let players = arguments.players.unwrap_or(G::PLAYERS_USUAL);
                let setup = arguments.table.setup(players, context.lang)?;
                dealt(setup, &arguments.seed.unwrap_or_else(|| Seed::from_number(1)))
            }
        };
        let depths = count(&position, arguments.depth);
        if arguments.json {
            return context.json(&Counts { game: G::NAME, players: position.players(), depths });
        }
        let heading = [Label::Depth, Label::SeatNodes, Label::ChanceNodes, Label::OverNodes];
        let heading = heading.into_iter().chain([Label::Total]);
        let mut table = TextTable::new(heading.map(|word| label(context.lang, word)));
        for row in depths {
            let counts = [row.seat, row.chance, row.over, row.total].map(|count| count.to_string());
            table.row([row.depth.to_string()].into_iter().chain(counts));
        }
        context.text(table)
    }
}

/// The position in which someone decides for the first time.
fn dealt<G: Offered>(setup: G::Setup, seed: &Seed) -> G {
    let mut journal = Journal::<G>::start(setup).expect("the setup was checked");
    let mut dealer = Dealer::new(seed, &[]);
    while journal.now().turn() == Turn::Chance {
        let outcome = dealer.answer(journal.now());
        journal.resolve(outcome, &mut ()).expect("the dealer answers what is asked");
    }
    journal.now().clone()
}

/// The position of a record after this many of its moves and outcomes; all of them by default.
fn recorded<G: Offered>(
    path: &std::path::Path,
    lines: Option<usize>,
    context: &Context,
) -> Result<G, CommandError> {
    let source = files::read(path, context.lang)?;
    let record = record::parse::<G>(&source, context)?;
    let lines = lines.unwrap_or(record.lines.len());
    if lines > record.lines.len() {
        let said =
            Message::LineTooFar { file: &source.name, line: lines, lines: record.lines.len() };
        return Err(CommandError::Usage(context.say(&said)));
    }
    let refused = |problem| record::refused(&source, &record, &problem, context);
    let setup = record.setup.clone();
    let mut journal = Journal::<G>::start(setup)
        .map_err(|problems| refused(kernel::ReplayProblem::Setup(problems)))?;
    for index in 0..lines {
        record.replay_line(&mut journal, index, &mut ()).map_err(refused)?;
    }
    Ok(journal.now().clone())
}

/// Counts depth after depth: to the one asked for, or as far as a second allows.
fn count<G: Offered>(position: &G, deepest: Option<u32>) -> Vec<Depth> {
    let mut depths: Vec<Depth> = Vec::new();
    let began = Instant::now();
    loop {
        let depth = depths.len() as u32;
        let before = Instant::now();
        let nodes = perft(position, depth);
        let took = before.elapsed();
        let growth = depths.last().map_or(1, |last| nodes.total() / last.total.max(1)).max(2);
        let Nodes { seat, chance, over } = nodes;
        depths.push(Depth { depth, seat, chance, over, total: nodes.total() });
        let forecast = took * u32::try_from(growth).unwrap_or(u32::MAX).min(1000);
        let all_over = seat + chance == 0;
        match deepest {
            Some(deepest) if depth >= deepest => return depths,
            None if all_over || began.elapsed() + forecast > TIME => return depths,
            _ => {}
        }
    }
}
