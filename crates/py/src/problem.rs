//! The problems with values that Python passes. Each becomes a `ValueError` that says what is
//! allowed, and nothing changes.

use pyo3::PyErr;
use pyo3::exceptions::PyValueError;
use std::fmt;

/// The reason why a call is refused.
#[derive(Debug)]
pub(crate) enum CallProblem {
    /// No game has this name.
    UnknownGame(String),
    /// The options make no table.
    Options(String),
    /// The move with this number can't be played now.
    IllegalAction { action: i64, legal: Vec<u16> },
    /// In a vector of games.
    IllegalActionAt { index: usize, action: i64, legal: Vec<u16> },
    /// The outcome with this number can't fall now.
    NotAnOutcome(i64),
    /// A move in notation is refused.
    Move(String),
    /// The game is over.
    Over,
    /// A seat must decide before chance does.
    NoChance,
    /// No seat decides now.
    NoDecision,
    /// The view is not that of the seat that decides.
    NotToDecide,
    /// There is no such seat.
    NoSeat { seat: i64, players: u8 },
    /// Nothing was played yet.
    NothingToUndo,
    /// The last action was another one.
    OtherAction { player: i64, action: i64 },
    /// A text is neither a record nor a saved state.
    Text(String),
    /// No bot has this name.
    Bot(String),
    /// A bot or a view of another game.
    OtherGame { expected: &'static str, found: &'static str },
    /// An array is of the wrong shape, or not in one piece.
    Array(String),
    /// A number that must be at least one is not.
    TooFew(&'static str),
}

impl fmt::Display for CallProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CallProblem::UnknownGame(name) => {
                write!(f, "there is no game ‘{name}’; known are campfire and sea")
            }
            CallProblem::Options(why) => write!(f, "the options make no table: {why}"),
            CallProblem::IllegalAction { action, legal } => {
                write!(f, "action {action} is not legal now; legal are {legal:?}")
            }
            CallProblem::IllegalActionAt { index, action, legal } => {
                write!(f, "game {index}: action {action} is not legal now; legal are {legal:?}")
            }
            CallProblem::NotAnOutcome(outcome) => {
                write!(f, "outcome {outcome} can't fall now; chance_outcomes() lists what can")
            }
            CallProblem::Move(why) => f.write_str(why),
            CallProblem::Over => f.write_str("the game is over"),
            CallProblem::NoChance => f.write_str("no outcome of chance is awaited"),
            CallProblem::NoDecision => f.write_str("no seat decides now"),
            CallProblem::NotToDecide => {
                f.write_str("the view must be that of the seat whose decision it is")
            }
            CallProblem::NoSeat { seat, players } => {
                write!(f, "there is no seat {seat}; seats are 0 to {}", players - 1)
            }
            CallProblem::NothingToUndo => f.write_str("nothing was played that could be undone"),
            CallProblem::OtherAction { player, action } => {
                write!(f, "the last action was {action} of player {player}")
            }
            CallProblem::Text(why) | CallProblem::Bot(why) | CallProblem::Array(why) => {
                f.write_str(why)
            }
            CallProblem::OtherGame { expected, found } => {
                write!(f, "this is of the game {found}, and {expected} is needed")
            }
            CallProblem::TooFew(what) => write!(f, "{what} must be at least 1"),
        }
    }
}

impl std::error::Error for CallProblem {}

impl From<CallProblem> for PyErr {
    fn from(problem: CallProblem) -> PyErr {
        PyValueError::new_err(problem.to_string())
    }
}
