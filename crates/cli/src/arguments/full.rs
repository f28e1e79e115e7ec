//! The arguments of the commands that the feature `full` adds.

use super::{helped, say};
use crate::command_error::CommandError;
use crate::commands::backup;
use crate::commands::full;
use crate::commands::full::arena::Arena;
use crate::commands::full::bench::Bench;
use crate::commands::full::boxes::BoxArguments;
use crate::commands::full::completions::Completions;
use crate::commands::full::lab::{self, LabArguments};
use crate::commands::full::load::Load;
use crate::commands::full::perft::Perft;
use crate::commands::full::play::Play;
use crate::commands::full::puzzles::{self, PuzzlesArguments};
use crate::commands::full::record::RecordArguments;
use crate::commands::full::review::{self, ReviewArguments, hint::HintArguments};
use crate::commands::full::rules::Rules;
use crate::commands::full::simulate::Simulate;
use crate::commands::full::train::Train;
use crate::commands::full::tune::Tune;
use crate::context::Context;
use crate::registry::{OfGame, PerGame};
use crate::usage;
use crate::values;
use clap::Subcommand;
use texts::backup::BackupHelp;
use texts::bots::BotsHelp;
use texts::cli::Help;
use texts::lab::LabHelp;
use texts::puzzles::PuzzlesHelp;
use texts::review::ReviewHelp;

/// The commands that play, let bots play, study, and read records: everything except serving.
#[derive(Subcommand)]
pub enum FullCommand {
    #[command(about = say(Help::Play), after_help = usage::examples(&[
        "emberwake play campfire",
        "emberwake play campfire --seats human,greedy,random --names Ann,Bo,Cy",
        "emberwake play campfire --record evening.rec",
        "emberwake play sea --players 3",
    ]))]
    Play(Of<Play>),
    #[command(about = say(Help::Rules), after_help = usage::examples(&[
        "emberwake rules campfire --lang fr",
        "emberwake rules campfire C6.2 C7A.5",
        "emberwake rules campfire --find wild",
        "emberwake rules sea S1.1",
    ]))]
    Rules(Of<Rules>),
    #[command(about = say(Help::Simulate), after_help = usage::examples(&[
        "emberwake simulate campfire --players 4 --bots greedy,random --games 1000 --seed 1",
        "emberwake simulate campfire --players 2 --games 10 --records games",
        "emberwake simulate campfire --moon-ties separate --json",
        "emberwake simulate sea --players 3 --bots medium,easy,random --games 20 --rotate",
    ]))]
    Simulate(Of<Simulate>),
    #[command(
        about = say(Help::Arena),
        after_help = usage::examples(&[
            "emberwake arena campfire --bots hard,greedy --games 200 --seed 1",
            "emberwake arena campfire --bots search:1000,search:250 --sprt 0.5,0.6 --json",
            "emberwake arena sea --bots hard,greedy,greedy,greedy --games 40",
        ])
    )]
    Arena(Of<Arena>),
    #[command(
        about = say(Help::Tune),
        after_help = usage::examples(&[
            "emberwake tune campfire --bot search:60 --games 400",
            "emberwake tune sea --players 4 --games 100 --method spsa",
        ])
    )]
    Tune(Of<Tune>),
    #[command(about = helped(BotsHelp::Train), after_help = usage::examples(&[
        "emberwake train campfire --players 2 --out campfire-2.net",
        "emberwake train sea --players 4 --bot search:30 --games 5000 --out sea-4.net",
        "emberwake arena sea --bots hard%sea-4.net,hard,hard%sea-4.net,hard --games 100",
    ]))]
    Train(Of<Train>),
    #[command(about = helped(BotsHelp::Engine), after_help = usage::examples(&[
        "emberwake engine",
        "emberwake arena campfire --bots 'engine:python3 examples/engine.py,medium' --games 20",
    ]))]
    Engine,
    #[command(about = lab::help(LabHelp::Lab), after_help = usage::examples(&[
        "emberwake lab run adventurers.toml",
        "emberwake lab report adventurers.lab",
        "emberwake lab compare before.lab after.lab --out changes.html",
        "emberwake lab balance --target fair.toml",
        "emberwake lab record adventurers.lab --game 0.17 >game.rec",
    ]))]
    Lab(LabArguments),
    #[command(about = say(Help::Bench), after_help = usage::examples(&[
        "emberwake bench campfire",
        "emberwake bench campfire --players 4 --json",
        "emberwake bench sea --seconds 5",
    ]))]
    Bench(Of<Bench>),
    #[command(about = say(Help::Perft), after_help = usage::examples(&[
        "emberwake perft campfire --players 2 --seed 1 --depth 4",
        "emberwake perft campfire --record game.rec --line 40 --json",
        "emberwake perft sea --players 3 --depth 3",
    ]))]
    Perft(Of<Perft>),
    #[command(about = say(Help::Record), after_help = usage::examples(&[
        "emberwake record check games/*.rec",
        "emberwake record show game.rec --lang de",
        "emberwake record verify game.rec",
        "emberwake record states - --json <game.rec | head -1",
    ]))]
    Record(RecordArguments),
    #[command(about = review::help(ReviewHelp::Review), after_help = usage::examples(&[
        "emberwake review game.rec --seat 1",
        "emberwake review game.rec --seat 3 --from mistake --lang fr",
        "emberwake review game.rec --seat 1 --html >review.html",
        "emberwake review game.rec --seat 1 --annotate annotated.rec",
    ]))]
    Review(ReviewArguments),
    #[command(about = review::help(ReviewHelp::Hint), after_help = usage::examples(&[
        "emberwake hint game.rec",
        "emberwake hint game.rec --line 40 --iterations 5000",
    ]))]
    Hint(HintArguments),
    #[command(about = puzzles::help(PuzzlesHelp::Puzzles), after_help = usage::examples(&[
        "emberwake puzzles campfire --games 500 --seed 1 --out campfire.puzzles",
        "emberwake puzzles sea --games 500 --seed 1 --out sea.puzzles",
        "emberwake puzzles check campfire.puzzles --iterations 100000",
        "emberwake puzzles play campfire.puzzles --difficulty hard",
    ]))]
    Puzzles(PuzzlesArguments),
    #[command(name = "box", about = say(Help::BoxCommand), after_help = usage::examples(&[
        "emberwake box show >mine.box",
        "emberwake box check mine.box",
        "emberwake play campfire --box mine.box",
    ]))]
    Box(BoxArguments),
    #[command(about = backup::help(BackupHelp::Completions), after_help = usage::examples(&[
        "emberwake completions bash >~/.local/share/bash-completion/completions/emberwake",
        "emberwake completions fish >~/.config/fish/completions/emberwake.fish",
    ]))]
    Completions(Completions),
    #[command(hide = true)]
    Manual,
    #[command(about = say(Help::Load), after_help = usage::examples(&[
        "emberwake load --tables 200 --echo",
        "emberwake load --idle-tables 2000 --idle-sockets 10000 --json",
        "emberwake load --processes 2 --database postgres://localhost/emberwake",
        "emberwake load --at http://127.0.0.1:8080/",
    ]))]
    Load(Load),
}

