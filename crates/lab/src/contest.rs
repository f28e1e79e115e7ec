//! The games and bots of a match.

use crate::engine::{self, EngineBot};
use bots::{
    BadWeights, Bot, BotConfig, Clock, Insight, Judge, Net, NetProblem, Nets, UnknownBotError,
    Weights,
};
use kernel::SetupText;
use std::sync::Arc;
use std::time::Instant;
use std::{fmt, io};

/// A game in which bots compete: any game with an `Insight`.
pub trait Contest: Insight<Setup: Send + Sync> + Sync {
    /// Returns the setup with every option at its default.
    fn table(players: u8) -> Self::Setup {
        Self::Setup::usual(players)
    }
}

impl<G: Insight<Setup: Send + Sync> + Sync> Contest for G {}

/// The reason that a name doesn't give a bot.
#[derive(Debug)]
pub enum ContestantProblem {
    /// No bot has this name.
    Bot(UnknownBotError),
    /// The file after `%` can't be read.
    Unreadable {
        /// The path.
        file: String,
        /// The error.
        error: io::Error,
    },
    /// An external program can't play, or failed during a game.
    Engine {
        /// The command that starts it.
        command: String,
        /// The reason.
        why: String,
    },
    /// The file after `%` can't be parsed as weights.
    Weights {
        /// The path.
        file: String,
        /// The problem.
        problem: BadWeights,
    },
    /// The file after `%` can't be parsed as nets.
    Nets {
        /// The path.
        file: String,
        /// The problem.
        problem: NetProblem,
    },
}

impl fmt::Display for ContestantProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ContestantProblem::Bot(unknown) => unknown.fmt(f),
            ContestantProblem::Unreadable { file, error } => {
                write!(f, "the file ‘{file}’ can't be read: {error}")
            }
            ContestantProblem::Engine { command, why } => {
                write!(f, "the engine ‘{command}’ can't play: {why}")
            }
            ContestantProblem::Weights { file, problem } => {
                write!(f, "‘{file}’ is not a file of weights: {problem}")
            }
            ContestantProblem::Nets { file, problem } => {
                write!(f, "‘{file}’ is not a file of nets: {problem}")
            }
        }
    }
}

impl std::error::Error for ContestantProblem {}

impl From<UnknownBotError> for ContestantProblem {
    fn from(unknown: UnknownBotError) -> Self {
        ContestantProblem::Bot(unknown)
    }
}

/// Creates the bot with this name for a match. After `%`, a name may give a file of weights or
/// nets: `search:1000%my-weights.txt`. With `%linear`, a bot judges by the built-in weights even
/// where there is a net. `engine:COMMAND` is an external program.
pub fn contestant<G: Contest>(
    name: &str,
    seed: u64,
) -> Result<Box<dyn Bot<G> + Send>, ContestantProblem> {
    if let Some(command) = name.strip_prefix(engine::PREFIX) {
        let started = EngineBot::start(command, seed);
        let bot = started.map_err(|error| engine_problem(command, &error.to_string()))?;
        return Ok(Box::new(bot));
    }
    let (bare, judge) = match name.split_once('%') {
        Some((bare, file)) => (bare, Some(judge_in::<G>(file)?)),
        None => (name, None),
    };
    Ok(G::bot(bare, BotConfig { seed, clock: Some(wall_clock()), judge })?)
}

/// Builds the error for a program that can't play.
pub(crate) fn engine_problem(command: &str, why: &str) -> ContestantProblem {
    let command = command.strip_prefix(engine::PREFIX).unwrap_or(command);
    ContestantProblem::Engine { command: command.to_owned(), why: why.to_owned() }
}

fn judge_in<G: Contest>(file: &str) -> Result<Judge, ContestantProblem> {
    let mut judge = G::judge().without_nets();
    if file == "linear" {
        return Ok(judge);
    }
    let named = || file.to_owned();
    let bytes = std::fs::read(file)
        .map_err(|error| ContestantProblem::Unreadable { file: named(), error })?;
    if bytes.starts_with(b"emberwake net") {
        let nets = Net::read_all(&bytes, G::NAME)
            .map_err(|problem| ContestantProblem::Nets { file: named(), problem })?;
        judge.nets = Some(Arc::new(Nets::new(nets)));
    } else {
        let text = String::from_utf8_lossy(&bytes);
        let weights = Weights::parse(G::weights().names(), &text)
            .map_err(|problem| ContestantProblem::Weights { file: named(), problem })?;
        judge = Judge::linear(weights);
    }
    Ok(judge)
}

/// Returns a clock of this machine, for bots with a time budget.
pub fn wall_clock() -> Clock {
    let start = Instant::now();
    Arc::new(move || start.elapsed().as_millis() as u64)
}
