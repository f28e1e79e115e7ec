//! The commands, one file each. Those of a server are here; `full` has the others.

pub mod admin;
pub mod backup;
pub mod check;
#[cfg(feature = "full")]
pub mod full;
pub mod restore;
pub mod serve;

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
