//! What is shown before a move is played is what then happens.

use crate::help::*;
use campfire::{Draft, Event, Legend, Setup, is_moon_scoring_due, legend_price, song_price};
use dealer::Quick;
use kernel::{Game, Luck, Seat, Turn};

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
            let moves = legal(&game);
            play(&mut game, &moves[luck.below(moves.len() as u32) as usize]);
            while game.turn() == Turn::Chance {
                let outcome = game.sample(&mut luck);
                game.resolve(outcome, &mut ()).expect("a sampled outcome may fall");
            }
        }
    }
    assert!(parted > 100, "{parted}");
}

/// C6.2, C6.3, C6.4: an upgrade costs the difference, and a second song is not for sale.
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

/// C7A.1: what the preview promises of a scoring is what the end of the turn brings.
#[test]
fn a_sowing_announces_the_moon_scoring_that_then_happens() {
    assert_eq!([3, 4, 5].map(is_moon_scoring_due), [false, true, true]);
    let mut luck = Quick::new(3);
    let mut announced = [0; 2];
    for seed in 0..6 {
        let mut game = dealt(&Setup::new(3), seed);
        while game.turn() != Turn::Over {
            let moves = legal(&game);
            let text = &moves[luck.below(moves.len() as u32) as usize];
            let gains = game.gains(mv(text));
            let mut events = play(&mut game, text);
            while game.turn() == Turn::Chance {
                let outcome = game.sample(&mut luck);
                game.resolve(outcome, &mut events).expect("a sampled outcome may fall");
            }
            // Lys may uncover another moon, and Red may lift; both are decided afterwards.
            let ended = events.iter().any(|event| matches!(event, Event::TurnBegan(_)));
            if text.starts_with("sow") && ended && gains.chart.is_some() {
                let scored = events.iter().any(|event| matches!(event, Event::MoonScoring(_)));
                assert_eq!(scored, gains.moon_scoring, "{text}");
                announced[usize::from(scored)] += 1;
            }
        }
    }
    assert!(announced.iter().all(|count| *count > 1), "{announced:?}");
}
