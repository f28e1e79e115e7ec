//! The worked examples of the rulebook, in order.

use crate::help::*;
use campfire::{Draft, End, Event, Illegal, Legend, Question, Tile};
use kernel::Seat;

/// C7A.3, C7A.4: example 1
#[test]
fn example_1_five_points_two_points_and_minus_seven() {
    let piles = ["uu", "ss", "rr", "oo", "mmn", "nn", "nn", "nnn"];
    let mut draft = Draft { lys: at(7), chart: 4, ..draft(&[Ulrich, Red, Siana], piles) };
    draft.legends =
        vec![vec![(Legend::Anchor, 3), (Legend::Bell, 4)], vec![(Legend::Comet, 4)], vec![]];
    draft.tiles = vec![tiles("c d"), tiles("a b"), tiles("a b c d e f g")];
    draft.stacks = [(0, None); 8];
    for place in [4, 5, 6] {
        draft.stacks[place] = (2, Some(Tile::Story(Legend::Gate)));
    }
    let mut game = build(&draft);
    let events = play(&mut game, "sow 0 cw");
    assert!(events.contains(&Event::MoonScoring([5, 2, -7, 0, 0])), "{events:?}");
    assert_eq!([0, 1, 2].map(|seat| game.moons(Seat(seat))), [3, 1, 0]);
}

/// C5.2, C7.1: example 2
#[test]
fn example_2_ulrich_lifts_four_at_place_2() {
    let piles = ["n", "n", "nurs", "n", "n", "n", "nu", "rsmmoon"];
    let game = build(&draft(&[Ulrich, Siana], piles));
    let mut plain = game;
    play(&mut plain, "sow 2 cw");
    assert_eq!(ring(&plain)[2..7], ["", "nn", "nu", "nr", "nus"]);
    let mut paired = game;
    play(&mut paired, "sow 2 cw pair 2");
    assert_eq!(ring(&paired)[2..7], ["", "nn", "nur", "ns", "nu"]);
}

/// C5.2, C7.4: example 3
#[test]
fn example_3_siana_lifts_three_at_place_7_and_skips_place_5() {
    let piles = ["nmm", "nuu", "noo", "n", "n", "nrr", "n", "nss"];
    let mut game = build(&draft(&[Siana, Ulrich], piles));
    play(&mut game, "sow 7 ccw skip 2");
    assert_eq!(ring(&game)[3..8], ["ns", "ns", "nrr", "nn", ""]);
}

/// C5.3: example 4
#[test]
fn example_4_nine_discs_at_place_0_go_round() {
    let piles = ["uunnnnnnn", "n", "rr", "mm", "ss", "oo", "", ""];
    let mut game = build(&draft(&[Ulrich, Siana], piles));
    play(&mut game, "sow 0 cw");
    assert_eq!(ring(&game), ["n", "nun", "rru", "mmn", "ssn", "oon", "n", "n"]);
}

/// C5.7, C5.8, C5.9: example 5
#[test]
fn example_5_who_listens_to_what() {
    let piles = ["uu", "n", "n", "ns", "nr", "nm", "noon", "rsmn"];
    let mut draft = Draft { lys: at(0), ..draft(&[Ulrich, Siana, Red], piles) };
    draft.stacks[4] = (3, Some(Tile::Moon));
    let mut game = build(&draft);
    play(&mut game, "sow 0 cw");
    assert_eq!(
        (hand(&game, 0), hand(&game, 1), hand(&game, 2)),
        ("a2".into(), "a1".into(), String::new())
    );
    assert_eq!(game.chart(), 1, "Red's top gives a moon to the chart");
    assert_eq!(game.height(at(5)), 2, "Moon sleeps and her top discards");
    assert_eq!(game.height(at(6)), 3, "a Nomad's top leaves its tile");
}

/// C6.4, C6.5: example 6
#[test]
fn example_6_three_becomes_five_for_two_tiles_and_three_is_free_for_the_next() {
    let mut draft = Draft::new(&[Ulrich, Siana]);
    draft.legends[0] = vec![(Legend::Eye, 3)];
    draft.tiles = vec![tiles("e e"), tiles("e e e")];
    let mut game = build(&draft);
    assert_eq!(refused(&game, "legend e 4 *"), Illegal::TooFewWilds { needed: 1, owned: 0 });
    play(&mut game, "legend e 5");
    assert_eq!(asked(&game), Seat(1));
    play(&mut game, "legend e 3");
    assert_eq!(game.legend_owned(Seat(1), Legend::Eye), Some(3));
}

