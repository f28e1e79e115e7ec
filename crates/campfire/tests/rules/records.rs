//! Records: parsing, refusing, replaying, undoing.

use crate::help::*;
use campfire::{Campfire, Illegal, Setup};
use dealer::Quick;
use kernel::playout::random_journal;
use kernel::{
    EndProblem, FieldProblem, Game, Journal, JournalError, Line, Record, RecordProblem,
    ReplayProblem, Seat, Turn, UndoProblem,
};

fn finished() -> String {
    let journal = random_journal::<Campfire>(&Setup::new(2), &mut Quick::new(5));
    Record::of(&journal, vec![("name.0".into(), "Ann".into())]).to_string()
}

#[test]
fn a_record_names_its_game_its_rules_and_its_settings() {
    let text = finished();
    let head: Vec<&str> = text.lines().take(4).collect();
    assert_eq!(head, ["emberwake record 1", "game campfire", "rules 2", "set players 2"]);
    assert!(text.contains("\ntag name.0 Ann\nplay\n! tile 0 "));
    assert!(text.lines().last().is_some_and(|line| line.starts_with("end ")));
}

#[test]
fn what_is_not_a_record_of_this_game_and_version_is_refused_by_name() {
    let text = finished();
    let problem = |text: &str| Record::<Campfire>::parse(text).unwrap_err();
    assert_eq!(problem(""), RecordProblem::NotARecord);
    assert_eq!(problem("GIF89a\n"), RecordProblem::NotARecord);
    assert_eq!(
        problem(&text.replace("record 1", "record 3")),
        RecordProblem::FormatVersion("3".into())
    );
    assert_eq!(
        problem(&text.replace("game campfire", "game sea")),
        RecordProblem::OtherGame("sea".into())
    );
    assert_eq!(problem(&text.replace("rules 2", "rules 9")), RecordProblem::Edition("9".into()));
    let line = text.lines().count() + 1;
    assert_eq!(problem(&format!("{text}0 pass\n")), RecordProblem::AfterEnd(line));
    let nonsense = text.replacen("! tile 0", "! tale 0", 1);
    let at = text.lines().position(|line| line == "play").unwrap() + 2;
    assert!(matches!(problem(&nonsense), RecordProblem::Misread(line, _) if line == at));
    let setting = text.replace("set players 2", "set players two");
    assert!(matches!(problem(&setting), RecordProblem::Setting(..)));
}

/// C8.3: a record of edition 1 can't use what edition 2 introduced.
#[test]
fn a_record_of_edition_1_is_read_as_edition_1() {
    let setup = Setup { edition: 1, ..Setup::new(2) };
    let journal = random_journal::<Campfire>(&setup, &mut Quick::new(5));
    let old = Record::of(&journal, Vec::new()).to_string();
    let record = Record::<Campfire>::parse(&old).expect("edition 1 stays valid");
    assert_eq!(record.setup.edition, 1);
    assert_eq!(record.to_string(), old, "and is written as it was");
    record.replay(&mut ()).expect("it replays");
    let off = old.replace("set standstill 60", "set standstill off");
    let problem = Record::<Campfire>::parse(&off).unwrap_err();
    assert!(
        matches!(&problem, RecordProblem::Setting(9, FieldProblem::Later { since: 2, .. })),
        "{problem}"
    );
    assert!(Record::<Campfire>::parse(&off.replace("rules 1", "rules 2")).is_ok());
    let first_turn = old.lines().position(|line| line.contains(" sow ")).expect("a turn");
    let mut lines: Vec<&str> = old.lines().collect();
    lines.insert(first_turn, "all end");
    let ended = Record::<Campfire>::parse(&(lines.join("\n") + "\n")).expect("readable");
    let index = ended.lines.iter().position(|line| *line == Line::AgreedEnd).expect("a line");
    let refused = ended.replay(&mut ()).err();
    assert_eq!(refused, Some(ReplayProblem::NotAnEnd { index, why: EndProblem::NoRule }));
}

#[test]
fn a_truncated_record_is_noticed_wherever_it_is_cut() {
    let text = finished();
    let mut noticed = 0;
    for cut in 0..text.len() {
        let Some(part) = text.get(..cut) else { continue };
        match Record::<Campfire>::parse(part) {
            Err(_) => noticed += 1,
            Ok(record) => {
                assert!(part.ends_with('\n'), "a line was cut in two and nobody noticed");
                let replayed = record.replay(&mut ());
                let running =
                    replayed.as_ref().is_ok_and(|journal| journal.now().turn() != Turn::Over);
                assert!(running || matches!(replayed, Err(ReplayProblem::EndMissing)));
            }
        }
    }
    assert!(noticed > text.len() / 2);
}

