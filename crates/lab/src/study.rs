//! A study: a validated and completed plan, and the cells it consists of.

use crate::subject::Subject;
use kernel::{FieldProblem, SetupText};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The version of the data format that this crate reads and writes.
pub const DATA_VERSION: u32 = 1;

/// The definition of a study. It is stored next to the data as `study.json` and is all that is
/// needed to repeat the study.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Study {
    /// The version of the data format.
    pub version: u32,
    /// The name of the plan.
    pub name: String,
    /// The name of the game.
    pub game: String,
    /// The edition of the rules.
    pub edition: u8,
    /// The numbers of players. Detailed questions are about the first one.
    pub players: Vec<u8>,
    /// The bots by seat. If there are more seats than bots, the list repeats.
    pub bots: Vec<String>,
    /// The maximum number of games per main cell.
    pub games: u32,
    /// If given, a main cell stops once every win share is known to within this margin.
    pub until: Option<f64>,
    /// The seed of all random numbers.
    pub seed: u64,
    /// The questions.
    pub questions: Vec<PlanQuestion>,
    /// The bots of the skill matrix.
    pub skills: Vec<String>,
    /// The number of seconds a person thinks about a decision, used to estimate playing time.
    pub seconds_per_decision: f64,
    /// The turn limit. A longer game is stopped and counts as unfinished.
    pub turns_max: u32,
    /// One game in this many gets rows for its turns; 0 for none.
    pub turn_rows_every: u32,
    /// The variants to compare. The first is the base.
    pub variants: Vec<Variant>,
    /// The number of games per chunk of data.
    pub chunk: u32,
}

/// One way to play the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Variant {
    /// The name.
    pub name: String,
    /// The settings that differ from the defaults, without the number of players.
    pub fields: Vec<(String, String)>,
}

/// A question of a plan. Each question adds its own cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlanQuestion {
    /// Win shares, lengths and points. Always asked.
    Balance,
    /// The strength of each bot against each other.
    Skills,
    /// The worth of each card, ability and feat, measured with a bot that may not use it.
    Restricted,
    /// The difference between the moves of a decision.
    Decisions,
    /// The share of the result that the deal decides.
    Deal,
}

impl PlanQuestion {
    /// All questions.
    pub const ALL: [PlanQuestion; 5] = [
        PlanQuestion::Balance,
        PlanQuestion::Skills,
        PlanQuestion::Restricted,
        PlanQuestion::Decisions,
        PlanQuestion::Deal,
    ];

    /// Returns the name used in plans.
    pub const fn word(self) -> &'static str {
        match self {
            PlanQuestion::Balance => "balance",
            PlanQuestion::Skills => "skills",
            PlanQuestion::Restricted => "restricted",
            PlanQuestion::Decisions => "decisions",
            PlanQuestion::Deal => "deal",
        }
    }
}

/// A set of games that differ only in the deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cell {
    /// The number of the cell in the study.
    pub number: u16,
    /// The index of the variant.
    pub variant: usize,
    /// The number of players.
    pub players: u8,
    /// The role.
    pub role: Role,
    /// The maximum number of games.
    pub games: u32,
}

/// The role of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// The bots of the plan play.
    Main,
    /// One bot from the list of skills plays against a table of another.
    Skill {
        /// The single bot.
        challenger: usize,
        /// The bot at all other seats.
        field: usize,
    },
    /// One seat may not use a lever.
    Restricted {
        /// The index of the lever.
        lever: usize,
    },
    /// Every deal is played several times.
    Deal,
}

/// The number of times each deal is played in a cell about deals.
pub const REPLAYS: u32 = 8;
/// In a cell about deals, one decision in this many is random, so that replays differ at all.
pub const STRAY_EVERY: u32 = 12;
/// The number of games is divided by this for a cell of the skill matrix.
const SKILL_PART: u32 = 20;
/// The number of games is divided by this for a restricted cell.
const RESTRICTED_PART: u32 = 20;
/// The number of games is divided by this for the cell about deals.
const DEAL_PART: u32 = 5;
/// The minimum number of games per cell, unless the plan itself has fewer.
const CELL_MIN: u32 = 400;

