//! The problems of a record, a replay or a proof of random results, and the reasons why something
//! can't be undone.
//!
//! Seats are numbered here as in records, from 0.

use crate::messages::messages;
use crate::{Lang, Names};
use dealer::VerifyProblem;
use kernel::notation::NotationError;
use kernel::{
    Cites, EndProblem, FieldProblem, Game, Record, RecordProblem, ReplayProblem, Turn, UndoProblem,
    VARIATIONS_VERSION,
};

messages!(said, "record");
messages!(ends, "record-end");

use said::Said;

/// Returns the reason why a piece of notation can't be read.
pub fn notation_error(lang: Lang, error: &NotationError) -> String {
    Said::Misread { found: &error.found, expected: &error.expected }.text(lang)
}

/// Returns the problem with a setting.
pub fn field_problem(lang: Lang, problem: &FieldProblem) -> String {
    match problem {
        FieldProblem::Misnamed(key, value) => Said::FieldMisnamed { key, value }.text(lang),
        FieldProblem::Missing(key) => Said::FieldMissing { key }.text(lang),
        FieldProblem::Unknown(key) => Said::FieldUnknown { key }.text(lang),
        FieldProblem::Twice(key) => Said::FieldTwice { key }.text(lang),
        FieldProblem::Later { key, value, since } => {
            Said::FieldLater { field: &format!("{key} {value}"), since: *since }.text(lang)
        }
        FieldProblem::Misread(key, wrong) => {
            Said::FieldMisread { key, why: &notation_error(lang, wrong) }.text(lang)
        }
    }
}

/// Returns the reason why a text is not a record. `newest` is the newest edition of the rules that
/// can be read, `Game::EDITION`.
pub fn record_problem(lang: Lang, problem: &RecordProblem, newest: u8) -> String {
    let said = match problem {
        RecordProblem::NotARecord => Said::NotARecord,
        RecordProblem::ByteOrderMark => Said::ByteOrderMark,
        RecordProblem::FormatVersion(found) => {
            Said::FormatVersion { found, known: VARIATIONS_VERSION }
        }
        RecordProblem::OtherGame(found) => Said::OtherGame { found },
        RecordProblem::Edition(found) => Said::Edition { found, newest },
        RecordProblem::CutOff(line) => Said::CutOff { line: *line },
        RecordProblem::Misread(line, wrong) => {
            return in_line(lang, *line, &notation_error(lang, wrong));
        }
        RecordProblem::Setting(line, problem) => {
            return in_line(lang, *line, &field_problem(lang, problem));
        }
        RecordProblem::AfterEnd(line) => Said::AfterEnd { line: *line },
        RecordProblem::BeginsNowhere(line) => Said::BeginsNowhere { line: *line },
    };
    said.text(lang)
}

/// Returns the reason why the last decision can't be taken back freely.
pub fn undo_limit(lang: Lang, limit: &UndoProblem, names: &Names) -> String {
    match limit {
        UndoProblem::NothingToUndo => Said::NothingToUndo.text(lang),
        UndoProblem::Revealed => Said::Revealed.text(lang),
        UndoProblem::TableAgreed => Said::TableAgreed.text(lang),
        UndoProblem::OtherActed(seat) => {
            Said::OtherActed { name: &names.of(lang, *seat) }.text(lang)
        }
    }
}

/// Returns the reason why the seats can't agree to end the game now.
pub fn no_end(lang: Lang, why: EndProblem) -> &'static str {
    ends::text(lang, why)
}

/// Returns the reason why a seat may not act: it is another seat's turn.
pub fn not_your_turn(lang: Lang, turn: &Turn, names: &Names) -> String {
    match turn {
        Turn::Seat(seat) => Said::TurnOf { name: &names.of(lang, *seat) }.text(lang),
        Turn::Chance => Said::ChanceFirst.text(lang),
        Turn::Over => Said::Over.text(lang),
    }
}

/// A sentence about a line of a file.
pub(crate) fn in_line(lang: Lang, line: usize, why: &str) -> String {
    Said::InLine { line, why }.text(lang)
}

