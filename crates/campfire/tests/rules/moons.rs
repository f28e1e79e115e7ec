//! Section 7A: intermediate scoring.

use crate::help::*;
use campfire::{Draft, Event, Legend, MoonTies};
use kernel::Seat;

/// Returns a draft whose seats have these scores at the next scoring, through leftover tiles.
fn scores(scores: &[i8], chart: u8) -> Draft {
    let mut draft = Draft::new(&[Ulrich, Siana, Nostromo, Red, Moon][..scores.len()]);
    draft.chart = chart;
    let stories = ["b", "c", "d", "e", "f"];
    for (seat, &score) in scores.iter().enumerate() {
        assert!(score <= 0, "these tables have tiles only");
        draft.tiles[seat] =
            tiles(&format!("{} ", stories[seat]).repeat(score.unsigned_abs().into()));
    }
    // No one listens: Nomads are on top everywhere, and the player who sows has nothing to take.
    draft.stacks = [(0, None); 8];
    for place in [4, 5, 6] {
        draft.stacks[place] = (2, Some(tiles("g")[0]));
    }
    let frog = if scores.len() >= 3 { "f" } else { "" };
    draft.piles = [
        pile(&format!("{frog}u")),
        pile("u"),
        pile("ss"),
        pile("oorr"),
        pile("mmn"),
        pile("nn"),
        pile("nn"),
        pile("nnn"),
    ];
    draft.lys = at(7);
    draft
}

/// Lets seat 0 sow away from every tile. Returns the moons of each seat after that, and those in
/// the box and on the chart.
fn after_scoring(draft: &Draft) -> (Vec<u8>, u8, u8) {
    let mut game = build(draft);
    let events = play(&mut game, "sow 0 cw");
    let boxed = events.iter().find_map(|event| match event {
        Event::MoonsBoxed(moons) => Some(*moons),
        _ => None,
    });
    let moons = Seat::all(game.players()).map(|seat| game.moons(seat)).collect();
    (moons, boxed.unwrap_or(0), game.chart())
}

/// C7A.1
#[test]
fn with_four_moons_on_the_chart_at_a_turns_end_there_is_a_scoring() {
    assert_eq!(after_scoring(&scores(&[0, -1], 3)), (vec![0, 0], 0, 3));
    assert_eq!(after_scoring(&scores(&[0, -1], 4)), (vec![3, 1], 0, 0));
    assert_eq!(after_scoring(&scores(&[0, -1], 6)), (vec![3, 1], 0, 2));
}

/// C7A.2
#[test]
fn there_is_at_most_one_scoring_a_turn_and_the_next_check_is_at_the_next_turns_end() {
    let mut game = build(&scores(&[0, -1], 9));
    let events = play(&mut game, "sow 0 cw");
    assert_eq!(events.iter().filter(|event| matches!(event, Event::MoonScoring(_))).count(), 1);
    assert_eq!(game.chart(), 5);
    play(&mut game, "sow 2 ccw");
    assert_eq!((game.chart(), game.moons(Seat(0)), game.moons(Seat(1))), (1, 6, 2));
}

/// C7A.3
#[test]
fn the_score_is_cards_minus_tiles_without_moons_won_earlier() {
    let mut draft = scores(&[-2, -3], 4);
    draft.legends[1] = vec![(Legend::Gate, 4)];
    draft.moons[0] = 8;
    let mut game = build(&draft);
    let events = play(&mut game, "sow 0 cw");
    assert!(events.contains(&Event::MoonScoring([-2, 1, 0, 0, 0])), "{events:?}");
    assert_eq!((game.moons(Seat(0)), game.moons(Seat(1))), (9, 3));
}

/// C7A.4
#[test]
fn the_highest_takes_three_moons_and_the_second_highest_one() {
    assert_eq!(after_scoring(&scores(&[-5, 0, -2], 4)).0, [0, 3, 1]);
}

/// C7A.5
#[test]
fn tied_leaders_pool_all_four_moons_and_nobody_is_second() {
    assert_eq!(after_scoring(&scores(&[-1, -1, -3], 4)), (vec![2, 2, 0], 0, 0));
    assert_eq!(after_scoring(&scores(&[-1, -1, -1, -3], 4)), (vec![1, 1, 1, 0], 1, 0));
    assert_eq!(after_scoring(&scores(&[-1; 4], 4)), (vec![1; 4], 0, 0));
    assert_eq!(after_scoring(&scores(&[-1; 5], 4)), (vec![0; 5], 4, 0));
}

/// C7A.5
#[test]
fn separate_ties_share_three_and_the_next_place_gets_its_one() {
    let separate = |values: &[i8]| {
        let mut draft = scores(values, 4);
        draft.setup.moon_ties = MoonTies::Separate;
        after_scoring(&draft)
    };
    assert_eq!(separate(&[-1, -1, -3]), (vec![1, 1, 1], 1, 0));
    assert_eq!(separate(&[-1, -1, -1, -3]), (vec![1, 1, 1, 1], 0, 0));
    assert_eq!(separate(&[-1, -1]), (vec![1, 1], 2, 0));
    assert_eq!(separate(&[0, -1, -1]), (vec![3, 0, 0], 1, 0));
}

/// C7A.5
#[test]
fn players_tied_for_second_share_one_moon_so_nobody_gets_it() {
    assert_eq!(after_scoring(&scores(&[0, -1, -1], 4)), (vec![3, 0, 0], 1, 0));
}

/// C7A.6
#[test]
fn moons_won_are_worth_a_point_each_at_the_end() {
    let mut draft = scores(&[-2, 0], 0);
    draft.moons[0] = 3;
    assert_eq!(build(&draft).score(Seat(0)), 1);
}
