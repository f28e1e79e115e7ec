//! Targets: TOML files that define the goals of a balance search and the settings it may change.

use crate::measures::Measures;
use crate::plan::{OneOrMany, PlanFile, PlanProblem, one_line};
use crate::study::{PlanQuestion, Study, VariantProblem};
use crate::subject::Subject;
use serde::Deserialize;
use std::fmt;
use std::path::{Path, PathBuf};

/// The default number of settings to try.
const SETTINGS_MAX: usize = 60;
/// The default number of games per setting.
const GAMES: i64 = 4_000;

/// A target as written in its file.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TargetFile {
    /// The name of the game.
    pub game: String,
    /// The numbers of players.
    pub players: Option<OneOrMany<i64>>,
    /// The bots.
    pub bots: Option<OneOrMany<String>>,
    /// The number of games per setting.
    pub games: Option<i64>,
    /// The seed of all random numbers.
    pub seed: Option<i64>,
    /// The maximum number of settings to try.
    pub settings_max: Option<usize>,
    /// The options at which the search starts.
    #[serde(default)]
    pub options: toml::Table,
    /// The box file at which the search starts.
    #[serde(rename = "box")]
    pub card_box: Option<PathBuf>,
    /// The goals.
    #[serde(default, rename = "goal")]
    pub goals: Vec<GoalFile>,
    /// The settings that may change, each with its list of values.
    #[serde(default)]
    pub space: toml::Table,
}

/// A goal as written in the file.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GoalFile {
    /// A prefix that selects figures by name.
    pub figure: String,
    /// The lower bound.
    pub low: Bound,
    /// The upper bound.
    pub high: Bound,
    /// The weight of the goal.
    pub weight: Option<f64>,
}

/// A number, or a share in percent.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(untagged)]
pub enum Bound {
    /// A number.
    Number(f64),
    /// `18 %`.
    Share(String),
}

/// The reason that a target can't be used.
#[derive(Clone, PartialEq, Debug)]
pub enum TargetProblem {
    /// The file doesn't follow the format. Holds the position and the reason.
    Misread(String),
    /// A part that targets share with plans is invalid.
    Plan(PlanProblem),
    /// The target has no goal.
    NoGoal,
    /// The target has no setting that may change.
    NoSpace,
    /// A goal's bounds are not a range. Holds the goal's figure.
    Range(String),
    /// No figure has a name with this prefix.
    NoFigure(String),
    /// A setting of the space has no list of values.
    NotAList(String),
    /// A value of the space is not a valid game, even alone.
    Setting(String, VariantProblem),
}

impl fmt::Display for TargetProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TargetProblem::Misread(why) => write!(f, "the target can't be read: {why}"),
            TargetProblem::Plan(problem) => problem.fmt(f),
            TargetProblem::NoGoal => write!(f, "the target has no [[goal]]"),
            TargetProblem::NoSpace => {
                write!(f, "the target has no [space]: name settings and their values")
            }
            TargetProblem::Range(name) => write!(f, "the goal ‘{name}’ needs low below high"),
            TargetProblem::NoFigure(name) => write!(f, "no figure begins with ‘{name}’"),
            TargetProblem::NotAList(key) => {
                write!(f, "‘{key}’ in [space] needs a list of values")
            }
            TargetProblem::Setting(what, fault) => write!(f, "{what}: {fault}"),
        }
    }
}

impl std::error::Error for TargetProblem {}

impl From<PlanProblem> for TargetProblem {
    fn from(problem: PlanProblem) -> Self {
        TargetProblem::Plan(problem)
    }
}

/// A validated goal.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Goal {
    pub(super) figure: String,
    pub(super) low: f64,
    pub(super) high: f64,
    pub(super) weight: f64,
}

/// A validated target.
#[derive(Clone, PartialEq, Debug)]
pub struct Target {
    pub(super) study: Study,
    pub(super) goals: Vec<Goal>,
    pub(super) space: Vec<(String, Vec<toml::Value>)>,
    pub(super) settings_max: usize,
    pub(super) plan: PlanFile,
    pub(super) folder: PathBuf,
}

impl TargetFile {
    /// Parses the text of a target.
    pub fn parse(text: &str) -> Result<TargetFile, TargetProblem> {
        toml::from_str(text).map_err(|error| TargetProblem::Misread(one_line(&error, text)))
    }

