//! Taking back: what is free, what needs a vote, and what it does to the clocks.

use crate::desk::*;
use campfire::Campfire;
use kernel::{Seat, UndoLimit};
use table::*;

fn undo(person: Person) -> Event<Campfire> {
    Event::Undo { person }
}

fn propose(person: Person) -> Event<Campfire> {
    Event::Propose { person, motion: Motion::Undo }
}

/// A table where somebody has just sown, and tiles were uncovered.
fn after_a_sowing(kinds: &str) -> (Desk<Campfire>, u8) {
    let mut desk = Desk::start(patient(), kinds);
    loop {
        let seat = desk.turn();
        let moves = desk.table.legal_moves(seat);
        let sow = moves.into_iter().find(|mv| mv.to_string().starts_with("sow"));
        let Some(mv) = sow else {
            desk.play();
            continue;
        };
        let answers = desk.status(0).answers;
        let event = match desk.occupant(seat.0) {
            Occupant::Person(person) => Event::Move { person, answers, mv },
            _ => Event::BotMove { seat, answers, mv },
        };
        desk.ok(event);
        let uncovered = desk.stored.last().unwrap().1.contains(" luck ");
        if uncovered && desk.occupant(seat.0).decides().is_some() {
            return (desk, seat.0);
        }
    }
}

#[test]
fn the_last_decision_is_taken_back_freely() {
    let mut desk = Desk::start(patient(), "pp");
    let before = desk.table.view(kernel::Viewer::Spectator);
    let back_to = desk.status(0).answers;
    desk.play();
    assert_eq!(desk.status(0).undo, Some(UndoNeeds::Nothing));
    assert_eq!(desk.status(1).undo, None);
    let effects = desk.ok(undo(ANN));
    assert!(heard(&effects, &News::Undone { seat: Seat(0), back_to, agreed: false }));
    assert_eq!(desk.table.view(kernel::Viewer::Spectator), before);
    assert_eq!(desk.turn(), Seat(0));
    assert!(desk.status(0).answers > back_to, "old copies of the move are stale");
}

#[test]
fn there_is_nothing_to_take_back_before_the_first_decision() {
    let mut desk = Desk::start(patient(), "pp");
    let nothing = Error::Undo(UndoLimit::NothingToUndo);
    assert_eq!(desk.refused(undo(ANN)), nothing);
    assert_eq!(desk.refused(propose(ANN)), nothing);
    assert_eq!(desk.status(0).undo, None);
    assert_eq!(desk.refused(undo(EVE)), Error::NotSeated);
}

#[test]
fn what_another_seat_has_answered_needs_a_vote() {
    let mut desk = Desk::start(patient(), "pp");
    desk.play();
    desk.play();
    assert_eq!(desk.refused(undo(ANN)), Error::Undo(UndoLimit::OtherActed(Seat(1))));
    assert_eq!(desk.status(0).undo, Some(UndoNeeds::Vote));
    let back_to = desk.stored.iter().rfind(|(_, line)| line.contains(" luck ")).unwrap().0;
    desk.ok(propose(ANN));
    let effects = desk.ok(Event::Agree { person: BEN });
    assert!(heard(&effects, &News::Undone { seat: Seat(0), back_to, agreed: true }));
    assert_eq!(desk.turn(), Seat(0));
}

#[test]
fn what_luck_has_revealed_needs_a_vote() {
    let (mut desk, seat) = after_a_sowing("pp");
    let by = person(seat);
    assert_eq!(desk.refused(undo(by)), Error::Undo(UndoLimit::Revealed));
    desk.ok(propose(by));
    desk.ok(Event::Agree { person: person(1 - seat) });
    assert_eq!(desk.turn(), Seat(seat));
}

#[test]
fn luck_that_is_asked_for_again_falls_the_same_way() {
    let (mut desk, seat) = after_a_sowing("pb");
    let outcomes = |desk: &Desk<Campfire>| {
        let luck = desk.stored.iter().rev().take_while(|(_, line)| line.contains(" luck "));
        luck.map(|(_, line)| line.split_once(' ').unwrap().1.to_owned()).collect::<Vec<_>>()
    };
    let first = outcomes(&desk);
    let sown = desk.stored.iter().rfind(|(_, line)| line.contains(" move ")).unwrap().1.clone();
    let mv = sown.splitn(5, ' ').nth(4).unwrap().parse().unwrap();
    desk.ok(propose(person(seat)));
    let answers = desk.status(0).answers;
    desk.ok(Event::Move { person: person(seat), answers, mv });
    assert_eq!(outcomes(&desk), first);
}

