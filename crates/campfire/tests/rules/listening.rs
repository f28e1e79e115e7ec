//! C5.7 to C5.10: listening.

use crate::help::*;
use campfire::{Draft, Event, Tile};
use kernel::{Game, Seat, Turn};

/// Returns a draft in which Ulrich's discs go from place 0 to places 1 and 2, and nothing else
/// changes.
fn quiet() -> Draft {
    let piles = ["uu", "n", "n", "nmm", "nr", "nrs", "nsoon", "n"];
    let mut draft = Draft { lys: at(7), ..draft(&[Ulrich, Siana, Red], piles) };
    for (place, tile) in
        [(0, "a"), (1, "b"), (2, "c"), (3, "d"), (4, "e"), (5, "f"), (6, "g"), (7, "a")]
    {
        draft.stacks[place] = (4, Some(tiles(tile)[0]));
    }
    draft
}

/// C5.7
#[test]
fn each_player_takes_the_top_of_every_stack_under_an_own_topmost_disc() {
    let mut game = build(&quiet());
    play(&mut game, "sow 0 cw");
    assert_eq!(
        (hand(&game, 0), hand(&game, 1), hand(&game, 2)),
        ("b1 c1".into(), "f1".into(), "e1".into())
    );
    assert_eq!((game.height(at(1)), game.height(at(2))), (3, 3));
}

/// C5.7
#[test]
fn listening_starts_with_the_active_player_and_goes_clockwise() {
    let mut draft = quiet();
    draft.active = Seat(1);
    draft.piles[5] = pile("nrs");
    draft.piles[6] = pile("nsoo");
    draft.piles[0] = pile("nu");
    draft.piles[3] = pile("nmmu");
    let mut game = build(&draft);
    let events = play(&mut game, "sow 6 cw");
    let takers: Vec<u8> = events
        .iter()
        .filter_map(|event| match event {
            Event::Took { seat, .. } => Some(seat.0),
            _ => None,
        })
        .collect();
    assert_eq!(takers, [1, 1, 2, 0], "Siana twice, then Red, then Ulrich");
}

/// C5.7, C7.5
#[test]
fn the_frog_counts_as_nostromos() {
    let piles = ["uu", "n", "n", "nmm", "nrr", "nss", "noon", "nf"];
    let mut game = build(&Draft { lys: at(7), ..draft(&[Ulrich, Nostromo], piles) });
    play(&mut game, "sow 0 cw");
    assert_eq!(hand(&game, 1), "a1", "from the Frog's stack");
}

/// C5.7
#[test]
fn an_opal_moon_goes_on_the_chart_and_an_empty_stack_gives_nothing() {
    let mut draft = quiet();
    draft.stacks[1] = (4, Some(Tile::Moon));
    draft.stacks[2] = (0, None);
    let mut game = build(&draft);
    let events = play(&mut game, "sow 0 cw");
    assert_eq!((game.chart(), hand(&game, 0)), (1, String::new()));
    assert!(events.contains(&Event::MoonRose { place: at(1), chart: 1 }));
}

/// C5.8
#[test]
fn a_sleepers_tile_leaves_the_game_unless_it_is_a_moon() {
    let mut game = build(&quiet());
    let events = play(&mut game, "sow 0 cw");
    let forgotten = Event::Forgotten { place: at(3), tile: tiles("d")[0], sleeper: Moon };
    assert!(events.contains(&forgotten));
    assert_eq!(game.height(at(3)), 3);
    assert!((0..3).all(|seat| !hand(&game, seat).contains('d')));

    let mut draft = quiet();
    draft.stacks[3] = (4, Some(Tile::Moon));
    let mut game = build(&draft);
    play(&mut game, "sow 0 cw");
    assert_eq!(game.chart(), 1);
}

/// C5.9
#[test]
fn under_a_nomad_or_no_disc_at_all_the_tile_stays() {
    let mut game = build(&quiet());
    play(&mut game, "sow 0 cw");
    assert_eq!((game.height(at(6)), game.height(at(7))), (4, 4), "Nomads on top");
    assert_eq!((letters(&game, 0), game.height(at(0))), (String::new(), 4), "no disc at all");
}

/// C5.10
#[test]
fn each_place_yields_one_tile_and_the_next_one_stays() {
    let mut game = build(&quiet());
    play(&mut game, "sow 0 cw");
    assert_eq!(game.turn(), Turn::Chance);
    let before = hand(&game, 0);
    for (place, tile) in [(1, "d"), (2, "moon"), (3, "a"), (4, "b"), (5, "b")] {
        assert_eq!(game.top(at(place)), None);
        fall(&mut game, &format!("tile {place} {tile}"));
    }
    assert_eq!((hand(&game, 0), game.chart()), (before, 0));
    assert_eq!(game.top(at(2)), Some(Tile::Moon));
}

/// C5.10
#[test]
fn tiles_come_to_light_in_the_order_of_the_places_and_only_such_as_are_left() {
    let mut game = build(&quiet());
    play(&mut game, "sow 0 cw");
    let mut after = game;
    assert!(after.resolve(outcome("tile 2 a"), &mut ()).is_err(), "place 1 comes first");
    assert_eq!(after, game);
    let hidden: Vec<u8> = Tile::ALL.iter().map(|&tile| game.hidden(tile)).collect();
    let mut listed = Vec::new();
    game.outcomes(&mut listed);
    let weights: Vec<u32> = listed.iter().map(|(_, weight)| *weight).collect();
    assert_eq!(weights, hidden.iter().filter(|&&n| n > 0).map(|&n| n.into()).collect::<Vec<u32>>());
    fall(&mut game, "tile 1 a");
}

/// C5.10, C5.5, C5.7
#[test]
fn a_tile_uncovered_by_lys_is_taken_in_the_same_turns_listening() {
    let mut draft = quiet();
    draft.lys = at(2);
    let mut game = build(&draft);
    play(&mut game, "sow 0 cw");
    play(&mut game, "lys 1");
    assert_eq!(hand(&game, 0), "b1", "by Lys");
    fall(&mut game, "tile 1 wild");
    assert_eq!(hand(&game, 0), "b1 c1 wild1", "and the tile beneath it by listening");
}
