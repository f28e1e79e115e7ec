//! The games as the commands see them: each command is written once, for any game of the registry.

#[cfg(test)]
mod nim;
mod options;
mod screens;

pub use options::{TableArguments, read_file};

use crate::command_error::CommandError;
use crate::context::Context;
use bots::Fitted;
use clap::{Args, Subcommand};
use dealer::Seed;
use games::{Game, Registered};
use kernel::Record;
use std::path::PathBuf;
use terminal::draw::guide::GuideLine;
use texts::guide::Guide;
use texts::{Lang, Names};

/// A game that the commands offer: one of the registry that has a screen in the terminal and
/// weights to tune.
pub trait Offered: Registered + Fitted {
    /// Plays a game in this terminal until it is over or left.
    fn play_in_terminal(seating: Seating<Self>, lang: Lang) -> Result<(), CommandError>;

    /// A book that teaches the game, in lines of this many columns. A game without a screen has no
    /// pictures and so no such book.
    fn guide_lines(_guide: &Guide, _lang: Lang, _columns: usize) -> Vec<GuideLine> {
        Vec::new()
    }
}

/// The word for a person, where bots have names.
pub const HUMAN: &str = terminal::SeatKind::Human.word();

/// A table in this terminal, with all seats taken.
pub struct Seating<G: Game> {
    /// The setup of the table.
    pub setup: G::Setup,
    /// The player in each seat: [`HUMAN`] or the name of a bot. Empty to use the record's.
    pub seats: Vec<String>,
    /// The names of the seats.
    pub names: Names,
    /// The seed of the random results.
    pub seed: Seed,
    /// The file of the record.
    pub record: Option<PathBuf>,
    /// The game to continue.
    pub resume: Option<Record<G>>,
    /// The delay of bots, so that people can follow.
    pub bot_delay_ms: u64,
}

/// A command that is about one game, which is named on the command line.
pub trait PerGame {
    /// The arguments after the name of the game.
    type Arguments<G: Offered>: Args;

    /// Runs the command.
    fn run<G: Offered>(
        arguments: Self::Arguments<G>,
        context: &mut Context,
    ) -> Result<(), CommandError>;
}

macro_rules! of_game {
    ($($game:ident)+) => {
        /// The name of a game, and the arguments after it.
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
            pub fn run(self, context: &mut Context) -> Result<(), CommandError> {
                match self {
                    $(OfGame::$game(arguments) => C::run::<games::$game>(arguments, context),)+
                }
            }
        }
    };
}

games::each_game!(of_game);
