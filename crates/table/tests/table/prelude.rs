//! A game that continues from the middle of another one.

use crate::test_host::*;
use campfire::Campfire;
use dealer::{Seed, VerifyProblem, verify};
use kernel::{Game, Line, Turn, UndoProblem};
use table::*;

/// Returns the lines of another game up to a decision of Ann's, after many random outcomes.
fn before() -> Vec<Line<Campfire>> {
    let mut host = TestHost::start(patient(), "pp");
    while host.table.journal().lines().len() < 60 {
        host.play();
    }
    host.play_until(0);
    host.table.journal().lines().to_vec()
}

fn opening(prelude: Vec<Line<Campfire>>) -> Opening<Campfire> {
    let chairs = vec![Chair::Person(ANN), Chair::Person(BEN)];
    Opening { setup: campfire(2), options: patient(), owner: Some(ANN), chairs, prelude }
}

/// Returns a table with another seed that continues from there.
fn go_on(prelude: Vec<Line<Campfire>>) -> TestHost<Campfire> {
    let mut host = TestHost::open_as(opening(prelude), Seed::from_number(6));
    for (person, nonce) in [(ANN, [1; 32]), (BEN, [2; 32])] {
        host.ok(Event::act(person, Act::Ready { nonce }));
    }
    host.ok(Event::act(By::Host, Act::Start));
    host
}

#[test]
fn a_table_goes_on_from_the_middle_of_another_game_and_is_restored_with_it() {
    let before = before();
    let mut host = go_on(before.clone());
    assert_eq!(host.table.journal().lines(), before);
    host.play_out();
    assert!(host.table.journal().lines().starts_with(&before));
    assert!(host.stored.iter().any(|(_, line)| line.contains(" past ! ")));
    host.check_restored();
}

#[test]
fn what_was_played_before_the_table_opened_is_not_taken_back() {
    let mut host = go_on(before());
    assert_eq!(host.status(0).undo, None);
    let nothing = TableError::Undo(UndoProblem::NothingToUndo);
    assert_eq!(host.refused(Event::act(ANN, Act::Undo)), nothing);
    let propose = Event::act(ANN, Act::Propose { motion: Motion::Undo });
    assert_eq!(host.refused(propose.clone()), nothing);
    let lines = host.table.journal().lines().len();
    let mv = host.play();
    let then = host.table.journal().lines().to_vec();
    assert!(!mv.is_empty());
    host.ok(propose);
    if host.table.journal().lines().len() > lines {
        host.ok(Event::act(BEN, Act::Agree));
    }
    assert_eq!(host.table.journal().lines().len(), lines, "back to where the table opened");
    host.play();
    assert_eq!(host.table.journal().lines(), then, "luck falls the same way again");
}

#[test]
fn luck_that_is_awaited_where_the_other_game_stopped_falls_when_the_game_begins() {
    let mut lines = before();
    while !matches!(lines.last(), Some(Line::Outcome(_))) {
        lines.pop();
    }
    lines.pop();
    let host = go_on(lines.clone());
    assert!(host.table.journal().lines().len() > lines.len());
    assert!(matches!(host.table.journal().now().turn(), Turn::Seat(_)));
}

#[test]
fn its_luck_is_not_said_to_be_checkable() {
    let mut host = go_on(before());
    host.play_out();
    assert!(!host.table.is_checkable());
    let record = host.table.record(Vec::new()).unwrap();
    assert_eq!(verify(&record), Err(VerifyProblem::NoCommitment));
    assert!(record.replay(&mut ()).is_ok());
}

#[test]
fn a_prelude_that_is_no_game_opens_no_table() {
    let mut lines = before();
    lines.remove(3);
    let problems = Table::open(opening(lines), Seed::from_number(1), T0).unwrap_err();
    assert!(matches!(problems[..], [OpenProblem::Prelude { index }] if index >= 3));
}

#[test]
fn a_rematch_begins_at_the_beginning() {
    let mut host = go_on(before());
    host.play_out();
    host.ok(Event::act(ANN, Act::Propose { motion: Motion::Rematch }));
    let effects = host.ok(Event::act(BEN, Act::Agree));
    let plan = effects.iter().find_map(|effect| match effect {
        Effect::Rematch(opening) => Some(opening.clone()),
        _ => None,
    });
    assert!(plan.unwrap().prelude.is_empty());
}
