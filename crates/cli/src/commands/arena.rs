//! `emberwake arena`: bots play duplicate deals against each other until enough is known.

use crate::arguments::{LimitArguments, SeriesArguments, say};
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use crate::registry::{Offered, PerGame, TableArguments};
use crate::table::Table;
use crate::values;
use bots::{NAMES, UnknownBot};
use kernel::SetupText;
use lab::arena::{ArenaProblem, Ledger, LedgerProblem, Plan, Progress, Report, Seating, run};
use lab::statistics::{Decision, Sprt};
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use texts::cli::{Help, Label, Message, label};

/// How wide the bar of progress is, in characters.
const BAR: usize = 30;

/// The command.
pub struct Arena;

/// What can be typed after the game.
#[derive(clap::Args)]
pub struct ArenaArguments<O: clap::Args> {
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', required = true, help = say(Help::ArenaBots))]
    bots: Vec<String>,
    #[command(flatten)]
    series: SeriesArguments<100>,
    #[command(flatten)]
    limit: LimitArguments,
    #[arg(
        long,
        value_name = "rotate|fixed",
        default_value = "rotate",
        value_parser = seating,
        help = say(Help::ArenaSeats)
    )]
    seats: Seating,
    #[arg(
        long,
        value_name = "SHARE0,SHARE1",
        value_parser = sprt,
        help = say(Help::ArenaSprt)
    )]
    sprt: Option<Sprt>,
    #[arg(
        long,
        value_name = "FILE",
        help = say(Help::ArenaResume)
    )]
    resume: Option<PathBuf>,
    #[arg(long, value_name = "DIR", help = say(Help::Records))]
    records: Option<PathBuf>,
    #[arg(long, value_name = "N", value_parser = values::count, help = say(Help::Threads))]
    threads: Option<u64>,
    #[arg(long, help = say(Help::Json))]
    json: bool,
    #[command(flatten)]
    table: O,
}

impl PerGame for Arena {
    type Arguments<G: Offered> = ArenaArguments<TableArguments<G>>;

    fn run<G: Offered>(
        arguments: ArenaArguments<TableArguments<G>>,
        context: &mut Context,
    ) -> Result<(), Failure> {
        let players = u8::try_from(arguments.bots.len()).unwrap_or(u8::MAX);
        let plan = Plan {
            setup: arguments.table.setup(players, context.lang)?,
            bots: arguments.bots,
            games: arguments.series.games,
            seed: arguments.series.seed,
            seating: arguments.seats,
            threads: arguments.threads.unwrap_or_else(cores) as usize,
            turns_max: arguments.limit.turns_max,
            sprt: arguments.sprt,
            records: arguments.records,
        };
        for name in &plan.bots {
            lab::contestant::<G>(name, 0).map_err(|unknown| no_bot(&unknown, context))?;
        }
        let mut ledger = match &arguments.resume {
            None => Ledger::in_memory(),
            Some(path) => {
                let signature = plan.signature(G::NAME, &plan.setup.fields());
                Ledger::open(path, &signature)
                    .map_err(|problem| bad_ledger(path, &problem, context))?
            }
        };
        let report = run::<G>(&plan, &mut ledger, bar).map_err(|problem| match problem {
            ArenaProblem::Bot(unknown) => no_bot(&unknown, context),
            ArenaProblem::Io(error) => {
                let path = plan.records.as_ref().or(arguments.resume.as_ref());
                files::cant_write(path.map_or(Path::new("-"), |path| path), &error, context.lang)
            }
        })?;
        clear_bar();
        if arguments.json { context.json(&report) } else { tell(&report, context) }
    }
}

fn cores() -> u64 {
    std::thread::available_parallelism().map_or(1, |cores| cores.get() as u64)
}

fn seating(text: &str) -> Result<Seating, String> {
    match text {
        "rotate" => Ok(Seating::Rotate),
        "fixed" => Ok(Seating::Fixed),
        _ => Err("rotate|fixed".to_owned()),
    }
}

fn sprt(text: &str) -> Result<Sprt, String> {
    let shares = text.split_once(',').and_then(|(low, high)| {
        let read = |share: &str| share.parse().ok().filter(|share| (0.0..=1.0).contains(share));
        Some((read(low)?, read(high)?))
    });
    match shares {
        Some((low, high)) if low < high => Ok(Sprt::new(low, high)),
        _ => Err("SHARE0,SHARE1".to_owned()),
    }
}

pub(super) fn no_bot(unknown: &UnknownBot, context: &Context) -> Failure {
    let known = NAMES.join(", ");
    Failure::Usage(context.say(&Message::NoSuchBot { bot: &unknown.name, known: &known }))
}

fn bad_ledger(path: &Path, problem: &LedgerProblem, context: &Context) -> Failure {
    let why = match problem {
        LedgerProblem::OtherMatch { found } => context.say(&Message::OtherMatch { found }),
        LedgerProblem::Line(line) => context.say(&Message::LedgerLine { line: *line }),
        LedgerProblem::Io(error) => return files::cant_write(path, error, context.lang),
    };
    let file = path.display().to_string();
    Failure::Wrong(context.say(&Message::InFile { file: &file, why: &why }))
}

/// Shows how far the match has come, if a person is looking.
fn bar(progress: Progress) {
    let mut err = std::io::stderr();
    if !err.is_terminal() {
        return;
    }
    let full = (BAR as u64 * progress.done / progress.all.max(1)) as usize;
    let bar = format!("{}{}", "█".repeat(full), "░".repeat(BAR - full.min(BAR)));
    let llr = progress.llr.map_or(String::new(), |llr| format!("  LLR {llr:.2}"));
    let share = 100.0 * progress.share;
    let _ = write!(err, "\r{bar} {}/{}  {share:.1} %{llr} ", progress.done, progress.all);
}

fn clear_bar() {
    let mut err = std::io::stderr();
    if err.is_terminal() {
        let _ = write!(err, "\r\u{1b}[K");
    }
}

fn tell(report: &Report, context: &mut Context) -> Result<(), Failure> {
    let words = [Label::Bot, Label::Games, Label::Wins, Label::WinsPercent, Label::Place];
    let mut headings: Vec<&str> = words.map(|word| label(context.lang, word)).to_vec();
    headings.insert(4, "95 %");
    headings.extend(["Elo", "ms", "1/s"]);
    let mut table = Table::new(headings);
    for bot in &report.bots {
        table.row([
            bot.name.clone(),
            report.games.to_string(),
            bot.wins.to_string(),
            format!("{:.1}", 100.0 * bot.win_share),
            format!("{:.1}–{:.1}", 100.0 * bot.ci95[0], 100.0 * bot.ci95[1]),
            format!("{:.2}", bot.mean_place),
            format!("{:.0}", bot.elo),
            format!("{:.2}", bot.ms_per_decision),
            format!("{:.0}", bot.iterations_per_s),
        ]);
    }
    context.text(table)?;
    if report.unfinished > 0 {
        context.line(context.say(&Message::Unfinished { games: report.unfinished }))?;
    }
    if let Some(verdict) = &report.sprt {
        let decided = match verdict.decision {
            Decision::GoOn => "?".to_owned(),
            Decision::NullHypothesis => verdict.share0.to_string(),
            Decision::Alternative => verdict.share1.to_string(),
        };
        let (share0, share1, llr) = (verdict.share0, verdict.share1, verdict.llr);
        let [low, high] = verdict.bounds;
        context.line(format!(
            "SPRT {share0}/{share1}: LLR {llr:.2} [{low:.2}, {high:.2}] → {decided}"
        ))?;
    }
    Ok(())
}