#[test]
fn an_illegal_move_in_a_record_is_named_with_its_line_and_rule() {
    let text = finished();
    let record = Record::<Campfire>::parse(&text).unwrap();
    let is_pick = |line: &Line<Campfire>| matches!(line, Line::Move(_, campfire::Move::Pick(_)));
    let first = record.lines.iter().position(is_pick).unwrap();
    let mut bad = record.clone();
    let Line::Move(_, pick) = bad.lines[first] else { unreachable!() };
    let Line::Move(second, _) = bad.lines[first + 1] else { unreachable!() };
    bad.lines[first + 1] = Line::Move(second, pick);
    let problem = bad.replay(&mut ()).unwrap_err();
    assert!(matches!(
        problem,
        ReplayProblem::Illegal { index, why: Illegal::AdventurerTaken(_) } if index == first + 1
    ));
    assert_eq!(
        text.lines().nth(bad.line_number(first) - 1).unwrap(),
        record.lines[first].to_string()
    );
    bad.lines[first + 1] = Line::Move(Seat(1 - second.0), pick);
    assert!(matches!(bad.replay(&mut ()).unwrap_err(), ReplayProblem::NotYourTurn { .. }));
    bad.lines[0] = Line::Outcome(outcome("first 0"));
    assert!(matches!(bad.replay(&mut ()).unwrap_err(), ReplayProblem::NotAnOutcome { index: 0 }));
}

#[test]
fn a_wrong_end_is_noticed() {
    let text = finished();
    let record = Record::<Campfire>::parse(&text).unwrap();
    let wrong = Record { end: Some(vec![1, 1]), ..record.clone() };
    let told = wrong.replay(&mut ());
    assert!(matches!(told, Err(ReplayProblem::WrongPlaces { .. })) || record.end == wrong.end);
    let missing = Record { end: None, ..record.clone() };
    assert!(matches!(missing.replay(&mut ()), Err(ReplayProblem::EndMissing)));
    let early = Record { lines: record.lines[..20].to_vec(), ..record };
    assert!(matches!(early.replay(&mut ()), Err(ReplayProblem::EndTooEarly)));
}

#[test]
fn a_move_can_be_taken_back_until_something_is_revealed_or_another_has_acted() {
    let setup = Setup {
        first: campfire::First::Seat(Seat(0)),
        adventurers: campfire::Choice::Fixed(vec![Ulrich, Moon]),
        ..Setup::new(2)
    };
    let mut journal = Journal::<Campfire>::start(setup).unwrap();
    assert_eq!(journal.undo_free(Seat(0)), Err(UndoProblem::NothingToUndo));
    let mut luck = Quick::new(3);
    while journal.now().turn() == Turn::Chance {
        let outcome = journal.now().sample(&mut luck);
        journal.resolve(outcome, &mut ()).unwrap();
    }
    assert_eq!(journal.undo_free(Seat(1)), Err(UndoProblem::NothingToUndo), "nobody decided yet");
    let before = *journal.now();
    journal.play(Seat(1), mv("sleeper red 2"), &mut ()).unwrap();
    let refusal = journal.play(Seat(0), mv("disc 3"), &mut ());
    assert_eq!(refusal, Err(JournalError::NotYourTurn(Turn::Seat(Seat(1)))));
    assert_eq!(journal.undo_free(Seat(0)), Err(UndoProblem::OtherActed(Seat(1))));
    let keep = journal.undo_free(Seat(1)).unwrap();
    journal.rewind(keep);
    assert_eq!(*journal.now(), before);
    for text in ["red 2", "red 3", "siana 4", "siana 5", "nostromo 6", "nostromo 7"] {
        journal.play(Seat(1), mv(&format!("sleeper {text}")), &mut ()).unwrap();
    }
    for (seat, text) in [(0, "disc 0"), (1, "disc 1"), (0, "disc 0"), (1, "disc 1"), (1, "lys 7")] {
        journal.play(Seat(seat), mv(text), &mut ()).unwrap();
    }
    journal.play(Seat(0), mv("sow 0 ccw"), &mut ()).unwrap();
    if journal.now().turn() == Turn::Chance {
        let outcome = journal.now().sample(&mut luck);
        journal.resolve(outcome, &mut ()).unwrap();
        assert_eq!(journal.undo_free(Seat(0)), Err(UndoProblem::Revealed));
    }
    assert!(journal.undo_any(Seat(0)).is_some(), "the table may agree to more");
}
