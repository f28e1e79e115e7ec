//! The sentences about records, replays and proofs.

use crate::examples::examples;
use crate::prose::{differ, in_all, sentence, sentences};
use campfire::{Campfire, Illegal, Outcome, Setup, SetupProblem, Tile};
use dealer::VerifyProblem;
use kernel::notation::NotationError;
use kernel::{
    EndProblem, FieldProblem, Record, RecordProblem, ReplayProblem, Seat, Turn, UndoProblem,
};
use texts::campfire::{illegal, setup_problem};
use texts::record::{
    field_problem, not_your_turn, notation_error, record_problem, replay_problem, undo_limit,
    verify_problem,
};
use texts::{Lang, Names};

const LINE: usize = 4711;

fn unreadable() -> NotationError {
    NotationError::new("sow 9 cw", "sow <place 0-7> cw|ccw")
}

fn field_problems() -> Vec<FieldProblem> {
    let key = || "players".to_owned();
    examples!(FieldProblem {
        FieldProblem::Missing(_) => [FieldProblem::Missing(key())],
        FieldProblem::Unknown(_) => [FieldProblem::Unknown(key())],
        FieldProblem::Twice(_) => [FieldProblem::Twice(key())],
        FieldProblem::Misread(..) => [FieldProblem::Misread(key(), NotationError::new("9", "2|3|4|5"))],
        FieldProblem::Later { .. } => [
            FieldProblem::Later { key: key(), value: "off".to_owned(), since: 2 },
        ],
        FieldProblem::Misnamed(..) => [
            FieldProblem::Misnamed("box".to_owned(), "default".to_owned()),
        ],
    })
}

fn record_problems() -> Vec<RecordProblem> {
    examples!(RecordProblem {
        RecordProblem::NotARecord => [RecordProblem::NotARecord],
        RecordProblem::ByteOrderMark => [RecordProblem::ByteOrderMark],
        RecordProblem::FormatVersion(_) => [RecordProblem::FormatVersion("9".to_owned())],
        RecordProblem::OtherGame(_) => [RecordProblem::OtherGame("chess".to_owned())],
        RecordProblem::Edition(_) => [RecordProblem::Edition("9".to_owned())],
        RecordProblem::CutOff(_) => [RecordProblem::CutOff(LINE)],
        RecordProblem::Misread(..) => [RecordProblem::Misread(LINE, unreadable())],
        RecordProblem::Setting(..) => [
            RecordProblem::Setting(LINE, FieldProblem::Twice("first".to_owned())),
        ],
        RecordProblem::AfterEnd(_) => [RecordProblem::AfterEnd(LINE)],
        RecordProblem::BeginsNowhere(_) => [RecordProblem::BeginsNowhere(LINE)],
    })
}

fn record() -> Record<Campfire> {
    let header = Record::<Campfire>::header(&Setup::new(2), &[]);
    Record::parse(&format!("{header}! tile 0 a\n# a comment\n0 sow 2 cw\nend 1 2\n")).unwrap()
}

fn replay_problems() -> Vec<ReplayProblem<Campfire>> {
    let index = 1;
    let seat = Seat(0);
    examples!(ReplayProblem<Campfire> {
        ReplayProblem::Setup(_) => [ReplayProblem::Setup(vec![
            SetupProblem::Players(9),
            SetupProblem::LumarathonFirst,
        ])],
        ReplayProblem::NotYourTurn { .. } => [
            ReplayProblem::NotYourTurn { index, seat, turn: Turn::Seat(Seat(1)) },
            ReplayProblem::NotYourTurn { index, seat, turn: Turn::Chance },
            ReplayProblem::NotYourTurn { index, seat, turn: Turn::Over },
        ],
        ReplayProblem::Illegal { .. } => [
            ReplayProblem::Illegal { index, why: Illegal::SecondSong },
        ],
        ReplayProblem::NotAnOutcome { .. } => [ReplayProblem::NotAnOutcome { index: 0 }],
        ReplayProblem::NotAnEnd { .. } => [
            ReplayProblem::NotAnEnd { index: 0, why: EndProblem::NoRule },
            ReplayProblem::NotAnEnd { index: 0, why: EndProblem::NotPlaying },
            ReplayProblem::NotAnEnd { index: 0, why: EndProblem::Ending },
        ],
        ReplayProblem::EndMissing => [ReplayProblem::EndMissing],
        ReplayProblem::EndTooEarly => [ReplayProblem::EndTooEarly],
        ReplayProblem::WrongPlaces { .. } => [ReplayProblem::WrongPlaces { actual: vec![2, 1] }],
    })
}

