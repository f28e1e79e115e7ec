//! A game that goes on from the middle of another one.

use crate::desk::*;
use campfire::Campfire;
use dealer::{Seed, VerifyProblem, verify};
use kernel::{Game, Line, Turn, UndoLimit};
use table::*;

/// What was played in another game when Ann had to decide, after luck had fallen many times.
fn before() -> Vec<Line<Campfire>> {
    let mut desk = Desk::start(patient(), "pp");
    while desk.table.journal().lines().len() < 60 {
        desk.play();
    }
    desk.play_until(0);
    desk.table.journal().lines().to_vec()
}

fn opening(prelude: Vec<Line<Campfire>>) -> Opening<Campfire> {
    let chairs = vec![Chair::Person(ANN), Chair::Person(BEN)];
    Opening { setup: campfire(2), options: patient(), owner: Some(ANN), chairs, prelude }
}

/// A table with another seed that goes on from there.
fn go_on(prelude: Vec<Line<Campfire>>) -> Desk<Campfire> {
    let mut desk = Desk::open_as(opening(prelude), Seed::from_number(6));
    for (person, nonce) in [(ANN, [1; 32]), (BEN, [2; 32])] {
        desk.ok(Event::Ready { person, nonce });
    }
    desk.ok(Event::Start { by: By::Host });
    desk
}

#[test]
fn a_table_goes_on_from_the_middle_of_another_game_and_is_restored_with_it() {
    let before = before();
    let mut desk = go_on(before.clone());
    assert_eq!(desk.table.journal().lines(), before);
    desk.play_out();
    assert!(desk.table.journal().lines().starts_with(&before));
    assert!(desk.stored.iter().any(|(_, line)| line.contains(" past ! ")));
    desk.check_restored();
}

#[test]
fn what_was_played_before_the_table_opened_is_not_taken_back() {
    let mut desk = go_on(before());
    assert_eq!(desk.status(0).undo, None);
    let nothing = Error::Undo(UndoLimit::NothingToUndo);
    assert_eq!(desk.refused(Event::Undo { person: ANN }), nothing);
    let propose = Event::Propose { person: ANN, motion: Motion::Undo };
    assert_eq!(desk.refused(propose.clone()), nothing);
    let lines = desk.table.journal().lines().len();
    let (mv, then) = (desk.play(), desk.table.journal().lines().to_vec());
    assert!(!mv.is_empty());
    desk.ok(propose);
    if desk.table.journal().lines().len() > lines {
        desk.ok(Event::Agree { person: BEN });
    }
    assert_eq!(desk.table.journal().lines().len(), lines, "back to where the table opened");
    desk.play();
    assert_eq!(desk.table.journal().lines(), then, "luck falls the same way again");
}

#[test]
fn luck_that_is_awaited_where_the_other_game_stopped_falls_when_the_game_begins() {
    let mut lines = before();
    while !matches!(lines.last(), Some(Line::Outcome(_))) {
        lines.pop();
    }
    lines.pop();
    let desk = go_on(lines.clone());
    assert!(desk.table.journal().lines().len() > lines.len());
    assert!(matches!(desk.table.journal().now().turn(), Turn::Seat(_)));
}

#[test]
fn its_luck_is_not_said_to_be_checkable() {
    let mut desk = go_on(before());
    desk.play_out();
    assert!(!desk.table.is_checkable());
    let record = desk.table.record(Vec::new()).unwrap();
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
    let mut desk = go_on(before());
    desk.play_out();
    desk.ok(Event::Propose { person: ANN, motion: Motion::Rematch });
    let effects = desk.ok(Event::Agree { person: BEN });
    let plan = effects.iter().find_map(|effect| match effect {
        Effect::Rematch(opening) => Some(opening.clone()),
        _ => None,
    });
    assert!(plan.unwrap().prelude.is_empty());
}
