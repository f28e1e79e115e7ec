//! Jumps of the host's clock.

use crate::test_host::*;
use campfire::Campfire;
use table::*;

fn per_move() -> TestHost<Campfire> {
    TestHost::start(with_clock(Clock::PerMove { ms: MINUTE }), "pp")
}

#[test]
fn a_clock_that_jumps_back_charges_nobody_and_runs_on_from_there() {
    let mut host = per_move();
    host.wait(10 * SECOND);
    host.ok(Event::act(ANN, Act::Say { text: "hm".into() }));
    host.now -= HOUR;
    let effects = host.ok(Event::Tick);
    assert!(heard(&effects, &News::ClocksSet));
    assert_eq!(wake(&effects), Some(host.now + 50 * SECOND), "Ann gained no hour");
    host.wait(50 * SECOND);
    host.ok(Event::Tick);
    assert!(matches!(host.occupant(0), Occupant::StandIn { .. }));
}

#[test]
fn a_move_after_a_jump_back_is_accepted() {
    let mut host = per_move();
    host.now = 5;
    host.play();
    assert_eq!(host.status(1).deadline_ms, Some(5 + MINUTE));
    host.now = 0;
    host.play();
    assert_eq!(host.status(0).deadline_ms, Some(MINUTE));
}

#[test]
fn a_clock_that_wavers_leaves_no_trace() {
    let mut host = per_move();
    let lines = host.stored.len();
    for step in [3, -5, 7, -400] {
        host.now = host.now.saturating_add_signed(step);
        host.ok(Event::Tick);
    }
    assert_eq!(host.stored.len(), lines);
}

#[test]
fn where_no_time_runs_a_jump_leaves_no_trace() {
    let mut host = per_move();
    host.play_out();
    let lines = host.stored.len();
    host.now -= DAY;
    host.ok(Event::Tick);
    assert_eq!(host.stored.len(), lines);
}

#[test]
fn votes_and_pauses_do_not_last_longer_because_a_clock_jumped_back() {
    let mut host = TestHost::start(patient(), "pp");
    host.ok(Event::act(ANN, Act::Propose { motion: Motion::Pause }));
    host.now -= 10 * DAY;
    let effects = host.ok(Event::Tick);
    assert_eq!(wake(&effects), Some(host.now + 60 * SECOND));
    host.ok(Event::act(BEN, Act::Agree));
    host.now -= 10 * DAY;
    let effects = host.ok(Event::Tick);
    assert_eq!(wake(&effects), Some(host.now + DAY));
}

#[test]
fn nobody_is_awaited_longer_because_a_clock_jumped_back() {
    let mut host = TestHost::start(HostingOptions::live(level("easy")), "pp");
    host.ok(Event::Disconnected { person: ANN });
    host.now -= DAY;
    let effects = host.ok(Event::Tick);
    assert_eq!(wake(&effects), Some(host.now + 2 * MINUTE));
}

#[test]
fn moments_beyond_all_time_are_taken_for_the_last_moment() {
    let mut host = per_move();
    host.now = u64::MAX;
    host.ok(Event::Tick);
    assert!(matches!(host.occupant(0), Occupant::StandIn { .. }));
    host.play();
    host.ok(Event::HostReturned { away_since_ms: Some(u64::MAX) });
    host.now = 0;
    host.ok(Event::Tick);
    assert_eq!(host.status(1).deadline_ms, Some(MINUTE));
}
