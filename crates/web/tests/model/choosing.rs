//! Every legal move can be chosen step by step, and nothing else.

use crate::{play_on, table};
use campfire::{Campfire, Direction, Place};
use kernel::{Cites, Game};
use web::model::campfire::Facet;
use web::model::{Chooser, Playable, Session};

#[test]
fn every_legal_move_can_be_chosen_by_its_steps_and_only_those() {
    let mut visited = 0;
    for number in 0..6 {
        let mut session = table(2 + number as u8 % 4, number);
        while !session.is_over() {
            for mv in session.legal_moves() {
                let mut chooser = Chooser::new(session.now());
                for facet in session.now().facets(&mv) {
                    // Steps with a single answer are taken by themselves.
                    if chooser.chosen().last() != Some(&facet) {
                        chooser.choose(facet);
                    }
                }
                assert_eq!(chooser.complete(), Some(mv), "{mv}");
                visited += 1;
            }
            play_on(&mut session, number, 1);
        }
    }
    assert!(visited > 1000);
}

fn at_act(number: u64) -> Session<Campfire> {
    let mut session = table(3, number);
    while session.now().turns() == 0 || session.now().question() != Some(campfire::Question::Act) {
        play_on(&mut session, number, 1);
    }
    session
}

#[test]
fn a_step_that_is_not_offered_changes_nothing_and_another_pile_can_be_chosen_instead() {
    let session = at_act(3);
    let mut chooser = Chooser::new(session.now());
    let places: Vec<Facet> = chooser.options();
    assert!(!chooser.choose(Facet::Way(Direction::Clockwise)));
    assert!(chooser.chosen().is_empty());
    assert!(chooser.choose(places[0]));
    assert!(chooser.choose_at(0, places[1]));
    assert_eq!(chooser.chosen()[0], places[1]);
    chooser.back();
    assert!(chooser.chosen().is_empty());
}

#[test]
fn whatever_can_not_be_chosen_has_a_reason_that_names_a_rule() {
    let session = at_act(5);
    let chooser = Chooser::new(session.now());
    let mut refused = 0;
    for place in Place::all() {
        let facet = Facet::Place(place);
        let why = session.now().why_not(&[], facet);
        assert_eq!(why.is_none(), chooser.offers(facet), "{place}");
        refused += usize::from(why.is_some_and(|why| why.rule() == "C5.1"));
    }
    assert!(refused > 0, "some pile has no own disc");
    let card = Facet::Legend(campfire::Legend::Anchor, 5);
    assert_eq!(session.now().why_not(&[], card).map(|why| why.rule()), Some("C6.3"));
    let song = Facet::Song(7);
    assert_eq!(session.now().why_not(&[], song).map(|why| why.rule()), Some("C6.2"));
}
