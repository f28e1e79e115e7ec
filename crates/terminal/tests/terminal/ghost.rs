//! What is shown before a move is what then happens.

use crate::table::{Greedy, Human, Random, press, table};
use campfire::{Campfire, Event, Ghost, Gift, Move, Place, Tile};
use kernel::{Game, Seat};
use terminal::Key;

/// Every legal move of many positions, with what it does at once.
fn for_each_move(check: impl Fn(&Campfire, Move, &Campfire, &[Event])) {
    for seed in 0..6 {
        let mut app = table(&[Human, Greedy, Random, Human, Greedy][..2 + seed as usize % 4], seed);
        while !app.session.is_over() {
            let game = *app.session.game();
            for mv in app.session.legal_moves() {
                let (mut after, mut events) = (game, Vec::new());
                after.play(mv, &mut events).expect("it is listed");
                check(&game, mv, &after, &events);
            }
            press(&mut app, &[Key::Down, Key::Enter]);
        }
    }
}

#[test]
fn the_piles_and_lys_are_shown_as_the_move_leaves_them() {
    for_each_move(|game, mv, after, _| {
        let ghost = Ghost::of(game, mv).expect("a legal move can be shown");
        for place in Place::all() {
            assert_eq!(ghost.piles[place.index()], after.pile(place), "{mv} at {place}");
        }
        assert_eq!(ghost.lys, after.lys(), "{mv}");
    });
}

/// C5.7, C5.8: everything that is taken or leaves the game.
#[test]
fn every_tile_is_shown_with_its_taker() {
    for_each_move(|game, mv, after, events| {
        let ghost = Ghost::of(game, mv).expect("a legal move can be shown");
        if ghost.lys_bonus
            || ghost.may_lift
            || game.question() == Some(campfire::Question::LysBonus)
        {
            // More is decided before all listen.
            return;
        }
        let mut told: Vec<(Place, Tile)> = Vec::new();
        for event in events {
            match *event {
                Event::Took { seat, place, tile } => {
                    told.push((place, tile));
                    let gift = Gift { place, tile: Some(tile), to: Some(seat) };
                    assert!(ghost.gifts.contains(&gift), "{mv}: {gift:?}");
                    assert!(gift.is_kept_by(seat) && !gift.is_kept_by(Seat(9)));
                }
                Event::MoonRose { place, .. } => told.push((place, Tile::Moon)),
                Event::Forgotten { place, tile, .. } => {
                    told.push((place, tile));
                    let gift = Gift { place, tile: Some(tile), to: None };
                    assert!(gift.is_forgotten() && ghost.gifts.contains(&gift), "{mv}: {gift:?}");
                }
                Event::MoonScoring(_) => return,
                _ => {}
            }
        }
        let mut shown: Vec<(Place, Tile)> =
            ghost.gifts.iter().filter_map(|gift| Some((gift.place, gift.tile?))).collect();
        told.sort();
        shown.sort();
        assert_eq!(shown, told, "{mv}");
        assert_eq!(ghost.chart, after.chart(), "{mv}");
    });
}

/// C7.1, C7.4: a pair lands together, a skipped place gets nothing.
#[test]
fn the_path_shows_each_drop_in_order() {
    for_each_move(|game, mv, _, events| {
        let Move::Sow { place, direction, .. } = mv else { return };
        let ghost = Ghost::of(game, mv).expect("a legal move can be shown");
        let mut passed = Vec::new();
        for event in events {
            match *event {
                Event::Dropped { place, paired: false, .. } | Event::Skipped(place) => {
                    passed.push(place);
                }
                _ => {}
            }
        }
        assert_eq!(ghost.path, passed, "{mv}");
        assert_eq!(ghost.sown, Some((place, direction)));
        let landed: u32 = ghost.landed.iter().map(|heights| heights.count_ones()).sum();
        assert_eq!(landed, u32::from(game.pile(place).len()), "every disc lands: {mv}");
    });
}

#[test]
fn a_move_that_is_not_legal_shows_nothing() {
    let app = table(&[Human, Greedy], 1);
    assert_eq!(Ghost::of(app.session.game(), Move::Pass), None);
}
