//! `emberwake load`: the number of moves per second that a server on this machine stores, and the
//! cost of idle tables and sockets.

use crate::arguments::say;
use crate::command_error::CommandError;
use crate::context::Context;
use crate::table::TextTable;
use crate::values;
use load::{Address, Hosts, LoadReport, Plan, Speed};
use std::time::Duration;
use texts::cli::{Help, Label, Message, label, message};

/// The arguments of `load`.
#[derive(clap::Args)]
pub struct Load {
    #[arg(long, value_name = "URL", help = say(Help::LoadAt), conflicts_with_all = ["database", "processes"])]
    at: Option<String>,
    #[arg(long, value_name = "URL", help = say(Help::LoadDatabase))]
    database: Option<String>,
    #[arg(
        long,
        value_name = "N",
        default_value = "1",
        value_parser = values::count,
        help = say(Help::LoadProcesses)
    )]
    processes: u64,
    #[arg(
        long,
        value_name = "N",
        default_value = "200",
        value_parser = values::count,
        help = say(Help::LoadTables)
    )]
    tables: u64,
    #[arg(
        long,
        value_name = "SECONDS",
        default_value = "5",
        value_parser = values::seconds,
        help = say(Help::LoadSeconds)
    )]
    seconds: f64,
    #[arg(
        long,
        value_name = "N",
        default_value = "3",
        value_parser = values::count,
        help = say(Help::LoadRounds)
    )]
    rounds: u64,
    #[arg(long, help = say(Help::LoadShort))]
    short: bool,
    #[arg(long, help = say(Help::LoadEcho))]
    echo: bool,
    #[arg(
        long,
        value_name = "N",
        default_value = "0",
        value_parser = values::number::<usize>,
        help = say(Help::LoadIdleTables)
    )]
    idle_tables: usize,
    #[arg(
        long,
        value_name = "N",
        default_value = "0",
        value_parser = values::number::<usize>,
        help = say(Help::LoadIdleSockets)
    )]
    idle_sockets: usize,
    #[arg(long, help = say(Help::Json))]
    json: bool,
}

/// Measures, and prints the results.
pub fn run(arguments: Load, context: &mut Context) -> Result<(), CommandError> {
    let lang = context.lang;
    let failed =
        |why: String| CommandError::Files(message(lang, &Message::LoadFailed { why: &why }));
    let plan = Plan {
        tables: arguments.tables as usize,
        round: Duration::from_secs_f64(arguments.seconds.min(load::SECONDS_MAX)),
        rounds: arguments.rounds as usize,
        short: arguments.short,
        echo: arguments.echo,
        idle_tables: arguments.idle_tables,
        idle_sockets: arguments.idle_sockets,
    };
    let on_file = !arguments.database.as_deref().is_some_and(|url| url.starts_with("postgres"));
    if arguments.processes > 1 && on_file {
        return Err(CommandError::Usage(context.say(&Message::LoadNeedsPostgres)));
    }
    load::allow_many_files();
    let (hosts, addresses) = match &arguments.at {
        Some(at) => {
            let elsewhere =
                |_| CommandError::Usage(context.say(&Message::LoadElsewhere { address: at }));
            (None, vec![at.parse::<Address>().map_err(elsewhere)?])
        }
        None => {
            let hosts = Hosts::start(arguments.processes as usize, arguments.database.as_deref());
            let hosts = hosts.map_err(|error| failed(error.to_string()))?;
            let addresses = hosts.addresses().to_vec();
            (Some(hosts), addresses)
        }
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| failed(error.to_string()))?;
    let report = runtime.block_on(load::run(&addresses, hosts.as_ref(), &plan));
    let report = report.map_err(|problem| failed(problem.to_string()))?;
    if arguments.json { context.json(&report) } else { tell(&report, context) }
}

fn tell(report: &LoadReport, context: &mut Context) -> Result<(), CommandError> {
    let lang = context.lang;
    let headings = [
        Label::Measured,
        Label::PerSecond,
        Label::Half,
        Label::NineInTen,
        Label::Nearly,
        Label::Refusals,
    ];
    let mut table = TextTable::new(headings.map(|word| label(lang, word)));
    let mut row = |what: Label, speed: &Speed| {
        table.row([
            label(lang, what).to_owned(),
            format!("{:.0}", speed.per_second),
            format!("{:.1}", speed.p50_ms),
            format!("{:.1}", speed.p90_ms),
            format!("{:.1}", speed.p99_ms),
            speed.refused.to_string(),
        ]);
    };
    row(Label::MovesStored, &report.moves);
    if let Some(short) = &report.short {
        row(Label::MovesShort, short);
    }
    if let Some(echo) = &report.echo {
        row(Label::BareFrames, echo);
    }
    context.text(table)?;
    let full = report.moves.update_bytes;
    let said = match report.short.as_ref().map(|short| short.update_bytes) {
        Some(short) => context.say(&Message::LoadBothBytes { full, short }),
        None => context.say(&Message::LoadBytes { full }),
    };
    context.line(said)?;
    if let Some(bytes) = report.memory_bytes {
        let said = context.say(&Message::LoadMemory { mebibytes: bytes >> 20 });
        context.line(said)?;
    }
    if let Some((tables, bytes)) = report.table_bytes {
        let bytes = bytes.to_string();
        let said = context.say(&Message::LoadTableCost { tables, bytes: &bytes });
        context.line(said)?;
    }
    if let Some((sockets, bytes)) = report.socket_bytes {
        let bytes = bytes.to_string();
        let said = context.say(&Message::LoadSocketCost { sockets, bytes: &bytes });
        context.line(said)?;
    }
    Ok(())
}
