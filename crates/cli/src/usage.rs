//! `--help`, and the errors for an invalid command line.

use crate::arguments::{helped, say};
use crate::command_error::CommandError;
use crate::context::Context;
use crate::language;
use bots::{BotLevel, Insight};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command};
use games::Registered;
use std::ffi::OsString;
use texts::bots::{BotsHelp, BotsMessage, bots_message};
use texts::cli::{Help, Message};

/// The commands that the program lacks if it was built without the feature `full`.
const LEFT_OUT: [&str; 18] = [
    "play",
    "rules",
    "simulate",
    "arena",
    "tune",
    "train",
    "engine",
    "lab",
    "bench",
    "perft",
    "record",
    "review",
    "hint",
    "puzzles",
    "box",
    "completions",
    "manual",
    "load",
];
/// The command that builds a program with all commands and databases.
pub const HOW_TO_GET_ALL: &str = "cargo install --path crates/cli";

/// Sets the help of a command and all its subcommands in the reader's language.
pub fn dress(command: Command) -> Command {
    let version = flag("version", 'V', ArgAction::Version, Help::Version);
    dress_below(command, None, None).version(env!("CARGO_PKG_VERSION")).arg(version)
}

/// Sets the help of subcommands. They inherit the examples, and for games also the description.
fn dress_below(command: Command, about: Option<String>, examples: Option<String>) -> Command {
    let examples = command.get_after_help().map(ToString::to_string).or(examples);
    let is_game = games::NAMES.contains(&command.get_name());
    let examples = match examples {
        Some(text) if is_game => about_game(&text, command.get_name()),
        examples => examples,
    };
    let title = match about.filter(|_| is_game) {
        Some(about) => format!("{about}\n{{about-with-newline}}"),
        None => "{about-with-newline}".to_owned(),
    };
    let about = command.get_about().map(ToString::to_string);
    let heading = say(Help::HeadingUsage);
    let template = format!("{title}\n{heading} {{usage}}\n\n{{all-args}}{{after-help}}");
    let command = command
        .help_template(template)
        .subcommand_help_heading(say(Help::HeadingCommands))
        .disable_help_subcommand(true)
        .disable_help_flag(true)
        .disable_version_flag(true)
        .max_term_width(100)
        .mut_args(|arg| {
            let own = arg.get_help_heading().is_some();
            let heading =
                if arg.is_positional() { Help::HeadingArguments } else { Help::HeadingOptions };
            // The texts mention the defaults in the reader's language. A negative number is a
            // wrong value and no unknown option.
            let arg = match (arg.get_action().takes_values(), arg.is_positional()) {
                (true, false) => arg.hide_default_value(true).allow_negative_numbers(true),
                (true, true) => arg.hide_default_value(true),
                (false, _) => arg,
            };
            if own { arg } else { arg.help_heading(say(heading)) }
        })
        .arg(flag("help", 'h', ArgAction::Help, Help::Help))
        .mut_subcommands(|below| dress_below(below, about.clone(), examples.clone()));
    let seats_bots = |arg: &Arg| ["seats", "bots"].contains(&arg.get_id().as_str());
    let levels = if command.get_arguments().any(seats_bots) {
        levels(command.get_name())
    } else {
        String::new()
    };
    let examples = examples.map(|text| format!("{text}\n\n")).unwrap_or_default();
    command.after_help(format!("{levels}{examples}{}", say(Help::ExitCodes)))
}

/// A text of the help that lists the levels.
pub fn of_levels(message: for<'l> fn(&'l str) -> BotsMessage<'l>) -> String {
    bots_message(language::chosen(), &message(&BotLevel::NAMES.join(", ")))
}

/// The levels of bots with a line about the character of each, and where the command is about one
/// game, their ratings at its usual table.
fn levels(command: &str) -> String {
    let ratings = games::with_game!(command, G => {
        BotLevel::ALL.map(|level| G::strength(level, G::PLAYERS_USUAL).rating)
    });
    let lines = BotLevel::ALL.map(|level| {
        let name = level.name();
        let character = texts::bots::level(language::chosen(), name).map_or("", |(_, line)| line);
        match ratings {
            Some(ratings) => format!("  {name:<12} {:>5}  {character}\n", ratings[level as usize]),
            None => format!("  {name:<12} {character}\n"),
        }
    });
    let heading = match ratings {
        Some(_) => BotsHelp::HeadingRatedLevels,
        None => BotsHelp::HeadingLevels,
    };
    format!("{}\n{}\n", helped(heading), lines.concat())
}

fn flag(name: &'static str, short: char, action: ArgAction, help: Help) -> Arg {
    let heading = say(Help::HeadingOptions);
    Arg::new(name).short(short).long(name).action(action).help(say(help)).help_heading(heading)
}

/// The examples that are about this game, under their heading; `None` if there are none.
fn about_game(examples: &str, name: &str) -> Option<String> {
    let mut lines = examples.lines();
    let heading = lines.next()?;
    let about: Vec<&str> = lines.filter(|line| line.split(' ').any(|word| word == name)).collect();
    (!about.is_empty()).then(|| format!("{heading}\n{}", about.join("\n")))
}