/// C6.2, C6.6: example 7
#[test]
fn example_7_a_song_of_five_with_a_wild_and_no_second_song() {
    let mut draft = Draft { lys: at(7), ..Draft::new(&[Ulrich, Siana]) };
    draft.tiles[0] = tiles("a b c d wild a b c d");
    let mut game = build(&draft);
    play(&mut game, "song 5 abcd*");
    play_on(&mut game, "sow 3 ccw");
    assert_eq!(asked(&game), Seat(0));
    assert_eq!(refused(&game, "song 4 abcd"), Illegal::SecondSong);
}

fn moons_on_the_chart(chart: u8) -> Draft {
    let piles = ["u", "u", "ss", "oorr", "mmn", "nn", "nn", "nnn"];
    let mut draft = Draft { lys: at(7), chart, ..draft(&[Ulrich, Siana], piles) };
    draft.stacks = [(0, None); 8];
    for place in [4, 5, 6] {
        draft.stacks[place] = (2, Some(Tile::Story(Legend::Gate)));
    }
    draft
}

/// C7A.1: example 8
#[test]
fn example_8_five_moons_make_one_scoring_and_one_remains() {
    let mut game = build(&moons_on_the_chart(5));
    play(&mut game, "sow 0 cw");
    assert_eq!(game.chart(), 1);
}

/// C7A.2: example 9
#[test]
fn example_9_eight_moons_make_one_scoring_now_and_one_at_the_next_turns_end() {
    let mut game = build(&moons_on_the_chart(8));
    play(&mut game, "sow 0 cw");
    assert_eq!(game.chart(), 4);
    let events = play(&mut game, "sow 2 ccw");
    assert!(events.iter().any(|event| matches!(event, Event::MoonScoring(_))));
    assert_eq!(game.chart(), 0);
}

/// C5.10, C5.5, C5.6, C7.3: example 10
#[test]
fn example_10_lys_uncovers_a_moon_under_reds_disc() {
    let piles = ["nr", "n", "nmm", "nuu", "nss", "oo", "n", "nrn"];
    let mut draft = Draft { lys: at(2), ..draft(&[Red, Moon], piles) };
    draft.piles[6] = pile("nr");
    draft.piles[0] = pile("nr");
    draft.piles[7] = pile("nn");
    let mut game = build(&draft);
    play(&mut game, "sow 0 cw");
    assert_eq!(game.question(), Some(Question::LysBonus));
    play(&mut game, "lys 6");
    let events = fall(&mut game, "tile 6 moon");
    assert_eq!(hand(&game, 0), "a2", "Lys's tile, and the one under Red's disc on place 2");
    assert_eq!(game.chart(), 1, "the moon rises in the same turn: {events:?}");

    let mut buried = draft.clone();
    buried.piles[6] = pile("nro");
    buried.piles[5] = pile("o");
    let mut game = build(&buried);
    play(&mut game, "sow 0 cw");
    play(&mut game, "lys 6");
    fall(&mut game, "tile 6 moon");
    assert_eq!((game.question(), game.chart()), (Some(Question::Lift), 0));
    play(&mut game, "lift 6 1");
    assert_eq!(game.chart(), 1, "Red lifts first, then the moon rises");
}

/// C8.1, C8.2: example 11
#[test]
fn example_11_two_stacks_at_the_start_of_a_turn() {
    let mut draft = Draft::new(&[Ulrich, Siana, Red]);
    draft.active = Seat(1);
    draft.stacks = [(0, None); 8];
    draft.stacks[2] = (1, Some(Tile::Moon));
    draft.stacks[5] = (2, Some(Tile::Wild));
    draft.tiles = vec![tiles("a a"), tiles("b b"), tiles("c c")];
    let mut game = build(&draft);
    assert_eq!(game.end(), Some(End::Stacks));
    for seat in [1, 2, 0] {
        assert_eq!((asked(&game), game.question()), (Seat(seat), Some(Question::LastWriting)));
        play(&mut game, "pass");
    }
    assert_eq!(game.end(), Some(End::Stacks));
}
