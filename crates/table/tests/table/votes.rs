//! Votes in general: who votes, only one at a time, and how they end.

use crate::test_host::*;
use kernel::Viewer;
use table::*;

fn pause(person: Person) -> Event<campfire::Move> {
    Event::act(person, Act::Propose { motion: Motion::Pause })
}

#[test]
fn everybody_sees_who_has_agreed() {
    let mut host = TestHost::start(patient(), "ppp");
    let effects = host.ok(pause(ANN));
    assert!(heard(&effects, &News::Proposed { person: ANN, motion: Motion::Pause }));
    host.ok(Event::act(CLEO, Act::Agree));
    let vote = host.table.status(Viewer::Spectator, host.now).vote.unwrap();
    assert_eq!((vote.motion, vote.by), (Motion::Pause, ANN));
    assert_eq!(vote.agreed, [ANN, CLEO]);
    assert_eq!(vote.until_ms, host.now + 60 * SECOND);
}

#[test]
fn proposing_what_is_proposed_is_agreeing() {
    let mut host = TestHost::start(patient(), "pp");
    host.ok(pause(ANN));
    host.ok(pause(BEN));
    assert!(host.status(0).paused_until_ms.is_some());
}

#[test]
fn one_vote_is_open_at_a_time() {
    let mut host = TestHost::start(patient(), "pp");
    host.play();
    host.play();
    host.ok(pause(ANN));
    let undo = Event::act(BEN, Act::Propose { motion: Motion::Undo });
    host.ok(undo.clone());
    assert_eq!(host.status(0).vote.unwrap().motion, Motion::Pause, "Ben's undo needed no vote");
    let undo = Event::act(ANN, Act::Propose { motion: Motion::Undo });
    host.play();
    assert_eq!(host.refused(undo), TableError::VoteOpen);
}

#[test]
fn only_persons_who_decide_vote() {
    let mut host = TestHost::start(patient(), "ppb");
    assert_eq!(host.refused(Event::act(BEN, Act::Agree)), TableError::NoVote);
    assert_eq!(host.refused(Event::act(BEN, Act::Decline)), TableError::NoVote);
    host.ok(pause(ANN));
    assert_eq!(host.refused(Event::act(ANN, Act::Agree)), TableError::AlreadyAgreed);
    assert_eq!(host.refused(Event::act(EVE, Act::Agree)), TableError::NotSeated);
    assert_eq!(host.refused(Event::act(EVE, Act::Decline)), TableError::NotSeated);
    assert_eq!(host.refused(pause(EVE)), TableError::NotSeated);
}

#[test]
fn a_vote_that_nobody_answers_lapses() {
    let mut host = TestHost::start(patient(), "pp");
    let effects = host.ok(pause(ANN));
    assert_eq!(wake(&effects), Some(host.now + 60 * SECOND));
    host.wait(60 * SECOND - 1);
    host.ok(Event::Tick);
    assert!(host.status(0).vote.is_some());
    host.wait(1);
    assert!(heard(&host.ok(Event::Tick), &News::Lapsed));
    assert_eq!(host.status(0).vote, None);
}

#[test]
fn a_vote_passes_when_the_last_who_hesitated_leaves() {
    let mut host = TestHost::start(patient(), "ppp");
    host.ok(pause(ANN));
    host.ok(Event::act(BEN, Act::Agree));
    host.ok(Event::act(CLEO, Act::Resign));
    assert!(host.status(0).paused_until_ms.is_some());
}

#[test]
fn a_vote_ends_when_its_proposer_leaves() {
    let mut host = TestHost::start(patient(), "ppp");
    host.ok(pause(ANN));
    host.ok(Event::act(ANN, Act::HandOver));
    assert_eq!(host.status(0).vote, None);
    assert_eq!(host.refused(pause(ANN)), TableError::StoodIn);
}

#[test]
fn wanting_to_undo_something_else_is_not_agreeing() {
    let mut host = TestHost::start(patient(), "ppp");
    (0..3).for_each(|_| drop(host.play()));
    let undo = |person| Event::act(person, Act::Propose { motion: Motion::Undo });
    host.ok(undo(ANN));
    assert_eq!(host.refused(undo(BEN)), TableError::VoteOpen);
    assert_eq!(host.status(0).vote.unwrap().agreed, [ANN]);
}

#[test]
fn a_person_who_leaves_and_returns_votes_again() {
    let mut host = TestHost::start(patient(), "ppp");
    host.ok(pause(ANN));
    host.ok(Event::act(BEN, Act::Agree));
    host.ok(Event::act(BEN, Act::HandOver));
    host.ok(Event::act(BEN, Act::TakeBack));
    assert_eq!(host.status(0).vote.unwrap().agreed, [ANN]);
}

#[test]
fn who_proposes_in_vain_waits_longer_each_time() {
    let mut host = TestHost::start(patient(), "ppp");
    let in_vain = |seconds| TableError::ProposedInVain { seconds };
    for wait in [30, 60, 120, 240, 480, 900, 900] {
        host.ok(pause(ANN));
        host.wait(20 * SECOND);
        host.ok(Event::act(BEN, Act::Decline));
        assert_eq!(host.refused(pause(ANN)), in_vain(wait));
        host.wait(wait * SECOND - 1);
        assert_eq!(host.refused(pause(ANN)), in_vain(1));
        host.wait(1);
    }
    host.ok(pause(ANN));
    host.ok(Event::act(BEN, Act::Agree));
    host.ok(Event::act(CLEO, Act::Agree));
    host.ok(Event::act(ANN, Act::Propose { motion: Motion::Resume }));
    host.ok(Event::act(BEN, Act::Agree));
    host.ok(Event::act(CLEO, Act::Agree));
    host.ok(pause(ANN));
    host.ok(Event::act(BEN, Act::Decline));
    assert_eq!(host.refused(pause(ANN)), in_vain(30), "what passed was not in vain");
}

#[test]
fn only_the_same_proposal_of_the_same_person_waits() {
    let mut host = TestHost::start(patient(), "ppp");
    (0..3).for_each(|_| drop(host.play()));
    host.ok(pause(ANN));
    host.ok(Event::act(BEN, Act::Decline));
    host.ok(pause(BEN));
    // Agreeing to what another person proposes is never in vain.
    host.ok(pause(ANN));
    host.ok(Event::act(CLEO, Act::Decline));
    host.ok(Event::act(ANN, Act::Propose { motion: Motion::Undo }));
}

#[test]
fn withdrawing_or_leaving_is_no_way_around_the_wait() {
    let mut host = TestHost::start(patient(), "ppp");
    host.ok(pause(ANN));
    host.ok(Event::act(ANN, Act::Decline));
    assert_eq!(host.refused(pause(ANN)), TableError::ProposedInVain { seconds: 30 });
    host.ok(pause(BEN));
    host.ok(Event::act(BEN, Act::HandOver));
    host.ok(Event::act(BEN, Act::TakeBack));
    assert_eq!(host.refused(pause(BEN)), TableError::ProposedInVain { seconds: 30 });
}

#[test]
fn a_clock_that_was_wrong_for_a_moment_keeps_nobody_waiting() {
    let mut host = TestHost::start(patient(), "pp");
    host.now += 1_000 * DAY;
    host.ok(pause(ANN));
    host.ok(Event::act(BEN, Act::Decline));
    host.now -= 1_000 * DAY;
    host.ok(Event::Tick);
    assert_eq!(host.refused(pause(ANN)), TableError::ProposedInVain { seconds: 30 });
    host.wait(30 * SECOND);
    host.ok(pause(ANN));
}
