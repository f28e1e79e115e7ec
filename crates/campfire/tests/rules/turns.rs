//! Section 4: the turn.

use crate::help::*;
use campfire::{Draft, Event, Illegal, Question};
use kernel::{Game, Seat, Turn};

/// C4.1
#[test]
fn players_take_turns_clockwise() {
    let mut game = build(&Draft::new(&[Ulrich, Siana, Nostromo]));
    for (seat, text) in [(0, "sow 0 cw"), (1, "sow 3 ccw"), (2, "sow 4 cw"), (0, "sow 2 cw")] {
        assert_eq!(asked(&game), Seat(seat));
        play_on(&mut game, text);
    }
    assert_eq!(game.turns(), 5);
}

/// C4.1
#[test]
fn nobody_decides_while_luck_is_awaited() {
    let mut game = build(&Draft::new(&[Ulrich, Siana]));
    play(&mut game, "sow 0 cw");
    assert_eq!(game.turn(), Turn::Chance);
    assert_eq!(refused(&game, "sow 3 cw"), Illegal::LuckAwaited);
    assert!(legal(&game).is_empty());
}

/// C4.1a
#[test]
fn a_decision_with_one_answer_is_not_asked() {
    // Both of Red's discs are on top, so there is nothing to lift and the turn runs through.
    let draft = draft(&[Red, Moon], ["nr", "nuu", "nss", "noo", "nmm", "n", "n", "nr"]);
    let mut game = build(&draft);
    let events = play_on(&mut game, "sow 0 cw");
    assert!(!events.iter().any(|event| matches!(event, Event::Lifted { .. })));
    assert_eq!(asked(&game), Seat(1));
}

/// C4.2
#[test]
fn moons_ability_comes_at_the_start_of_her_turn_before_the_action() {
    let mut game = build(&Draft::new(&[Moon, Red]));
    assert_eq!(game.question(), Some(Question::Nudge));
    assert_eq!(refused(&game, "sow 1 cw"), Illegal::NotAsked(Question::Nudge));
    play(&mut game, "nudge no");
    assert_eq!(game.question(), Some(Question::Act));
}

/// C4.3
#[test]
fn the_player_either_moves_and_listens_or_writes() {
    let mut draft = Draft::new(&[Ulrich, Siana]);
    draft.tiles[0] = tiles("b b");
    let game = build(&draft);
    assert!(!legal_with(&game, "sow").is_empty());
    assert_eq!(legal_with(&game, "legend"), ["legend b 2"]);
    let mut wrote = game;
    play(&mut wrote, "legend b 2");
    assert_eq!(asked(&wrote), Seat(1), "writing is the whole turn");
    assert_eq!(ring(&wrote), ring(&game), "and nothing moved");
    assert_eq!(refused(&game, "pass"), Illegal::NotAsked(Question::Act));
}

/// C4.4
#[test]
fn the_turn_ends_with_the_moon_check() {
    let mut draft = Draft::new(&[Ulrich, Siana]);
    draft.tiles[0] = tiles("b b");
    draft.chart = 4;
    let mut game = build(&draft);
    let events = play(&mut game, "legend b 2");
    let scoring = events.iter().position(|event| matches!(event, Event::MoonScoring(_)));
    let next = events.iter().position(|event| *event == Event::TurnBegan(Seat(1)));
    assert!(scoring.is_some() && scoring < next, "{events:?}");
}
