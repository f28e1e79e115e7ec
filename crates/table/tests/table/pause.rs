//! Pauses: by agreement, and what stops during them.

use crate::test_host::*;
use campfire::Campfire;
use kernel::Seat;
use table::*;

fn paused(options: HostingOptions, kinds: &str) -> TestHost<Campfire> {
    let mut host = TestHost::start(options, kinds);
    host.wait(10 * SECOND);
    host.ok(Event::act(ANN, Act::Propose { motion: Motion::Pause }));
    if kinds.starts_with("pp") {
        host.ok(Event::act(BEN, Act::Agree));
    }
    host
}

fn resume(host: &mut TestHost<Campfire>) {
    host.ok(Event::act(ANN, Act::Propose { motion: Motion::Resume }));
    host.ok(Event::act(BEN, Act::Agree));
}

#[test]
fn nobody_moves_while_the_game_is_paused() {
    let mut host = paused(patient(), "pp");
    let event = host.some_move();
    assert_eq!(host.refused(event.clone()), TableError::Paused);
    assert_eq!(host.refused(Event::act(ANN, Act::Undo)), TableError::Paused);
    for motion in [Motion::Pause, Motion::Undo] {
        assert_eq!(host.refused(Event::act(ANN, Act::Propose { motion })), TableError::Paused);
    }
    resume(&mut host);
    host.ok(event);
}

#[test]
fn clocks_stand_still_while_the_game_is_paused() {
    let mut host = paused(with_clock(Clock::PerMove { ms: MINUTE }), "pp");
    assert_eq!(host.status(0).deadline_ms, None);
    host.wait(HOUR);
    host.ok(Event::Tick);
    assert_eq!(host.status(0).seats[0].left_ms, Some(50 * SECOND));
    resume(&mut host);
    assert_eq!(host.status(0).deadline_ms, Some(host.now + 50 * SECOND));
}

#[test]
fn a_lone_person_pauses_alone_and_bots_wait() {
    let mut host = TestHost::start(patient(), "pb");
    host.play();
    let event = host.some_move();
    host.ok(Event::act(ANN, Act::Propose { motion: Motion::Pause }));
    assert_eq!(host.refused(event.clone()), TableError::BotsWait);
    let effects = host.ok(Event::act(ANN, Act::Propose { motion: Motion::Resume }));
    assert_eq!(asked(&effects).map(|(seat, _)| seat), Some(Seat(1)));
    host.ok(event);
}

#[test]
fn a_game_that_is_not_paused_is_not_resumed() {
    let mut host = TestHost::start(patient(), "pp");
    let resume = Event::act(ANN, Act::Propose { motion: Motion::Resume });
    assert_eq!(host.refused(resume), TableError::NotPaused);
}

#[test]
fn a_pause_ends_by_itself_after_a_day() {
    let mut host = paused(patient(), "pp");
    let until = host.status(0).paused_until_ms.unwrap();
    assert_eq!(until, host.now + DAY);
    assert_eq!(host.sleep(), until);
    assert_eq!(host.status(0).paused_until_ms, None);
}

#[test]
fn a_pause_needs_no_agreement_of_those_whom_bots_replace() {
    let mut host = TestHost::start(patient(), "ppb");
    host.ok(Event::act(BEN, Act::HandOver));
    host.ok(Event::act(ANN, Act::Propose { motion: Motion::Pause }));
    assert!(host.status(0).paused_until_ms.is_some());
}

#[test]
fn nobody_is_absent_while_the_game_is_paused() {
    let mut host = paused(HostingOptions::live(level("easy")), "pp");
    host.ok(Event::Disconnected { person: ANN });
    host.wait(HOUR);
    host.ok(Event::Tick);
    assert_eq!(host.occupant(0), Occupant::Person(ANN));
}
