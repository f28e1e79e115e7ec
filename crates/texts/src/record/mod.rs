//! What is wrong with a record, a replay or a proof of luck, and why something can't be undone.
//!
//! Seats are named here as records name them, by their number from 0.

pub(crate) mod de;
pub(crate) mod en;
pub(crate) mod es;
pub(crate) mod fr;

use crate::speak::speak;
use crate::{Lang, Names};
use dealer::VerifyProblem;
use kernel::notation::Misread;
use kernel::{
    Cites, EndRefusal, FieldProblem, Game, Record, RecordProblem, ReplayProblem, Seat, Turn,
    UndoLimit,
};

/// Why a piece of notation can't be read.
pub fn misread(lang: Lang, misread: &Misread) -> String {
    speak!(lang, misread(misread))
}

/// What is wrong with a setting.
pub fn field_problem(lang: Lang, problem: &FieldProblem) -> String {
    speak!(lang, field_problem(problem))
}

/// Why a text is not a record. `newest` is the newest edition of the rules that can be read,
/// `Game::EDITION`.
pub fn record_problem(lang: Lang, problem: &RecordProblem, newest: u8) -> String {
    speak!(lang, record_problem(problem, newest))
}

/// Why the last decision can't be taken back freely.
pub fn undo_limit(lang: Lang, limit: &UndoLimit, names: &Names) -> String {
    speak!(lang, undo_limit(limit, names))
}

/// Why the seats can't agree to end the game now.
pub fn no_end(lang: Lang, why: EndRefusal) -> &'static str {
    speak!(lang, no_end(why))
}

/// Why a seat may not act: it is not that seat's turn but this one's.
pub fn not_your_turn(lang: Lang, turn: &Turn, names: &Names) -> String {
    speak!(lang, not_your_turn(turn, names))
}

/// Why a record is not a game by the rules. The game's own texts say why a move or a setting is
/// refused; the paragraphs they rest on are added here.
pub fn replay_problem<G: Game>(
    lang: Lang,
    problem: &ReplayProblem<G>,
    record: &Record<G>,
    illegal: impl Fn(&G::Illegal) -> String,
    setup: impl Fn(&G::SetupProblem) -> String,
) -> String {
    let told = Replay::of(problem, record, illegal, setup);
    speak!(lang, replay(&told))
}

/// Why the luck of a record is not proved. For a record that is not even a game by the rules, this
/// says what [`replay_problem`] says.
pub fn verify_problem<G: Game>(
    lang: Lang,
    problem: &VerifyProblem<G>,
    record: &Record<G>,
    illegal: impl Fn(&G::Illegal) -> String,
    setup: impl Fn(&G::SetupProblem) -> String,
) -> String {
    let told = match problem {
        VerifyProblem::NoCommitment => Verify::NoCommitment,
        VerifyProblem::NoSeed => Verify::NoSeed,
        VerifyProblem::Malformed { key, value } => Verify::Malformed { key, value },
        VerifyProblem::Twice { key } => Verify::Twice { key },
        VerifyProblem::OtherSeed => Verify::OtherSeed,
        VerifyProblem::NoSuchSeat(seat) => Verify::NoSuchSeat(*seat),
        VerifyProblem::TooLate { key } => Verify::TooLate { key },
        VerifyProblem::RevealedEarly => Verify::RevealedEarly,
        VerifyProblem::NotOver => Verify::NotOver,
        VerifyProblem::Replay(problem) => {
            return replay_problem(lang, problem, record, illegal, setup);
        }
        VerifyProblem::OtherOutcome { index: _, line, recorded, dealt } => Verify::OtherOutcome {
            line: *line,
            recorded: recorded.to_string(),
            dealt: dealt.to_string(),
        },
    };
    speak!(lang, verify(&told))
}

/// A [`ReplayProblem`] in plain words and numbers, the same for every game.
enum Replay {
    /// The sentences of the game, each after the id it rests on and with the line it is about.
    Setup(Vec<(usize, String)>),
    NotYourTurn {
        line: usize,
        seat: Seat,
        turn: Turn,
        rule: &'static str,
    },
    Illegal {
        line: usize,
        mv: String,
        rule: &'static str,
        why: String,
    },
    NotAnOutcome {
        line: usize,
        outcome: String,
    },
    NotAnEnd {
        line: usize,
        why: EndRefusal,
    },
    EndMissing {
        last_line: usize,
    },
    EndTooEarly {
        last_line: usize,
    },
    WrongPlaces {
        last_line: usize,
        claimed: String,
        actual: String,
    },
}

/// A [`VerifyProblem`] in plain words and numbers, without those of replaying.
enum Verify<'a> {
    NoCommitment,
    NoSeed,
    Malformed { key: &'a str, value: &'a str },
    Twice { key: &'a str },
    OtherSeed,
    NoSuchSeat(Seat),
    TooLate { key: &'a str },
    RevealedEarly,
    NotOver,
    OtherOutcome { line: usize, recorded: String, dealt: String },
}

impl Replay {
    fn of<G: Game>(
        problem: &ReplayProblem<G>,
        record: &Record<G>,
        illegal: impl Fn(&G::Illegal) -> String,
        setup: impl Fn(&G::SetupProblem) -> String,
    ) -> Replay {
        let written = |index: usize| record.lines.get(index).map(ToString::to_string);
        // The line of the last step, or that of `play` if there is none.
        let last_line = match record.lines.len() {
            0 => record.line_number(0) - 1,
            steps => record.line_number(steps - 1),
        };
        match problem {
            ReplayProblem::Setup(problems) => {
                let told = |problem: &G::SetupProblem| {
                    let line = record.setting_number(&problem.setting().unwrap_or_default());
                    (line, format!("[{}] {}", problem.rule(), setup(problem)))
                };
                Replay::Setup(problems.iter().map(told).collect())
            }
            ReplayProblem::NotYourTurn { index, seat, turn } => Replay::NotYourTurn {
                line: record.line_number(*index),
                seat: *seat,
                turn: *turn,
                rule: G::TURN_RULE,
            },
            ReplayProblem::Illegal { index, why } => Replay::Illegal {
                line: record.line_number(*index),
                mv: written(*index).unwrap_or_default(),
                rule: why.rule(),
                why: illegal(why),
            },
            ReplayProblem::NotAnOutcome { index } => Replay::NotAnOutcome {
                line: record.line_number(*index),
                outcome: written(*index).unwrap_or_default(),
            },
            ReplayProblem::NotAnEnd { index, why } => {
                Replay::NotAnEnd { line: record.line_number(*index), why: *why }
            }
            ReplayProblem::EndMissing => Replay::EndMissing { last_line },
            ReplayProblem::EndTooEarly => Replay::EndTooEarly { last_line },
            ReplayProblem::WrongPlaces { actual } => Replay::WrongPlaces {
                last_line,
                claimed: spaced(record.end.as_deref().unwrap_or_default()),
                actual: spaced(actual),
            },
        }
    }
}

/// Places as the `end` line of a record writes them.
fn spaced(places: &[u8]) -> String {
    places.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}
