//! Section 8: the end of the game.

use crate::help::*;
use campfire::{Draft, End, Event, Illegal, Legend, Question};
use kernel::{EndProblem, Game, Seat, Turn};

/// Returns a draft with three stacks left, one of them with a single tile under Ulrich's next drop.
fn nearly_over() -> Draft {
    let piles = ["u", "n", "u", "nmm", "nrr", "nss", "noon", "nn"];
    let mut draft = Draft { lys: at(7), ..draft(&[Ulrich, Siana, Red], piles) };
    draft.stacks = [(0, None); 8];
    draft.stacks[1] = (1, Some(tiles("b")[0]));
    draft.stacks[6] = (3, Some(tiles("c")[0]));
    draft.stacks[7] = (3, Some(tiles("d")[0]));
    draft
}

/// C8.1
#[test]
fn the_game_ends_at_the_start_of_a_turn_when_two_or_fewer_stacks_have_tiles() {
    let mut game = build(&nearly_over());
    assert_eq!((game.stacks_left(), game.turn()), (3, Turn::Seat(Seat(0))));
    let events = play(&mut game, "sow 0 cw");
    assert!(events.contains(&Event::EndBegan(End::Stacks)), "{events:?}");
    assert!(!events.contains(&Event::TurnBegan(Seat(1))));
    assert_eq!((game.turn(), game.end()), (Turn::Over, Some(End::Stacks)));
    assert_eq!(refused(&game, "sow 2 cw"), Illegal::GameOver);
}

/// C8.1, C4.2
#[test]
fn the_end_comes_before_moons_nudge() {
    let mut draft = nearly_over();
    draft.setup.adventurers = campfire::Choice::Fixed(vec![Ulrich, Moon, Red]);
    let mut game = build(&draft);
    let events = play(&mut game, "sow 0 cw");
    assert!(events.contains(&Event::EndBegan(End::Stacks)));
    assert_ne!(game.question(), Some(Question::Nudge));
}

/// C8.2
#[test]
fn each_player_may_write_one_last_card_in_turn_order_from_the_one_whose_turn_it_would_be() {
    let mut draft = nearly_over();
    draft.tiles = vec![tiles("a a a a"), tiles("f f"), tiles("g g")];
    let mut game = build(&draft);
    play(&mut game, "sow 0 cw");
    assert_eq!((asked(&game), game.question()), (Seat(1), Some(Question::LastWriting)));
    assert_eq!(legal(&game), ["legend f 2", "pass"]);
    assert_eq!(refused(&game, "sow 5 cw"), Illegal::NotAsked(Question::LastWriting));
    play(&mut game, "legend f 2");
    assert_eq!(asked(&game), Seat(2));
    let events = play(&mut game, "pass");
    assert_eq!(events[0], Event::PassedLastWriting(Seat(2)));
    assert_eq!(asked(&game), Seat(0));
    play(&mut game, "legend a 2");
    assert_eq!(game.turn(), Turn::Over, "one card each, though two more Anchors are left");
    assert_eq!(game.legend_owned(Seat(0), Legend::Anchor), Some(2));
}

/// C8.2, C4.1a
#[test]
fn a_player_who_can_not_write_is_not_asked_for_a_last_card() {
    let mut draft = nearly_over();
    draft.tiles[2] = tiles("g g");
    let mut game = build(&draft);
    play(&mut game, "sow 0 cw");
    assert_eq!(asked(&game), Seat(2));
}

/// C8.3
#[test]
fn a_standstill_of_sixty_turns_ends_the_game() {
    // All stacks that have tiles are topped by Nomads.
    let piles = ["uu", "nss", "noo", "nrr", "nmmn", "n", "n", "n"];
    let mut draft = Draft { lys: at(7), idle_turns: 59, ..draft(&[Ulrich, Siana], piles) };
    draft.stacks = [(0, None); 8];
    for place in [4, 5, 6] {
        draft.stacks[place] = (2, Some(tiles("g")[0]));
    }
    let mut game = build(&draft);
    assert_eq!(game.turn(), Turn::Seat(Seat(0)), "59 idle turns are not yet sixty");
    let events = play(&mut game, "sow 0 cw");
    assert!(events.contains(&Event::EndBegan(End::Standstill)), "{events:?}");
    assert_eq!(game.end(), Some(End::Standstill));
}

/// C8.3
#[test]
fn a_tile_that_leaves_or_a_card_that_is_taken_ends_the_idling() {
    let mut draft = nearly_over();
    draft.idle_turns = 30;
    draft.stacks[4] = (3, Some(tiles("e")[0]));
    let mut game = build(&draft);
    play_on(&mut game, "sow 0 cw");
    assert_eq!(game.idle_turns(), 0, "a tile left");

    draft.tiles[0] = tiles("a a");
    let mut game = build(&draft);
    play(&mut game, "legend a 2");
    assert_eq!(game.idle_turns(), 0, "a card was taken");
}

/// C8.3: with `off`, only the players can end a standstill.
#[test]
fn without_a_standstill_the_table_ends_the_game() {
    let piles = ["uu", "nss", "noo", "nrr", "nmmn", "n", "n", "n"];
    let mut draft = Draft { lys: at(7), idle_turns: 999, ..draft(&[Ulrich, Siana], piles) };
    draft.setup.standstill = None;
    draft.stacks = [(0, None); 8];
    for place in [4, 5, 6] {
        draft.stacks[place] = (2, Some(tiles("g")[0]));
    }
    draft.tiles[1] = tiles("a a");
    let mut game = build(&draft);
    let mut going_on = game;
    play(&mut going_on, "sow 0 cw");
    assert_eq!(going_on.end(), None, "a thousand idle turns change nothing");
    let mut events = Vec::new();
    game.agree_to_end(&mut events).expect("a turn has begun");
    assert_eq!(events, [Event::EndAgreed]);
    assert_eq!(game.agree_to_end(&mut ()), Err(EndProblem::Ending));
    // The turn is finished, then the last writing follows (C8.2).
    let events = play(&mut game, "sow 0 cw");
    assert!(events.contains(&Event::EndBegan(End::Table)), "{events:?}");
    assert_eq!(asked(&game), Seat(1));
    play(&mut game, "legend a 2");
    assert_eq!((game.turn(), game.end()), (Turn::Over, Some(End::Table)));
    assert_eq!(game.can_agree_to_end(), Err(EndProblem::NotPlaying));
}

/// C8.3
#[test]
fn a_game_that_has_not_begun_cannot_be_ended_by_the_table() {
    let game = campfire::Campfire::start(&campfire::Setup::new(2)).unwrap();
    assert_eq!(game.can_agree_to_end(), Err(EndProblem::NotPlaying));
}

/// C8.3
#[test]
fn the_length_of_a_standstill_is_an_option() {
    let piles = ["uu", "nss", "noo", "nrr", "nmmn", "n", "n", "n"];
    let mut draft = Draft { lys: at(7), ..draft(&[Ulrich, Siana], piles) };
    draft.setup.standstill = Some(1);
    draft.stacks = [(0, None); 8];
    for place in [4, 5, 6] {
        draft.stacks[place] = (2, Some(tiles("g")[0]));
    }
    let mut game = build(&draft);
    play(&mut game, "sow 0 cw");
    assert_eq!(game.end(), Some(End::Standstill));
}
