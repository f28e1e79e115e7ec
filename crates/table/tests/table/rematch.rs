//! After the game: another one.

use crate::test_host::*;
use campfire::Campfire;
use table::*;

fn rematch(person: Person) -> Event<campfire::Move> {
    Event::act(person, Act::Propose { motion: Motion::Rematch })
}

fn plan(effects: &[Effect<Campfire>]) -> Option<Opening<Campfire>> {
    effects.iter().find_map(|effect| match effect {
        Effect::Rematch(opening) => Some(opening.clone()),
        _ => None,
    })
}

#[test]
fn when_all_persons_agree_the_host_opens_another_table() {
    let mut host = TestHost::start(patient(), "ppb");
    assert_eq!(host.refused(rematch(ANN)), TableError::NotOver);
    host.play_out();
    assert_eq!(plan(&host.ok(rematch(ANN))), None);
    let effects = host.ok(Event::act(BEN, Act::Agree));
    assert_eq!(plan(&effects).as_ref(), Some(host.table.opening()));
    assert!(heard(&effects, &News::RematchAgreed));
    assert_eq!(host.refused(rematch(ANN)), TableError::RematchAgreed);
}

#[test]
fn seats_of_players_who_left_are_open_in_the_rematch() {
    let mut host = TestHost::start(patient(), "pppb");
    host.ok(Event::act(BEN, Act::Resign));
    host.ok(Event::act(CLEO, Act::HandOver));
    host.play_out();
    let opening = plan(&host.ok(rematch(ANN))).unwrap();
    let expected = [Chair::Person(ANN), Chair::Open, Chair::Open, Chair::Bot(level("medium"))];
    assert_eq!(opening.chairs, expected);
}

#[test]
fn a_player_who_let_a_bot_finish_takes_the_seat_back_for_a_rematch() {
    let mut host = TestHost::start(patient(), "ppb");
    host.ok(Event::act(BEN, Act::HandOver));
    host.play_out();
    assert_eq!(host.refused(rematch(BEN)), TableError::StoodIn);
    host.ok(Event::act(BEN, Act::TakeBack));
    assert_eq!(plan(&host.ok(rematch(BEN))), None, "Ann is asked");
    let opening = plan(&host.ok(Event::act(ANN, Act::Agree))).unwrap();
    assert_eq!(opening.chairs[1], Chair::Person(BEN));
    assert_eq!(host.refused(Event::act(BEN, Act::TakeBack)), TableError::SeatIsYours);
}

#[test]
fn it_is_known_for_which_seats_a_bot_has_decided() {
    let mut host = TestHost::start(patient(), "ppb");
    let decided = |host: &TestHost<Campfire>| {
        [0, 1, 2].map(|seat| host.table.bot_decided(kernel::Seat(seat)))
    };
    assert_eq!(decided(&host), [false; 3]);
    host.ok(Event::act(BEN, Act::HandOver));
    host.ok(Event::act(BEN, Act::TakeBack));
    assert_eq!(decided(&host), [false; 3], "no bot has decided anything yet");
    host.ok(Event::act(BEN, Act::HandOver));
    host.play_out();
    assert_eq!(decided(&host), [false, true, true]);
}

#[test]
fn declining_a_rematch_ends_the_vote() {
    let mut host = TestHost::start(patient(), "pp");
    host.play_out();
    host.ok(rematch(BEN));
    host.ok(Event::act(ANN, Act::Decline));
    assert_eq!(host.refused(Event::act(ANN, Act::Agree)), TableError::NoVote);
}
