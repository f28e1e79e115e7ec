//! Seats that change hands, clocks and pauses, as the page shows them.

use crate::{T0, options, play_on, seated, table};
use campfire::Campfire;
use kernel::Seat;
use table::{Absence, Clock, HostingOptions, Level, Motion, TableError};
use web::model::seating::options_here;
use web::model::{Act, Session, Sitter};

fn clocked(clock: Clock) -> HostingOptions {
    options_here(clock, Level::new("easy").unwrap())
}

const MINUTE: u64 = 60_000;

#[test]
fn a_seat_is_handed_to_a_bot_and_taken_back() {
    let mut session = table(2, 4);
    let seat = session.person_to_act().unwrap();
    session.act(seat, Act::HandOver, T0).unwrap();
    assert_eq!(session.person_to_act(), None);
    assert_eq!(session.bot_to_act().unwrap().seat, seat);
    assert_eq!(session.stood_in(seat), Some(Absence::Chosen));
    assert_eq!(session.sitter(seat), Sitter::Bot("easy".into()));
    session.act(seat, Act::TakeBack, T0).unwrap();
    assert_eq!(session.person_to_act(), Some(seat));
    assert!(!session.notes().is_empty());
}

#[test]
fn a_resignation_is_final() {
    let mut session = table(2, 4);
    session.act(Seat(0), Act::Resign, T0).unwrap();
    assert!(session.has_resigned(Seat(0)));
    assert_eq!(session.act(Seat(0), Act::TakeBack, T0), Err(TableError::Resigned));
    assert!(!session.deciding_here().contains(&Seat(0)));
}

#[test]
fn nobody_acts_for_a_bot_or_for_a_seat_that_is_not_there() {
    let mut session: Session<Campfire> = seated("pb", options(), 4);
    assert_eq!(session.act(Seat(1), Act::HandOver, T0), Err(TableError::NotSeated));
    assert_eq!(session.act(Seat(7), Act::HandOver, T0), Err(TableError::NoSuchSeat(Seat(7))));
    assert_eq!(session.here(), [Seat(0)]);
}

#[test]
fn people_at_one_screen_pause_together_and_nobody_is_asked_meanwhile() {
    let mut session = table(3, 4);
    session.act(Seat(2), Act::Propose { motion: Motion::Pause }, T0).unwrap();
    assert!(session.is_paused() && session.status().vote.is_none());
    assert_eq!((session.person_to_act(), session.bot_to_act()), (None, None));
    session.act(Seat(0), Act::Propose { motion: Motion::Resume }, T0).unwrap();
    assert!(!session.is_paused() && session.person_to_act().is_some());
}

#[test]
fn a_clock_counts_down_for_the_player_who_decides_and_then_a_bot_takes_the_seat() {
    let clock = Clock::PerMove { ms: MINUTE };
    let mut session: Session<Campfire> = seated("pp", clocked(clock), 4);
    let (seat, other) = match session.person_to_act().unwrap() {
        Seat(0) => (Seat(0), Seat(1)),
        seat => (seat, Seat(0)),
    };
    assert!(session.has_clocks());
    assert_eq!(session.left_ms(seat, T0 + 20_000), Some(40_000));
    assert_eq!(session.left_ms(other, T0 + 20_000), Some(MINUTE));
    assert_eq!(session.tick(T0 + 59_000), None);
    let changes = session.tick(T0 + MINUTE).unwrap();
    assert!(changes.keep);
    assert_eq!(session.stood_in(seat), Some(Absence::Time));
    assert_eq!(session.bot_to_act().unwrap().seat, seat);
}

#[test]
fn the_only_person_whose_time_runs_out_comes_back_to_a_game_that_waited() {
    let clock = Clock::Bank { ms: MINUTE, increment_ms: 5_000 };
    let mut session: Session<Campfire> = seated("pb", clocked(clock), 4);
    while session.person_to_act().is_none() {
        play_on(&mut session, 4, 1);
    }
    session.tick(T0 + 10 * MINUTE).unwrap();
    assert_eq!((session.person_to_act(), session.bot_to_act()), (None, None), "bots wait");
    session.act(Seat(0), Act::TakeBack, T0 + 11 * MINUTE).unwrap();
    assert_eq!(session.person_to_act(), Some(Seat(0)));
    assert!(session.left_ms(Seat(0), T0 + 11 * MINUTE).unwrap() >= 30_000);
}

#[test]
fn nobody_is_charged_while_the_page_stands_still_or_is_closed() {
    let clock = Clock::PerMove { ms: MINUTE };
    let mut session: Session<Campfire> = seated("pb", clocked(clock), 4);
    while session.person_to_act().is_none() {
        play_on(&mut session, 4, 1);
    }
    session.stood_still(T0 + 10_000, T0 + 50_000).unwrap();
    assert_eq!(session.left_ms(Seat(0), T0 + 50_000), Some(50_000));
    let kept = session.save(T0 + 60_000);
    let later = T0 + 1_000 * MINUTE;
    let back = Session::<Campfire>::load("t".into(), &kept, later).unwrap();
    assert_eq!(back.left_ms(Seat(0), later), Some(40_000));
    assert_eq!(back.person_to_act(), Some(Seat(0)));
}

#[test]
fn without_a_clock_none_is_shown() {
    let session = table(2, 4);
    assert!(!session.has_clocks());
    assert_eq!(session.left_ms(Seat(0), T0), None);
}
