//! `emberwake arena`: bots play duplicate deals against each other until enough is known.

use crate::arguments::{LimitArguments, SeriesArguments, helped, say};
use crate::command_error::CommandError;
use crate::context::Context;
use crate::files;
use crate::progress::Progress;
use crate::registry::{Offered, PerGame, TableArguments};
use crate::table::TextTable;
use crate::usage;
use crate::values::{self, ValueError};
use bots::{BadWeights, NAMES, NetProblem, UnknownBotError};
use kernel::SetupText;
use lab::ContestantProblem;
use lab::arena::{ArenaProblem, Ledger, LedgerProblem, MatchReport, Plan, Seating, run};
use lab::statistics::{Sprt, TestDecision};
use std::path::{Path, PathBuf};
use texts::bots::{BotsHelp, BotsMessage, bots_message};
use texts::cli::{Help, Label, Message, label};

/// The command.
pub struct Arena;

/// The arguments after the game.
#[derive(clap::Args)]
pub struct ArenaArguments<O: clap::Args> {
    #[arg(
        long,
        value_name = "A,B,…",
        value_delimiter = ',',
        required = true,
        help = usage::of_levels(|levels| BotsMessage::ArenaBots { levels })
    )]
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
    #[arg(long, conflicts_with = "json", help = helped(BotsHelp::Csv))]
    csv: bool,
    #[command(flatten)]
    table: O,
}

impl PerGame for Arena {
    type Arguments<G: Offered> = ArenaArguments<TableArguments<G>>;

    fn run<G: Offered>(
        arguments: ArenaArguments<TableArguments<G>>,
        context: &mut Context,
    ) -> Result<(), CommandError> {
        let bots = arguments.bots.len();
        let (least, most) = kernel::options::players::<G::Setup>();
        if !(usize::from(least)..=usize::from(most)).contains(&bots) {
            let said = Message::BotsForSeats { bots, least, most };
            return Err(CommandError::Usage(context.say(&said)));
        }
        let players = bots as u8;
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
            lab::contestant::<G>(name, 0).map_err(|problem| no_contestant(&problem, context))?;
        }
        let mut ledger = match &arguments.resume {
            None => Ledger::in_memory(),
            Some(path) => {
                let signature = plan.signature(G::NAME, &plan.setup.fields());
                Ledger::open(path, &signature)
                    .map_err(|problem| bad_ledger(path, &problem, context))?
            }
        };
        let bar = Progress::new(context.lang);
        let before = ledger.games.len() as u64;
        let report = run::<G>(&plan, &mut ledger, |progress| {
            let llr = progress.llr.map_or(String::new(), |llr| format!("  LLR {llr:.2}"));
            let more = format!("{:.1} %{llr}", 100.0 * progress.share);
            bar.show(progress.done, before, progress.all, &more);
        });
        bar.clear();
        let report = report.map_err(|problem| match problem {
            ArenaProblem::Bot(problem) => no_contestant(&problem, context),
            ArenaProblem::Io(error) => {
                let path = plan.records.as_ref().or(arguments.resume.as_ref());
                files::cant_write(path.map_or(Path::new("-"), |path| path), &error, context.lang)
            }
        })?;
        match (arguments.json, arguments.csv) {
            (true, _) => context.json(&report),
            (_, true) => csv(&report, context),
            _ => tell(&report, context),
        }
    }
}

pub(super) fn cores() -> u64 {
    std::thread::available_parallelism().map_or(1, |cores| cores.get() as u64)
}

fn seating(text: &str) -> Result<Seating, ValueError> {
    match text {
        "rotate" => Ok(Seating::Rotate),
        "fixed" => Ok(Seating::Fixed),
        _ => Err(ValueError::not_one_of(text, "rotate, fixed")),
    }
}

fn sprt(text: &str) -> Result<Sprt, ValueError> {
    let shares = text.split_once(',').and_then(|(low, high)| {
        let read = |share: &str| share.parse().ok().filter(|share| (0.0..=1.0).contains(share));
        Some((read(low)?, read(high)?))
    });
    match shares {
        Some((low, high)) if low < high => Ok(Sprt::new(low, high)),
        _ => Err(ValueError::new(&Message::NotWinRates { text })),
    }
}

pub(super) fn no_bot(unknown: &UnknownBotError, context: &Context) -> CommandError {
    let known = NAMES.join(", ");
    CommandError::Usage(context.say(&Message::NoSuchBot { bot: &unknown.name, known: &known }))
}

