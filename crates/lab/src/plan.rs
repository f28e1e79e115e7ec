//! Plans: TOML files that define a study. `docs/lab.md` specifies them.

use crate::study::{DATA_VERSION, PlanQuestion, Study, Variant, VariantProblem};
use crate::subject::Subject;
use bots::UnknownBotError;
use serde::Deserialize;
use std::fmt;
use std::path::{Path, PathBuf};

/// The default number of games per main cell.
const GAMES: u32 = 10_000;
/// The maximum number of games of a main cell that stops early.
const GAMES_UNTIL: u32 = 1_000_000;
/// The maximum number of games. Higher game numbers don't fit into the data.
const GAMES_MAX: u64 = 1 << 31;
const SECONDS_PER_DECISION: f64 = 10.0;
const TURNS_MAX: u32 = 2_000;
/// The smallest and largest chunk. A chunk must be big enough to write efficiently and small enough
/// that losing one is harmless.
const CHUNK: [u32; 2] = [16, 4_096];
const CHUNKS_WANTED: u32 = 64;
const VARIANTS_MAX: usize = 64;
const BOTS_MAX: usize = 16;

/// A plan as written in its file. Unknown keys are rejected, so that a typo doesn't go unnoticed.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlanFile {
    /// The name of the plan.
    pub name: Option<String>,
    /// The name of the game.
    pub game: String,
    /// The numbers of players.
    pub players: Option<OneOrMany<i64>>,
    /// The bots.
    pub bots: Option<OneOrMany<String>>,
    /// The number of games per cell.
    pub games: Option<i64>,
    /// The precision to which the win shares must be known.
    pub until: Option<String>,
    /// The seed of all random numbers.
    pub seed: Option<i64>,
    /// The questions.
    pub questions: Option<Vec<String>>,
    /// The bots of the skill matrix.
    pub skills: Option<Vec<String>>,
    /// The number of seconds a person thinks about a decision.
    pub seconds_per_decision: Option<f64>,
    /// The turn limit, after which a game is stopped.
    pub turns_max: Option<u32>,
    /// One game in this many gets rows for its turns.
    pub turn_rows_every: Option<u32>,
    /// Settings of every variant.
    #[serde(default)]
    pub options: toml::Table,
    /// The box file of every variant.
    #[serde(rename = "box")]
    pub card_box: Option<PathBuf>,
    /// The variants to compare.
    #[serde(default, rename = "variant")]
    pub variants: Vec<VariantFile>,
}

/// A variant as written in the file.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VariantFile {
    /// The name.
    pub name: String,
    /// Its settings.
    #[serde(default)]
    pub options: toml::Table,
    /// Its box file.
    #[serde(rename = "box")]
    pub card_box: Option<PathBuf>,
}

/// A value or a list of values.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(untagged)]
pub enum OneOrMany<T> {
    /// A value.
    One(T),
    /// A list.
    Many(Vec<T>),
}

impl<T: Clone> OneOrMany<T> {
    fn list(&self) -> Vec<T> {
        match self {
            OneOrMany::One(one) => vec![one.clone()],
            OneOrMany::Many(many) => many.clone(),
        }
    }
}

/// The reason that a plan can't be used.
#[derive(Clone, PartialEq, Debug)]
pub enum PlanProblem {
    /// The file doesn't follow the format. Holds the position and the reason.
    Misread(String),
    /// There is no such game.
    Game(String),
    /// The game doesn't support this number of players.
    Players {
        /// The number in the plan.
        wanted: i64,
        /// The minimum.
        least: u8,
        /// The maximum.
        most: u8,
    },
    /// There is no such bot, or its play depends on time.
    Bot(UnknownBotError),
    /// There is no such question.
    Question(String),
    /// A number is out of range. Holds its key.
    Number(&'static str),
    /// A list is empty or too long. Holds its key.
    List(&'static str),
    /// Two variants have the same name.
    VariantTwice(String),
    /// The settings of a variant are not a valid game.
    Setup {
        /// The name of the variant.
        variant: String,
        /// The problem.
        fault: VariantProblem,
    },
    /// This game has no boxes.
    NoBoxes,
    /// A box file can't be read or used. Holds the path and the reason.
    Box(PathBuf, String),
}

impl fmt::Display for PlanProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlanProblem::Misread(why) => write!(f, "the plan can't be read: {why}"),
            PlanProblem::Game(name) => write!(f, "there is no game ‘{name}’"),
            PlanProblem::Players { wanted, least, most } => {
                write!(f, "{wanted} players can't play this game, only {least} to {most}")
            }
            PlanProblem::Bot(unknown) => unknown.fmt(f),
            PlanProblem::Question(word) => {
                let known = PlanQuestion::ALL.map(PlanQuestion::word).join(", ");
                write!(f, "there is no question ‘{word}’; known are {known}")
            }
            PlanProblem::Number(key) => write!(f, "‘{key}’ is not a number that can be there"),
            PlanProblem::List(key) => write!(f, "‘{key}’ is empty or too long"),
            PlanProblem::VariantTwice(name) => write!(f, "two variants are called ‘{name}’"),
            PlanProblem::Setup { variant, fault } => write!(f, "variant ‘{variant}’: {fault}"),
            PlanProblem::NoBoxes => write!(f, "this game has no box files"),
            PlanProblem::Box(path, why) => write!(f, "{}: {why}", path.display()),
        }
    }
}

