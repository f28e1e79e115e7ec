//! `emberwake train`: teaches a net by self-play, and says whether it is better than the current
//! bots.

use super::arena::{cores, no_contestant};
use crate::arguments::{SeedArgument, helped, say};
use crate::command_error::CommandError;
use crate::context::Context;
use crate::files;
use crate::progress::Progress;
use crate::registry::{Offered, PerGame};
use crate::values::{self, ValueError};
use bots::net::SHAPES;
use lab::Contest;
use lab::arena::{ArenaProblem, Ledger, MatchReport, Plan, Seating, run};
use lab::train::{GamesPlan, TrainPlan, TrainProblem, TrainProgress, Trained, train};
use serde::Serialize;
use std::path::{Path, PathBuf};
use texts::bots::{BotsHelp, BotsMessage, bots_message};
use texts::cli::Help;

/// One decision in this many is random, so that unusual positions are seen too.
const STRAY_EVERY: u32 = 12;
/// One position in this many is kept.
const KEEP_EVERY: u32 = 3;
/// The weight of the search's estimate beside the result of the game.
const FOUND_PART: f32 = 0.5;
/// The thinking time per decision of both sides of the match.
const MATCH_THINKING: &str = "search:10ms";
/// The deals of the match have nothing to do with the games that the net has learned from.
const MATCH_SEED: u64 = 0x006d_6174_6368;

/// The command.
pub struct Train;

/// The arguments after the game.
#[derive(clap::Args)]
pub struct TrainArguments {
    #[arg(long, value_name = "N", value_parser = values::players, help = say(Help::Players))]
    players: Option<u8>,
    #[arg(long, value_name = "BOT", default_value = "search:60", help = helped(BotsHelp::TrainBot))]
    bot: String,
    #[arg(
        long,
        value_name = "N",
        default_value_t = 5_000,
        value_parser = values::count,
        help = helped(BotsHelp::TrainGames)
    )]
    games: u64,
    #[command(flatten)]
    seed: SeedArgument,
    #[arg(
        long,
        value_name = "N,N",
        default_value = "32,16",
        value_parser = hidden,
        help = helped(BotsHelp::TrainHidden)
    )]
    hidden: [usize; 2],
    #[arg(
        long,
        value_name = "N",
        default_value_t = 4,
        value_parser = values::number::<u32>,
        help = helped(BotsHelp::TrainEpochs)
    )]
    epochs: u32,
    #[arg(
        long,
        value_name = "DIR",
        default_value = "training",
        help = helped(BotsHelp::TrainFolder)
    )]
    folder: PathBuf,
    #[arg(
        long = "match",
        value_name = "N",
        default_value_t = 200,
        value_parser = values::number::<u64>,
        help = helped(BotsHelp::TrainMatch)
    )]
    games_of_match: u64,
    #[arg(long, value_name = "FILE", help = helped(BotsHelp::TrainOut))]
    out: PathBuf,
    #[arg(long, value_name = "N", value_parser = values::count, help = say(Help::Threads))]
    threads: Option<u64>,
    #[arg(long, help = say(Help::Json))]
    json: bool,
}

fn hidden(text: &str) -> Result<[usize; 2], ValueError> {
    let read = text.split_once(',').and_then(|(first, second)| {
        let shape = [first.parse().ok()?, second.parse().ok()?];
        SHAPES.contains(&shape).then_some(shape)
    });
    let known = || SHAPES.map(|[first, second]| format!("{first},{second}")).join("; ");
    read.ok_or_else(|| ValueError::not_one_of(text, &known()))
}

/// The result, for programs.
#[derive(Serialize)]
struct Told<'a> {
    trained: &'a Trained,
    #[serde(rename = "match")]
    played: Option<&'a MatchReport>,
    accepted: bool,
}

impl PerGame for Train {
    type Arguments<G: Offered> = TrainArguments;

