//! A bot doesn't insist on an offer that was refused.

use crate::table::choice;
use bots::Insight;
use dealer::Quick;
use kernel::playout::{listed_moves, random_step};
use kernel::{Game, Turn};
use sea::{Move, Sea, Setup};

/// Positions in which the active player's offer has just been refused.
fn refused(count: usize) -> Vec<Sea> {
    let mut luck = Quick::new(3);
    let mut met = Vec::new();
    while met.len() < count {
        let mut game = Sea::start(&Setup::new(4)).unwrap();
        while game.turn() != Turn::Over && met.len() < count {
            let moves = match game.turn() {
                Turn::Seat(_) => listed_moves(&game),
                _ => Vec::new(),
            };
            let offer = moves.iter().find(|mv| matches!(mv, Move::Offer(_)));
            if let (Some(&offer), Turn::Seat(seat)) = (offer, game.turn()) {
                let mut after = game;
                after.play(offer, &mut ()).unwrap();
                after.play(Move::Decline, &mut ()).unwrap();
                let again = listed_moves(&after).iter().any(|mv| matches!(mv, Move::Offer(_)));
                if after.turn() == Turn::Seat(seat) && again {
                    met.push(after);
                }
            }
            random_step(&mut game, &mut luck, &mut ());
        }
    }
    met
}

#[test]
fn no_bot_makes_another_offer_after_a_refusal_in_the_same_turn() {
    for game in refused(30) {
        for name in ["greedy", "keen", "first-steps", "medium", "search:60"] {
            let mut bot = bots::sea::bot(name, 1).unwrap();
            let chosen = choice(&mut *bot, &game);
            assert!(!matches!(chosen, Move::Offer(_)), "{name} insists: {chosen}");
        }
    }
}

#[test]
fn a_bot_may_offer_before_anything_was_refused() {
    let refused = refused(30);
    for game in refused {
        let view = game.view(kernel::Viewer::Omniscient);
        let offer = listed_moves(&game).into_iter().find(|mv| matches!(mv, Move::Offer(_)));
        assert!(Sea::is_insistent(&view, &offer.unwrap()));
        let mut fresh = view.clone();
        fresh.talks.offers_left = fresh.options.offers_per_turn;
        assert!(!Sea::is_insistent(&fresh, &offer.unwrap()));
    }
}