impl FullCommand {
    /// Runs the command that was typed.
    pub fn run(self, context: &mut Context) -> Result<(), CommandError> {
        match self {
            FullCommand::Play(of) => of.game.run(context),
            FullCommand::Rules(of) => of.game.run(context),
            FullCommand::Simulate(of) => of.game.run(context),
            FullCommand::Arena(of) => of.game.run(context),
            FullCommand::Tune(of) => of.game.run(context),
            FullCommand::Train(of) => of.game.run(context),
            FullCommand::Engine => full::engine::run(context),
            FullCommand::Lab(arguments) => full::lab::run(arguments, context),
            FullCommand::Bench(of) => of.game.run(context),
            FullCommand::Perft(of) => of.game.run(context),
            FullCommand::Record(arguments) => full::record::run(arguments, context),
            FullCommand::Review(arguments) => full::review::run(arguments, context),
            FullCommand::Hint(arguments) => full::review::hint::run(arguments, context),
            FullCommand::Puzzles(arguments) => full::puzzles::run(arguments, context),
            FullCommand::Box(arguments) => full::boxes::run(arguments, context),
            FullCommand::Completions(arguments) => full::completions::run(arguments, context),
            FullCommand::Manual => full::completions::manual(context),
            FullCommand::Load(arguments) => full::load::run(arguments, context),
        }
    }
}

/// A command and the game that it is about.
#[derive(clap::Args)]
pub struct Of<C: PerGame> {
    #[command(subcommand)]
    pub game: OfGame<C>,
}

/// The number of games a command plays, `GAMES` by default, and their seed.
#[derive(clap::Args)]
pub struct SeriesArguments<const GAMES: u64> {
    #[arg(
        long,
        value_name = "N",
        default_value_t = GAMES,
        value_parser = values::count,
        help = say(Help::Games)
    )]
    pub games: u64,
    #[arg(
        long,
        value_name = "NUMBER",
        default_value = "1",
        value_parser = values::number::<u64>,
        help = say(Help::SimulateSeed)
    )]
    pub seed: u64,
}

/// The seed of all random results of a command.
#[derive(clap::Args)]
pub struct SeedArgument {
    #[arg(
        long,
        value_name = "NUMBER",
        default_value = "1",
        value_parser = values::number::<u64>,
        help = helped(BotsHelp::Seed)
    )]
    pub seed: u64,
}

/// The limits of a game between bots.
#[derive(clap::Args)]
pub struct LimitArguments {
    #[arg(
        long,
        value_name = "N",
        default_value = "2000",
        value_parser = values::number::<u32>,
        help = say(Help::TurnsMax)
    )]
    pub turns_max: u32,
}