/// Returns the reason why a record does not follow the rules. The game's own texts say why a move
/// or a setting is refused; the paragraphs they are based on are added here.
pub fn replay_problem<G: Game>(
    lang: Lang,
    problem: &ReplayProblem<G>,
    record: &Record<G>,
    illegal: impl Fn(&G::Illegal) -> String,
    setup: impl Fn(&G::SetupProblem) -> String,
) -> String {
    let written =
        |index: &usize| record.lines.get(*index).map(ToString::to_string).unwrap_or_default();
    let line_of = |index: &usize| record.line_number(*index);
    // The line of the last step, or that of `play` if there is none.
    let last = match record.lines.len() {
        0 => record.line_number(0) - 1,
        steps => record.line_number(steps - 1),
    };
    match problem {
        ReplayProblem::Setup(problems) => {
            let told = |problem: &G::SetupProblem| {
                let line = record.setting_number(&problem.setting().unwrap_or_default());
                in_line(lang, line, &format!("[{}] {}", problem.rule(), setup(problem)))
            };
            let problems: Vec<String> = problems.iter().map(told).collect();
            Said::NoGame { problems: &problems.join(" ") }.text(lang)
        }
        ReplayProblem::NotYourTurn { index, seat, turn } => {
            let line = line_of(index);
            let seat = seat.0;
            match turn {
                Turn::Seat(asked) => {
                    Said::NotTheirTurn { line, seat, asked: asked.0, rule: G::TURN_RULE }
                }
                Turn::Chance => Said::NotBeforeChance { line, seat },
                Turn::Over => Said::NotAfterEnd { line, seat },
            }
            .text(lang)
        }
        ReplayProblem::Illegal { index, why } => {
            let written = &written(index);
            let rule = why.rule();
            let line = line_of(index);
            Said::Illegal { line, written, rule, why: &illegal(why) }.text(lang)
        }
        ReplayProblem::NotAnOutcome { index } => {
            Said::NotAnOutcome { line: line_of(index), written: &written(index) }.text(lang)
        }
        ReplayProblem::NotAnEnd { index, why } => in_line(lang, line_of(index), no_end(lang, *why)),
        ReplayProblem::EndMissing => Said::EndMissing { line: last }.text(lang),
        ReplayProblem::EndTooEarly => Said::EndTooEarly { line: last }.text(lang),
        ReplayProblem::WrongPlaces { actual } => {
            let claimed = spaced(record.end.as_deref().unwrap_or_default());
            Said::WrongPlaces { line: last, claimed: &claimed, actual: &spaced(actual) }.text(lang)
        }
    }
}

/// Returns the reason why the random results of a record are not proved. For a record that does not
/// even follow the rules, this is the same as [`replay_problem`].
pub fn verify_problem<G: Game>(
    lang: Lang,
    problem: &VerifyProblem<G>,
    record: &Record<G>,
    illegal: impl Fn(&G::Illegal) -> String,
    setup: impl Fn(&G::SetupProblem) -> String,
) -> String {
    match problem {
        VerifyProblem::NoCommitment => Said::NoCommitment.text(lang),
        VerifyProblem::NoSeed => Said::NoSeed.text(lang),
        VerifyProblem::Malformed { key, value } => Said::Malformed { key, value }.text(lang),
        VerifyProblem::Twice { key } => Said::Twice { key }.text(lang),
        VerifyProblem::OtherSeed => Said::OtherSeed.text(lang),
        VerifyProblem::NoSuchSeat(seat) => Said::NoSuchSeat { seat: seat.0 }.text(lang),
        VerifyProblem::TooLate { key } => Said::TooLate { key }.text(lang),
        VerifyProblem::RevealedEarly => Said::RevealedEarly.text(lang),
        VerifyProblem::NotOver => Said::NotOver.text(lang),
        VerifyProblem::Replay(problem) => replay_problem(lang, problem, record, illegal, setup),
        VerifyProblem::OtherOutcome { index: _, line, recorded, dealt } => {
            let recorded = &recorded.to_string();
            let dealt = &dealt.to_string();
            Said::OtherOutcome { line: *line, recorded, dealt }.text(lang)
        }
    }
}

/// Places as the `end` line of a record writes them.
fn spaced(places: &[u8]) -> String {
    places.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}
