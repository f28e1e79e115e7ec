//! The cards, piles and points shown before a decision agree with the rules.

use campfire::{Campfire, CardOffer, Legend, Move, Place, Question, Setup};
use dealer::Quick;
use kernel::playout::{listed_moves, random_step};
use kernel::{Game, Seat, Turn};

/// Visits every decision of some random games.
fn visit(mut look: impl FnMut(&Campfire, &[Move])) {
    let mut luck = Quick::new(9);
    for players in [2, 3, 4, 5] {
        let mut game = Campfire::start(&Setup::new(players)).expect("defaults are lawful");
        while game.turn() != Turn::Over {
            if let Turn::Seat(_) = game.turn() {
                look(&game, &listed_moves(&game));
            }
            random_step(&mut game, &mut luck, &mut ());
        }
    }
}

/// C6.1 to C6.5
#[test]
fn a_card_that_lacks_nothing_is_a_card_that_can_be_written() {
    let mut payable = 0;
    let mut others = 0;
    visit(|game, moves| {
        if game.question() != Some(Question::Act) {
            return;
        }
        let seat = game.active();
        let mut compare = |offer: CardOffer, listed: bool| {
            assert_eq!(matches!(offer, CardOffer::Price { lacking: 0, .. }), listed, "{offer:?}");
            *(if listed { &mut payable } else { &mut others }) += 1;
        };
        for legend in Legend::ALL {
            for value in game.legend_values(legend) {
                let written = |mv: &Move| matches!(*mv, Move::Legend { legend: l, value: v, .. } if (l, v) == (legend, value));
                compare(game.legend_offer(seat, legend, value), moves.iter().any(written));
            }
        }
        for song in game.songs() {
            let written =
                |mv: &Move| matches!(*mv, Move::Song { price, .. } if price == song.price);
            compare(game.song_offer(seat, song.price), moves.iter().any(written));
        }
    });
    assert!(payable > 50 && others > 1000, "{payable} payable, {others} others");
}

/// C5.1
#[test]
fn a_pile_that_may_be_taken_up_is_one_that_can_be_sown() {
    let mut seen = [0, 0];
    visit(|game, moves| {
        for place in Place::all() {
            let sown = |mv: &Move| matches!(*mv, Move::Sow { place: from, .. } if from == place);
            let listed = moves.iter().any(sown);
            assert_eq!(game.may_take_up(place), listed, "{place}");
            seen[usize::from(listed)] += 1;
        }
    });
    assert!(seen.iter().all(|&times| times > 100), "{seen:?}");
}

/// C9.1
#[test]
fn the_parts_of_a_score_add_up_to_it() {
    visit(|game, _| {
        for seat in Seat::all(game.players()) {
            let parts = game.score_parts(seat);
            let plus = i16::from(parts.legends) + i16::from(parts.song) + i16::from(parts.moons);
            assert_eq!(plus - i16::from(parts.tiles), game.score(seat));
        }
    });
}
