//! The arguments of `emberwake`.

#[cfg(feature = "full")]
mod full;

#[cfg(all(test, feature = "full"))]
pub use full::FullCommand;
#[cfg(feature = "full")]
pub use full::{LimitArguments, SeedArgument, SeriesArguments};

use crate::commands::admin::Admin;
use crate::commands::backup::{self, Backup};
use crate::commands::check::Check;
use crate::commands::restore::Restore;
use crate::commands::serve::Serve;
use crate::language;
use crate::usage::{self, Misunderstood};
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use std::ffi::OsString;
use texts::Lang;
use texts::backup::BackupHelp;
use texts::bots::BotsHelp;
use texts::cli::Help;
use texts::web::Msg;

/// The command line.
#[derive(Parser)]
#[command(name = "emberwake", about = say(Help::Emberwake))]
pub struct Arguments {
    #[arg(
        long,
        global = true,
        value_name = "en|fr|de|es",
        value_parser = language::parse,
        help = say(Help::Lang)
    )]
    pub lang: Option<Lang>,
    #[command(subcommand)]
    pub command: Command,
}

/// The commands.
#[derive(Subcommand)]
pub enum Command {
    #[cfg(feature = "full")]
    #[command(flatten)]
    Full(full::FullCommand),
    #[command(about = say_web(Msg::ServeAbout), after_help = usage::examples(&[
        "emberwake serve",
        "emberwake serve --port 9000 --open",
        "emberwake serve --listen 0.0.0.0 --database sqlite:games.db",
        "emberwake serve --config emberwake.toml --log json",
    ]))]
    Serve(Serve),
    #[command(about = say(Help::Admin), after_help = usage::examples(&[
        "emberwake admin reports",
        "emberwake admin people ann",
        "emberwake admin ban 17 --days 7",
        "emberwake admin reset-password 17 --database sqlite:games.db",
    ]))]
    Admin(Admin),
    #[command(about = backup::help(BackupHelp::Backup), after_help = usage::examples(&[
        "emberwake backup games.backup",
        "emberwake backup games.backup --database sqlite:games.db",
        "emberwake backup - --database postgres://localhost/emberwake | zstd >games.backup.zst",
    ]))]
    Backup(Backup),
    #[command(about = backup::help(BackupHelp::Restore), after_help = usage::examples(&[
        "emberwake restore games.backup --database sqlite:new.db",
        "emberwake restore games.backup --database postgres://localhost/emberwake",
    ]))]
    Restore(Restore),
    #[command(about = backup::help(BackupHelp::Check), after_help = usage::examples(&[
        "emberwake check games.backup",
        "emberwake check --database sqlite:games.db",
    ]))]
    Check(Check),
}

/// Parses the command line.
pub fn read(typed: &[OsString]) -> Result<Arguments, Misunderstood> {
    let mut command = usage::dress(Arguments::command());
    let matches = command.try_get_matches_from_mut(typed);
    let arguments = matches.and_then(|matches| Arguments::from_arg_matches(&matches));
    arguments.map_err(|problem| Misunderstood {
        problem: problem.format(&mut command),
        known: usage::known(&command, typed),
    })
}

/// A text of the help that belongs to the page, in the language of this run.
pub fn say_web(what: Msg) -> String {
    texts::web::say(language::chosen(), &what)
}

/// A text of the help of the commands about bots, in the language of this run.
pub fn helped(what: BotsHelp) -> &'static str {
    texts::bots::bots_help(language::chosen(), what)
}

/// A text of the help, in the language of this run.
pub fn say(what: Help) -> &'static str {
    texts::cli::help(language::chosen(), what)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        usage::dress(Arguments::command()).debug_assert();
    }

    #[test]
    fn the_help_of_the_commands_for_bots_tells_every_default() {
        let command = usage::dress(Arguments::command());
        for name in ["simulate", "arena", "tune", "train"] {
            let command = command.find_subcommand(name).expect("it is a command");
            let games = command.get_subcommands().flat_map(|game| game.get_arguments());
            let mut checked = 0;
            for arg in games.filter(|arg| arg.get_action().takes_values()) {
                for value in arg.get_default_values().iter().map(|value| value.to_string_lossy()) {
                    let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
                    let told = [format!("[{value}]"), format!("[default: {value}]")];
                    assert!(told.iter().any(|told| help.contains(told)), "{name} {value}: {help}");
                    checked += 1;
                }
            }
            assert!(checked >= 4, "{name}: {checked}");
        }
    }
}
