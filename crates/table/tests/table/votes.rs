//! Votes in general: who votes, one at a time, and how they end.

use crate::desk::*;
use campfire::Campfire;
use kernel::Viewer;
use table::*;

fn pause(person: Person) -> Event<Campfire> {
    Event::Propose { person, motion: Motion::Pause }
}

#[test]
fn everybody_sees_who_has_agreed() {
    let mut desk = Desk::start(patient(), "ppp");
    let effects = desk.ok(pause(ANN));
    assert!(heard(&effects, &News::Proposed { person: ANN, motion: Motion::Pause }));
    desk.ok(Event::Agree { person: CLEO });
    let vote = desk.table.status(Viewer::Spectator, desk.now).vote.unwrap();
    assert_eq!((vote.motion, vote.by), (Motion::Pause, ANN));
    assert_eq!(vote.agreed, [ANN, CLEO]);
    assert_eq!(vote.until_ms, desk.now + 60 * SECOND);
}

#[test]
fn proposing_what_is_proposed_is_agreeing() {
    let mut desk = Desk::start(patient(), "pp");
    desk.ok(pause(ANN));
    desk.ok(pause(BEN));
    assert!(desk.status(0).paused_until_ms.is_some());
}

#[test]
fn one_vote_is_open_at_a_time() {
    let mut desk = Desk::start(patient(), "pp");
    desk.play();
    desk.play();
    desk.ok(pause(ANN));
    let undo = Event::Propose { person: BEN, motion: Motion::Undo };
    desk.ok(undo.clone());
    assert_eq!(desk.status(0).vote.unwrap().motion, Motion::Pause, "Ben's undo needed no vote");
    let undo = Event::Propose { person: ANN, motion: Motion::Undo };
    desk.play();
    assert_eq!(desk.refused(undo), Error::VoteOpen);
}

#[test]
fn only_persons_who_decide_vote() {
    let mut desk = Desk::start(patient(), "ppb");
    assert_eq!(desk.refused(Event::Agree { person: BEN }), Error::NoVote);
    assert_eq!(desk.refused(Event::Decline { person: BEN }), Error::NoVote);
    desk.ok(pause(ANN));
    assert_eq!(desk.refused(Event::Agree { person: ANN }), Error::AlreadyAgreed);
    assert_eq!(desk.refused(Event::Agree { person: EVE }), Error::NotSeated);
    assert_eq!(desk.refused(Event::Decline { person: EVE }), Error::NotSeated);
    assert_eq!(desk.refused(pause(EVE)), Error::NotSeated);
}

#[test]
fn a_vote_that_nobody_answers_lapses() {
    let mut desk = Desk::start(patient(), "pp");
    let effects = desk.ok(pause(ANN));
    assert_eq!(wake(&effects), Some(desk.now + 60 * SECOND));
    desk.wait(60 * SECOND - 1);
    desk.ok(Event::Tick);
    assert!(desk.status(0).vote.is_some());
    desk.wait(1);
    assert!(heard(&desk.ok(Event::Tick), &News::Lapsed));
    assert_eq!(desk.status(0).vote, None);
}

#[test]
fn a_vote_passes_when_the_last_who_hesitated_leaves() {
    let mut desk = Desk::start(patient(), "ppp");
    desk.ok(pause(ANN));
    desk.ok(Event::Agree { person: BEN });
    desk.ok(Event::Resign { person: CLEO });
    assert!(desk.status(0).paused_until_ms.is_some());
}

#[test]
fn a_vote_ends_when_its_proposer_leaves() {
    let mut desk = Desk::start(patient(), "ppp");
    desk.ok(pause(ANN));
    desk.ok(Event::HandOver { person: ANN });
    assert_eq!(desk.status(0).vote, None);
    assert_eq!(desk.refused(pause(ANN)), Error::StoodIn);
}

#[test]
fn wanting_to_undo_something_else_is_not_agreeing() {
    let mut desk = Desk::start(patient(), "ppp");
    (0..3).for_each(|_| drop(desk.play()));
    let undo = |person| Event::Propose { person, motion: Motion::Undo };
    desk.ok(undo(ANN));
    assert_eq!(desk.refused(undo(BEN)), Error::VoteOpen);
    assert_eq!(desk.status(0).vote.unwrap().agreed, [ANN]);
}

#[test]
fn who_leaves_and_comes_back_votes_again() {
    let mut desk = Desk::start(patient(), "ppp");
    desk.ok(pause(ANN));
    desk.ok(Event::Agree { person: BEN });
    desk.ok(Event::HandOver { person: BEN });
    desk.ok(Event::TakeBack { person: BEN });
    assert_eq!(desk.status(0).vote.unwrap().agreed, [ANN]);
}
