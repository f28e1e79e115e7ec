//! Games that earlier versions of the page have saved can be continued.

use crate::{T0, play_on};
use campfire::Campfire;
use kernel::{Seat, Viewer};
use sea::Sea;
use table::{Absence, Motion, Phase};
use web::model::{Act, Playable, Session, Sitter};

/// Continues a saved game of Ann, a bot, and Cleo, for whom a bot stands in. It is paused.
fn goes_on<G: Playable>(text: &str) {
    let day_later = T0 + 24 * 60 * 60 * 1_000;
    let mut session = Session::<G>::load("t".into(), text, day_later).expect("it can be opened");
    let names = ["Ann", "Ben", "Cleo"].map(|name| Some(name.to_owned()));
    assert_eq!(session.given_names(), names);
    assert_eq!(session.here(), [Seat(0), Seat(2)]);
    assert_eq!(session.sitter(Seat(1)), Sitter::Bot("easy".to_owned()));
    assert_eq!(session.stood_in(Seat(2)), Some(Absence::Chosen));
    assert!(session.is_paused());
    session.look(Viewer::Seat(Seat(0)), day_later);
    assert_eq!(session.viewer(), Viewer::Seat(Seat(0)), "Ann is at this screen");

    session.act(Seat(0), Act::Propose { motion: Motion::Resume }, day_later).expect("she resumes");
    session.act(Seat(2), Act::TakeBack, day_later).expect("Cleo is back");
    assert_eq!(session.stood_in(Seat(2)), None);
    assert!(session.left_ms(Seat(0), day_later) > Some(9 * 60_000), "no one lost time");
    play_on(&mut session, 5, 10_000);
    assert_eq!(session.status().phase, Phase::Over);
    let record = session.record().expect("it is over");
    dealer::verify(&record).expect("the first seed has dealt it all");
}

#[test]
fn a_game_of_campfire_that_an_earlier_page_has_saved_goes_on() {
    goes_on::<Campfire>(include_str!("saved/campfire.txt"));
}

#[test]
fn a_game_of_sea_that_an_earlier_page_has_saved_goes_on() {
    goes_on::<Sea>(include_str!("saved/sea.txt"));
}