/// The sentence for a bot that can't sit down.
pub(super) fn no_contestant(problem: &ContestantProblem, context: &Context) -> CommandError {
    let say = |what: &BotsMessage| bots_message(context.lang, what);
    let (file, why) = match problem {
        ContestantProblem::Bot(unknown) => return no_bot(unknown, context),
        ContestantProblem::Unreadable { file, error } => {
            let why = files::reason(error, context.lang);
            return CommandError::Files(context.say(&Message::CantRead { file, why: &why }));
        }
        ContestantProblem::Engine { command, why } => {
            return CommandError::Files(say(&BotsMessage::EngineFailed { command, why }));
        }
        ContestantProblem::Weights { file, problem } => {
            let why = match problem {
                BadWeights::Line(line) => say(&BotsMessage::WeightsLine { line }),
                BadWeights::Unknown(name) => say(&BotsMessage::WeightsUnknown { name }),
                BadWeights::Missing(name) => say(&BotsMessage::WeightsMissing { name }),
            };
            return CommandError::Wrong(say(&BotsMessage::BadWeights { file, why: &why }));
        }
        ContestantProblem::Nets { file, problem } => {
            let why = match problem {
                NetProblem::NotANet => say(&BotsMessage::NetsBeginning),
                NetProblem::Short => say(&BotsMessage::NetsShort),
                NetProblem::Line(line) => say(&BotsMessage::NetsLine { line }),
                NetProblem::Weight | NetProblem::Damaged => say(&BotsMessage::NetsDamaged),
                NetProblem::OtherGame(game) => say(&BotsMessage::NetsGame { game }),
            };
            (file, why)
        }
    };
    CommandError::Wrong(say(&BotsMessage::BadNets { file, why: &why }))
}

fn bad_ledger(path: &Path, problem: &LedgerProblem, context: &Context) -> CommandError {
    let why = match problem {
        LedgerProblem::OtherMatch { found } => context.say(&Message::OtherMatch { found }),
        LedgerProblem::Line(line) => context.say(&Message::LedgerLine { line: *line }),
        LedgerProblem::Io(error) => return files::cant_write(path, error, context.lang),
    };
    let file = path.display().to_string();
    CommandError::Wrong(context.say(&Message::InFile { file: &file, why: &why }))
}

/// The report as comma-separated values: a line for each seat's bot, then one for each name that
/// had several seats.
fn csv(report: &MatchReport, context: &mut Context) -> Result<(), CommandError> {
    context.line(
        "name,seats,games,wins,win_share,low,high,mean_place,elo,ms_per_decision,iterations_per_s",
    )?;
    for bot in &report.bots {
        let (games, [low, high]) = (report.games, bot.ci95);
        context.line(format!(
            "{},1,{games},{},{},{low},{high},{},{},{},{}",
            quoted(&bot.name),
            bot.wins,
            bot.win_share,
            bot.mean_place,
            bot.elo,
            bot.ms_per_decision,
            bot.iterations_per_s
        ))?;
    }
    for side in &report.pooled {
        let (games, [low, high]) = (report.games, side.ci95);
        let name = quoted(&side.name);
        let seats = side.seats;
        context.line(format!(
            "{name},{seats},{games},{},{},{low},{high},,,,",
            side.wins, side.win_share
        ))?;
    }
    Ok(())
}

/// A name as a value between commas.
fn quoted(name: &str) -> String {
    if name.contains([',', '"']) {
        format!("\"{}\"", name.replace('"', "\"\""))
    } else {
        name.to_owned()
    }
}

fn tell(report: &MatchReport, context: &mut Context) -> Result<(), CommandError> {
    let words = [Label::Bot, Label::Games, Label::Wins, Label::WinsPercent, Label::Place];
    let mut headings: Vec<&str> = words.map(|word| label(context.lang, word)).to_vec();
    headings.insert(4, "95 %");
    headings.extend(["Elo", "ms", "1/s"]);
    let mut table = TextTable::new(headings);
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
    if !report.pooled.is_empty() {
        let words = [Label::Bot, Label::Seat, Label::Wins, Label::WinsPercent];
        let mut headings: Vec<&str> = words.map(|word| label(context.lang, word)).to_vec();
        headings.push("95 %");
        let mut table = TextTable::new(headings);
        for side in &report.pooled {
            let [low, high] = side.ci95.map(|share| 100.0 * share);
            let share = format!("{:.1}", 100.0 * side.win_share);
            let name = &side.name;
            let seats = side.seats;
            let wins = side.wins;
            let interval = format!("{low:.1}–{high:.1}");
            table.row([name.clone(), seats.to_string(), wins.to_string(), share, interval]);
        }
        context.line("")?;
        context.text(table)?;
    }
    if report.unfinished > 0 {
        context.line(context.say(&Message::Unfinished { games: report.unfinished }))?;
    }
    if let Some(verdict) = &report.sprt {
        let decided = match verdict.decision {
            TestDecision::GoOn => "?".to_owned(),
            TestDecision::NullHypothesis => verdict.share0.to_string(),
            TestDecision::Alternative => verdict.share1.to_string(),
        };
        let share0 = verdict.share0;
        let share1 = verdict.share1;
        let llr = verdict.llr;
        let [low, high] = verdict.bounds;
        context.line(format!(
            "SPRT {share0}/{share1}: LLR {llr:.2} [{low:.2}, {high:.2}] → {decided}"
        ))?;
    }
    Ok(())
}
