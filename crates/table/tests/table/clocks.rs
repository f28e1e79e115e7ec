//! Clocks, and the consequences when time runs out.

use crate::test_host::*;
use campfire::Campfire;
use kernel::Seat;
use table::*;

fn per_move() -> HostingOptions {
    with_clock(Clock::PerMove { ms: MINUTE })
}

fn left(host: &TestHost<Campfire>, seat: usize) -> u64 {
    host.status(0).seats[seat].left_ms.unwrap()
}

#[test]
fn without_a_clock_nobody_is_hurried() {
    let mut host = TestHost::start(patient(), "pp");
    assert_eq!(wake(&host.ok(Event::Tick)), None);
    host.wait(1000 * DAY);
    host.ok(Event::Tick);
    assert_eq!(host.status(0).seats[0].left_ms, None);
    host.play();
}

#[test]
fn each_move_has_its_own_time() {
    let mut host = TestHost::start(per_move(), "pp");
    assert_eq!(host.status(0).deadline_ms, Some(T0 + MINUTE));
    host.wait(59 * SECOND);
    assert_eq!(left(&host, 0), SECOND);
    let effects = host.play();
    assert_eq!(wake(&effects), Some(host.now + MINUTE));
    assert_eq!((left(&host, 0), left(&host, 1)), (MINUTE, MINUTE));
}

#[test]
fn a_bank_lasts_for_the_game_and_grows_with_each_move() {
    let clock = Clock::Bank { ms: 10 * MINUTE, increment_ms: 5 * SECOND };
    let mut host = TestHost::start(with_clock(clock), "pp");
    host.wait(MINUTE);
    host.play();
    host.wait(2 * MINUTE);
    host.play();
    let minutes = |minutes| minutes * MINUTE + 5 * SECOND;
    assert_eq!((left(&host, 0), left(&host, 1)), (minutes(9), minutes(8)));
}

#[test]
fn talk_does_not_stop_the_clock() {
    let mut host = TestHost::start(per_move(), "pp");
    for _ in 0..3 {
        host.wait(10 * SECOND);
        host.ok(Event::act(BEN, Act::Say { text: "tick".into() }));
    }
    assert_eq!(host.status(0).deadline_ms, Some(T0 + MINUTE));
    assert_eq!(left(&host, 0), 30 * SECOND);
}

#[test]
fn a_seat_whose_time_has_run_out_goes_to_a_bot() {
    let mut host = TestHost::start(per_move(), "pp");
    host.wait(MINUTE - 1);
    host.ok(Event::Tick);
    assert_eq!(host.occupant(0), Occupant::Person(ANN));
    host.wait(1);
    let effects = host.ok(Event::Tick);
    assert!(heard(&effects, &News::TimeRanOut { seat: Seat(0) }));
    assert_eq!(host.occupant(0), Occupant::StandIn { person: ANN, why: Absence::Time });
    let bot =
        Effect::AskBot { seat: Seat(0), level: level("easy"), sequence: host.status(0).answers };
    assert!(effects.contains(&bot));
    assert_eq!(wake(&effects), None, "no clock runs for a bot");
}

#[test]
fn a_move_that_comes_too_late_is_refused_even_before_the_tick() {
    let mut host = TestHost::start(per_move(), "pp");
    let event = host.some_move();
    host.wait(MINUTE);
    assert_eq!(host.refused(event.clone()), TableError::TimeIsUp);
    host.ok(Event::Tick);
    assert_eq!(host.refused(event), TableError::StoodIn);
}

#[test]
fn time_that_ran_out_can_mean_giving_up() {
    let options = HostingOptions { on_timeout: OnTimeout::Resign, ..per_move() };
    let mut host = TestHost::start(options, "pp");
    host.sleep();
    assert_eq!(host.occupant(0), Occupant::Resigned(ANN));
    assert_eq!(host.refused(Event::act(ANN, Act::TakeBack)), TableError::Resigned);
}

#[test]
fn a_player_who_ran_out_of_time_comes_back_after_the_bot_has_decided() {
    let mut host = TestHost::start(per_move(), "pp");
    host.sleep();
    assert_eq!(host.refused(Event::act(ANN, Act::TakeBack)), TableError::BotIsDeciding);
    host.play();
    host.ok(Event::act(ANN, Act::TakeBack));
    host.play_until(0);
    assert_eq!(left(&host, 0), MINUTE);
}

#[test]
fn a_lone_player_comes_back_immediately() {
    let mut host = TestHost::start(per_move(), "pb");
    host.sleep();
    let bot_move = host.some_move();
    assert_eq!(host.refused(bot_move), TableError::BotsWait, "nobody else waits for the bot");
    host.ok(Event::act(ANN, Act::TakeBack));
    assert_eq!(left(&host, 0), MINUTE);
    host.play();
}

#[test]
fn a_player_who_returns_with_an_empty_bank_has_a_little_time() {
    let mut host = TestHost::start(with_clock(Clock::Bank { ms: MINUTE, increment_ms: 0 }), "pp");
    host.sleep();
    host.play();
    host.ok(Event::act(ANN, Act::TakeBack));
    assert_eq!(left(&host, 0), GRACE_MS);
}

#[test]
fn handing_over_and_coming_back_brings_no_time() {
    let mut host = TestHost::start(per_move(), "pp");
    host.wait(40 * SECOND);
    host.ok(Event::act(ANN, Act::HandOver));
    host.wait(MINUTE);
    host.ok(Event::act(ANN, Act::TakeBack));
    assert_eq!(left(&host, 0), 20 * SECOND);
    assert_eq!(host.status(0).deadline_ms, Some(host.now + 20 * SECOND));
}

#[test]
fn a_late_tick_does_what_is_due_and_no_more() {
    let mut host = TestHost::start(per_move(), "ppp");
    host.wait(HOUR);
    host.ok(Event::Tick);
    assert!(matches!(host.occupant(0), Occupant::StandIn { .. }));
    host.play();
    assert_eq!(host.occupant(1), Occupant::Person(BEN));
    assert_eq!(host.status(1).deadline_ms, Some(host.now + MINUTE));
}

#[test]
fn nobody_pays_for_the_time_that_the_host_was_away() {
    let mut host = TestHost::start(per_move(), "pp");
    host.wait(10 * SECOND);
    let away_since_ms = Some(host.now);
    host.wait(HOUR);
    let effects = host.ok(Event::HostReturned { away_since_ms });
    assert_eq!(left(&host, 0), 50 * SECOND);
    assert_eq!(wake(&effects), Some(host.now + 50 * SECOND));
}

#[test]
fn the_absent_had_no_chance_while_the_host_was_away() {
    let mut host = TestHost::start(HostingOptions::live(level("easy")), "pp");
    host.ok(Event::Disconnected { person: ANN });
    host.wait(HOUR);
    let effects = host.ok(Event::HostReturned { away_since_ms: Some(T0) });
    assert_eq!(host.occupant(0), Occupant::Person(ANN));
    assert_eq!(wake(&effects), Some(host.now + 2 * MINUTE));
}