    /// Validates the target. Box files are looked up relative to `folder`, the folder of the
    /// target.
    pub fn resolve<G: Subject>(&self, folder: &Path) -> Result<Target, TargetProblem> {
        let plan = PlanFile {
            name: Some("balance".to_owned()),
            game: self.game.clone(),
            players: self.players.clone(),
            bots: self.bots.clone(),
            games: Some(self.games.unwrap_or(GAMES)),
            until: None,
            seed: self.seed,
            questions: Some(vec![PlanQuestion::Balance.word().to_owned()]),
            skills: None,
            seconds_per_decision: None,
            turns_max: None,
            turn_rows_every: Some(0),
            options: self.options.clone(),
            card_box: self.card_box.clone(),
            variants: Vec::new(),
        };
        let study = plan.resolve::<G>(folder)?;
        if self.goals.is_empty() {
            return Err(TargetProblem::NoGoal);
        }
        let goals = self.goals.iter().map(goal).collect::<Result<Vec<Goal>, _>>()?;
        check_goals::<G>(&study, &goals)?;
        let mut space = Vec::new();
        flatten("", &self.space, &mut space)?;
        if space.is_empty() {
            return Err(TargetProblem::NoSpace);
        }
        let settings_max = self.settings_max.unwrap_or(SETTINGS_MAX).max(1);
        let folder = folder.to_owned();
        let target = Target { study, goals, space, settings_max, plan, folder };
        for (key, values) in &target.space {
            for value in values {
                target.setting::<G>(&[(key.clone(), value.clone())]).map_err(|fault| {
                    TargetProblem::Setting(format!("{key} = {}", plain(value)), fault)
                })?;
            }
        }
        Ok(target)
    }
}

fn goal(written: &GoalFile) -> Result<Goal, TargetProblem> {
    let bound = |bound: &Bound| match bound {
        Bound::Number(number) => Some(*number),
        Bound::Share(text) => {
            text.strip_suffix('%')?.trim().parse::<f64>().ok().map(|number| number / 100.0)
        }
    };
    let range = bound(&written.low).zip(bound(&written.high)).filter(|(low, high)| low < high);
    let (low, high) = range.ok_or_else(|| TargetProblem::Range(written.figure.clone()))?;
    let weight = written.weight.unwrap_or(1.0).max(0.0);
    Ok(Goal { figure: written.figure.clone(), low, high, weight })
}

fn check_goals<G: Subject>(study: &Study, goals: &[Goal]) -> Result<(), TargetProblem> {
    let fault = |fault| {
        TargetProblem::Plan(PlanProblem::Setup { variant: study.variants[0].name.clone(), fault })
    };
    let setup = study.setup::<G>(0, study.players[0]).map_err(fault)?;
    let levers = G::levers(&setup);
    let keys = figure_keys::<G>(&levers);
    for goal in goals {
        if !keys.iter().any(|key| key.starts_with(&goal.figure)) {
            return Err(TargetProblem::NoFigure(goal.figure.clone()));
        }
    }
    Ok(())
}

/// Returns the names that figures can have.
fn figure_keys<G: Subject>(levers: &[crate::subject::Lever]) -> Vec<String> {
    let measures = Measures::new::<G>(G::COUNTS[1], levers);
    let mut keys: Vec<String> =
        measures.named::<G>(levers).into_iter().map(|named| named.key).collect();
    for group in G::GROUPS {
        keys.extend(group.values.iter().map(|value| format!("win/{}/{value}", group.name)));
    }
    keys
}

fn flatten(
    prefix: &str,
    table: &toml::Table,
    space: &mut Vec<(String, Vec<toml::Value>)>,
) -> Result<(), TargetProblem> {
    for (key, value) in table {
        let key = format!("{prefix}{key}");
        match value {
            toml::Value::Array(values) if !values.is_empty() => {
                space.push((key, values.clone()));
            }
            toml::Value::Table(below) => flatten(&format!("{key}."), below, space)?,
            _ => return Err(TargetProblem::NotAList(key)),
        }
    }
    Ok(())
}

pub(super) fn plain(value: &toml::Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}
