//! Records: an honest one is verified, and a tampered one is refused.

use crate::deals::play;
use crate::toy::{Ask, Impossible, Shows, Steps, Toy};
use dealer::{Dealer, Nonce, Seed, Verified, VerifyProblem, tag_reveal, tags_before, verify};
use kernel::{Line, Record, ReplayProblem, Seat};

const NONCES: [(Seat, Nonce); 2] = [(Seat(1), [9; 32]), (Seat(0), [8; 32])];

fn seed() -> Seed {
    Seed::from_number(77)
}

/// Returns a finished game of 20 draws, honestly dealt, with the dealer's tags.
fn honest() -> Record<Toy> {
    let choices: Vec<usize> = (0..20).map(|step| step * 7).collect();
    let journal = play(&mut Dealer::new(&seed(), &NONCES), &choices);
    let mut tags = tags_before(&seed(), &NONCES);
    tags.push(("name.0".into(), "Ann".into()));
    let mut record = Record::of(&journal, tags);
    record.tags_after.push(tag_reveal(&seed()));
    record
}

/// Returns the problem of the honest record after a change to its tag `key`; `None` removes the
/// tag.
fn after_tag(key: &str, value: Option<&str>) -> VerifyProblem<Toy> {
    let mut record = honest();
    record.tags.retain(|(other, _)| other != key);
    record.tags_after.retain(|(other, _)| other != key);
    let tags = if key == "seed" { &mut record.tags_after } else { &mut record.tags };
    tags.extend(value.map(|value| (key.to_owned(), value.to_owned())));
    verify(&record).expect_err("the tag was tampered with")
}

#[test]
fn an_honest_record_is_verified() {
    assert_eq!(verify(&honest()), Ok(Verified { outcomes: 20 }));
}

#[test]
fn a_game_without_nonces_can_be_verified_too() {
    let journal = play(&mut Dealer::new(&seed(), &[]), &[3, 1, 4]);
    let mut record = Record::of(&journal, tags_before(&seed(), &[]));
    record.tags_after.push(tag_reveal(&seed()));
    assert_eq!(verify(&record), Ok(Verified { outcomes: 3 }));
}

#[test]
fn a_game_that_still_runs_is_not_proved() {
    let mut record = honest();
    record.end = None;
    record.lines.pop();
    assert_eq!(verify(&record), Err(VerifyProblem::NotOver));
    let read = Record::parse(&record.to_string()).expect("it can be read");
    assert_eq!(verify::<Toy>(&read), Err(VerifyProblem::NotOver));
}

#[test]
fn a_seed_that_was_revealed_before_the_end_proves_nothing() {
    let mut before = honest();
    let seed = before.tags_after.pop().expect("it was revealed");
    let mut between = before.clone();
    before.tags.push(seed.clone());
    between.tags_between.push(seed);
    for record in [before, between] {
        assert_eq!(verify(&record), Err(VerifyProblem::RevealedEarly));
        let read = Record::parse(&record.to_string()).expect("it can be read");
        assert_eq!(verify::<Toy>(&read), Err(VerifyProblem::RevealedEarly));
    }
}

#[test]
fn a_commitment_or_a_nonce_after_the_beginning_proves_nothing() {
    for key in ["commit", "nonce.0"] {
        let mut between = honest();
        let at = between.tags.iter().position(|(other, _)| other == key).expect("it is there");
        let tag = between.tags.remove(at);
        let mut after = between.clone();
        between.tags_between.push(tag.clone());
        after.tags_after.push(tag);
        for record in [between, after] {
            let late = Err(VerifyProblem::TooLate { key: key.to_owned() });
            assert_eq!(verify(&record), late);
            let read = Record::parse(&record.to_string()).expect("it can be read");
            assert_eq!(verify::<Toy>(&read), late);
        }
    }
}

#[test]
fn the_commitment_and_the_nonces_are_tags_in_the_order_of_the_seats() {
    let tags = tags_before(&seed(), &NONCES);
    let keys: Vec<&str> = tags.iter().map(|(key, _)| key.as_str()).collect();
    assert_eq!(keys, ["commit", "nonce.0", "nonce.1"]);
    assert_eq!(tags[1].1, "08".repeat(32));
    assert_eq!(tags[0].1, kernel::notation::hex(&dealer::commitment(&seed())));
    assert!(tags.iter().all(|(_, value)| *value != seed().hex()), "the seed is still a secret");
    assert_eq!(tag_reveal(&seed()), ("seed".to_owned(), seed().hex()));
}

