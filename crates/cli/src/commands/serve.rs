//! `emberwake serve`: the page and the tables, for browsers on this machine or anywhere.
//!
//! Every setting is a flag, a variable of the environment and a key of a file; the list of them is
//! [`Setting::ALL`], so that none can be missing in one of the places.

use crate::command_error::CommandError;
use crate::context::Context;
use crate::usage::HOW_TO_GET_ALL;
use crate::{files, language};
use clap::{Arg, ArgAction, ArgMatches, Command};
use server::config::{
    Config, ConfigProblem, Given, Setting, Usual, Value, read_environment, read_file,
};
use server::{OpenError, ServeError};
use std::path::{Path, PathBuf};
use texts::Lang;
use texts::serve::{DatabaseProblem, Start, database_problem, setting_group, setting_help, start};
use texts::web::{Msg, say};

/// The arguments of `serve`: the given settings.
pub struct Serve(Given);

impl clap::Args for Serve {
    fn augment_args(command: Command) -> Command {
        let lang = language::chosen();
        Setting::by_group().into_iter().fold(command, |command, setting| {
            let value = setting.value();
            let arg = Arg::new(setting.name())
                .long(setting.name())
                .help(help(lang, setting, &value))
                .help_heading(setting_group(lang, setting.group()));
            command.arg(match value.placeholder {
                none if none.is_empty() => arg.action(ArgAction::SetTrue),
                placeholder => arg.value_name(placeholder).allow_hyphen_values(false),
            })
        })
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl clap::FromArgMatches for Serve {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let given = Setting::ALL.into_iter().filter_map(|setting| {
            let is_flag = setting.value().placeholder.is_empty();
            let value = if is_flag {
                matches.get_flag(setting.name()).then(|| "true".to_owned())
            } else {
                matches.get_one::<String>(setting.name()).cloned()
            };
            Some((setting, value?))
        });
        Ok(Serve(given.collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

/// Explains a setting, and names its default.
fn help(lang: Lang, setting: Setting, value: &Value) -> String {
    let help = setting_help(lang, setting.help());
    match &value.default {
        Usual::Value(default) => format!("{help} [{default}]"),
        Usual::Words(_) => help.to_owned(),
    }
}

/// Serves until interrupted.
pub fn run(arguments: Serve, context: &mut Context) -> Result<(), CommandError> {
    let lang = context.lang;
    let config = configuration(&arguments.0, context)?;
    let database = database(&config, lang)?;
    if !server::has_page() {
        context.complain(&say(lang, &Msg::NoPage));
    }
    server::start_log(&config);
    let opens = config.open;
    let shown = self::shown(&database);
    let served = server::serve(config, &database, &mut |url| {
        // Anyone who started this waits for the address.
        let _ = context.line(start(lang, &Start::Serving { url }));
        let _ = context.line(start(lang, &Start::Keeping { place: &shown }));
        let _ = context.flush();
        if opens && !open_browser(url) {
            context.complain(&start(lang, &Start::CantOpen { url }));
        }
    });
    served.map_err(|error| {
        CommandError::Files(match error {
            ServeError::Store(why) => start(
                lang,
                &Start::CantKeep { place: &shown, why: &database_problem(lang, &sentence(&why)) },
            ),
            ServeError::Listen { address, why } => {
                let address = address.to_string();
                let why = files::reason(&why, lang);
                start(lang, &Start::CantListen { address: &address, why: &why })
            }
            ServeError::System(why) => files::reason(&why, lang),
        })
    })
}

/// The database that was chosen, or the usual one.
pub(super) fn database(config: &Config, lang: Lang) -> Result<String, CommandError> {
    Ok(match &config.database {
        Some(database) => database.clone(),
        None => format!("sqlite:{}", usual_file(lang)?.display()),
    })
}

/// Returns the reason why the database can't be used, for any language.
pub(super) fn sentence(why: &OpenError) -> DatabaseProblem<'_> {
    match why {
        OpenError::Address { .. } => DatabaseProblem::Address,
        OpenError::LeftOut { .. } => DatabaseProblem::LeftOut { how: HOW_TO_GET_ALL },
        OpenError::Unreachable { why, .. } => DatabaseProblem::Unreachable { why },
        OpenError::ReadOnly { .. } => DatabaseProblem::ReadOnly,
        OpenError::InUse { .. } => DatabaseProblem::InUse,
        OpenError::Foreign { .. } => DatabaseProblem::Foreign,
        OpenError::Newer { found, known, .. } => {
            DatabaseProblem::Newer { found: found.unsigned_abs(), known: known.unsigned_abs() }
        }
        OpenError::Damaged { why, .. } => DatabaseProblem::Damaged { why },
    }
}

/// Combines flags, environment and file.
pub(super) fn configuration(flags: &Given, context: &mut Context) -> Result<Config, CommandError> {
    let lang = context.lang;
    let all = |problems: Vec<ConfigProblem>| {
        let said: Vec<String> = problems.iter().map(|problem| problem.say(lang)).collect();
        CommandError::Usage(said.join("\n"))
    };
    let (environment, strange) =
        read_environment(std::env::vars_os().filter_map(|(name, value)| {
            Some((name.into_string().ok()?, value.into_string().ok()?))
        }));
    for name in &strange {
        context.complain(&start(lang, &Start::StrangeVariable { name }));
    }
    let named = flags.get(&Setting::Config).or(environment.get(&Setting::Config));
    let file = match named {
        Some(name) => {
            let source = files::read(Path::new(name), lang)?;
            read_file(name, &source.text).map_err(all)?
        }
        None => Given::new(),
    };
    Config::read(flags, &environment, &file).map_err(all)
}

/// The usual file: in the folder where programs of this user keep their data.
fn usual_file(lang: Lang) -> Result<PathBuf, CommandError> {
    let variable = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    let home = || variable("HOME").map(PathBuf::from);
    let folder = if cfg!(windows) {
        variable("APPDATA").map(PathBuf::from)
    } else if cfg!(target_os = "macos") {
        home().map(|home| home.join("Library/Application Support"))
    } else {
        let chosen = variable("XDG_DATA_HOME").map(PathBuf::from);
        chosen
            .filter(|folder| folder.is_absolute())
            .or(home().map(|home| home.join(".local/share")))
    };
    // Someone without a home keeps it where they are.
    let folder = folder.map_or_else(PathBuf::new, |folder| folder.join("emberwake"));
    let file = folder.join("emberwake.db");
    if !folder.as_os_str().is_empty() {
        std::fs::create_dir_all(&folder).map_err(|error| {
            let place = file.display().to_string();
            let why = files::reason(&error, lang);
            CommandError::Files(start(lang, &Start::CantKeep { place: &place, why: &why }))
        })?;
    }
    Ok(file)
}

/// An address of a database without its password.
pub(super) fn shown(address: &str) -> String {
    let Some((scheme, rest)) = address.split_once("://") else {
        return address.strip_prefix("sqlite:").unwrap_or(address).to_owned();
    };
    let place = rest.split('?').next().unwrap_or_default();
    let place = place.rsplit_once('@').map_or(place, |(_, place)| place);
    format!("{scheme}://{place}")
}

/// Opens the page in the browser of this user, without waiting for it.
fn open_browser(url: &str) -> bool {
    let program = match () {
        () if cfg!(target_os = "macos") => "open",
        () if cfg!(windows) => "explorer",
        () => "xdg-open",
    };
    let mut command = std::process::Command::new(program);
    let quiet = std::process::Stdio::null;
    command.arg(url).stdin(quiet()).stdout(quiet()).stderr(quiet()).spawn().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_password_of_a_database_is_not_shown() {
        let place = shown("postgres://ann:secret@db.example.org/games?password=secret");
        assert_eq!(place, "postgres://db.example.org/games");
        assert_eq!(shown("sqlite:games.db"), "games.db");
    }
}
