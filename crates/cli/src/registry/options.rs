//! The options of a table as they are typed: one flag for each that the game declares.

use crate::arguments::say;
use crate::command_error::CommandError;
use crate::files;
use crate::language::chosen;
use crate::registry::Offered;
use clap::{Arg, ArgMatches, Args, Command, FromArgMatches};
use kernel::notation::NotationError;
use kernel::options::{TableOption, Values};
use kernel::{Cites, FieldProblem, Game, SetupText};
use std::marker::PhantomData;
use std::path::Path;
use texts::Lang;
use texts::cli::{Help, Message, message};

const PRESET: &str = "preset";

/// The options of a table on the command line.
pub struct TableArguments<G: Offered> {
    /// Pairs of an option's key and its typed value.
    typed: Vec<(&'static str, String)>,
    preset: Option<String>,
    game: PhantomData<fn() -> G>,
}

impl<G: Offered> Clone for TableArguments<G> {
    fn clone(&self) -> Self {
        TableArguments { typed: self.typed.clone(), preset: self.preset.clone(), game: PhantomData }
    }
}

impl<G: Offered> FromArgMatches for TableArguments<G> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let given = |id: &str| matches.try_get_one::<String>(id).ok().flatten().cloned();
        let typed = G::table_options().filter_map(|option| Some((option.key, given(option.key)?)));
        Ok(TableArguments { typed: typed.collect(), preset: given(PRESET), game: PhantomData })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

impl<G: Offered> Args for TableArguments<G> {
    fn augment_args(command: Command) -> Command {
        let heading = say(Help::HeadingTable);
        let presets = presets::<G>();
        let preset = (!presets.is_empty()).then(|| {
            let help = preset_help::<G>(&presets);
            Arg::new(PRESET).long(PRESET).value_name(presets.join("|")).help(help)
        });
        let options = G::table_options().map(|option| {
            let flag = dashed(option.key);
            Arg::new(option.key).long(flag).value_name(value_name(option)).help(help::<G>(option))
        });
        command.args(preset.into_iter().chain(options).map(|arg| arg.help_heading(heading)))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

/// Words are typed with dashes and written with underscores.
fn dashed(word: &str) -> String {
    word.replace('_', "-")
}

/// Returns a short placeholder for the value.
fn value_name<S>(option: &TableOption<S>) -> String {
    let mut parts: Vec<String> =
        option.values.words().iter().map(|word| dashed(word.word)).collect();
    match option.values {
        Values::Switch | Values::Words(_) => {}
        Values::Number { least, most, .. } if option.values.is_short() => {
            parts.insert(0, format!("{least}-{most}"));
        }
        Values::Number { of, .. } => parts.insert(0, of.to_uppercase()),
        Values::Seat(_) => parts.push("SEAT".to_owned()),
        Values::Roles(roles) => parts.push(roles.join(",").to_uppercase()),
        Values::EachSeat { .. } => parts.push("A,B,…".to_owned()),
        Values::File => parts.push("FILE".to_owned()),
    }
    parts.join("|")
}

/// Returns the effect of an option, its rule and its default.
fn help<G: Offered>(option: &TableOption<G::Setup>) -> String {
    let what = G::option_text(option.key).help(chosen());
    let usual = dashed(&option.text(&G::Setup::usual(G::PLAYERS_USUAL)));
    format!("{} ({}) [{usual}]", what.trim_end_matches('.'), option.rule)
}

/// The presets as they are typed, the default first.
fn presets<G: Game>() -> Vec<String> {
    let least = kernel::options::players::<G::Setup>().0;
    G::Setup::presets(least).iter().map(|(name, _)| dashed(name)).collect()
}

/// Returns the specialty of each preset.
fn preset_help<G: Offered>(presets: &[String]) -> String {
    let told = presets.iter().filter_map(|typed| {
        let (_, what) = G::preset_text(chosen(), &typed.replace('-', "_"))?;
        Some(format!("{typed}: {}", what.trim_end_matches('.')))
    });
    format!("{} [{}]", told.collect::<Vec<_>>().join("; "), presets[0])
}

/// Returns the seat of a typed number: people count seats from 1, and records from 0.
fn seat_from_zero(typed: &str) -> Option<u8> {
    typed.parse::<u8>().ok()?.checked_sub(1)
}

/// Returns what can be typed for an option, for the sentence about a wrong value.
fn choices<S: SetupText>(option: &TableOption<S>) -> String {
    let mut parts: Vec<String> =
        option.values.words().iter().map(|word| dashed(word.word)).collect();
    let seats = format!("1–{}", kernel::options::players::<S>().1);
    match option.values {
        Values::Switch | Values::Words(_) | Values::File => {}
        Values::Number { least, most, .. } => parts.insert(0, format!("{least}–{most}")),
        Values::Seat(_) => parts.push(seats),
        Values::Roles(roles) => {
            parts.push(format!("{} ({seats})", roles.join(",").to_uppercase()));
        }
        Values::EachSeat { each, .. } => parts.push(format!("{},…", each.join(","))),
    }
    parts.join(", ")
}

/// Returns the typed value as records write it: `2` is short for `seat 1`, and commas separate the
/// values of several seats.
fn as_written(values: &Values, typed: &str) -> String {
    let parts: Vec<&str> = typed.split(',').collect();
    match values {
        Values::Seat(_) => match seat_from_zero(typed) {
            Some(seat) => format!("seat {seat}"),
            None => typed.replace('-', "_"),
        },
        Values::Roles(roles) if parts.len() == roles.len() => {
            let pairs = roles.iter().zip(parts).map(|(role, seat)| match seat_from_zero(seat) {
                Some(seat) => format!("{role} {seat}"),
                // Not a seat as people count; the mark keeps records from reading it as one.
                None => format!("{role} {seat}?"),
            });
            pairs.collect::<Vec<_>>().join(" ")
        }
        Values::EachSeat { .. } => typed.replace(',', " "),
        _ => typed.replace('-', "_"),
    }
}

impl<G: Offered> TableArguments<G> {
    /// Returns the setup of the table. It is valid; otherwise the error lists all problems.
    pub fn setup(&self, players: u8, lang: Lang) -> Result<G::Setup, CommandError> {
        let read = self.preset(players).map_err(|problem| vec![problem]);
        let read = read.and_then(|start| {
            let mut fields = start.fields();
            for option in G::table_options().filter(|option| !matches!(option.values, Values::File))
            {
                let typed = self.typed.iter().find(|(key, _)| *key == option.key);
                let field = fields.iter_mut().find(|(key, _)| key == option.key);
                if let (Some((_, typed)), Some((_, value))) = (typed, field) {
                    *value = as_written(&option.values, typed);
                }
            }
            G::Setup::from_fields(G::EDITION, &fields)
        });
        let sentence = |problem: &FieldProblem| self.misread(problem, lang);
        let mut setup = read.map_err(|problems| refusal(problems.iter().map(sentence)))?;
        for option in G::table_options().filter(|option| matches!(option.values, Values::File)) {
            if let Some((_, path)) = self.typed.iter().find(|(key, _)| *key == option.key) {
                read_file::<G>(&mut setup, option.key, Path::new(path), lang)?;
            }
        }
        match G::start(&setup) {
            Ok(_) => Ok(setup),
            Err(problems) => Err(refusal(problems.iter().map(|problem| {
                let mut why = G::setup_problem(lang, problem);
                if self.names_no_seat(problem.setting().as_deref(), players) {
                    why = format!("{why} {}", message(lang, &Message::SeatsAre { players }));
                }
                message(lang, &Message::InFile { file: problem.rule(), why: &why })
            }))),
        }
    }

    /// Returns the sentence for a setting that can't be read, with the values that can be typed.
    fn misread(&self, problem: &FieldProblem, lang: Lang) -> String {
        let FieldProblem::Misread(key, _) = problem else {
            return texts::record::field_problem(lang, problem);
        };
        let option = G::table_options().find(|option| option.key == key.as_str());
        let typed = self.typed.iter().find(|(typed, _)| *typed == key.as_str());
        let typed = typed.map(|(_, typed)| typed);
        let (text, known) = match (option, typed, &self.preset) {
            (Some(option), Some(typed), _) => (typed, choices::<G::Setup>(option)),
            (_, _, Some(preset)) if key == PRESET => (preset, presets::<G>().join(", ")),
            _ => return texts::record::field_problem(lang, problem),
        };
        let why = message(lang, &Message::NotOneOf { text, known: &known });
        let argument = format!("--{}", dashed(key));
        message(lang, &Message::BadValueBecause { argument: &argument, why: &why })
    }

    /// Returns `true` if this setting was typed and names a seat that the table doesn't have.
    fn names_no_seat(&self, key: Option<&str>, players: u8) -> bool {
        let option = G::table_options().find(|option| Some(option.key) == key);
        let names_seats = |values: &Values| matches!(values, Values::Seat(_) | Values::Roles(_));
        let typed = self.typed.iter().find(|(typed, _)| Some(*typed) == key);
        let (Some(option), Some((_, typed))) = (option, typed) else { return false };
        let mut seats = typed.split(',').filter_map(|seat| seat.parse::<u8>().ok());
        names_seats(&option.values) && seats.any(|seat| seat > players)
    }

    /// The setup to start from. What is named besides a preset overrides it.
    fn preset(&self, players: u8) -> Result<G::Setup, FieldProblem> {
        let Some(typed) = &self.preset else { return Ok(G::Setup::usual(players)) };
        let same = |name: &str| name == typed.replace('-', "_");
        let found = G::Setup::presets(players).into_iter().find(|(name, _)| same(name));
        found.map(|(_, setup)| setup).ok_or_else(|| {
            let misread = NotationError::new(typed, presets::<G>().join("|"));
            FieldProblem::Misread(PRESET.to_owned(), misread)
        })
    }
}

fn refusal(sentences: impl Iterator<Item = String>) -> CommandError {
    CommandError::Usage(sentences.collect::<Vec<_>>().join("\n"))
}

/// Takes an option from a file.
pub fn read_file<G: Offered>(
    setup: &mut G::Setup,
    key: &str,
    path: &Path,
    lang: Lang,
) -> Result<(), CommandError> {
    let source = files::read(path, lang)?;
    G::read_file(setup, key, &source.text, lang).map_err(|problems| {
        let told = |why: &String| message(lang, &Message::InFile { file: &source.name, why });
        CommandError::Wrong(problems.iter().map(told).collect::<Vec<_>>().join("\n"))
    })
}
