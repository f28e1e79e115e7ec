//! The preview of a move matches its effects.

use crate::table::{Greedy, Human, Random, press, table};
use campfire::{Campfire, Event, Gift, Move, Place, Tile};
use kernel::{Game, Seat};
use terminal::Key;

/// Calls a check for every legal move of many positions, with its immediate effects.
fn for_each_move(check: impl Fn(&Campfire, Move, &Campfire, &[Event])) {
    for seed in 0..6 {
        let mut app = table(&[Human, Greedy, Random, Human, Greedy][..2 + seed as usize % 4], seed);
        while !app.session.is_over() {
            let game = *app.session.game();
            for mv in app.session.legal_moves() {
                let mut after = game;
                let mut events = Vec::new();
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
        let preview = game.preview(mv).expect("a legal move can be shown");
        for place in Place::all() {
            assert_eq!(preview.piles[place.index()], after.pile(place), "{mv} at {place}");
        }
        assert_eq!(preview.lys, after.lys(), "{mv}");
    });
}

/// C5.7, C5.8: everything that is taken or leaves the game.
#[test]
fn every_tile_is_shown_with_its_taker() {
    for_each_move(|game, mv, after, events| {
        let preview = game.preview(mv).expect("a legal move can be shown");
        if preview.lys_bonus
            || preview.may_lift
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
                    assert!(preview.gifts.contains(&gift), "{mv}: {gift:?}");
                    assert!(gift.is_kept_by(seat) && !gift.is_kept_by(Seat(9)));
                }
                Event::MoonRose { place, .. } => told.push((place, Tile::Moon)),
                Event::Forgotten { place, tile, .. } => {
                    told.push((place, tile));
                    let gift = Gift { place, tile: Some(tile), to: None };
                    assert!(gift.is_forgotten() && preview.gifts.contains(&gift), "{mv}: {gift:?}");
                }
                Event::MoonScoring(_) => return,
                _ => {}
            }
        }
        let mut shown: Vec<(Place, Tile)> =
            preview.gifts.iter().filter_map(|gift| Some((gift.place, gift.tile?))).collect();
        told.sort();
        shown.sort();
        assert_eq!(shown, told, "{mv}");
        assert_eq!(preview.chart, after.chart(), "{mv}");
    });
}

/// C7.1, C7.4: a pair lands together, a skipped place gets nothing.
#[test]
fn the_path_shows_each_drop_in_order() {
    for_each_move(|game, mv, _, events| {
        let Move::Sow { place, direction, .. } = mv else { return };
        let preview = game.preview(mv).expect("a legal move can be shown");
        let mut passed = Vec::new();
        for event in events {
            match *event {
                Event::Dropped { place, paired: false, .. } | Event::Skipped(place) => {
                    passed.push(place);
                }
                _ => {}
            }
        }
        let shown: Vec<Place> = preview.path.iter().map(|(place, _)| *place).collect();
        assert_eq!(shown, passed, "{mv}");
        assert_eq!(preview.sown, Some((place, direction)));
        let landed: u32 = preview.landed.iter().map(|heights| heights.count_ones()).sum();
        assert_eq!(landed, u32::from(game.pile(place).len()), "every disc lands: {mv}");
    });
}

#[test]
fn a_move_that_is_not_legal_shows_nothing() {
    let app = table(&[Human, Greedy], 1);
    assert_eq!(app.session.game().preview(Move::Pass), None);
}
