//! What can be wrong with a record: it can't be read, or it is not a game by the rules.

use crate::notation::Misread;
use crate::{EndRefusal, FORMAT_VERSION, FieldProblem, Game, NotAnOutcome, Seat, Turn};
use std::fmt;

/// Why a text is not a record, and in which of its lines that shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordProblem {
    /// The first line is not that of a record.
    NotARecord,
    /// The text begins with a byte-order mark.
    ByteOrderMark,
    /// A record of another version of the format.
    FormatVersion(String),
    /// A record of another game.
    OtherGame(String),
    /// A record of an edition of the rules that is not known here.
    Edition(String),
    /// The text stops in the middle: its last line has no line end, or the part before `play` is
    /// not complete. The number is the last line's.
    CutOff(usize),
    /// A line that does not follow its pattern.
    Misread(usize, Misread),
    /// A setting is wrong. The number is that of its line or, if it is missing, of the `play` line.
    Setting(usize, FieldProblem),
    /// Something follows the line that ends the game.
    AfterEnd(usize),
}

impl fmt::Display for RecordProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordProblem::NotARecord => write!(f, "line 1: not an Emberwake record"),
            RecordProblem::ByteOrderMark => {
                write!(f, "line 1: the file begins with a byte-order mark")
            }
            RecordProblem::FormatVersion(found) => {
                write!(f, "line 1: format version ‘{found}’, but {FORMAT_VERSION} is read here")
            }
            RecordProblem::OtherGame(found) => write!(f, "line 2: a record of ‘{found}’"),
            RecordProblem::Edition(found) => {
                write!(f, "line 3: edition ‘{found}’ of the rules is not known")
            }
            RecordProblem::CutOff(line) => write!(f, "line {line}: the file is cut off here"),
            RecordProblem::Misread(line, misread) => write!(f, "line {line}: {misread}"),
            RecordProblem::Setting(line, problem) => write!(f, "line {line}: {problem}"),
            RecordProblem::AfterEnd(line) => write!(f, "line {line}: the game has ended before"),
        }
    }
}

impl std::error::Error for RecordProblem {}

/// Why a record that can be read is not a game by the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplayProblem<G: Game> {
    /// The setup is no game.
    Setup(Vec<G::SetupProblem>),
    /// Line `index` is a move of a seat whose turn it was not.
    NotYourTurn {
        /// Which entry of [`crate::Record::lines`].
        index: usize,
        /// Who acted there.
        seat: Seat,
        /// Whose turn it was.
        turn: Turn,
    },
    /// Line `index` is a move that the rules refuse.
    Illegal {
        /// Which entry of [`crate::Record::lines`].
        index: usize,
        /// Why it is refused.
        why: G::Illegal,
    },
    /// Line `index` is an outcome that could not fall.
    NotAnOutcome {
        /// Which entry of [`crate::Record::lines`].
        index: usize,
    },
    /// Line `index` says that the table ended the game, and it could not.
    NotAnEnd {
        /// Which entry of [`crate::Record::lines`].
        index: usize,
        /// Why it could not.
        why: EndRefusal,
    },
    /// The game is over, but the record does not say so: its last line is missing.
    EndMissing,
    /// The record claims an end that was not reached.
    EndTooEarly,
    /// The record claims other places than the rules give.
    WrongPlaces {
        /// What the rules give, by seat.
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
                write!(f, "entry {}: {}", index + 1, NotAnOutcome)
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
