//! `--help`, and what is said when the command line can't be understood.

use crate::arguments::say;
use crate::context::Context;
use crate::failure::Failure;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command};
use std::ffi::OsString;
use texts::cli::{Help, Message};

/// Gives a command and all below it their help in the reader's language.
pub fn dress(command: Command) -> Command {
    let version = flag("version", 'V', ArgAction::Version, Help::Version);
    dress_below(command, None, None).version(env!("CARGO_PKG_VERSION")).arg(version)
}

/// The examples of a command are also those of the commands below it, and what a command does for a
/// game is what it does.
fn dress_below(command: Command, about: Option<String>, examples: Option<String>) -> Command {
    let examples = command.get_after_help().map(ToString::to_string).or(examples);
    let is_game = games::NAMES.contains(&command.get_name());
    let examples = match is_game {
        true => examples.map(|text| about_game(&text, command.get_name())),
        false => examples,
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
            let heading = match arg.is_positional() {
                true => Help::HeadingArguments,
                false => Help::HeadingOptions,
            };
            // The texts tell the defaults in the reader's language.
            let arg =
                if arg.get_action().takes_values() { arg.hide_default_value(true) } else { arg };
            if own { arg } else { arg.help_heading(say(heading)) }
        })
        .arg(flag("help", 'h', ArgAction::Help, Help::Help))
        .mut_subcommands(|below| dress_below(below, about.clone(), examples.clone()));
    let examples = examples.map(|text| format!("{text}\n\n")).unwrap_or_default();
    command.after_help(format!("{examples}{}", say(Help::ExitCodes)))
}

fn flag(name: &'static str, short: char, action: ArgAction, help: Help) -> Arg {
    let heading = say(Help::HeadingOptions);
    Arg::new(name).short(short).long(name).action(action).help(say(help)).help_heading(heading)
}

/// The examples that are about this game, under their heading.
fn about_game(examples: &str, name: &str) -> String {
    let about = |line: &&str| !line.starts_with(' ') || line.split(' ').any(|word| word == name);
    examples.lines().filter(about).collect::<Vec<_>>().join("\n")
}

/// Examples, as the help shows them.
pub fn examples(lines: &[&str]) -> String {
    format!("{}\n  {}", say(Help::HeadingExamples), lines.join("\n  "))
}

/// A command line that asks for help, or that can't be understood.
pub struct Misunderstood {
    /// What was found.
    pub problem: clap::Error,
    /// The commands that can stand where the first wrong one does, or where one is missing.
    pub known: String,
}

/// The commands that can follow those that were typed.
pub fn known(mut command: &Command, typed: &[OsString]) -> String {
    for word in typed.iter().skip(1) {
        command = command.find_subcommand(word).unwrap_or(command);
    }
    let names: Vec<&str> = command.get_subcommands().map(Command::get_name).collect();
    names.join(", ")
}

/// Prints the help that was asked for, or says in one sentence what can't be understood.
pub fn answer(misunderstood: Misunderstood, context: &mut Context) -> Result<(), Failure> {
    let Misunderstood { problem, known } = misunderstood;
    use ErrorKind::{DisplayHelp, DisplayHelpOnMissingArgumentOrSubcommand, DisplayVersion};
    match problem.kind() {
        DisplayHelp | DisplayVersion => context.text(problem.render()),
        DisplayHelpOnMissingArgumentOrSubcommand => {
            context.complain(problem.render().to_string().trim_end());
            Err(Failure::Told(crate::failure::USAGE))
        }
        _ => Err(Failure::Usage(sentence(&problem, &known, context))),
    }
}

fn sentence(problem: &clap::Error, known: &str, context: &Context) -> String {
    let told = |kind| strings(problem.get(kind)).join(", ");
    let named = |kind| names(&strings(problem.get(kind)));
    let (argument, value) = (named(ContextKind::InvalidArg), told(ContextKind::InvalidValue));
    let prior = named(ContextKind::PriorArg);
    let subcommand = told(ContextKind::InvalidSubcommand);
    let why = std::error::Error::source(problem).map(ToString::to_string);
    let said = match problem.kind() {
        ErrorKind::UnknownArgument => Message::UnknownArgument { argument: &argument },
        ErrorKind::InvalidSubcommand => Message::UnknownCommand { command: &subcommand, known },
        ErrorKind::MissingSubcommand => Message::MissingCommand { known },
        ErrorKind::MissingRequiredArgument => Message::MissingArgument { argument: &argument },
        ErrorKind::ArgumentConflict if argument == prior || prior.is_empty() => {
            Message::Twice { argument: &argument }
        }
        ErrorKind::ArgumentConflict => Message::Conflict { argument: &argument, other: &prior },
        ErrorKind::InvalidValue if value.is_empty() => {
            Message::MissingValue { argument: &argument }
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => match &why {
            // The values of our own kinds say for themselves what is wrong with them.
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

/// Arguments without the names of their values: `--depth` for `--depth <N>`.
fn names(arguments: &[String]) -> String {
    let name = |argument: &String| match argument.split_once(" <") {
        Some((name, _)) => name.to_owned(),
        None => argument.clone(),
    };
    arguments.iter().map(name).collect::<Vec<_>>().join(", ")
}