impl std::error::Error for PlanProblem {}

impl PlanFile {
    /// Parses the text of a plan.
    pub fn parse(text: &str) -> Result<PlanFile, PlanProblem> {
        toml::from_str(text).map_err(|error| PlanProblem::Misread(one_line(&error, text)))
    }

    /// Validates the plan and fills in the defaults. Box files are looked up relative to `folder`,
    /// the folder of the plan.
    pub fn resolve<G: Subject>(&self, folder: &Path) -> Result<Study, PlanProblem> {
        let players = self.players::<G>()?;
        let bots = list_of_bots::<G>("bots", self.bots.as_ref().map(OneOrMany::list))?
            .unwrap_or_else(|| vec![G::DEFAULT_BOT.to_owned()]);
        let skills = list_of_bots::<G>("skills", self.skills.clone())?
            .unwrap_or_else(|| ["random", "greedy", "keen"].map(str::to_owned).to_vec());
        let until = self.until.as_deref().map(percent).transpose()?;
        let games = match self.games {
            None if until.is_some() => GAMES_UNTIL,
            None => GAMES,
            Some(games) => u64::try_from(games)
                .ok()
                .filter(|games| (1..GAMES_MAX).contains(games))
                .ok_or(PlanProblem::Number("games"))? as u32,
        };
        let seed =
            u64::try_from(self.seed.unwrap_or(1)).map_err(|_| PlanProblem::Number("seed"))?;
        let seconds = self.seconds_per_decision.unwrap_or(SECONDS_PER_DECISION);
        if !(seconds > 0.0 && seconds <= 3600.0) {
            return Err(PlanProblem::Number("seconds_per_decision"));
        }
        let turns_max = self.turns_max.unwrap_or(TURNS_MAX);
        if turns_max == 0 {
            return Err(PlanProblem::Number("turns_max"));
        }
        let study = Study {
            version: DATA_VERSION,
            name: self.name.clone().unwrap_or_else(|| "study".to_owned()),
            game: G::NAME.to_owned(),
            edition: G::EDITION,
            players,
            bots,
            games,
            until,
            seed,
            questions: self.questions()?,
            skills,
            seconds_per_decision: seconds,
            turns_max,
            turn_rows_every: self.turn_rows_every.unwrap_or(1),
            variants: self.variants::<G>(folder)?,
            chunk: games.div_ceil(CHUNKS_WANTED).next_power_of_two().clamp(CHUNK[0], CHUNK[1]),
        };
        check_setups::<G>(&study)?;
        Ok(study)
    }

    fn players<G: Subject>(&self) -> Result<Vec<u8>, PlanProblem> {
        let [least, most] = G::COUNTS;
        let wanted = self.players.as_ref().map(OneOrMany::list);
        let wanted = wanted.unwrap_or_else(|| vec![i64::from(most.min(4))]);
        let mut players = Vec::new();
        for wanted in wanted {
            match u8::try_from(wanted) {
                Ok(count) if (least..=most).contains(&count) => players.push(count),
                _ => return Err(PlanProblem::Players { wanted, least, most }),
            }
        }
        let repeated = (1..players.len()).any(|at| players[..at].contains(&players[at]));
        if players.is_empty() || repeated {
            return Err(PlanProblem::List("players"));
        }
        Ok(players)
    }

    fn questions(&self) -> Result<Vec<PlanQuestion>, PlanProblem> {
        let Some(words) = &self.questions else { return Ok(PlanQuestion::ALL.to_vec()) };
        let find = |word: &String| {
            let found = PlanQuestion::ALL.into_iter().find(|question| question.word() == word);
            found.ok_or_else(|| PlanProblem::Question(word.clone()))
        };
        let asked: Vec<PlanQuestion> = words.iter().map(find).collect::<Result<_, _>>()?;
        Ok(PlanQuestion::ALL.into_iter().filter(|question| asked.contains(question)).collect())
    }

