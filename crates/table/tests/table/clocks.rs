//! Clocks and what happens when time runs out.

use crate::desk::*;
use campfire::Campfire;
use kernel::Seat;
use table::*;

fn per_move() -> Options {
    with_clock(Clock::PerMove { ms: MINUTE })
}

fn left(desk: &Desk<Campfire>, seat: usize) -> u64 {
    desk.status(0).seats[seat].left_ms.unwrap()
}

#[test]
fn without_a_clock_nobody_is_hurried() {
    let mut desk = Desk::start(patient(), "pp");
    assert_eq!(wake(&desk.ok(Event::Tick)), None);
    desk.wait(1000 * DAY);
    desk.ok(Event::Tick);
    assert_eq!(desk.status(0).seats[0].left_ms, None);
    desk.play();
}

#[test]
fn each_move_has_its_own_time() {
    let mut desk = Desk::start(per_move(), "pp");
    assert_eq!(desk.status(0).deadline_ms, Some(T0 + MINUTE));
    desk.wait(59 * SECOND);
    assert_eq!(left(&desk, 0), SECOND);
    let effects = desk.play();
    assert_eq!(wake(&effects), Some(desk.now + MINUTE));
    assert_eq!((left(&desk, 0), left(&desk, 1)), (MINUTE, MINUTE));
}

#[test]
fn a_bank_lasts_for_the_game_and_grows_with_each_move() {
    let clock = Clock::Bank { ms: 10 * MINUTE, increment_ms: 5 * SECOND };
    let mut desk = Desk::start(with_clock(clock), "pp");
    desk.wait(MINUTE);
    desk.play();
    desk.wait(2 * MINUTE);
    desk.play();
    let minutes = |minutes| minutes * MINUTE + 5 * SECOND;
    assert_eq!((left(&desk, 0), left(&desk, 1)), (minutes(9), minutes(8)));
}

#[test]
fn talk_does_not_stop_the_clock() {
    let mut desk = Desk::start(per_move(), "pp");
    for _ in 0..3 {
        desk.wait(10 * SECOND);
        desk.ok(Event::Say { person: BEN, text: "tick".into() });
    }
    assert_eq!(desk.status(0).deadline_ms, Some(T0 + MINUTE));
    assert_eq!(left(&desk, 0), 30 * SECOND);
}

#[test]
fn a_seat_whose_time_has_run_out_goes_to_a_bot() {
    let mut desk = Desk::start(per_move(), "pp");
    desk.wait(MINUTE - 1);
    desk.ok(Event::Tick);
    assert_eq!(desk.occupant(0), Occupant::Person(ANN));
    desk.wait(1);
    let effects = desk.ok(Event::Tick);
    assert!(heard(&effects, &News::TimeRanOut { seat: Seat(0) }));
    assert_eq!(desk.occupant(0), Occupant::StandIn { person: ANN, why: Absence::Time });
    let bot =
        Effect::AskBot { seat: Seat(0), level: level("easy"), sequence: desk.status(0).answers };
    assert!(effects.contains(&bot));
    assert_eq!(wake(&effects), None, "no clock runs for a bot");
}

#[test]
fn a_move_that_comes_too_late_is_refused_even_before_the_tick() {
    let mut desk = Desk::start(per_move(), "pp");
    let event = desk.some_move();
    desk.wait(MINUTE);
    assert_eq!(desk.refused(event.clone()), Error::TimeIsUp);
    desk.ok(Event::Tick);
    assert_eq!(desk.refused(event), Error::StoodIn);
}

#[test]
fn time_that_ran_out_can_mean_giving_up() {
    let options = Options { on_timeout: OnTimeout::Resign, ..per_move() };
    let mut desk = Desk::start(options, "pp");
    desk.sleep();
    assert_eq!(desk.occupant(0), Occupant::Resigned(ANN));
    assert_eq!(desk.refused(Event::TakeBack { person: ANN }), Error::Resigned);
}

#[test]
fn who_ran_out_of_time_comes_back_after_the_bot_has_decided() {
    let mut desk = Desk::start(per_move(), "pp");
    desk.sleep();
    assert_eq!(desk.refused(Event::TakeBack { person: ANN }), Error::BotIsDeciding);
    desk.play();
    desk.ok(Event::TakeBack { person: ANN });
    desk.play_until(0);
    assert_eq!(left(&desk, 0), MINUTE);
}

#[test]
fn who_plays_alone_comes_back_at_once() {
    let mut desk = Desk::start(per_move(), "pb");
    desk.sleep();
    let bot_move = desk.some_move();
    assert_eq!(desk.refused(bot_move), Error::BotsWait, "nobody else waits for the bot");
    desk.ok(Event::TakeBack { person: ANN });
    assert_eq!(left(&desk, 0), MINUTE);
    desk.play();
}

#[test]
fn who_comes_back_with_an_empty_bank_has_a_little_time() {
    let mut desk = Desk::start(with_clock(Clock::Bank { ms: MINUTE, increment_ms: 0 }), "pp");
    desk.sleep();
    desk.play();
    desk.ok(Event::TakeBack { person: ANN });
    assert_eq!(left(&desk, 0), GRACE_MS);
}

#[test]
fn handing_over_and_coming_back_brings_no_time() {
    let mut desk = Desk::start(per_move(), "pp");
    desk.wait(40 * SECOND);
    desk.ok(Event::HandOver { person: ANN });
    desk.wait(MINUTE);
    desk.ok(Event::TakeBack { person: ANN });
    assert_eq!(left(&desk, 0), 20 * SECOND);
    assert_eq!(desk.status(0).deadline_ms, Some(desk.now + 20 * SECOND));
}

#[test]
fn a_late_tick_does_what_is_due_and_no_more() {
    let mut desk = Desk::start(per_move(), "ppp");
    desk.wait(HOUR);
    desk.ok(Event::Tick);
    assert!(matches!(desk.occupant(0), Occupant::StandIn { .. }));
    desk.play();
    assert_eq!(desk.occupant(1), Occupant::Person(BEN));
    assert_eq!(desk.status(1).deadline_ms, Some(desk.now + MINUTE));
}

#[test]
fn nobody_pays_for_the_time_that_the_host_was_away() {
    let mut desk = Desk::start(per_move(), "pp");
    desk.wait(10 * SECOND);
    let away_since_ms = Some(desk.now);
    desk.wait(HOUR);
    let effects = desk.ok(Event::HostReturned { away_since_ms });
    assert_eq!(left(&desk, 0), 50 * SECOND);
    assert_eq!(wake(&effects), Some(desk.now + 50 * SECOND));
}

#[test]
fn the_absent_had_no_chance_while_the_host_was_away() {
    let mut desk = Desk::start(Options::live(level("easy")), "pp");
    desk.ok(Event::Disconnected { person: ANN });
    desk.wait(HOUR);
    let effects = desk.ok(Event::HostReturned { away_since_ms: Some(T0) });
    assert_eq!(desk.occupant(0), Occupant::Person(ANN));
    assert_eq!(wake(&effects), Some(desk.now + 2 * MINUTE));
}
