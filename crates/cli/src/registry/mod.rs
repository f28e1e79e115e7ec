//! The games as the commands see them: each command is written once, for any game of the registry.

#[cfg(test)]
mod nim;
mod options;
mod screens;

pub use options::{TableArguments, read_file};

use crate::context::Context;
use crate::failure::Failure;
use bots::Fitted;
use clap::{Args, Subcommand};
use dealer::Seed;
use games::{Game, Registered};
use kernel::Record;
use std::path::PathBuf;
use texts::{Lang, Names};

/// A game that the commands offer: one of the registry that has a screen in the terminal and
/// weights to tune.
pub trait Offered: Registered + Fitted {
    /// Plays a game in this terminal until it is over or left.
    fn play_in_terminal(seating: Seating<Self>, lang: Lang) -> Result<(), Failure>;
}

/// The word for a person, where bots have names.
pub const HUMAN: &str = terminal::SeatKind::Human.word();

/// A table in this terminal, with everybody seated.
pub struct Seating<G: Game> {
    /// What the table agreed on.
    pub setup: G::Setup,
    /// Who decides for each seat: [`HUMAN`] or the name of a bot. Empty if the record says so.
    pub seats: Vec<String>,
    /// What they are called.
    pub names: Names,
    /// Where luck comes from.
    pub seed: Seed,
    /// Where the game is kept.
    pub record: Option<PathBuf>,
    /// The game to go on with.
    pub resume: Option<Record<G>>,
    /// How long bots wait, so that people can follow.
    pub bot_delay_ms: u64,
}

/// A command that is about one game, which is named on the command line.
pub trait PerGame {
    /// What can be typed after the name of the game.
    type Arguments<G: Offered>: Args;

    /// Runs the command.
    fn run<G: Offered>(arguments: Self::Arguments<G>, context: &mut Context)
    -> Result<(), Failure>;
}

macro_rules! of_game {
    ($($game:ident)+) => {
        /// The name of a game, and what was typed after it.
        #[derive(Subcommand)]
        pub enum OfGame<C: PerGame> {
            $(
                #[command(
                    name = <games::$game as Game>::NAME,
                    about = <games::$game as Registered>::ORIGIN
                )]
                $game(C::Arguments<games::$game>),
            )+
        }

        impl<C: PerGame> OfGame<C> {
            /// Runs the command for the game that was named.
            pub fn run(self, context: &mut Context) -> Result<(), Failure> {
                match self {
                    $(OfGame::$game(arguments) => C::run::<games::$game>(arguments, context),)+
                }
            }
        }
    };
}

games::each_game!(of_game);
