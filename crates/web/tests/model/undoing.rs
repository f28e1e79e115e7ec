//! Undo, and the news since.

use crate::{T0, options, play_on, seated, table};
use campfire::{Campfire, First, Setup};
use dealer::Seed;
use kernel::{Game, Seat};
use table::{Motion, UndoNeeds};
use web::model::seating::opening_here;
use web::model::{Act, Session, Sitter};

fn undo(session: &mut Session<Campfire>, seat: Seat) {
    let changes = session.act(seat, Act::Propose { motion: Motion::Undo }, T0).unwrap();
    assert!(changes.keep);
}

#[test]
fn a_decision_that_revealed_nothing_is_taken_back_without_asking() {
    let setup = Setup { first: First::Seat(Seat(0)), ..Setup::new(2) };
    let opening = opening_here::<Campfire>(setup, &[Sitter::Person, Sitter::Person], options());
    let seed = Seed::from_number(1);
    let mut session = Session::open("t".into(), opening, vec![None; 2], seed, T0).unwrap();
    let before = *session.now();
    let happened = session.happenings().len();
    assert_eq!(session.undoer(), None);
    play_on(&mut session, 1, 1);
    assert_eq!(session.undoer(), Some((Seat(0), UndoNeeds::Nothing)));
    undo(&mut session, Seat(0));
    assert_eq!(session.now(), &before);
    assert_eq!(session.undoer(), None);
    assert_eq!(session.happenings().len(), happened);
}

#[test]
fn several_people_must_agree_to_take_back_what_was_revealed() {
    let mut session = table(3, 4);
    while session.now().turns() < 3 {
        play_on(&mut session, 4, 1);
    }
    let (seat, needs) = session.undoer().unwrap();
    assert_eq!(needs, UndoNeeds::Vote);
    let lines = session.record().unwrap().lines.len();
    let happened = session.happenings().len();
    undo(&mut session, seat);
    let vote = session.status().vote.clone().unwrap();
    assert_eq!((vote.motion, vote.agreed.len()), (Motion::Undo, 1));
    assert_eq!(session.record().unwrap().lines.len(), lines, "nothing is taken back yet");
    let changes = session.agree_all(T0);
    assert!(changes.jumped);
    assert_eq!(session.status().vote, None);
    assert!(session.record().unwrap().lines.len() < lines);
    assert!(session.happenings().len() < happened, "what was taken back has not happened");
    assert_eq!(session.seat_to_act(), Some(seat));
}

#[test]
fn one_who_declines_leaves_everything_as_it_was() {
    let mut session = table(3, 4);
    play_on(&mut session, 4, 60);
    while session.undoer().map(|(_, needs)| needs) != Some(UndoNeeds::Vote) {
        play_on(&mut session, 4, 1);
    }
    let (before, (seat, _)) = (*session.now(), session.undoer().unwrap());
    undo(&mut session, seat);
    session.act(Seat((seat.0 + 1) % 3), Act::Decline, T0).unwrap();
    assert_eq!((session.now(), &session.status().vote), (&before, &None));
}

#[test]
fn the_only_person_takes_back_without_being_asked_even_what_bots_have_answered() {
    let mut session: Session<Campfire> = seated("pbb", options(), 4);
    play_on(&mut session, 4, 20);
    while session.undoer() != Some((Seat(0), UndoNeeds::Vote)) {
        play_on(&mut session, 4, 1);
    }
    let seat = Seat(0);
    undo(&mut session, seat);
    assert_eq!(session.status().vote, None);
    assert_eq!(session.person_to_act(), Some(Seat(0)));
}

#[test]
fn bots_take_nothing_back() {
    let mut session: Session<Campfire> = seated("bb", options(), 4);
    play_on(&mut session, 4, 10);
    assert_eq!(session.undoer(), None);
}

#[test]
fn luck_falls_the_same_way_after_taking_back() {
    let mut session: Session<Campfire> = seated("pb", options(), 4);
    play_on(&mut session, 4, 50);
    while session.person_to_act().is_none() {
        play_on(&mut session, 4, 1);
    }
    play_on(&mut session, 9, 1);
    let after = session.record().unwrap().lines;
    undo(&mut session, Seat(0));
    play_on(&mut session, 9, 1);
    assert_eq!(session.record().unwrap().lines, after);
}

#[test]
fn news_are_what_came_after_the_last_decision() {
    let mut session = table(2, 4);
    play_on(&mut session, 4, 60);
    let last = session.last_to_decide().unwrap();
    let other = Seat(1 - last.0);
    assert!(session.news_for(other) < session.news_for(last));
    assert!(session.news_for(last) <= session.happenings().len());
    assert_eq!(table(2, 4).news_for(Seat(0)), 0, "who has not decided yet has missed everything");
}