fn verify_problems() -> Vec<VerifyProblem<Campfire>> {
    let outcome = |tile| Outcome::Tile(crate::examples::place(0), tile);
    examples!(VerifyProblem<Campfire> {
        VerifyProblem::NoCommitment => [VerifyProblem::NoCommitment],
        VerifyProblem::NoSeed => [VerifyProblem::NoSeed],
        VerifyProblem::Malformed { .. } => [VerifyProblem::Malformed {
            key: "seed".to_owned(),
            value: "12".to_owned(),
        }],
        VerifyProblem::Twice { .. } => [VerifyProblem::Twice { key: "seed".to_owned() }],
        VerifyProblem::OtherSeed => [VerifyProblem::OtherSeed],
        VerifyProblem::NoSuchSeat(_) => [VerifyProblem::NoSuchSeat(Seat(4))],
        VerifyProblem::TooLate { .. } => [VerifyProblem::TooLate { key: "commit".to_owned() }],
        VerifyProblem::RevealedEarly => [VerifyProblem::RevealedEarly],
        VerifyProblem::NotOver => [VerifyProblem::NotOver],
        VerifyProblem::Replay(_) => [VerifyProblem::Replay(ReplayProblem::EndMissing)],
        VerifyProblem::OtherOutcome { .. } => [VerifyProblem::OtherOutcome {
            index: 0,
            line: LINE,
            recorded: outcome(Tile::Moon),
            dealt: outcome(Tile::Wild),
        }],
    })
}

fn replay(lang: Lang, problem: &ReplayProblem<Campfire>) -> String {
    let illegal = |why: &Illegal| illegal(lang, why);
    replay_problem(lang, problem, &record(), illegal, |problem| setup_problem(lang, problem))
}

fn verify(lang: Lang, problem: &VerifyProblem<Campfire>) -> String {
    let illegal = |why: &Illegal| illegal(lang, why);
    verify_problem(lang, problem, &record(), illegal, |problem| setup_problem(lang, problem))
}

#[test]
fn what_cannot_be_read_is_shown_with_the_pattern_it_should_follow() {
    sentences(|lang| notation_error(lang, &unreadable()));
    for text in in_all(|lang| notation_error(lang, &unreadable())) {
        assert!(text.contains("sow 9 cw") && text.contains("sow <place 0-7> cw|ccw"), "{text}");
    }
}

#[test]
fn every_problem_of_a_record_is_a_sentence_that_names_its_line() {
    for problem in field_problems() {
        sentences(|lang| field_problem(lang, &problem));
    }
    for problem in record_problems() {
        sentences(|lang| record_problem(lang, &problem, 8));
        let line = match problem {
            RecordProblem::NotARecord
            | RecordProblem::ByteOrderMark
            | RecordProblem::FormatVersion(_) => " 1",
            RecordProblem::OtherGame(_) => " 2",
            RecordProblem::Edition(_) => " 3",
            RecordProblem::CutOff(_)
            | RecordProblem::Misread(..)
            | RecordProblem::Setting(..)
            | RecordProblem::AfterEnd(_)
            | RecordProblem::BeginsNowhere(_) => " 4711",
        };
        for text in in_all(|lang| record_problem(lang, &problem, 8)) {
            assert!(text.contains(line), "{text}");
        }
    }
    let old = record_problem(Lang::En, &RecordProblem::Edition("9".to_owned()), 8);
    assert!(old.contains('9') && old.contains('8'), "{old}");
}

