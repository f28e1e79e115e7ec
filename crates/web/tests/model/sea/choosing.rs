//! Every legal move of Sea can be chosen step by step, on the chart if it has a place there.

use super::Voyage;
use ::sea::{Cell, Illegal, Move, Question};
use kernel::Cites;
use web::model::sea::{Deal, Facet, cells_of, decider_view};
use web::model::{Chooser, Playable};

#[test]
fn every_legal_move_can_be_chosen_by_its_steps_and_only_those() {
    let mut visited = 0;
    let mut kinds = std::collections::BTreeSet::new();
    for number in 0..24 {
        let mut voyage = Voyage::any(number);
        while !voyage.is_over() {
            for mv in voyage.legal() {
                let mut chooser = Chooser::new(&voyage.game);
                let facets = voyage.game.facets(&mv);
                for facet in &facets {
                    // Steps with a single option are taken automatically.
                    if !chooser.chosen().contains(facet) {
                        assert!(chooser.choose(*facet), "{mv}: {facet:?}");
                    }
                }
                assert_eq!(chooser.complete(), Some(mv), "{mv}");
                assert_eq!(chooser.chosen(), facets);
                kinds.insert(mv.to_string().split([' ', ':']).next().unwrap_or("").to_owned());
                visited += 1;
            }
            voyage.step();
        }
    }
    assert!(visited > 5000, "{visited}");
    assert!(kinds.len() >= 24, "{kinds:?}");
}

#[test]
fn no_cell_of_the_chart_stands_for_two_things() {
    let mut pressed = 0;
    for number in 0..16 {
        let mut voyage = Voyage::any(number);
        while !voyage.is_over() {
            let view = decider_view(&voyage.game);
            let options = Chooser::new(&voyage.game).options();
            let mut cells: Vec<Cell> = Vec::new();
            for facet in options {
                let here = cells_of(&view, facet);
                assert!(!here.iter().any(|cell| cells.contains(cell)), "{facet:?}");
                pressed += here.len();
                cells.extend(here);
            }
            voyage.step();
        }
    }
    assert!(pressed > 500, "{pressed}");
}

#[test]
fn a_launch_is_chosen_where_it_happens_and_refused_with_its_rule_elsewhere() {
    let mut refused = 0;
    for number in 0..24 {
        let mut voyage = Voyage::any(number);
        while !voyage.is_over() {
            if voyage.game.asked() == Some(Question::Launch) {
                let chooser = Chooser::new(&voyage.game);
                let view = decider_view(&voyage.game);
                for tile in &view.tiles {
                    let facet = Facet::Do(Move::Launch(tile.cell));
                    let why = voyage.game.why_not(&[], Facet::Cell(tile.cell));
                    assert_eq!(why.is_none(), chooser.offers(facet));
                    refused += usize::from(why.is_some_and(|why| why.rule() == "S4.3"));
                }
            }
            voyage.step();
        }
    }
    assert!(refused > 0);
}

#[test]
fn what_can_not_be_done_on_arrival_has_a_reason_that_names_a_rule() {
    let mut reasons = std::collections::BTreeSet::new();
    for number in 0..40 {
        let mut voyage = Voyage::any(number);
        while !voyage.is_over() {
            if voyage.game.asked() == Some(Question::Interact) {
                let chooser = Chooser::new(&voyage.game);
                for deal in Deal::ON_ARRIVAL {
                    let facet = Facet::Deal(deal);
                    let why = voyage.game.why_not(&[], facet);
                    if !chooser.offers(facet) {
                        let why = why.unwrap_or_else(|| panic!("{deal:?}"));
                        assert!(!matches!(why, Illegal::NotAsked(_)), "{deal:?}: {why:?}");
                        reasons.insert(format!("{deal:?} {}", why.rule()));
                    }
                }
            }
            voyage.step();
        }
    }
    assert!(reasons.len() >= 5, "{reasons:?}");
}
