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
                for (step, facet) in session.now().facets(&mv).into_iter().enumerate() {
                    // Steps with a single or a usual option are taken automatically.
                    if chooser.chosen().get(step) != Some(&facet) {
                        assert!(chooser.choose_at(step, facet), "{mv}: {facet:?}");
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
    chooser.clear();
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

#[test]
fn pressing_again_what_is_chosen_takes_it_back() {
    let mut tried = 0;
    for number in 0..6 {
        let mut session = table(3, number);
        while !session.is_over() {
            for mv in session.legal_moves() {
                let mut chooser = Chooser::new(session.now());
                let facets = session.now().facets(&mv);
                chooser.choose(facets[0]);
                let chosen = chooser.chosen().to_vec();
                assert!(chooser.deselect(facets[0]));
                assert_eq!(chooser, Chooser::new(session.now()), "{mv}");
                assert!(!chooser.deselect(facets[0]), "nothing is chosen any more");
                chooser.choose(facets[0]);
                assert_eq!(chooser.chosen(), chosen);
                tried += 1;
            }
            play_on(&mut session, number, 1);
        }
    }
    assert!(tried > 500, "{tried}");
}

/// C7.1, C7.4: the preview without the ability appears as soon as the direction is chosen.
#[test]
fn an_ability_that_bends_the_sowing_is_not_used_unless_it_is_chosen() {
    let mut bent = 0;
    for number in 0..20 {
        let mut session = table(5, number);
        while !session.is_over() {
            for mv in session.legal_moves() {
                let campfire::Move::Sow { place, direction, bend: Some(bend) } = mv else {
                    continue;
                };
                let mut chooser = Chooser::new(session.now());
                chooser.choose(Facet::Place(place));
                if chooser.complete().is_none() {
                    chooser.choose(Facet::Way(direction));
                }
                let plain = campfire::Move::Sow { place, direction, bend: None };
                assert_eq!(chooser.complete(), Some(plain));
                assert!(chooser.choose_at(2, Facet::Bend(Some(bend))));
                assert_eq!(chooser.complete(), Some(mv));
                bent += 1;
            }
            play_on(&mut session, number, 1);
        }
    }
    assert!(bent > 50, "{bent}");
}

#[test]
fn a_guided_game_asks_for_every_step_that_a_real_one_asks_for() {
    let mut stepped = 0;
    for number in 0..6 {
        let mut session = table(3, number);
        while !session.is_over() {
            for mv in session.legal_moves() {
                let mut chooser = Chooser::only(session.now(), mv);
                let others = Chooser::new(session.now()).options();
                assert_eq!(chooser.options(), session.now().facets(&mv)[..1]);
                for other in others.into_iter().filter(|facet| !chooser.offers(*facet)) {
                    assert!(!chooser.clone().choose(other), "{mv}: {other:?}");
                }
                let mut steps = 0;
                while chooser.complete().is_none() {
                    let step = chooser.chosen().len();
                    assert!(step == 0 || !chooser.is_plain(step), "{mv}: nothing is to be chosen");
                    assert!(chooser.choose(chooser.options()[0]));
                    steps += 1;
                }
                assert_eq!(chooser.complete(), Some(mv));
                stepped += usize::from(steps > 1);
            }
            play_on(&mut session, number, 1);
        }
    }
    assert!(stepped > 300, "{stepped}");
}
