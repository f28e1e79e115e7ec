//! A preview shows what actually happens when the move is played.

use crate::help::*;
use campfire::{Draft, Event, Legend, Move, Setup, is_moon_scoring_due, legend_price, song_price};
use dealer::Quick;
use kernel::playout::{draw_until_asked, random_move, random_step};
use kernel::{Game, Seat, Turn};

/// C9.1
#[test]
fn the_parts_of_a_score_add_up_to_it_in_every_position() {
    let mut luck = Quick::new(11);
    let mut parted = 0;
    for players in 2..=5 {
        let mut game = dealt(&Setup::new(players), players.into());
        while game.turn() != Turn::Over {
            for seat in Seat::all(players) {
                let parts = game.score_parts(seat);
                assert_eq!(parts.total(), game.score(seat));
                assert_eq!(parts.song + parts.legends, game.card_points(seat));
                parted += u32::from(parts.legends > 0 && parts.tiles > 0);
            }
            random_step(&mut game, &mut luck, &mut ());
            draw_until_asked(&mut game, &mut luck, &mut ());
        }
    }
    assert!(parted > 100, "{parted}");
}

/// C6.2, C6.3, C6.4: an upgrade costs the difference, and a second song isn't available.
#[test]
fn a_card_costs_its_value_less_that_of_the_card_it_replaces() {
    assert_eq!(legend_price(None, 4), Some(4));
    assert_eq!(legend_price(Some(3), 4), Some(1));
    assert_eq!([legend_price(Some(4), 4), legend_price(Some(5), 4)], [None; 2]);
    assert_eq!([song_price(None, 6), song_price(Some(4), 6)], [Some(6), None]);
    let mut draft = Draft::new(&[Ulrich, Siana]);
    draft.tiles[0] = tiles("b b b b b");
    draft.legends[0] = vec![(Legend::Bell, 2)];
    let mut game = build(&draft);
    let price = game.legend_price(Seat(0), Legend::Bell, 5).expect("it is available");
    play(&mut game, "legend b 5");
    assert_eq!(hand(&game, 0), format!("b{}", 5 - price));
}

/// C7A.1: if the preview announces a scoring, the end of the turn brings it.
#[test]
fn a_sowing_announces_the_moon_scoring_that_then_happens() {
    assert_eq!([3, 4, 5].map(is_moon_scoring_due), [false, true, true]);
    let mut luck = Quick::new(3);
    let mut announced = [0; 2];
    for seed in 0..6 {
        let mut game = dealt(&Setup::new(3), seed);
        while game.turn() != Turn::Over {
            let mv = random_move(&game, &mut luck);
            let preview = game.preview(mv).expect("a legal move can be shown");
            let mut events = Vec::new();
            game.play(mv, &mut events).expect("a listed move is legal");
            draw_until_asked(&mut game, &mut luck, &mut events);
            // Lys may reveal another moon, and Red may lift; both are decided later.
            let ended = events.iter().any(|event| matches!(event, Event::TurnBegan(_)));
            if matches!(mv, Move::Sow { .. }) && ended && preview.risen_to.is_some() {
                let scored = events.iter().any(|event| matches!(event, Event::MoonScoring(_)));
                assert_eq!(scored, preview.brings_scoring(), "{mv}");
                announced[usize::from(scored)] += 1;
            }
        }
    }
    assert!(announced.iter().all(|count| *count > 1), "{announced:?}");
}
