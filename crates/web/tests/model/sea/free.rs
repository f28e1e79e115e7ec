//! Offers, settlers and landings are composed pawn by pawn, and the rules judge them.

use super::Voyage;
use ::sea::{Counts, Move, Question, Sea};
use kernel::Game;
use web::model::Chooser;
use web::model::sea::{Deal, Free, FreeKind, decider_view};

/// Returns the kinds of moves that can be composed in a position.
fn kinds(voyage: &Voyage) -> Vec<FreeKind> {
    let view = decider_view(&voyage.game);
    let deals = [None, Some(Deal::Settle), Some(Deal::Offer), Some(Deal::Counter)];
    let mut kinds = Vec::new();
    for deal in deals {
        let traders = view.traders().into_iter().map(|who| (Some(who.partner), Some(who.kind)));
        for (partner, exchange) in traders.chain([(None, None)]) {
            let kind = Free::offered(&view, deal, partner, exchange);
            kinds.extend(kind.filter(|kind| !kinds.contains(kind)));
        }
    }
    kinds
}

#[test]
fn every_listed_move_in_free_form_can_be_built_pawn_by_pawn() {
    let mut built = 0;
    for number in 0..40 {
        let mut voyage = Voyage::any(number);
        while !voyage.is_over() {
            let view = decider_view(&voyage.game);
            for mv in voyage.legal().into_iter().filter(Sea::is_free_form) {
                let fits = kinds(&voyage).into_iter().any(|kind| {
                    let mut target = Free::new(&view, kind);
                    target.adopt(mv);
                    let mut free = Free::new(&view, kind);
                    free.swap = target.swap;
                    for group in [0, 1] {
                        for tribe in target.groups[group].tribes() {
                            for _ in 0..target.groups[group].get(tribe) {
                                free.more(&view, group, tribe);
                            }
                        }
                    }
                    free.mv(&view) == mv
                });
                assert!(fits, "{mv}");
                built += 1;
            }
            voyage.step();
        }
    }
    assert!(built > 500, "{built}");
}

#[test]
fn a_move_that_is_not_listed_can_be_composed_and_played() {
    let mut unlisted = 0;
    for number in 0..40 {
        let mut voyage = Voyage::any(number);
        while !voyage.is_over() {
            let view = decider_view(&voyage.game);
            for kind in kinds(&voyage) {
                let mut free = Free::new(&view, kind);
                for (group, stock) in free.stocks(&view).into_iter().enumerate() {
                    for tribe in stock.tribes() {
                        free.more(&view, group, tribe);
                        free.more(&view, group, tribe);
                    }
                }
                let mut chooser = Chooser::new(&voyage.game);
                match chooser.compose(&voyage.game, free.mv(&view)) {
                    Ok(()) => {
                        assert_eq!(chooser.complete(), Some(free.mv(&view)));
                        assert!(voyage.game.clone().play(free.mv(&view), &mut ()).is_ok());
                        unlisted += usize::from(!voyage.legal().contains(&free.mv(&view)));
                        chooser.clear();
                        assert_eq!(chooser.complete(), None);
                    }
                    Err(_) => assert_eq!(chooser.complete(), None, "nothing is chosen"),
                }
            }
            voyage.step();
        }
    }
    assert!(unlisted > 20, "{unlisted}");
}

#[test]
fn no_more_pawns_than_there_are_can_be_put_into_a_group() {
    let mut checked = 0;
    for number in 0..12 {
        let mut voyage = Voyage::any(number);
        while !voyage.is_over() {
            let view = decider_view(&voyage.game);
            if view.decision.is_some_and(|d| d.question == Question::Disembark) {
                let mut free = Free::new(&view, FreeKind::Disembark);
                let crew = free.stocks(&view)[0];
                for tribe in crew.tribes() {
                    (0..9).for_each(|_| free.more(&view, 0, tribe));
                    (0..9).for_each(|_| free.more(&view, 1, tribe));
                }
                assert_eq!(free.groups, [crew, Counts::NONE]);
                for tribe in crew.tribes() {
                    (0..9).for_each(|_| free.less(0, tribe));
                }
                assert_eq!(
                    free.mv(&view),
                    Move::Disembark { settle: Counts::NONE, sail: Counts::NONE }
                );
                checked += 1;
            }
            voyage.step();
        }
    }
    assert!(checked > 10, "{checked}");
}
