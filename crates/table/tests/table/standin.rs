//! Seats that a bot takes over: absence, handing over, coming back, giving up.

use crate::desk::*;
use campfire::Campfire;
use kernel::{Seat, Viewer};
use table::*;

fn live() -> Options {
    Options::live(level("easy"))
}

fn stands_in(person: Person, why: Absence) -> Occupant {
    Occupant::StandIn { person, why }
}

#[test]
fn the_table_waits_two_minutes_for_a_person_who_lost_the_connection() {
    let mut desk = Desk::start(live(), "pp");
    let effects = desk.ok(Event::Disconnected { person: ANN });
    assert_eq!(wake(&effects), Some(desk.now + 2 * MINUTE));
    assert!(!desk.status(1).seats[0].here);
    desk.wait(2 * MINUTE - 1);
    desk.ok(Event::Tick);
    assert_eq!(desk.occupant(0), Occupant::Person(ANN));
    desk.wait(1);
    let effects = desk.ok(Event::Tick);
    assert!(heard(&effects, &News::HandedOver { seat: Seat(0), why: Absence::Away }));
    assert_eq!(desk.occupant(0), stands_in(ANN, Absence::Away));
    let easy =
        Effect::AskBot { seat: Seat(0), level: level("easy"), sequence: desk.status(0).answers };
    assert!(effects.contains(&easy));
}

#[test]
fn a_person_who_comes_back_in_time_keeps_the_seat() {
    let mut desk = Desk::start(live(), "pp");
    desk.ok(Event::Disconnected { person: ANN });
    desk.wait(MINUTE);
    let effects = desk.ok(Event::Connected { person: ANN });
    assert_eq!(wake(&effects), None);
    assert!(desk.status(1).seats[0].here);
    desk.wait(HOUR);
    desk.ok(Event::Tick);
    assert_eq!(desk.occupant(0), Occupant::Person(ANN));
}

#[test]
fn the_wait_for_an_absent_person_begins_with_the_own_turn() {
    let mut desk = Desk::start(live(), "pp");
    desk.ok(Event::Disconnected { person: BEN });
    desk.wait(HOUR);
    desk.ok(Event::Tick);
    assert_eq!(desk.occupant(1), Occupant::Person(BEN));
    let effects = desk.play();
    assert_eq!(wake(&effects), Some(desk.now + 2 * MINUTE));
    desk.sleep();
    assert_eq!(desk.occupant(1), stands_in(BEN, Absence::Away));
}

#[test]
fn spectators_come_and_go_unnoticed() {
    let mut desk = Desk::start(live(), "pp");
    assert_eq!(desk.ok(Event::Connected { person: EVE }), []);
    assert_eq!(desk.ok(Event::Disconnected { person: EVE }), []);
}

#[test]
fn a_person_lets_a_bot_play_and_comes_back() {
    let mut desk = Desk::start(patient(), "pp");
    let event = desk.some_move();
    desk.ok(Event::HandOver { person: ANN });
    assert_eq!(desk.refused(event), Error::StoodIn);
    assert_eq!(desk.table.viewer_of(ANN), Viewer::Seat(Seat(0)), "Ann still sees her seat");
    desk.play();
    assert_eq!(desk.refused(Event::HandOver { person: ANN }), Error::StoodIn);
    desk.ok(Event::TakeBack { person: ANN });
    assert_eq!(desk.occupant(0), Occupant::Person(ANN));
    assert_eq!(desk.refused(Event::TakeBack { person: ANN }), Error::SeatIsYours);
    assert_eq!(desk.refused(Event::TakeBack { person: EVE }), Error::NotSeated);
}

#[test]
fn a_bot_that_thought_too_long_finds_the_person_back() {
    let mut desk = Desk::start(patient(), "pp");
    desk.ok(Event::HandOver { person: ANN });
    let bot_move = desk.some_move();
    desk.ok(Event::TakeBack { person: ANN });
    assert_eq!(desk.refused(bot_move), Error::NotABot(Seat(0)));
    desk.play();
}

#[test]
fn who_gives_up_is_replaced_for_good_and_watches() {
    let mut desk = Desk::start(patient(), "pp");
    desk.ok(Event::Resign { person: ANN });
    assert_eq!(desk.occupant(0), Occupant::Resigned(ANN));
    assert_eq!(desk.refused(Event::TakeBack { person: ANN }), Error::Resigned);
    assert_eq!(desk.refused(Event::Resign { person: ANN }), Error::Resigned);
    assert_eq!(desk.table.viewer_of(ANN), Viewer::Spectator);
    desk.play_out();
    assert_eq!(desk.table.phase(), Phase::Over);
}

#[test]
fn a_game_that_all_have_given_up_is_played_to_its_end_by_bots() {
    let mut desk = Desk::start(patient(), "pp");
    desk.ok(Event::Resign { person: BEN });
    let effects = desk.ok(Event::Resign { person: ANN });
    assert!(asked(&effects).is_some());
    desk.play_out();
}

#[test]
fn bots_do_not_play_on_for_an_empty_room() {
    let mut desk = Desk::start(live(), "ppb");
    desk.ok(Event::Disconnected { person: ANN });
    desk.ok(Event::Disconnected { person: BEN });
    desk.sleep();
    assert_eq!(desk.occupant(0), stands_in(ANN, Absence::Away));
    desk.play();
    desk.sleep();
    assert_eq!(desk.occupant(1), stands_in(BEN, Absence::Away));
    let bot_move = desk.some_move();
    assert_eq!(desk.refused(bot_move), Error::BotsWait, "nobody is there");
    desk.ok(Event::Connected { person: ANN });
    let effects = desk.ok(Event::TakeBack { person: ANN });
    assert_eq!(asked(&effects).map(|(seat, _)| seat), Some(Seat(1)), "now they go on");
}

#[test]
fn bots_play_on_for_those_who_wanted_it_so() {
    let mut desk: Desk<Campfire> = Desk::start(live(), "pb");
    let effects = desk.ok(Event::HandOver { person: ANN });
    assert!(asked(&effects).is_some());
    desk.play();
}

#[test]
fn who_takes_the_seat_back_before_connecting_is_awaited_anew() {
    let mut desk: Desk<Campfire> = Desk::start(live(), "pp");
    desk.ok(Event::Disconnected { person: ANN });
    desk.sleep();
    desk.wait(HOUR);
    let effects = desk.ok(Event::TakeBack { person: ANN });
    assert_eq!(wake(&effects), Some(desk.now + 2 * MINUTE));
}

#[test]
fn the_absent_are_awaited_anew_after_a_pause() {
    let mut desk: Desk<Campfire> = Desk::start(live(), "pp");
    let propose = |person, motion| Event::Propose { person, motion };
    desk.ok(Event::Disconnected { person: ANN });
    desk.ok(propose(ANN, Motion::Pause));
    desk.ok(propose(BEN, Motion::Pause));
    desk.wait(HOUR);
    desk.ok(propose(ANN, Motion::Resume));
    let effects = desk.ok(propose(BEN, Motion::Resume));
    assert_eq!(wake(&effects), Some(desk.now + 2 * MINUTE));
}