#[test]
fn every_problem_of_a_replay_is_a_sentence_that_names_its_line() {
    let record = record();
    let first = record.line_number(0);
    let last = record.line_number(1);
    assert_eq!(last, first + 2, "a comment stands between them");
    for problem in replay_problems() {
        let said = in_all(|lang| replay(lang, &problem));
        Lang::ALL.into_iter().zip(&said).for_each(|(lang, text)| {
            sentence(lang, text);
        });
        differ(&said);
        let line = match problem {
            ReplayProblem::Setup(_) => continue,
            ReplayProblem::NotAnOutcome { .. } | ReplayProblem::NotAnEnd { .. } => first,
            ReplayProblem::NotYourTurn { .. }
            | ReplayProblem::Illegal { .. }
            | ReplayProblem::EndMissing
            | ReplayProblem::EndTooEarly
            | ReplayProblem::WrongPlaces { .. } => last,
        };
        said.iter().for_each(|text| assert!(text.contains(&format!(" {line}")), "{text}"));
    }
}

#[test]
fn a_refused_line_is_shown_with_its_rule_and_the_reason() {
    let said = replay(Lang::En, &ReplayProblem::Illegal { index: 1, why: Illegal::SecondSong });
    let line = record().line_number(1);
    assert_eq!(
        said,
        format!(
            "Line {line}: the rules don’t allow “0 sow 2 cw” (C6.2). \
             You already have a Song, and you can only have one."
        )
    );
    let said = replay(Lang::En, &ReplayProblem::Setup(vec![SetupProblem::Players(9)]));
    assert_eq!(
        said,
        "No game can be played with these settings. Line 4: [C2.1] This game is for 2 to 5 players, not 9."
    );
}

#[test]
fn a_record_without_lines_ends_after_its_header() {
    let header = Record::<Campfire>::header(&Setup::new(2), &[]);
    let record = Record::<Campfire>::parse(&format!("{header}end 1 2\n")).unwrap();
    let said = replay_problem(
        Lang::En,
        &ReplayProblem::EndTooEarly,
        &record,
        |why| illegal(Lang::En, why),
        |problem| setup_problem(Lang::En, problem),
    );
    assert!(said.contains(&format!("line {}", header.lines().count())), "{said}");
}

#[test]
fn every_reason_why_luck_is_not_proved_is_a_sentence() {
    for problem in verify_problems() {
        sentences(|lang| verify(lang, &problem));
    }
    for lang in Lang::ALL {
        let problem = ReplayProblem::EndMissing;
        assert_eq!(verify(lang, &VerifyProblem::Replay(problem.clone())), replay(lang, &problem));
    }
}

#[test]
fn every_limit_of_undo_and_every_wrong_turn_is_a_sentence() {
    let names = Names::new([Some("Ana".to_owned())]);
    let limits = examples!(UndoProblem {
        UndoProblem::NothingToUndo => [UndoProblem::NothingToUndo],
        UndoProblem::Revealed => [UndoProblem::Revealed],
        UndoProblem::TableAgreed => [UndoProblem::TableAgreed],
        UndoProblem::OtherActed(_) => [UndoProblem::OtherActed(Seat(0))],
    });
    for limit in limits {
        sentences(|lang| undo_limit(lang, &limit, &names));
    }
    let turns = examples!(Turn {
        Turn::Seat(_) => [Turn::Seat(Seat(0))],
        Turn::Chance => [Turn::Chance],
        Turn::Over => [Turn::Over],
    });
    for turn in turns {
        sentences(|lang| not_your_turn(lang, &turn, &names));
    }
}
