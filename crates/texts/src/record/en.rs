//! The texts about records in English.

use super::{Replay, Verify};
use crate::grammar::en::quote;
use crate::{Lang, Names};
use kernel::notation::Misread;
use kernel::{EndRefusal, FORMAT_VERSION, FieldProblem, RecordProblem, Turn, UndoLimit};

pub(crate) fn misread(misread: &Misread) -> String {
    let Misread { found, expected } = misread;
    format!("{} does not follow the pattern ‘{expected}’.", quote(found))
}

pub(super) fn field_problem(problem: &FieldProblem) -> String {
    match problem {
        FieldProblem::Misnamed(key, value) => format!(
            "{}: {} is the name of the game's own one. Give one with other values another name.",
            quote(key),
            quote(value)
        ),
        FieldProblem::Missing(key) => format!("{} is missing from the settings.", quote(key)),
        FieldProblem::Unknown(key) => format!("{} is not a setting of this game.", quote(key)),
        FieldProblem::Twice(key) => format!("{} stands twice among the settings.", quote(key)),
        FieldProblem::Later { key, value, since } => format!(
            "{} needs edition {since} of the rules, and this record is of an earlier one.",
            quote(&format!("{key} {value}"))
        ),
        FieldProblem::Misread(key, wrong) => format!("{}: {}", quote(key), misread(wrong)),
    }
}

fn known_editions(newest: u8) -> String {
    match newest {
        1 => "only edition 1".to_owned(),
        _ => format!("editions 1 to {newest}"),
    }
}

pub(crate) fn no_end(why: EndRefusal) -> &'static str {
    match why {
        EndRefusal::NoRule => "These rules do not let the table end the game.",
        EndRefusal::NotPlaying => "The table can end the game only during a turn.",
        EndRefusal::Ending => "The game is ending already.",
    }
}

pub(super) fn record_problem(problem: &RecordProblem, newest: u8) -> String {
    match problem {
        RecordProblem::NotARecord => "Line 1: this is not an Emberwake record.".to_owned(),
        RecordProblem::ByteOrderMark => {
            "Line 1: the file begins with a byte-order mark. Save it as UTF-8 without one."
                .to_owned()
        }
        RecordProblem::FormatVersion(found) => {
            let found = quote(found);
            format!(
                "Line 1: the format has version {found}; only version {FORMAT_VERSION} can be read."
            )
        }
        RecordProblem::OtherGame(found) => {
            format!("Line 2: this is a record of another game, {}.", quote(found))
        }
        RecordProblem::Edition(found) => {
            let (found, known) = (quote(found), known_editions(newest));
            format!("Line 3: edition {found} of the rules is unknown; {known} can be read.")
        }
        RecordProblem::CutOff(line) => format!("Line {line}: the file is cut off here."),
        RecordProblem::Misread(line, wrong) => format!("Line {line}: {}", misread(wrong)),
        RecordProblem::Setting(line, problem) => format!("Line {line}: {}", field_problem(problem)),
        RecordProblem::AfterEnd(line) => {
            format!("Line {line}: something follows the line that ends the game.")
        }
    }
}

pub(super) fn replay(problem: &Replay) -> String {
    match problem {
        Replay::Setup(problems) => {
            let told = |(line, problem): &(usize, String)| format!("Line {line}: {problem}");
            let told: Vec<String> = problems.iter().map(told).collect();
            format!("The settings are not those of a game. {}", told.join(" "))
        }
        Replay::NotYourTurn { line, seat, turn, rule } => match turn {
            Turn::Seat(asked) => {
                format!(
                    "Line {line}: seat {seat} acts, but it is the turn of seat {asked} ({rule})."
                )
            }
            Turn::Chance => format!("Line {line}: seat {seat} acts, but chance decides first."),
            Turn::Over => format!("Line {line}: seat {seat} acts, but the game is over."),
        },
        Replay::Illegal { line, mv, rule, why } => {
            format!("Line {line}: the rules refuse {} ({rule}). {why}", quote(mv))
        }
        Replay::NotAnOutcome { line, outcome } => {
            format!("Line {line}: chance can't give {} here.", quote(outcome))
        }
        Replay::NotAnEnd { line, why } => format!("Line {line}: {}", no_end(*why)),
        Replay::EndMissing { last_line } => format!(
            "The game is over after line {last_line}, but the line that ends the record is missing."
        ),
        Replay::EndTooEarly { last_line } => {
            format!("The record claims an end, but the game is not over after line {last_line}.")
        }
        Replay::WrongPlaces { last_line, claimed, actual } => format!(
            "The record claims the places {claimed}, but after line {last_line} they are {actual}."
        ),
    }
}

pub(super) fn verify(problem: &Verify) -> String {
    match problem {
        Verify::NoCommitment => "The record has no commitment of the dealer.".to_owned(),
        Verify::NoSeed => "The record does not reveal the dealer's seed.".to_owned(),
        Verify::Malformed { key, value } => {
            format!("The tag {} is not what it should be: {}.", quote(key), quote(value))
        }
        Verify::Twice { key } => format!("The tag {} is given twice.", quote(key)),
        Verify::OtherSeed => "The seed is not the one the dealer committed to.".to_owned(),
        Verify::NoSuchSeat(seat) => {
            format!("A nonce is said to be of seat {seat}, which this table does not have.")
        }
        Verify::TooLate { key } => format!(
            "The tag {} stands after ‘play’, so it proves nothing. It must stand before.",
            quote(key)
        ),
        Verify::RevealedEarly => {
            "The dealer's seed stands before the end of the game, so it proves nothing. It must stand after ‘end’."
                .to_owned()
        }
        Verify::NotOver => {
            "The game has not been played to its end, so nothing is proved yet.".to_owned()
        }
        Verify::OtherOutcome { line, recorded, dealt } => {
            let (recorded, dealt) = (quote(recorded), quote(dealt));
            format!("Line {line}: the record says {recorded}, but the seed gives {dealt}.")
        }
    }
}

pub(crate) fn undo_limit(limit: &UndoLimit, names: &Names) -> String {
    match limit {
        UndoLimit::NothingToUndo => "There is nothing to take back.".to_owned(),
        UndoLimit::Revealed => "Chance has shown something new since your last move.".to_owned(),
        UndoLimit::TableAgreed => {
            "All players have agreed to end the game since your last move.".to_owned()
        }
        UndoLimit::OtherActed(seat) => {
            format!("{} has acted since your last move.", names.of(Lang::En, *seat))
        }
    }
}

pub(crate) fn not_your_turn(turn: &Turn, names: &Names) -> String {
    match turn {
        Turn::Seat(seat) => format!("It is the turn of {}.", names.of(Lang::En, *seat)),
        Turn::Chance => "Chance decides first; no player is asked now.".to_owned(),
        Turn::Over => "The game is over.".to_owned(),
    }
}
