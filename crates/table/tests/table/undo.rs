//! Undo: when it is free, when it needs a vote, and its effect on the clocks.

use crate::test_host::*;
use campfire::Campfire;
use kernel::{Seat, UndoProblem};
use table::*;

fn undo(person: Person) -> Event<campfire::Move> {
    Event::act(person, Act::Undo)
}

fn propose(person: Person) -> Event<campfire::Move> {
    Event::act(person, Act::Propose { motion: Motion::Undo })
}

/// Returns a table where a player has just sown, and tiles were revealed.
fn after_a_sowing(kinds: &str) -> (TestHost<Campfire>, u8) {
    let mut host = TestHost::start(patient(), kinds);
    loop {
        let seat = host.turn();
        let moves = host.table.legal_moves(seat);
        let sow = moves.into_iter().find(|mv| mv.to_string().starts_with("sow"));
        let Some(mv) = sow else {
            host.play();
            continue;
        };
        let answers = host.status(0).answers;
        let event = match host.occupant(seat.0) {
            Occupant::Person(person) => Event::act(person, Act::Move { answers, mv }),
            _ => Event::BotMove { seat, answers, mv },
        };
        host.ok(event);
        let uncovered = host.stored.last().unwrap().1.contains(" luck ");
        if uncovered && host.occupant(seat.0).decides().is_some() {
            return (host, seat.0);
        }
    }
}

#[test]
fn the_last_decision_is_taken_back_freely() {
    let mut host = TestHost::start(patient(), "pp");
    let before = host.table.view(kernel::Viewer::Spectator);
    let back_to = host.status(0).answers;
    host.play();
    assert_eq!(host.status(0).undo, Some(UndoNeeds::Nothing));
    assert_eq!(host.status(1).undo, None);
    let effects = host.ok(undo(ANN));
    assert!(heard(&effects, &News::Undone { seat: Seat(0), back_to, agreed: false }));
    assert_eq!(host.table.view(kernel::Viewer::Spectator), before);
    assert_eq!(host.turn(), Seat(0));
    assert!(host.status(0).answers > back_to, "old copies of the move are stale");
}

#[test]
fn there_is_nothing_to_take_back_before_the_first_decision() {
    let mut host = TestHost::start(patient(), "pp");
    let nothing = TableError::Undo(UndoProblem::NothingToUndo);
    assert_eq!(host.refused(undo(ANN)), nothing);
    assert_eq!(host.refused(propose(ANN)), nothing);
    assert_eq!(host.status(0).undo, None);
    assert_eq!(host.refused(undo(EVE)), TableError::NotSeated);
}

#[test]
fn what_another_seat_has_answered_needs_a_vote() {
    let mut host = TestHost::start(patient(), "pp");
    host.play();
    host.play();
    assert_eq!(host.refused(undo(ANN)), TableError::Undo(UndoProblem::OtherActed(Seat(1))));
    assert_eq!(host.status(0).undo, Some(UndoNeeds::Vote));
    let back_to = host.stored.iter().rfind(|(_, line)| line.contains(" luck ")).unwrap().0;
    host.ok(propose(ANN));
    let effects = host.ok(Event::act(BEN, Act::Agree));
    assert!(heard(&effects, &News::Undone { seat: Seat(0), back_to, agreed: true }));
    assert_eq!(host.turn(), Seat(0));
}

#[test]
fn what_luck_has_revealed_needs_a_vote() {
    let (mut host, seat) = after_a_sowing("pp");
    let by = person(seat);
    assert_eq!(host.refused(undo(by)), TableError::Undo(UndoProblem::Revealed));
    host.ok(propose(by));
    host.ok(Event::act(person(1 - seat), Act::Agree));
    assert_eq!(host.turn(), Seat(seat));
}

#[test]
fn luck_that_is_asked_for_again_falls_the_same_way() {
    let (mut host, seat) = after_a_sowing("pb");
    let outcomes = |host: &TestHost<Campfire>| {
        let luck = host.stored.iter().rev().take_while(|(_, line)| line.contains(" luck "));
        luck.map(|(_, line)| line.split_once(' ').unwrap().1.to_owned()).collect::<Vec<_>>()
    };
    let first = outcomes(&host);
    let sown = host.stored.iter().rfind(|(_, line)| line.contains(" move ")).unwrap().1.clone();
    let mv = sown.splitn(5, ' ').nth(4).unwrap().parse().unwrap();
    host.ok(propose(person(seat)));
    let answers = host.status(0).answers;
    host.ok(Event::act(person(seat), Act::Move { answers, mv }));
    assert_eq!(outcomes(&host), first);
}

