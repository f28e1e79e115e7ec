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
fn who_declines_a_rematch_ends_the_vote() {
    let mut desk = Desk::start(patient(), "pp");
    desk.play_out();
    desk.ok(rematch(BEN));
    desk.ok(Event::Decline { person: ANN });
    assert_eq!(desk.refused(Event::Agree { person: ANN }), Error::NoVote);
}
