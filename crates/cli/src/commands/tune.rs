//! `emberwake tune`: finds the weights of a game's heuristic by self-play, and prints them.

use super::arena::no_bot;
use crate::arguments::{SeriesArguments, say};
use crate::context::Context;
use crate::failure::Failure;
use crate::registry::{Offered, PerGame};
use crate::values;
use lab::fit::{FitPlan, fit};
use lab::spsa::{SpsaPlan, spsa};
use texts::cli::Help;

/// The command.
pub struct Tune;

/// What can be typed after the game.
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
    #[arg(long, value_name = "N", value_parser = values::number::<u8>, help = say(Help::Players))]
    players: Option<u8>,
    #[command(flatten)]
    series: SeriesArguments<400>,
}

/// Of so many decisions one is random, so that unusual positions are seen too.
const STRAY_EVERY: u32 = 12;
/// How strongly a fit holds the weights where they were.
const RIDGE: f64 = 0.01;
/// Deals in a step of SPSA, each played twice.
const STEP_DEALS: u32 = 4;

impl PerGame for Tune {
    type Arguments<G: Offered> = TuneArguments;

    fn run<G: Offered>(arguments: TuneArguments, context: &mut Context) -> Result<(), Failure> {
        let players = arguments.players.unwrap_or(G::PLAYERS_USUAL);
        let (bot, seed) = (arguments.bot, arguments.series.seed);
        let weights = if arguments.method == "fit" {
            let plan = FitPlan {
                bot,
                players: vec![players],
                games: arguments.series.games,
                seed,
                stray_every: STRAY_EVERY,
                ridge: RIDGE,
            };
            fit::<G>(&plan, |_| {}).map(|fit| fit.weights)
        } else {
            let plan = SpsaPlan {
                bot,
                players,
                steps: arguments.series.games.div_ceil(u64::from(2 * STEP_DEALS)) as u32,
                deals: STEP_DEALS,
                seed,
                width: 0.15,
                gain: 2.0,
            };
            spsa::<G>(G::weights(), &plan, |_, _| {})
        };
        context.text(weights.map_err(|unknown| no_bot(&unknown, context))?)
    }
}