impl Study {
    /// Returns `true` if the plan asks this question.
    pub fn asks(&self, question: PlanQuestion) -> bool {
        question == PlanQuestion::Balance || self.questions.contains(&question)
    }

    /// Returns all cells. `levers` tells for each lever whether a bot can be kept from using it.
    pub fn cells(&self, levers: &[bool]) -> Vec<Cell> {
        let mut cells = Vec::new();
        let mut add = |variant, players, role, games| {
            cells.push(Cell { number: cells.len() as u16, variant, players, role, games });
        };
        for variant in 0..self.variants.len() {
            for &players in &self.players {
                add(variant, players, Role::Main, self.games);
            }
        }
        let part = |part: u32| (self.games / part).max(CELL_MIN.min(self.games));
        let players = self.players[0];
        if self.asks(PlanQuestion::Skills) {
            for challenger in 0..self.skills.len() {
                for field in 0..self.skills.len() {
                    add(0, players, Role::Skill { challenger, field }, part(SKILL_PART));
                }
            }
        }
        if self.asks(PlanQuestion::Restricted) {
            for lever in (0..levers.len()).filter(|&lever| levers[lever]) {
                add(0, players, Role::Restricted { lever }, part(RESTRICTED_PART));
            }
        }
        if self.asks(PlanQuestion::Deal) {
            add(0, players, Role::Deal, part(DEAL_PART).next_multiple_of(REPLAYS));
        }
        cells
    }

    /// Returns the cells of a study of this game.
    pub fn cells_of<G: Subject>(&self) -> Result<Vec<Cell>, VariantProblem> {
        let setup = self.setup::<G>(0, self.players[0])?;
        let levers = G::levers(&setup);
        let can: Vec<bool> =
            (0..levers.len()).map(|lever| G::uses(&setup, lever).is_some()).collect();
        Ok(self.cells(&can))
    }

    /// Returns the setup of a variant at this number of players.
    pub fn setup<G: Subject>(
        &self,
        variant: usize,
        players: u8,
    ) -> Result<G::Setup, VariantProblem> {
        let mut fields = vec![("players".to_owned(), players.to_string())];
        fields.extend(self.variants[variant].fields.iter().cloned());
        let setup = G::Setup::from_fields(self.edition, &fields).map_err(VariantProblem::Fields)?;
        match G::start(&setup) {
            Ok(_) => Ok(setup),
            Err(problems) => {
                let told = problems.iter().map(ToString::to_string).collect();
                Err(VariantProblem::Rules { fields, told })
            }
        }
    }

    /// Returns a readable name for a cell.
    pub fn describe(&self, cell: &Cell) -> String {
        let variant = &self.variants[cell.variant].name;
        let table = format!("{variant}, {} players", cell.players);
        match cell.role {
            Role::Main => table,
            Role::Skill { challenger, field } => {
                format!("{table}, {} against {}", self.skills[challenger], self.skills[field])
            }
            Role::Restricted { lever } => format!("{table}, without lever {lever}"),
            Role::Deal => format!("{table}, every deal {REPLAYS} times"),
        }
    }

    /// Returns the study as JSON, as stored next to its data.
    pub fn to_json(&self) -> String {
        let mut text = serde_json::to_string_pretty(self).expect("a study is plain data");
        text.push('\n');
        text
    }
}

/// The reason that the settings of a variant are not a valid game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum VariantProblem {
    /// Settings that can't be parsed.
    Fields(Vec<FieldProblem>),
    /// Settings that the rules reject.
    Rules {
        /// The settings, so that a front end can explain the problem in the reader's language.
        fields: Vec<(String, String)>,
        /// The problems, for programmers.
        told: Vec<String>,
    },
}

impl fmt::Display for VariantProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sentences: Vec<String> = match self {
            VariantProblem::Fields(problems) => problems.iter().map(ToString::to_string).collect(),
            VariantProblem::Rules { told, .. } => told.clone(),
        };
        f.write_str(&sentences.join("; "))
    }
}

impl std::error::Error for VariantProblem {}
