//! Exploring: trees of lines, and the records they become.

use crate::{play_on, table};
use campfire::Campfire;
use dealer::Quick;
use kernel::playout::listed_moves;
use kernel::{Game, Line, Luck, Record, Turn};
use web::model::study::{Study, StudyError};

fn game(number: u64) -> Record<Campfire> {
    let mut session = table(3, number);
    play_on(&mut session, number, 30);
    session.record().unwrap()
}

/// Takes a step at random: a move, or an outcome.
fn wander(study: &mut Study<Campfire>, luck: &mut Quick) {
    let position = study.position();
    let allowed = match position.turn() {
        Turn::Seat(_) => {
            let moves = listed_moves(&position);
            study.play(moves[luck.below(moves.len() as u32) as usize])
        }
        Turn::Chance => {
            let outcomes = study.outcomes();
            study.resolve(outcomes[luck.below(outcomes.len() as u32) as usize])
        }
        Turn::Over => false,
    };
    assert!(allowed || position.turn() == Turn::Over);
}

/// A study with lines at random points.
fn explored(number: u64) -> Study<Campfire> {
    let record = game(number);
    let mut luck = Quick::new(number);
    let mut study = Study::of(&record, record.lines.len()).unwrap();
    for nth in 0..6 {
        for _ in 0..luck.below(12) {
            study.back();
        }
        for _ in 0..=luck.below(8) {
            wander(&mut study, &mut luck);
        }
        study.comment(&format!("note  {nth}"));
    }
    study
}

#[test]
fn a_record_without_variations_comes_back_as_it_was() {
    for number in 0..5 {
        let mut record = game(number);
        record.comment(12, "a note");
        let study = Study::of(&record, 5).unwrap();
        assert_eq!(study.steps(), 5);
        assert_eq!(study.variations(), 0);
        assert_eq!(study.record().to_string(), record.to_string());
        assert_eq!(study.record_here().lines, record.lines[..5]);
    }
}

#[test]
fn a_study_is_kept_as_a_record_with_variations() {
    for number in 0..20 {
        let study = explored(number);
        let text = study.record().to_string();
        let read = Record::<Campfire>::parse(&text).unwrap();
        read.replay(&mut ()).unwrap();
        assert_eq!(read.replay_variations(), Ok(()), "{text}");
        let again = Study::of(&read, 0).unwrap();
        assert_eq!(again.record().to_string(), text);
        assert_eq!(again.variations(), study.variations());
    }
}

#[test]
fn the_same_move_again_makes_no_new_line() {
    let record = game(1);
    let mut study = Study::of(&record, 20).unwrap();
    let here = study.here();
    let next = record.lines[20];
    let played = match next {
        Line::Move(_, mv) => study.play(mv),
        Line::Outcome(outcome) => study.resolve(outcome),
        Line::AgreedEnd => unreachable!("nobody agreed"),
    };
    assert!(played);
    assert_eq!((study.steps(), study.variations()), (21, 0));
    assert!(study.back());
    assert_eq!(study.here(), here);
    assert!(study.forward());
    assert_eq!(study.steps(), 21);
}

#[test]
fn a_line_can_be_promoted_and_deleted() {
    let record = game(2);
    let decision = (20..record.lines.len()).find(|&at| matches!(record.lines[at], Line::Move(..)));
    let decision = decision.unwrap();
    let mut study = Study::of(&record, decision).unwrap();
    let other = listed_moves(&study.position())
        .into_iter()
        .find(|mv| !matches!(record.lines[decision], Line::Move(_, played) if played == *mv))
        .unwrap();
    assert!(study.play(other));
    let point = study.here();
    assert_eq!(study.variations(), 1);
    assert_eq!(study.record().lines, record.lines);
    study.promote(point);
    assert_eq!(study.variations(), 1);
    assert_eq!(study.record().lines.len(), decision + 1, "the other line is the game now");
    assert_eq!(study.record().variations[0].lines, record.lines[decision..]);
    study.delete(point);
    assert_eq!(study.steps(), decision, "what was looked at is gone");
    assert_eq!((study.variations(), study.record().lines), (0, record.lines));
}

#[test]
fn what_the_rules_refuse_is_not_a_line() {
    let record = game(3);
    let mut study = Study::of(&record, 0).unwrap();
    let before = study.clone();
    assert!(!study.play("sow 0 cw".parse().unwrap()));
    assert!(!study.resolve("first 9".parse().unwrap_or("first 0".parse().unwrap())));
    assert_eq!(study, before);
    let mut broken = record;
    broken.lines.swap(0, 20);
    assert_eq!(Study::of(&broken, 0), Err(StudyError));
}

#[test]
fn the_list_shows_the_point_that_is_looked_at_once_and_every_line_beside_it() {
    for number in 0..10 {
        let study = explored(number);
        let listed = study.listed(usize::MAX / 2);
        assert_eq!(listed.iter().filter(|one| one.is_here).count(), 1);
        let begins = listed.iter().filter(|one| one.begins).count();
        assert_eq!(begins, study.variations());
        assert!(listed.iter().all(|one| (one.depth > 0) || !one.begins));
    }
}
