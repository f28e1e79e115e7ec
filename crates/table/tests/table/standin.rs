//! Seats that a bot takes over: absence, handing over, coming back, resigning.

use crate::test_host::*;
use campfire::Campfire;
use kernel::{Seat, Viewer};
use table::*;

fn live() -> HostingOptions {
    HostingOptions::live(level("easy"))
}

fn stands_in(person: Person, why: Absence) -> Occupant {
    Occupant::StandIn { person, why }
}

#[test]
fn the_table_waits_two_minutes_for_a_person_who_lost_the_connection() {
    let mut host = TestHost::start(live(), "pp");
    let effects = host.ok(Event::Disconnected { person: ANN });
    assert_eq!(wake(&effects), Some(host.now + 2 * MINUTE));
    assert!(!host.status(1).seats[0].here);
    assert_eq!(host.status(1).away_until_ms, Some(host.now + 2 * MINUTE));
    host.wait(2 * MINUTE - 1);
    host.ok(Event::Tick);
    assert_eq!(host.occupant(0), Occupant::Person(ANN));
    host.wait(1);
    let effects = host.ok(Event::Tick);
    assert!(heard(&effects, &News::HandedOver { seat: Seat(0), why: Absence::Away }));
    assert_eq!(host.occupant(0), stands_in(ANN, Absence::Away));
    let easy =
        Effect::AskBot { seat: Seat(0), level: level("easy"), sequence: host.status(0).answers };
    assert!(effects.contains(&easy));
}

#[test]
fn a_person_who_comes_back_in_time_keeps_the_seat() {
    let mut host = TestHost::start(live(), "pp");
    host.ok(Event::Disconnected { person: ANN });
    host.wait(MINUTE);
    let effects = host.ok(Event::Connected { person: ANN });
    assert_eq!(wake(&effects), None);
    assert_eq!(host.status(1).away_until_ms, None);
    assert!(host.status(1).seats[0].here);
    host.wait(HOUR);
    host.ok(Event::Tick);
    assert_eq!(host.occupant(0), Occupant::Person(ANN));
}

#[test]
fn the_wait_for_an_absent_person_begins_with_their_turn() {
    let mut host = TestHost::start(live(), "pp");
    host.ok(Event::Disconnected { person: BEN });
    host.wait(HOUR);
    host.ok(Event::Tick);
    assert_eq!(host.occupant(1), Occupant::Person(BEN));
    let effects = host.play();
    assert_eq!(wake(&effects), Some(host.now + 2 * MINUTE));
    host.sleep();
    assert_eq!(host.occupant(1), stands_in(BEN, Absence::Away));
}

#[test]
fn spectators_come_and_go_unnoticed() {
    let mut host = TestHost::start(live(), "pp");
    assert!(host.ok(Event::Connected { person: EVE }).is_nothing());
    assert!(host.ok(Event::Disconnected { person: EVE }).is_nothing());
}

#[test]
fn a_person_lets_a_bot_play_and_comes_back() {
    let mut host = TestHost::start(patient(), "pp");
    let event = host.some_move();
    host.ok(Event::act(ANN, Act::HandOver));
    assert_eq!(host.refused(event), TableError::StoodIn);
    assert_eq!(host.table.viewer_of(ANN), Viewer::Seat(Seat(0)), "Ann still sees her seat");
    host.play();
    assert_eq!(host.refused(Event::act(ANN, Act::HandOver)), TableError::StoodIn);
    host.ok(Event::act(ANN, Act::TakeBack));
    assert_eq!(host.occupant(0), Occupant::Person(ANN));
    assert_eq!(host.refused(Event::act(ANN, Act::TakeBack)), TableError::SeatIsYours);
    assert_eq!(host.refused(Event::act(EVE, Act::TakeBack)), TableError::NotSeated);
}

#[test]
fn a_bot_that_thought_too_long_finds_the_person_back() {
    let mut host = TestHost::start(patient(), "pp");
    host.ok(Event::act(ANN, Act::HandOver));
    let bot_move = host.some_move();
    host.ok(Event::act(ANN, Act::TakeBack));
    assert_eq!(host.refused(bot_move), TableError::NotABot(Seat(0)));
    host.play();
}

#[test]
fn a_player_who_resigns_is_replaced_for_good_and_watches() {
    let mut host = TestHost::start(patient(), "pp");
    host.ok(Event::act(ANN, Act::Resign));
    assert_eq!(host.occupant(0), Occupant::Resigned(ANN));
    assert_eq!(host.refused(Event::act(ANN, Act::TakeBack)), TableError::Resigned);
    assert_eq!(host.refused(Event::act(ANN, Act::Resign)), TableError::Resigned);
    assert_eq!(host.table.viewer_of(ANN), Viewer::Spectator);
    host.play_out();
    assert_eq!(host.table.phase(), Phase::Over);
}

#[test]
fn a_game_that_all_have_given_up_is_played_to_its_end_by_bots() {
    let mut host = TestHost::start(patient(), "pp");
    host.ok(Event::act(BEN, Act::Resign));
    let effects = host.ok(Event::act(ANN, Act::Resign));
    assert!(asked(&effects).is_some());
    host.play_out();
}

#[test]
fn bots_do_not_play_on_for_an_empty_room() {
    let mut host = TestHost::start(live(), "ppb");
    host.ok(Event::Disconnected { person: ANN });
    host.ok(Event::Disconnected { person: BEN });
    host.sleep();
    assert_eq!(host.occupant(0), stands_in(ANN, Absence::Away));
    host.play();
    host.sleep();
    assert_eq!(host.occupant(1), stands_in(BEN, Absence::Away));
    let bot_move = host.some_move();
    assert_eq!(host.refused(bot_move), TableError::BotsWait, "nobody is there");
    host.ok(Event::Connected { person: ANN });
    let effects = host.ok(Event::act(ANN, Act::TakeBack));
    assert_eq!(asked(&effects).map(|(seat, _)| seat), Some(Seat(1)), "now they go on");
}

#[test]
fn bots_play_on_for_those_who_wanted_it_so() {
    let mut host: TestHost<Campfire> = TestHost::start(live(), "pb");
    let effects = host.ok(Event::act(ANN, Act::HandOver));
    assert!(asked(&effects).is_some());
    host.play();
}

#[test]
fn taking_a_seat_back_before_connecting_starts_the_wait_over() {
    let mut host: TestHost<Campfire> = TestHost::start(live(), "pp");
    host.ok(Event::Disconnected { person: ANN });
    host.sleep();
    host.wait(HOUR);
    let effects = host.ok(Event::act(ANN, Act::TakeBack));
    assert_eq!(wake(&effects), Some(host.now + 2 * MINUTE));
}

#[test]
fn the_wait_for_absent_players_starts_over_after_a_pause() {
    let mut host: TestHost<Campfire> = TestHost::start(live(), "pp");
    let propose = |person, motion| Event::act(person, Act::Propose { motion });
    host.ok(Event::Disconnected { person: ANN });
    host.ok(propose(ANN, Motion::Pause));
    host.ok(propose(BEN, Motion::Pause));
    host.wait(HOUR);
    host.ok(propose(ANN, Motion::Resume));
    let effects = host.ok(propose(BEN, Motion::Resume));
    assert_eq!(wake(&effects), Some(host.now + 2 * MINUTE));
}
