//! `emberwake tune`: finds the weights of a game's heuristic by self-play, and prints them.

use super::arena::{cores, no_bot, no_contestant};
use crate::arguments::{SeedArgument, helped, say};
use crate::command_error::CommandError;
use crate::context::Context;
use crate::files::{self, Existing};
use crate::progress::Progress;
use crate::registry::{Offered, PerGame};
use crate::values;
use lab::fit::{FitPlan, fit};
use lab::spsa::{SpsaPlan, spsa};
use std::path::PathBuf;
use texts::bots::{BotsHelp, BotsMessage, bots_message};
use texts::cli::Help;

/// The command.
pub struct Tune;

/// The arguments after the game.
#[derive(clap::Args)]
pub struct TuneArguments {
    #[arg(
        long,
        value_name = "fit|spsa",
        default_value = "fit",
        value_parser = ["fit", "spsa"],
        hide_possible_values = true,
        help = say(Help::TuneMethod)
    )]
    method: String,
    #[arg(
        long,
        value_name = "BOT",
        default_value = "search:60",
        help = say(Help::TuneBot)
    )]
    bot: String,
    #[arg(long, value_name = "N", value_parser = values::players, help = say(Help::Players))]
    players: Option<u8>,
    #[arg(
        long,
        value_name = "N",
        default_value_t = 400,
        value_parser = values::count,
        help = helped(BotsHelp::TuneGames)
    )]
    games: u64,
    #[command(flatten)]
    seed: SeedArgument,
    #[arg(long, value_name = "N", value_parser = values::count, help = say(Help::Threads))]
    threads: Option<u64>,
    #[arg(long, value_name = "FILE", help = helped(BotsHelp::TuneOut))]
    out: Option<PathBuf>,
}

/// Of this many decisions one is random, so that unusual positions are seen too.
const STRAY_EVERY: u32 = 12;
/// The strength with which a fit holds the weights in place.
const RIDGE: f64 = 0.01;
/// Deals in a step of SPSA, each played twice.
const STEP_DEALS: u32 = 4;

impl PerGame for Tune {
    type Arguments<G: Offered> = TuneArguments;

    fn run<G: Offered>(
        arguments: TuneArguments,
        context: &mut Context,
    ) -> Result<(), CommandError> {
        let players = arguments.players.unwrap_or(G::PLAYERS_USUAL);
        let bot = arguments.bot;
        let seed = arguments.seed.seed;
        let threads = arguments.threads.unwrap_or_else(cores) as usize;
        let bar = Progress::new(context.lang);
        let mut error = None;
        let weights = if arguments.method == "fit" {
            let plan = FitPlan {
                bot,
                players: vec![players],
                games: arguments.games,
                seed,
                stray_every: STRAY_EVERY,
                ridge: RIDGE,
                threads,
            };
            let fit = fit::<G>(&plan, |done| bar.show(done, 0, plan.games, ""));
            let fit = fit.map_err(|problem| no_contestant(&problem, context))?;
            error = Some(fit.held_out);
            fit.weights
        } else {
            let plan = SpsaPlan {
                bot,
                players,
                steps: arguments.games.div_ceil(u64::from(2 * STEP_DEALS)) as u32,
                deals: STEP_DEALS,
                seed,
                width: 0.15,
                gain: 2.0,
                threads,
            };
            let steps = u64::from(plan.steps);
            let tuned = spsa::<G>(G::weights(), &plan, |step, won| {
                bar.show(u64::from(step) + 1, 0, steps, &format!("{won:+.2}"));
            });
            tuned.map_err(|unknown| no_bot(&unknown, context))?
        };
        bar.clear();
        let Some(path) = &arguments.out else { return context.text(&weights) };
        files::write(path, &weights.to_string(), Existing::Replace)
            .map_err(|error| files::cant_write(path, &error, context.lang))?;
        if let Some([before, after]) = error {
            let [before, after] = [before, after].map(|error| format!("{error:.3}"));
            let told = BotsMessage::TuneError { before: &before, after: &after };
            context.line(bots_message(context.lang, &told))?;
        }
        Ok(())
    }
}