#[test]
fn bots_agree_to_everything() {
    let (mut desk, seat) = after_a_sowing("pbb");
    assert_eq!(desk.status(seat).undo, Some(UndoNeeds::Vote));
    let effects = desk.ok(propose(person(seat)));
    assert!(news(&effects, kernel::Viewer::Spectator).len() == 2, "proposed, and done");
    assert_eq!(desk.turn(), Seat(seat));
}

#[test]
fn an_undo_that_needs_no_vote_is_done_without_one() {
    let mut desk = Desk::start(patient(), "ppp");
    desk.play();
    desk.ok(propose(ANN));
    assert_eq!(desk.status(0).vote, None);
    assert_eq!(desk.turn(), Seat(0));
}

#[test]
fn one_who_declines_ends_the_vote() {
    let (mut desk, seat) = after_a_sowing("ppp");
    let sequence = desk.status(0).answers;
    desk.ok(propose(person(seat)));
    desk.ok(Event::Agree { person: person((seat + 1) % 3) });
    desk.ok(Event::Decline { person: person((seat + 2) % 3) });
    assert_eq!(desk.status(0).vote, None);
    assert_eq!(desk.status(0).answers, sequence, "nothing was taken back");
}

#[test]
fn a_move_ends_the_vote() {
    let (mut desk, seat) = after_a_sowing("ppp");
    desk.ok(propose(person(seat)));
    desk.play();
    assert_eq!(desk.status(0).vote, None);
    assert_eq!(desk.refused(Event::Agree { person: ANN }), Error::NoVote);
}

#[test]
fn bots_wait_while_a_vote_about_an_undo_is_open() {
    let mut desk = Desk::start(patient(), "ppb");
    desk.play();
    let effects = desk.play();
    assert_eq!(asked(&effects).map(|(seat, _)| seat), Some(Seat(2)));
    let bot_move = desk.some_move();
    desk.ok(propose(ANN));
    assert_eq!(desk.refused(bot_move.clone()), Error::BotsWait);
    let effects = desk.ok(Event::Decline { person: BEN });
    assert_eq!(asked(&effects).map(|(seat, _)| seat), Some(Seat(2)), "it is asked again");
    desk.ok(bot_move);
}

#[test]
fn a_decision_of_a_bot_that_stood_in_needs_a_vote() {
    let mut desk = Desk::start(patient(), "pp");
    desk.ok(Event::HandOver { person: ANN });
    desk.play();
    desk.ok(Event::TakeBack { person: ANN });
    assert_eq!(desk.refused(undo(ANN)), Error::DecidedByBot);
    assert_eq!(desk.status(0).undo, Some(UndoNeeds::Vote));
}

#[test]
fn who_does_not_play_takes_nothing_back() {
    let mut desk = Desk::start(patient(), "pp");
    desk.play();
    desk.ok(Event::HandOver { person: ANN });
    assert_eq!(desk.refused(undo(ANN)), Error::StoodIn);
    desk.ok(Event::Resign { person: ANN });
    assert_eq!(desk.refused(undo(ANN)), Error::Resigned);
}

#[test]
fn an_undo_gives_back_the_decision_and_not_the_time() {
    let mut desk = Desk::start(with_clock(Clock::PerMove { ms: MINUTE }), "pp");
    desk.wait(40 * SECOND);
    desk.play();
    assert_eq!(desk.status(0).seats[0].left_ms, Some(MINUTE));
    desk.wait(5 * SECOND);
    desk.ok(undo(ANN));
    assert_eq!(desk.status(0).seats[0].left_ms, Some(20 * SECOND));
    assert_eq!(desk.status(0).seats[1].left_ms, Some(MINUTE), "Ben thought in vain");
}

#[test]
fn an_undo_takes_the_increment_back() {
    let clock = Clock::Bank { ms: MINUTE, increment_ms: 10 * SECOND };
    let mut desk = Desk::start(with_clock(clock), "pp");
    for _ in 0..3 {
        desk.wait(SECOND);
        desk.play();
        desk.wait(SECOND);
        desk.ok(undo(ANN));
    }
    assert_eq!(desk.status(0).seats[0].left_ms, Some(57 * SECOND));
    assert_eq!(desk.status(0).seats[1].left_ms, Some(MINUTE));
}

#[test]
fn after_an_agreed_undo_nobody_is_without_time() {
    let mut desk = Desk::start(with_clock(Clock::Bank { ms: MINUTE, increment_ms: 0 }), "pp");
    desk.wait(59 * SECOND);
    desk.play();
    desk.play();
    desk.ok(propose(ANN));
    desk.ok(Event::Agree { person: BEN });
    assert_eq!(desk.status(0).seats[0].left_ms, Some(GRACE_MS));
    assert_eq!(desk.status(0).seats[1].left_ms, Some(MINUTE));
}
