//! Taking back, handing over, and what is new since.

use crate::{play_on, table};
use kernel::{Seat, UndoLimit};
use web::model::Sitter;

#[test]
fn a_placement_is_taken_back_freely_and_a_revealed_tile_is_not() {
    let mut session = table(3, 4);
    let first = session.seat_to_act().unwrap();
    let before = *session.now();
    play_on(&mut session, 4, 1);
    assert_eq!(session.undoer(), Some(first));
    assert!(session.undo_limit(first).is_ok());
    assert!(session.undo(first));
    assert_eq!(session.now(), &before);
    while session.now().turns() < 3 {
        play_on(&mut session, 4, 1);
    }
    let seat = session.undoer().unwrap();
    assert!(matches!(session.undo_limit(seat), Err(UndoLimit::Revealed)));
    let lines = session.journal().lines().len();
    assert!(session.undo(seat), "the table may agree to it");
    assert!(session.journal().lines().len() < lines);
    assert!(session.happenings().iter().all(|h| h.line < session.journal().lines().len()));
}

#[test]
fn only_people_take_back() {
    let mut session = table(2, 4);
    session.hand_over(Seat(0), Sitter::Bot("easy".into()));
    session.hand_over(Seat(1), Sitter::Bot("easy".into()));
    play_on(&mut session, 4, 10);
    assert_eq!(session.undoer(), None);
}

#[test]
fn who_has_resigned_stays_so() {
    let mut session = table(2, 4);
    session.resign(Seat(0), "easy");
    session.hand_over(Seat(0), Sitter::Person);
    assert_eq!(session.sitter(Seat(0)), &Sitter::Bot("easy".into()));
}

#[test]
fn news_are_what_came_after_the_last_decision() {
    let mut session = table(2, 4);
    play_on(&mut session, 4, 60);
    for seat in [Seat(0), Seat(1)] {
        let last = session.journal().undo_any(seat).unwrap();
        let news = &session.happenings()[session.news_for(seat)..];
        assert!(news.iter().all(|happening| happening.line > last));
    }
}