#[test]
fn bots_agree_to_everything() {
    let (mut host, seat) = after_a_sowing("pbb");
    assert_eq!(host.status(seat).undo, Some(UndoNeeds::Vote));
    let effects = host.ok(propose(person(seat)));
    assert!(news(&effects, kernel::Viewer::Spectator).len() == 2, "proposed, and done");
    assert_eq!(host.turn(), Seat(seat));
}

#[test]
fn an_undo_that_needs_no_vote_is_done_without_one() {
    let mut host = TestHost::start(patient(), "ppp");
    host.play();
    host.ok(propose(ANN));
    assert_eq!(host.status(0).vote, None);
    assert_eq!(host.turn(), Seat(0));
}

#[test]
fn one_who_declines_ends_the_vote() {
    let (mut host, seat) = after_a_sowing("ppp");
    let sequence = host.status(0).answers;
    host.ok(propose(person(seat)));
    host.ok(Event::act(person((seat + 1) % 3), Act::Agree));
    host.ok(Event::act(person((seat + 2) % 3), Act::Decline));
    assert_eq!(host.status(0).vote, None);
    assert_eq!(host.status(0).answers, sequence, "nothing was taken back");
}

#[test]
fn a_move_ends_the_vote() {
    let (mut host, seat) = after_a_sowing("ppp");
    host.ok(propose(person(seat)));
    host.play();
    assert_eq!(host.status(0).vote, None);
    assert_eq!(host.refused(Event::act(ANN, Act::Agree)), TableError::NoVote);
}

#[test]
fn bots_wait_while_a_vote_about_an_undo_is_open() {
    let mut host = TestHost::start(patient(), "ppb");
    host.play();
    let effects = host.play();
    assert_eq!(asked(&effects).map(|(seat, _)| seat), Some(Seat(2)));
    let bot_move = host.some_move();
    host.ok(propose(ANN));
    assert_eq!(host.refused(bot_move.clone()), TableError::BotsWait);
    let effects = host.ok(Event::act(BEN, Act::Decline));
    assert_eq!(asked(&effects).map(|(seat, _)| seat), Some(Seat(2)), "it is asked again");
    host.ok(bot_move);
}

#[test]
fn a_decision_of_a_bot_that_stood_in_needs_a_vote() {
    let mut host = TestHost::start(patient(), "pp");
    host.ok(Event::act(ANN, Act::HandOver));
    host.play();
    host.ok(Event::act(ANN, Act::TakeBack));
    assert_eq!(host.refused(undo(ANN)), TableError::DecidedByBot);
    assert_eq!(host.status(0).undo, Some(UndoNeeds::Vote));
}

#[test]
fn a_person_without_a_seat_takes_nothing_back() {
    let mut host = TestHost::start(patient(), "pp");
    host.play();
    host.ok(Event::act(ANN, Act::HandOver));
    assert_eq!(host.refused(undo(ANN)), TableError::StoodIn);
    host.ok(Event::act(ANN, Act::Resign));
    assert_eq!(host.refused(undo(ANN)), TableError::Resigned);
}

#[test]
fn an_undo_gives_back_the_decision_and_not_the_time() {
    let mut host = TestHost::start(with_clock(Clock::PerMove { ms: MINUTE }), "pp");
    host.wait(40 * SECOND);
    host.play();
    assert_eq!(host.status(0).seats[0].left_ms, Some(MINUTE));
    host.wait(5 * SECOND);
    host.ok(undo(ANN));
    assert_eq!(host.status(0).seats[0].left_ms, Some(20 * SECOND));
    assert_eq!(host.status(0).seats[1].left_ms, Some(MINUTE), "Ben thought in vain");
}

#[test]
fn an_undo_takes_the_increment_back() {
    let clock = Clock::Bank { ms: MINUTE, increment_ms: 10 * SECOND };
    let mut host = TestHost::start(with_clock(clock), "pp");
    for _ in 0..3 {
        host.wait(SECOND);
        host.play();
        host.wait(SECOND);
        host.ok(undo(ANN));
    }
    assert_eq!(host.status(0).seats[0].left_ms, Some(57 * SECOND));
    assert_eq!(host.status(0).seats[1].left_ms, Some(MINUTE));
}

#[test]
fn after_an_agreed_undo_nobody_is_without_time() {
    let mut host = TestHost::start(with_clock(Clock::Bank { ms: MINUTE, increment_ms: 0 }), "pp");
    host.wait(59 * SECOND);
    host.play();
    host.play();
    host.ok(propose(ANN));
    host.ok(Event::act(BEN, Act::Agree));
    assert_eq!(host.status(0).seats[0].left_ms, Some(GRACE_MS));
    assert_eq!(host.status(0).seats[1].left_ms, Some(MINUTE));
}
