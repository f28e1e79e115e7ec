//! After the game: another one.

use crate::desk::*;
use campfire::Campfire;
use table::*;

fn rematch(person: Person) -> Event<Campfire> {
    Event::Propose { person, motion: Motion::Rematch }
}

fn plan(effects: &[Effect<Campfire>]) -> Option<Opening<Campfire>> {
    effects.iter().find_map(|effect| match effect {
        Effect::Rematch(opening) => Some(opening.clone()),
        _ => None,
    })
}

#[test]
fn when_all_persons_agree_the_host_opens_another_table() {
    let mut desk = Desk::start(patient(), "ppb");
    assert_eq!(desk.refused(rematch(ANN)), Error::NotOver);
    desk.play_out();
    assert_eq!(plan(&desk.ok(rematch(ANN))), None);
    let effects = desk.ok(Event::Agree { person: BEN });
    assert_eq!(plan(&effects).as_ref(), Some(desk.table.opening()));
    assert!(heard(&effects, &News::RematchAgreed));
    assert_eq!(desk.refused(rematch(ANN)), Error::RematchAgreed);
}

#[test]
fn seats_that_somebody_left_are_open_in_the_rematch() {
    let mut desk = Desk::start(patient(), "pppb");
    desk.ok(Event::Resign { person: BEN });
    desk.ok(Event::HandOver { person: CLEO });
    desk.play_out();
    let opening = plan(&desk.ok(rematch(ANN))).unwrap();
    let expected = [Chair::Person(ANN), Chair::Open, Chair::Open, Chair::Bot(level("medium"))];
    assert_eq!(opening.chairs, expected);
}

#[test]
fn whoever_let_a_bot_finish_the_game_takes_the_seat_back_for_a_rematch() {
    let mut desk = Desk::start(patient(), "ppb");
    desk.ok(Event::HandOver { person: BEN });
    desk.play_out();
    assert_eq!(desk.refused(rematch(BEN)), Error::StoodIn);
    desk.ok(Event::TakeBack { person: BEN });
    assert_eq!(plan(&desk.ok(rematch(BEN))), None, "Ann is asked");
    let opening = plan(&desk.ok(Event::Agree { person: ANN })).unwrap();
    assert_eq!(opening.chairs[1], Chair::Person(BEN));
    assert_eq!(desk.refused(Event::TakeBack { person: BEN }), Error::SeatIsYours);
}

#[test]
fn it_is_known_for_which_seats_a_bot_has_decided() {
    let mut desk = Desk::start(patient(), "ppb");
    let decided =
        |desk: &Desk<Campfire>| [0, 1, 2].map(|seat| desk.table.bot_decided(kernel::Seat(seat)));
    assert_eq!(decided(&desk), [false; 3]);
    desk.ok(Event::HandOver { person: BEN });
    desk.ok(Event::TakeBack { person: BEN });
    assert_eq!(decided(&desk), [false; 3], "no bot has decided anything yet");
    desk.ok(Event::HandOver { person: BEN });
    desk.play_out();
    assert_eq!(decided(&desk), [false, true, true]);
}

#[test]
fn who_declines_a_rematch_ends_the_vote() {
    let mut desk = Desk::start(patient(), "pp");
    desk.play_out();
    desk.ok(rematch(BEN));
    desk.ok(Event::Decline { person: ANN });
    assert_eq!(desk.refused(Event::Agree { person: ANN }), Error::NoVote);
}