    fn run<G: Offered>(
        arguments: TrainArguments,
        context: &mut Context,
    ) -> Result<(), CommandError> {
        let players = arguments.players.unwrap_or(G::PLAYERS_USUAL);
        let threads = arguments.threads.unwrap_or_else(cores) as usize;
        let plan = TrainPlan {
            games: GamesPlan {
                bot: arguments.bot,
                players,
                games: arguments.games,
                seed: arguments.seed.seed,
                stray_every: STRAY_EVERY,
                keep_every: KEEP_EVERY,
            },
            hidden: arguments.hidden,
            found_part: FOUND_PART,
            epochs: arguments.epochs,
            threads,
            folder: arguments.folder,
        };
        let bar = Progress::new(context.lang);
        let mut epochs = Progress::new(context.lang);
        let trained = train::<G>(&plan, |progress| match progress {
            TrainProgress::Games { done, before, all } => {
                bar.show(done, before, all, "");
                epochs = Progress::new(context.lang);
            }
            TrainProgress::Epoch { done, all, held_out } => {
                epochs.show(done.into(), 0, all.into(), &format!("{held_out:.4}"));
            }
        });
        epochs.clear();
        let mut trained = trained.map_err(|problem| match problem {
            TrainProblem::Bot(problem) => no_contestant(&problem, context),
            TrainProblem::Io(error) => files::cant_write(&plan.folder, &error, context.lang),
        })?;
        write::<G>(&arguments.out, &trained, context)?;
        let played = match arguments.games_of_match {
            0 => None,
            games => Some(compare::<G>(&arguments.out, players, games, threads, context)?),
        };
        let predicts = trained.losses.net + trained.losses.difference_ci95 < trained.losses.linear;
        let (share, low, high) = played.as_ref().map_or((0.0, 0.0, 0.0), share);
        let accepted = predicts && low > 0.5;
        if let Some(report) = &played {
            trained.net.provenance.push(format!(
                "match at equal time, {} games: wins {:.1} % [{:.1}, {:.1}]",
                report.games,
                100.0 * share,
                100.0 * low,
                100.0 * high
            ));
            write::<G>(&arguments.out, &trained, context)?;
        }
        if arguments.json {
            let told = Told { trained: &trained, played: played.as_ref(), accepted };
            return context.json(&told);
        }
        let lang = context.lang;
        let tell = |what: &BotsMessage| bots_message(lang, what);
        let [games, positions] = trained.learned;
        context.line(tell(&BotsMessage::Learned { games, positions }))?;
        let number = |number: f64| format!("{number:.4}");
        context.line(tell(&BotsMessage::HeldOut {
            games: trained.held_out[0],
            net: &number(trained.losses.net),
            linear: &number(trained.losses.linear),
            uniform: &number(trained.losses.uniform),
            ci: &number(trained.losses.difference_ci95),
        }))?;
        let Some(report) = played else { return Ok(()) };
        let [share, low, high] = [share, low, high].map(|share| format!("{:.1}", 100.0 * share));
        let (share, low, high) = (&share, &low, &high);
        context.line(tell(&BotsMessage::MatchShare { games: report.games, share, low, high }))?;
        let verdict = if accepted { BotsMessage::NetAccepted } else { BotsMessage::NetRejected };
        context.line(tell(&verdict))
    }
}

/// Writes the net, or weights if it has no layers.
fn write<G: Offered>(
    path: &Path,
    trained: &Trained,
    context: &Context,
) -> Result<(), CommandError> {
    let bytes = match trained.weights::<G>() {
        Some(weights) => weights.to_string().into_bytes(),
        None => trained.net.to_bytes(),
    };
    std::fs::write(path, bytes).map_err(|error| files::cant_write(path, &error, context.lang))
}

/// Plays the net against the current evaluation of bots, in every second seat, with the same time.
fn compare<G: Offered>(
    net: &Path,
    players: u8,
    games: u64,
    threads: usize,
    context: &Context,
) -> Result<MatchReport, CommandError> {
    let new = format!("{MATCH_THINKING}%{}", net.display());
    let names = [new, MATCH_THINKING.to_owned()];
    let plan = Plan {
        setup: G::table(players),
        bots: (0..usize::from(players)).map(|seat| names[seat % 2].clone()).collect(),
        games,
        seed: MATCH_SEED,
        seating: Seating::Rotate,
        threads,
        turns_max: 2000,
        sprt: None,
        records: None,
    };
    let bar = Progress::new(context.lang);
    let report = run::<G>(&plan, &mut Ledger::in_memory(), |progress| {
        let share = format!("{:.1} %", 100.0 * progress.share);
        bar.show(progress.done, 0, progress.all, &share);
    });
    bar.clear();
    report.map_err(|problem| match problem {
        ArenaProblem::Bot(problem) => no_contestant(&problem, context),
        ArenaProblem::Io(error) => files::cant_write(net, &error, context.lang),
    })
}

/// Returns the new net's share of the wins, as if both sides had the same number of seats, with an
/// interval.
fn share(report: &MatchReport) -> (f64, f64, f64) {
    let pooled = report.pooled.iter().find(|side| side.name.contains('%'));
    let [share, low, high] = match pooled {
        Some(side) => side.even_share(report.bots.len()),
        None => [report.bots[0].win_share, report.bots[0].ci95[0], report.bots[0].ci95[1]],
    };
    (share, low, high)
}
