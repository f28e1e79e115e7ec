//! Opens new tables and restores stored ones, with the types of their game.

use super::game::{Playable, effort};
use super::live::{AnyTable, Live};
use super::problem::{
    connection_problem_of, internal, no_such_bot, no_such_game, open_problems, setting_problems,
};
use super::request::NewTableRequest;
use dealer::Seed;
use kernel::Game;
use kernel::notation::{hex, hex32};
use std::fmt;
use store::StoredTable;
use table::{Chair, Opening, Person, RestoreProblem, Table};
use texts::Lang;
use texts::table::ConnectionProblem;
use wire::{Code, Problem};

/// The longest absence timeout of a table; meanwhile it stays in memory.
const AWAY_MS_MAX: u64 = 24 * 3_600_000;

/// Returns a new table with its seed, not stored yet.
pub(crate) fn open(
    request: &NewTableRequest,
    owner: Person,
    seed: Seed,
    now_ms: u64,
    lang: Lang,
) -> Result<Box<dyn AnyTable>, Problem> {
    for chair in &request.chairs {
        match chair {
            Chair::Person(person) if *person != owner => {
                return Err(connection_problem_of(
                    Code::Forbidden,
                    lang,
                    &ConnectionProblem::SomebodyElse,
                ));
            }
            Chair::Bot(level) if effort(level.name()).is_none() => {
                return Err(no_such_bot(lang, level.name()));
            }
            _ => {}
        }
    }
    if effort(request.options.level.name()).is_none() {
        return Err(no_such_bot(lang, request.options.level.name()));
    }
    if request.options.away_ms.is_some_and(|away_ms| away_ms > AWAY_MS_MAX) {
        return Err(connection_problem_of(Code::Refused, lang, &ConnectionProblem::AwayTooLong));
    }
    let game = request.game.as_str();
    games::with_game!(game, G => open_as::<G>(request, owner, seed, now_ms, lang))
        .unwrap_or_else(|| Err(no_such_game(lang, game)))
}

fn open_as<G: Playable>(
    request: &NewTableRequest,
    owner: Person,
    seed: Seed,
    now_ms: u64,
    lang: Lang,
) -> Result<Box<dyn AnyTable>, Problem> {
    let opening = Opening::<G> {
        setup: setting_problems::<G>(lang, &request.setup)?,
        options: request.options.clone(),
        owner: Some(owner),
        chairs: request.chairs.clone(),
        prelude: Vec::new(),
    };
    let opened = Table::open(opening, seed, now_ms);
    let (table, _) = opened.map_err(|problems| open_problems(lang, &problems))?;
    Ok(Box::new(Live::new(table)))
}

/// The reason why a stored log is not the log of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LogProblem {
    /// There is no such game here.
    UnknownGame(String),
    /// A line does not follow from those before it.
    Lines(String),
    /// The log is not as long as the list of tables says.
    Length {
        /// The number of its lines.
        found: u64,
        /// The number of lines in the list.
        listed: u64,
    },
    /// The phase of the game differs from the list of tables.
    Phase {
        /// The phase by its log.
        found: String,
        /// The phase in the list.
        listed: String,
    },
}

impl LogProblem {
    /// Converts the error of a table of any game.
    pub(crate) fn lines<G: Game>(problem: RestoreProblem<G>) -> LogProblem {
        LogProblem::Lines(problem.to_string())
    }
}

impl fmt::Display for LogProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LogProblem::UnknownGame(game) => write!(f, "there is no game ‘{game}’"),
            LogProblem::Lines(why) => f.write_str(why),
            LogProblem::Length { found, listed } => {
                write!(f, "its log has {found} lines, not {listed}")
            }
            LogProblem::Phase { found, listed } => {
                write!(f, "by its log it is ‘{found}’, by the list of tables ‘{listed}’")
            }
        }
    }
}

impl std::error::Error for LogProblem {}

pub(crate) fn restore(stored: StoredTable) -> Result<Box<dyn AnyTable>, LogProblem> {
    let game = stored.row.game.clone();
    games::with_game!(game.as_str(), G => restore_as::<G>(stored))
        .unwrap_or_else(|| Err(LogProblem::UnknownGame(game)))
}

/// Replays a stored table by the rules of its game.
pub fn replay(stored: StoredTable) -> Result<(), LogProblem> {
    let sequence = stored.row.sequence;
    let phase = stored.row.summary.phase.clone();
    let table = restore(stored)?;
    let found = table.summary().phase;
    if table.sequence() != sequence {
        return Err(LogProblem::Length { found: table.sequence(), listed: sequence });
    }
    if found != phase {
        return Err(LogProblem::Phase { found, listed: phase });
    }
    Ok(())
}

fn restore_as<G: Playable>(stored: StoredTable) -> Result<Box<dyn AnyTable>, LogProblem> {
    crate::faults::trip_lines("restore", &stored.lines);
    let seed = seed_of(&stored.seed);
    let table = Table::<G>::restore(seed, stored.lines).map_err(LogProblem::lines)?;
    Ok(Box::new(Live::new(table)))
}

fn seed_of(bytes: &[u8; 32]) -> Seed {
    Seed::from_hex(&hex(bytes)).expect("32 bytes are a seed")
}

/// Returns a random secret seed, and its bytes for the store.
pub(crate) fn fresh_seed(lang: Lang) -> Result<(Seed, [u8; 32]), Problem> {
    let seed = Seed::fresh().map_err(|_| internal(lang))?;
    let bytes = hex32(&seed.hex()).expect("a seed is 32 bytes");
    Ok((seed, bytes))
}