#[test]
fn every_single_outcome_that_is_changed_is_found() {
    let record = honest();
    let mut found = 0;
    for index in 0..record.lines.len() {
        let Line::Outcome(dealt) = record.lines[index] else { continue };
        for recorded in (0..6).map(Shows).filter(|&other| other != dealt) {
            let mut tampered = record.clone();
            tampered.lines[index] = Line::Outcome(recorded);
            let line = tampered.line_number(index);
            let problem = verify(&tampered).expect_err("an outcome was changed");
            if problem == VerifyProblem::Replay(ReplayProblem::NotAnOutcome { index }) {
                continue;
            }
            let other = VerifyProblem::OtherOutcome { index, line, recorded, dealt };
            assert_eq!(problem, other);
            found += 1;
        }
    }
    assert!(found > 30, "only {found} changes could have fallen");
}

#[test]
fn the_message_about_a_changed_outcome_names_the_line_of_the_text_and_both_outcomes() {
    let text = honest().to_string();
    let (number, line) = text
        .lines()
        .enumerate()
        .find(|(_, line)| *line == "! shows 0")
        .expect("some outcome shows 0");
    let mut lines: Vec<&str> = text.lines().collect();
    lines[number] = "! shows 1";
    let tampered = Record::<Toy>::parse(&(lines.join("\n") + "\n")).expect("it can be read");
    let problem = verify(&tampered).expect_err("an outcome was changed");
    let message = format!("line {}: ‘shows 1’, but the seed gives ‘{}’", number + 1, &line[2..]);
    assert_eq!(problem.to_string(), message);
}

#[test]
fn a_missing_commitment_or_seed_is_named() {
    assert_eq!(after_tag("commit", None), VerifyProblem::NoCommitment);
    assert_eq!(after_tag("seed", None), VerifyProblem::NoSeed);
}

#[test]
fn a_seed_other_than_the_one_committed_to_is_refused() {
    let other = Seed::from_number(78);
    assert_eq!(after_tag("seed", Some(&other.hex())), VerifyProblem::OtherSeed);
    let commit = &tags_before(&other, &[])[0].1;
    assert_eq!(after_tag("commit", Some(commit)), VerifyProblem::OtherSeed);
}

#[test]
fn a_tag_that_can_not_be_read_is_named() {
    let good = "11".repeat(32);
    let malformed = |key: &str, value: &str| VerifyProblem::Malformed {
        key: key.to_owned(),
        value: value.to_owned(),
    };
    for key in ["commit", "seed", "nonce.0"] {
        assert_eq!(after_tag(key, Some("1234")), malformed(key, "1234"));
    }
    for key in ["nonce.", "nonce.x", "nonce.00", "nonce.256"] {
        assert_eq!(after_tag(key, Some(&good)), malformed(key, &good));
    }
}

#[test]
fn a_repeated_tag_is_refused() {
    for key in ["commit", "seed", "nonce.0"] {
        let mut record = honest();
        let tag = record.tags_all().find(|(other, _)| other == key).cloned();
        record.tags.extend(tag);
        assert_eq!(verify(&record), Err(VerifyProblem::Twice { key: key.to_owned() }));
    }
}

#[test]
fn a_nonce_of_a_seat_that_does_not_exist_is_refused() {
    let nonce = "11".repeat(32);
    assert_eq!(after_tag("nonce.2", Some(&nonce)), VerifyProblem::NoSuchSeat(Seat(2)));
}

#[test]
fn a_nonce_that_was_changed_or_left_out_makes_another_deal() {
    for value in [None, Some("11".repeat(32))] {
        let problem = after_tag("nonce.1", value.as_deref());
        let deals_differ = matches!(
            problem,
            VerifyProblem::OtherOutcome { .. }
                | VerifyProblem::Replay(ReplayProblem::NotAnOutcome { .. })
        );
        assert!(deals_differ, "{problem:?}");
    }
}

#[test]
fn a_record_that_breaks_the_rules_is_refused_with_the_reason() {
    let replay_problem = |change: fn(&mut Record<Toy>)| {
        let mut record = honest();
        change(&mut record);
        match verify(&record) {
            Err(VerifyProblem::Replay(problem)) => problem,
            other => panic!("the rules were broken, but: {other:?}"),
        }
    };
    let index = 0;
    assert_eq!(
        replay_problem(|record| record.setup = Steps(0)),
        ReplayProblem::Setup(vec![Impossible])
    );
    assert_eq!(
        replay_problem(|r| r.lines[0] = Line::Move(Seat(0), Ask::Throw { kind: 9 })),
        ReplayProblem::Illegal { index, why: Impossible }
    );
    assert_eq!(
        replay_problem(|r| r.lines[0] = Line::Outcome(Shows(0))),
        ReplayProblem::NotAnOutcome { index }
    );
    assert_eq!(replay_problem(|r| r.end = None), ReplayProblem::EndMissing);
    assert_eq!(
        replay_problem(|r| r.end = Some(vec![1, 2])),
        ReplayProblem::WrongPlaces { actual: vec![1, 1] }
    );
    // A move on chance's turn.
    assert!(matches!(
        replay_problem(|r| r.lines[1] = r.lines[0].clone()),
        ReplayProblem::NotYourTurn { index: 1, .. }
    ));
}
