//! Pauses: by agreement, and what stands still meanwhile.

use crate::desk::*;
use campfire::Campfire;
use kernel::Seat;
use table::*;

fn paused(options: Options, kinds: &str) -> Desk<Campfire> {
    let mut desk = Desk::start(options, kinds);
    desk.wait(10 * SECOND);
    desk.ok(Event::Propose { person: ANN, motion: Motion::Pause });
    if kinds.starts_with("pp") {
        desk.ok(Event::Agree { person: BEN });
    }
    desk
}

fn resume(desk: &mut Desk<Campfire>) {
    desk.ok(Event::Propose { person: ANN, motion: Motion::Resume });
    desk.ok(Event::Agree { person: BEN });
}

#[test]
fn nobody_moves_while_the_game_is_paused() {
    let mut desk = paused(patient(), "pp");
    let event = desk.some_move();
    assert_eq!(desk.refused(event.clone()), Error::Paused);
    assert_eq!(desk.refused(Event::Undo { person: ANN }), Error::Paused);
    for motion in [Motion::Pause, Motion::Undo] {
        assert_eq!(desk.refused(Event::Propose { person: ANN, motion }), Error::Paused);
    }
    resume(&mut desk);
    desk.ok(event);
}

#[test]
fn clocks_stand_still_while_the_game_is_paused() {
    let mut desk = paused(with_clock(Clock::PerMove { ms: MINUTE }), "pp");
    assert_eq!(desk.status(0).deadline_ms, None);
    desk.wait(HOUR);
    desk.ok(Event::Tick);
    assert_eq!(desk.status(0).seats[0].left_ms, Some(50 * SECOND));
    resume(&mut desk);
    assert_eq!(desk.status(0).deadline_ms, Some(desk.now + 50 * SECOND));
}

#[test]
fn a_lone_person_pauses_alone_and_bots_wait() {
    let mut desk = Desk::start(patient(), "pb");
    desk.play();
    let event = desk.some_move();
    desk.ok(Event::Propose { person: ANN, motion: Motion::Pause });
    assert_eq!(desk.refused(event.clone()), Error::BotsWait);
    let effects = desk.ok(Event::Propose { person: ANN, motion: Motion::Resume });
    assert_eq!(asked(&effects).map(|(seat, _)| seat), Some(Seat(1)));
    desk.ok(event);
}

#[test]
fn a_game_that_is_not_paused_is_not_resumed() {
    let mut desk = Desk::start(patient(), "pp");
    let resume = Event::Propose { person: ANN, motion: Motion::Resume };
    assert_eq!(desk.refused(resume), Error::NotPaused);
}

#[test]
fn a_pause_ends_by_itself_after_a_day() {
    let mut desk = paused(patient(), "pp");
    let until = desk.status(0).paused_until_ms.unwrap();
    assert_eq!(until, desk.now + DAY);
    assert_eq!(desk.sleep(), until);
    assert_eq!(desk.status(0).paused_until_ms, None);
}

#[test]
fn a_pause_needs_no_agreement_of_those_whom_bots_replace() {
    let mut desk = Desk::start(patient(), "ppb");
    desk.ok(Event::HandOver { person: BEN });
    desk.ok(Event::Propose { person: ANN, motion: Motion::Pause });
    assert!(desk.status(0).paused_until_ms.is_some());
}

#[test]
fn nobody_is_absent_while_the_game_is_paused() {
    let mut desk = paused(Options::live(level("easy")), "pp");
    desk.ok(Event::Disconnected { person: ANN });
    desk.wait(HOUR);
    desk.ok(Event::Tick);
    assert_eq!(desk.occupant(0), Occupant::Person(ANN));
}
