//! The commands, one file each. Without the feature `full`, there are only those for a server.

pub mod admin;
#[cfg(feature = "full")]
pub mod arena;
pub mod backup;
#[cfg(feature = "full")]
pub mod bench;
#[cfg(feature = "full")]
pub mod boxes;
pub mod check;
#[cfg(feature = "full")]
pub mod completions;
#[cfg(feature = "full")]
pub mod engine;
#[cfg(feature = "full")]
pub mod lab;
#[cfg(feature = "full")]
pub mod load;
#[cfg(feature = "full")]
pub mod perft;
#[cfg(feature = "full")]
pub mod play;
#[cfg(feature = "full")]
pub mod puzzles;
#[cfg(feature = "full")]
pub mod record;
pub mod restore;
#[cfg(feature = "full")]
pub mod review;
#[cfg(feature = "full")]
pub mod rules;
pub mod serve;
#[cfg(feature = "full")]
pub mod simulate;
#[cfg(feature = "full")]
pub mod train;
#[cfg(feature = "full")]
pub mod tune;

use crate::arguments::{Arguments, Command};
use crate::command_error::CommandError;
use crate::context::Context;

/// Runs the command that was typed.
pub fn run(arguments: Arguments, context: &mut Context) -> Result<(), CommandError> {
    match arguments.command {
        #[cfg(feature = "full")]
        Command::Full(command) => command.run(context),
        Command::Serve(arguments) => serve::run(arguments, context),
        Command::Admin(arguments) => admin::run(arguments, context),
        Command::Backup(arguments) => backup::run(arguments, context),
        Command::Restore(arguments) => restore::run(arguments, context),
        Command::Check(arguments) => check::run(arguments, context),
    }
}
