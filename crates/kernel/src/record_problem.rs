//! Problems with a record: it can't be parsed, or it isn't a game by the rules.

use crate::notation::NotationError;
use crate::{EndProblem, FieldProblem, Game, OutcomeError, Seat, Turn, VARIATIONS_VERSION};
use std::fmt;

/// The reason why a text isn't a record, with the line number of the problem.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordProblem {
    /// The first line isn't that of a record.
    NotARecord,
    /// The text begins with a byte-order mark.
    ByteOrderMark,
    /// The record has another version of the format.
    FormatVersion(String),
    /// The record is of another game.
    OtherGame(String),
    /// The record has an unknown edition of the rules.
    Edition(String),
    /// The text is cut off: its last line has no line ending, or the part before `play` is
    /// incomplete. The number is that of the last line.
    CutOff(usize),
    /// A line doesn't follow its pattern.
    Misread(usize, NotationError),
    /// A setting is wrong. The number is that of its line or, if it is missing, of the `play` line.
    Setting(usize, FieldProblem),
    /// Something follows the line that ends the game.
    AfterEnd(usize),
    /// A variation begins in a variation that does not come before it, or after more steps than the
    /// line has that it begins in.
    BeginsNowhere(usize),
}

impl fmt::Display for RecordProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordProblem::NotARecord => write!(f, "line 1: not an Emberwake record"),
            RecordProblem::ByteOrderMark => {
                write!(f, "line 1: the file begins with a byte-order mark")
            }
            RecordProblem::FormatVersion(found) => {
                let newest = VARIATIONS_VERSION;
                write!(f, "line 1: format version ‘{found}’, but only 1 to {newest} are read here")
            }
            RecordProblem::OtherGame(found) => write!(f, "line 2: a record of ‘{found}’"),
            RecordProblem::Edition(found) => {
                write!(f, "line 3: edition ‘{found}’ of the rules is not known")
            }
            RecordProblem::CutOff(line) => write!(f, "line {line}: the file is cut off here"),
            RecordProblem::Misread(line, misread) => write!(f, "line {line}: {misread}"),
            RecordProblem::Setting(line, problem) => write!(f, "line {line}: {problem}"),
            RecordProblem::BeginsNowhere(line) => {
                write!(f, "line {line}: this variation begins nowhere")
            }
            RecordProblem::AfterEnd(line) => write!(f, "line {line}: the game has ended before"),
        }
    }
}

impl std::error::Error for RecordProblem {}

/// The reason why a record that can be parsed isn't a game by the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplayProblem<G: Game> {
    /// The setup is invalid.
    Setup(Vec<G::SetupProblem>),
    /// Line `index` is a move by a seat that didn't have the turn.
    NotYourTurn {
        /// The index in [`crate::Record::lines`].
        index: usize,
        /// The seat that acted.
        seat: Seat,
        /// The turn at that point.
        turn: Turn,
    },
    /// Line `index` is a move that the rules refuse.
    Illegal {
        /// The index in [`crate::Record::lines`].
        index: usize,
        /// The reason for the refusal.
        why: G::Illegal,
    },
    /// Line `index` is an outcome that wasn't possible.
    NotAnOutcome {
        /// The index in [`crate::Record::lines`].
        index: usize,
    },
    /// Line `index` says that the seats agreed to end the game, which they couldn't.
    NotAnEnd {
        /// The index in [`crate::Record::lines`].
        index: usize,
        /// The reason why they couldn't.
        why: EndProblem,
    },
    /// The game is over, but the record lacks the line that says so.
    EndMissing,
    /// The record claims that the game is over, but it isn't.
    EndTooEarly,
    /// The record claims places that differ from those by the rules.
    WrongPlaces {
        /// The places by the rules, in seat order.
        actual: Vec<u8>,
    },
}

impl<G: Game> fmt::Display for ReplayProblem<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayProblem::Setup(problems) => {
                let all: Vec<String> = problems.iter().map(ToString::to_string).collect();
                f.write_str(&all.join("; "))
            }
            ReplayProblem::NotYourTurn { index, seat, .. } => {
                write!(f, "entry {}: seat {seat} acts out of turn", index + 1)
            }
            ReplayProblem::Illegal { index, why } => write!(f, "entry {}: {why}", index + 1),
            ReplayProblem::NotAnOutcome { index } => {
                write!(f, "entry {}: {}", index + 1, OutcomeError)
            }
            ReplayProblem::NotAnEnd { index, why } => write!(f, "entry {}: {why}", index + 1),
            ReplayProblem::EndMissing => {
                f.write_str("the game is over, but its last line is missing")
            }
            ReplayProblem::EndTooEarly => {
                f.write_str("the record claims an end that was not reached")
            }
            ReplayProblem::WrongPlaces { .. } => {
                f.write_str("the record claims other places than the rules give")
            }
        }
    }
}

impl<G: Game> std::error::Error for ReplayProblem<G> {}
