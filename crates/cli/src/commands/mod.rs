//! The commands, one file each.

pub mod admin;
pub mod arena;
pub mod backup;
pub mod bench;
pub mod boxes;
pub mod check;
pub mod completions;
pub mod engine;
pub mod lab;
pub mod load;
pub mod perft;
pub mod play;
pub mod puzzles;
pub mod record;
pub mod restore;
pub mod review;
pub mod rules;
pub mod serve;
pub mod simulate;
pub mod train;
pub mod tune;

use crate::arguments::{Arguments, Command};
use crate::command_error::CommandError;
use crate::context::Context;

/// Runs the command that was typed.
pub fn run(arguments: Arguments, context: &mut Context) -> Result<(), CommandError> {
    match arguments.command {
        Command::Play(of) => of.game.run(context),
        Command::Rules(of) => of.game.run(context),
        Command::Simulate(of) => of.game.run(context),
        Command::Arena(of) => of.game.run(context),
        Command::Tune(of) => of.game.run(context),
        Command::Train(of) => of.game.run(context),
        Command::Engine => engine::run(context),
        Command::Lab(arguments) => lab::run(arguments, context),
        Command::Bench(of) => of.game.run(context),
        Command::Perft(of) => of.game.run(context),
        Command::Record(arguments) => record::run(arguments, context),
        Command::Review(arguments) => review::run(arguments, context),
        Command::Hint(arguments) => review::hint::run(arguments, context),
        Command::Puzzles(arguments) => puzzles::run(arguments, context),
        Command::Box(arguments) => boxes::run(arguments, context),
        Command::Serve(arguments) => serve::run(arguments, context),
        Command::Admin(arguments) => admin::run(arguments, context),
        Command::Backup(arguments) => backup::run(arguments, context),
        Command::Restore(arguments) => restore::run(arguments, context),
        Command::Check(arguments) => check::run(arguments, context),
        Command::Completions(arguments) => completions::run(arguments, context),
        Command::Manual => completions::manual(context),
        Command::Load(arguments) => load::run(arguments, context),
    }
}
