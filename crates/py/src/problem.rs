//! What can be wrong with what Python hands over. Each becomes a `ValueError` that says what is
//! allowed; nothing has changed then.

use pyo3::PyErr;
use pyo3::exceptions::PyValueError;
use std::fmt;

/// Why a call is refused.
#[derive(Debug)]
pub(crate) enum Problem {
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
    /// A text is no record, or no saved state.
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

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::UnknownGame(name) => {
                write!(f, "there is no game ‘{name}’; known are campfire and sea")
            }
            Problem::Options(why) => write!(f, "the options make no table: {why}"),
            Problem::IllegalAction { action, legal } => {
                write!(f, "action {action} is not legal now; legal are {legal:?}")
            }
            Problem::IllegalActionAt { index, action, legal } => {
                write!(f, "game {index}: action {action} is not legal now; legal are {legal:?}")
            }
            Problem::NotAnOutcome(outcome) => {
                write!(f, "outcome {outcome} can't fall now; chance_outcomes() lists what can")
            }
            Problem::Move(why) => f.write_str(why),
            Problem::Over => f.write_str("the game is over"),
            Problem::NoChance => f.write_str("no outcome of chance is awaited"),
            Problem::NoDecision => f.write_str("no seat decides now"),
            Problem::NotToDecide => {
                f.write_str("the view must be that of the seat whose decision it is")
            }
            Problem::NoSeat { seat, players } => {
                write!(f, "there is no seat {seat}; seats are 0 to {}", players - 1)
            }
            Problem::NothingToUndo => f.write_str("nothing was played that could be undone"),
            Problem::OtherAction { player, action } => {
                write!(f, "the last action was {action} of player {player}")
            }
            Problem::Text(why) | Problem::Bot(why) | Problem::Array(why) => f.write_str(why),
            Problem::OtherGame { expected, found } => {
                write!(f, "this is of the game {found}, and {expected} is needed")
            }
            Problem::TooFew(what) => write!(f, "{what} must be at least 1"),
        }
    }
}

impl std::error::Error for Problem {}

impl From<Problem> for PyErr {
    fn from(problem: Problem) -> PyErr {
        PyValueError::new_err(problem.to_string())
    }
}
