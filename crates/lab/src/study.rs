//! A study: a plan that was checked and completed, and the cells that it consists of.

use crate::subject::Subject;
use kernel::{FieldProblem, SetupText};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The version of the data that this crate reads and writes.
pub const DATA_VERSION: u32 = 1;

/// What is studied. It lies beside the data as `study.json` and is all that is needed to repeat it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Study {
    /// The version of the data.
    pub version: u32,
    /// What the plan is called.
    pub name: String,
    /// Which game.
    pub game: String,
    /// By which edition of its rules.
    pub edition: u8,
    /// The player counts, the first being the one that detailed questions are about.
    pub players: Vec<u8>,
    /// The bots by seat, from the first again if there are more seats.
    pub bots: Vec<String>,
    /// How many games each main cell has at most.
    pub games: u32,
    /// If given, a main cell stops once every win share is known to plus or minus this.
    pub until: Option<f64>,
    /// What all randomness follows from.
    pub seed: u64,
    /// What is asked.
    pub questions: Vec<Question>,
    /// The bots of the matrix of skills.
    pub skills: Vec<String>,
    /// How long a person thinks about a decision, to turn decisions into minutes.
    pub seconds_per_decision: f64,
    /// A game that goes on past this many turns is stopped and counts as unfinished.
    pub turns_max: u32,
    /// Every how many games there are rows for turns; 0 for none.
    pub turn_rows_every: u32,
    /// What is compared, the first being the base.
    pub variants: Vec<Variant>,
    /// How many games a chunk of data has.
    pub chunk: u32,
}

/// One way to play the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Variant {
    /// What it is called.
    pub name: String,
    /// The settings that differ from the defaults, without the number of players.
    pub fields: Vec<(String, String)>,
}

/// A question of a plan. Each makes cells of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Who wins, how long, by which points. Always asked.
    Balance,
    /// Which bot beats which.
    Skills,
    /// What is each card, ability and feat worth to a bot that may not use it?
    Restricted,
    /// How different are the moves of a decision?
    Decisions,
    /// Which share of the result does the deal decide?
    Deal,
}

impl Question {
    /// All questions.
    pub const ALL: [Question; 5] = [
        Question::Balance,
        Question::Skills,
        Question::Restricted,
        Question::Decisions,
        Question::Deal,
    ];

    /// Its name in a plan.
    pub const fn word(self) -> &'static str {
        match self {
            Question::Balance => "balance",
            Question::Skills => "skills",
            Question::Restricted => "restricted",
            Question::Decisions => "decisions",
            Question::Deal => "deal",
        }
    }
}

/// A number of games that have everything in common but the deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cell {
    /// Which cell of the study.
    pub number: u16,
    /// Which variant.
    pub variant: usize,
    /// How many play.
    pub players: u8,
    /// What it is for.
    pub role: Role,
    /// How many games it has at most.
    pub games: u32,
}

/// What a cell is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// The bots of the plan play.
    Main,
    /// One bot of the list of skills plays against a table of another.
    Skill {
        /// The one.
        challenger: usize,
        /// The others.
        field: usize,
    },
    /// One seat may not use a lever.
    Restricted {
        /// Which.
        lever: usize,
    },
    /// Every deal is played several times.
    Deal,
}

/// How often a deal is played in a cell about deals.
pub const REPLAYS: u32 = 8;
/// In a cell about deals, one decision in so many is random, so that replays differ at all.
pub const STRAY_EVERY: u32 = 12;
/// A cell of the matrix of skills has this part of the games.
const SKILL_PART: u32 = 20;
/// A restricted cell has this part of the games.
const RESTRICTED_PART: u32 = 20;
/// The cell about deals has this part of the games.
const DEAL_PART: u32 = 5;
/// No cell is smaller, unless the plan itself is.
const CELL_MIN: u32 = 400;

impl Study {
    /// Whether the plan asks this.
    pub fn asks(&self, question: Question) -> bool {
        question == Question::Balance || self.questions.contains(&question)
    }

    /// Everything that is played. `levers` says for each lever whether a bot can be kept from it.
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
        if self.asks(Question::Skills) {
            for challenger in 0..self.skills.len() {
                for field in 0..self.skills.len() {
                    add(0, players, Role::Skill { challenger, field }, part(SKILL_PART));
                }
            }
        }
        if self.asks(Question::Restricted) {
            for lever in (0..levers.len()).filter(|&lever| levers[lever]) {
                add(0, players, Role::Restricted { lever }, part(RESTRICTED_PART));
            }
        }
        if self.asks(Question::Deal) {
            add(0, players, Role::Deal, part(DEAL_PART).next_multiple_of(REPLAYS));
        }
        cells
    }

    /// The cells of a study of this game.
    pub fn cells_of<G: Subject>(&self) -> Result<Vec<Cell>, SetupFault> {
        let setup = self.setup::<G>(0, self.players[0])?;
        let levers = G::levers(&setup);
        let can: Vec<bool> =
            (0..levers.len()).map(|lever| G::uses(&setup, lever).is_some()).collect();
        Ok(self.cells(&can))
    }

    /// The setup of a variant at a table of this size.
    pub fn setup<G: Subject>(&self, variant: usize, players: u8) -> Result<G::Setup, SetupFault> {
        let mut fields = vec![("players".to_owned(), players.to_string())];
        fields.extend(self.variants[variant].fields.iter().cloned());
        let setup = G::Setup::from_fields(self.edition, &fields).map_err(SetupFault::Fields)?;
        match G::start(&setup) {
            Ok(_) => Ok(setup),
            Err(problems) => {
                let told = problems.iter().map(ToString::to_string).collect();
                Err(SetupFault::Rules { fields, told })
            }
        }
    }

    /// A name for a cell that people understand.
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

    /// The study as it is written beside its data.
    pub fn to_json(&self) -> String {
        let mut text = serde_json::to_string_pretty(self).expect("a study is plain data");
        text.push('\n');
        text
    }
}

/// Why the settings of a variant are no game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupFault {
    /// Settings that can't be read.
    Fields(Vec<FieldProblem>),
    /// Settings that the rules refuse.
    Rules {
        /// The settings, so that a reader's own language can tell what is wrong with them.
        fields: Vec<(String, String)>,
        /// What is wrong, for programmers.
        told: Vec<String>,
    },
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sentences: Vec<String> = match self {
            SetupFault::Fields(problems) => problems.iter().map(ToString::to_string).collect(),
            SetupFault::Rules { told, .. } => told.clone(),
        };
        f.write_str(&sentences.join("; "))
    }
}

impl std::error::Error for SetupFault {}