/// Examples, as the help shows them.
pub fn examples(lines: &[&str]) -> String {
    format!("{}\n  {}", say(Help::HeadingExamples), lines.join("\n  "))
}

/// A command line that asks for help, or that can't be understood.
pub struct Misunderstood {
    /// Clap's error.
    pub problem: clap::Error,
    /// The commands that can replace the first wrong one, or fill in a missing one.
    pub known: String,
}

/// Returns the commands that can follow the typed ones.
pub fn known(mut command: &Command, typed: &[OsString]) -> String {
    for word in typed.iter().skip(1) {
        command = command.find_subcommand(word).unwrap_or(command);
    }
    let shown = command.get_subcommands().filter(|below| !below.is_hide_set());
    shown.map(Command::get_name).collect::<Vec<_>>().join(", ")
}

/// Prints the requested help, or explains in one sentence what can't be understood.
pub fn answer(misunderstood: Misunderstood, context: &mut Context) -> Result<(), CommandError> {
    let Misunderstood { problem, known } = misunderstood;
    use ErrorKind::{DisplayHelp, DisplayHelpOnMissingArgumentOrSubcommand, DisplayVersion};
    match problem.kind() {
        DisplayHelp | DisplayVersion => context.text(problem.render()),
        DisplayHelpOnMissingArgumentOrSubcommand => {
            context.complain(problem.render().to_string().trim_end());
            Err(CommandError::Told(crate::command_error::USAGE))
        }
        _ => Err(CommandError::Usage(sentence(&problem, &known, context))),
    }
}

fn sentence(problem: &clap::Error, known: &str, context: &Context) -> String {
    let told = |kind| strings(problem.get(kind)).join(", ");
    let named = |kind| names(&strings(problem.get(kind)));
    let argument = named(ContextKind::InvalidArg);
    let value = told(ContextKind::InvalidValue);
    let prior = named(ContextKind::PriorArg);
    let subcommand = told(ContextKind::InvalidSubcommand);
    // The most similar ones, the best last.
    let near = strings(problem.get(ContextKind::SuggestedSubcommand));
    let missing = strings(problem.get(ContextKind::InvalidArg));
    let missing: Vec<String> = missing.iter().map(|argument| name(argument)).collect();
    let why = std::error::Error::source(problem).map(ToString::to_string);
    let said = match problem.kind() {
        ErrorKind::UnknownArgument => Message::UnknownArgument { argument: &argument },
        ErrorKind::InvalidSubcommand if known == games::NAMES.join(", ") => {
            Message::UnknownGame { game: &subcommand, known }
        }
        ErrorKind::InvalidSubcommand
            if cfg!(not(feature = "full")) && LEFT_OUT.contains(&subcommand.as_str()) =>
        {
            Message::CommandLeftOut { command: &subcommand, how: HOW_TO_GET_ALL }
        }
        ErrorKind::InvalidSubcommand => match near.last() {
            Some(near) => Message::UnknownCommandNear { command: &subcommand, near },
            None => Message::UnknownCommand { command: &subcommand, known },
        },
        ErrorKind::MissingSubcommand => Message::MissingCommand { known },
        ErrorKind::MissingRequiredArgument => Message::MissingArgument { arguments: &missing },
        ErrorKind::ArgumentConflict if argument == prior || prior.is_empty() => {
            Message::Twice { argument: &argument }
        }
        ErrorKind::ArgumentConflict => Message::Conflict { argument: &argument, other: &prior },
        ErrorKind::InvalidValue if value.is_empty() => {
            Message::MissingValue { argument: &argument }
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => match &why {
            // The values of our own types explain themselves what is wrong with them.
            Some(why) => Message::BadValueBecause { argument: &argument, why },
            None => Message::BadValue { argument: &argument, value: &value },
        },
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues | ErrorKind::NoEquals => {
            Message::MissingValue { argument: &argument }
        }
        ErrorKind::TooManyValues => Message::UnknownArgument { argument: &value },
        ErrorKind::InvalidUtf8 => Message::NotUnicode,
        _ => return problem.render().to_string().trim_end().to_owned(),
    };
    context.say(&said)
}

fn strings(value: Option<&ContextValue>) -> Vec<String> {
    match value {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
    }
}

/// An argument without the name of its value or the dots of a list: `--depth` for `--depth <N>`.
fn name(argument: &str) -> String {
    let name = argument.split_once(" <").map_or(argument, |(name, _)| name);
    name.trim_end_matches("...").to_owned()
}

fn names(arguments: &[String]) -> String {
    arguments.iter().map(|argument| name(argument)).collect::<Vec<_>>().join(", ")
}

#[cfg(all(test, feature = "full"))]
mod tests {
    use super::LEFT_OUT;
    use crate::arguments::FullCommand;
    use clap::Subcommand;

    #[test]
    fn the_commands_that_a_smaller_program_lacks_are_known_to_it() {
        let all = FullCommand::augment_subcommands(clap::Command::new("emberwake"));
        assert!(all.get_subcommands().map(|command| command.get_name()).eq(LEFT_OUT));
    }
}
