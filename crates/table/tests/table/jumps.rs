//! Clocks of the host that jump.

use crate::desk::*;
use campfire::Campfire;
use table::*;

fn per_move() -> Desk<Campfire> {
    Desk::start(with_clock(Clock::PerMove { ms: MINUTE }), "pp")
}

#[test]
fn a_clock_that_jumps_back_charges_nobody_and_runs_on_from_there() {
    let mut desk = per_move();
    desk.wait(10 * SECOND);
    desk.ok(Event::Say { person: ANN, text: "hm".into() });
    desk.now -= HOUR;
    let effects = desk.ok(Event::Tick);
    assert!(heard(&effects, &News::ClocksSet));
    assert_eq!(wake(&effects), Some(desk.now + 50 * SECOND), "Ann gained no hour");
    desk.wait(50 * SECOND);
    desk.ok(Event::Tick);
    assert!(matches!(desk.occupant(0), Occupant::StandIn { .. }));
}

#[test]
fn a_move_after_a_jump_back_is_accepted() {
    let mut desk = per_move();
    desk.now = 5;
    desk.play();
    assert_eq!(desk.status(1).deadline_ms, Some(5 + MINUTE));
    desk.now = 0;
    desk.play();
    assert_eq!(desk.status(0).deadline_ms, Some(MINUTE));
}

#[test]
fn a_clock_that_wavers_leaves_no_trace() {
    let mut desk = per_move();
    let lines = desk.stored.len();
    for step in [3, -5, 7, -400] {
        desk.now = desk.now.saturating_add_signed(step);
        desk.ok(Event::Tick);
    }
    assert_eq!(desk.stored.len(), lines);
}

#[test]
fn where_no_time_runs_a_jump_leaves_no_trace() {
    let mut desk = per_move();
    desk.play_out();
    let lines = desk.stored.len();
    desk.now -= DAY;
    desk.ok(Event::Tick);
    assert_eq!(desk.stored.len(), lines);
}

#[test]
fn votes_and_pauses_do_not_last_longer_because_a_clock_jumped_back() {
    let mut desk = Desk::start(patient(), "pp");
    desk.ok(Event::Propose { person: ANN, motion: Motion::Pause });
    desk.now -= 10 * DAY;
    let effects = desk.ok(Event::Tick);
    assert_eq!(wake(&effects), Some(desk.now + 60 * SECOND));
    desk.ok(Event::Agree { person: BEN });
    desk.now -= 10 * DAY;
    let effects = desk.ok(Event::Tick);
    assert_eq!(wake(&effects), Some(desk.now + DAY));
}

#[test]
fn nobody_is_awaited_longer_because_a_clock_jumped_back() {
    let mut desk = Desk::start(Options::live(level("easy")), "pp");
    desk.ok(Event::Disconnected { person: ANN });
    desk.now -= DAY;
    let effects = desk.ok(Event::Tick);
    assert_eq!(wake(&effects), Some(desk.now + 2 * MINUTE));
}

#[test]
fn moments_beyond_all_time_are_taken_for_the_last_moment() {
    let mut desk = per_move();
    desk.now = u64::MAX;
    desk.ok(Event::Tick);
    assert!(matches!(desk.occupant(0), Occupant::StandIn { .. }));
    desk.play();
    desk.ok(Event::HostReturned { away_since_ms: Some(u64::MAX) });
    desk.now = 0;
    desk.ok(Event::Tick);
    assert_eq!(desk.status(1).deadline_ms, Some(MINUTE));
}