    fn variants<G: Subject>(&self, folder: &Path) -> Result<Vec<Variant>, PlanProblem> {
        let default = [VariantFile {
            name: "default".to_owned(),
            options: toml::Table::new(),
            card_box: None,
        }];
        let written = if self.variants.is_empty() { &default[..] } else { &self.variants };
        if written.len() > VARIANTS_MAX {
            return Err(PlanProblem::List("variant"));
        }
        let mut variants: Vec<Variant> = Vec::new();
        for variant in written {
            if variants.iter().any(|other| other.name == variant.name) {
                return Err(PlanProblem::VariantTwice(variant.name.clone()));
            }
            let mut fields = Vec::new();
            if let Some(file) = variant.card_box.as_ref().or(self.card_box.as_ref()) {
                fields = read_box::<G>(&folder.join(file))?;
            }
            for (key, value) in self.options.iter().chain(&variant.options) {
                set(&mut fields, key, value);
            }
            let name = if variant.name == "default" { "changed" } else { &variant.name };
            G::complete(&mut fields, name);
            variants.push(Variant { name: variant.name.clone(), fields });
        }
        Ok(variants)
    }
}

/// Sets or replaces a key. A table in a plan becomes keys with dots.
fn set(fields: &mut Vec<(String, String)>, key: &str, value: &toml::Value) {
    let text = match value {
        toml::Value::Table(table) => {
            for (below, value) in table {
                set(fields, &format!("{key}.{below}"), value);
            }
            return;
        }
        toml::Value::String(text) => text.clone(),
        toml::Value::Boolean(true) => "on".to_owned(),
        toml::Value::Boolean(false) => "off".to_owned(),
        other => other.to_string(),
    };
    match fields.iter_mut().find(|(own, _)| own == key) {
        Some((_, old)) => *old = text,
        None => fields.push((key.to_owned(), text)),
    }
}

fn read_box<G: Subject>(path: &Path) -> Result<Vec<(String, String)>, PlanProblem> {
    let bad = |why: String| PlanProblem::Box(path.to_owned(), why);
    let text = std::fs::read_to_string(path).map_err(|error| bad(error.to_string()))?;
    match G::box_fields(&text) {
        None => Err(PlanProblem::NoBoxes),
        Some(Ok(fields)) => Ok(fields),
        Some(Err(problems)) => Err(bad(problems.join("; "))),
    }
}

fn check_setups<G: Subject>(study: &Study) -> Result<(), PlanProblem> {
    for (index, variant) in study.variants.iter().enumerate() {
        for &players in &study.players {
            study
                .setup::<G>(index, players)
                .map_err(|fault| PlanProblem::Setup { variant: variant.name.clone(), fault })?;
        }
    }
    Ok(())
}

fn list_of_bots<G: Subject>(
    key: &'static str,
    names: Option<Vec<String>>,
) -> Result<Option<Vec<String>>, PlanProblem> {
    let Some(names) = names else { return Ok(None) };
    if names.is_empty() || names.len() > BOTS_MAX {
        return Err(PlanProblem::List(key));
    }
    for name in &names {
        // No clock is given, because a game that depends on time can't be reproduced.
        G::bot(name, bots::BotConfig::seed(0)).map_err(PlanProblem::Bot)?;
    }
    Ok(Some(names))
}

/// Returns the numbers that a key of a plan can have, in figures.
pub fn range(key: &str) -> String {
    match key {
        "games" => format!("1–{}", GAMES_MAX - 1),
        "seconds_per_decision" => "0 < N ≤ 3600".to_owned(),
        "until" => "0.01%–50%".to_owned(),
        "turns_max" => "N ≥ 1".to_owned(),
        _ => "N ≥ 0".to_owned(),
    }
}

/// Parses a percentage such as `0.5 %`.
pub(crate) fn percent(text: &str) -> Result<f64, PlanProblem> {
    let number = text.strip_suffix('%').map(str::trim).and_then(|number| number.parse().ok());
    number
        .filter(|number: &f64| (0.01..=50.0).contains(number))
        .map(|number| number / 100.0)
        .ok_or(PlanProblem::Number("until"))
}

/// Formats a parse error as one line: position and reason.
pub(crate) fn one_line(error: &toml::de::Error, text: &str) -> String {
    let line = error.span().map(|span| {
        let before = text.get(..span.start).unwrap_or(text);
        1 + before.bytes().filter(|&byte| byte == b'\n').count()
    });
    let why = error.message().lines().collect::<Vec<_>>().join(" ");
    line.map_or_else(|| why.clone(), |line| format!("line {line}: {why}"))
}
