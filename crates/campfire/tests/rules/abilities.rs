//! Section 7: abilities.

use crate::help::*;
use campfire::{Draft, Event, Illegal, Question};
use kernel::Seat;

/// C7.1
#[test]
fn ulrich_drops_the_two_bottommost_discs_together_once_while_sowing() {
    let piles = ["nusr", "n", "n", "n", "nu", "ns", "nr", "nmmoo"];
    let game = build(&draft(&[Ulrich, Siana], piles));
    for (step, ring_after) in
        [(1, ["", "nnu", "ns", "nr"]), (2, ["", "nn", "nus", "nr"]), (3, ["", "nn", "nu", "nsr"])]
    {
        let mut game = game;
        play(&mut game, &format!("sow 0 cw pair {step}"));
        assert_eq!(ring(&game)[..4], ring_after, "the pair keeps its order");
    }
    assert_eq!(refused(&game, "sow 0 cw pair 4"), Illegal::NoPairLeft(4), "one disc is left then");
    assert_eq!(refused(&game, "sow 0 cw pair 0"), Illegal::NoPairLeft(0));
}

/// C7.1
#[test]
fn ulrichs_ability_is_optional() {
    let game = build(&Draft::new(&[Ulrich, Siana]));
    let listed = legal_with(&game, "sow");
    assert_eq!(listed.len(), 6, "plain or at one of two steps, both ways: {listed:?}");
}

/// C7.2
#[test]
fn moon_may_move_lys_one_place_in_either_direction_and_takes_no_tile() {
    let game = build(&Draft { lys: at(0), ..Draft::new(&[Moon, Siana]) });
    assert_eq!(legal(&game), ["nudge cw", "nudge ccw", "nudge no"]);
    for (text, to) in [("nudge cw", 1), ("nudge ccw", 7), ("nudge no", 0)] {
        let mut game = game;
        let events = play(&mut game, text);
        assert_eq!((game.lys(), hand(&game, 0)), (Some(at(to)), String::new()));
        assert_eq!(events.len(), usize::from(to != 0));
        assert_eq!(game.question(), Some(Question::Act));
    }
}

/// C7.3
#[test]
fn red_may_lift_one_own_disc_to_the_top_of_its_pile_after_moving() {
    let piles = ["uur", "nmm", "nrss", "noo", "nn", "n", "n", "n"];
    let mut draft = draft(&[Red, Ulrich], piles);
    draft.lys = at(7);
    let mut game = build(&draft);
    play(&mut game, "sow 0 cw");
    assert_eq!(ring(&game)[1..4], ["nmmu", "nrssu", "noor"]);
    assert_eq!(legal(&game), ["lift no", "lift 2 1"]);
    assert_eq!(refused(&game, "lift 3 3"), Illegal::AlreadyOnTop(at(3)));
    assert_eq!(refused(&game, "lift 2 0"), Illegal::NothingToLift(at(2), 0));
    assert_eq!(refused(&game, "lift 2 18"), Illegal::NothingToLift(at(2), 18));
    let events = play(&mut game, "lift 2 1");
    assert_eq!(events[0], Event::Lifted { seat: Seat(0), place: at(2), height: 1 });
    assert_eq!(letters(&game, 2), "nssur");
    assert_eq!(hand(&game, 0), "a2", "and listens at both places");
}

/// C7.3
#[test]
fn red_may_decline_to_lift() {
    let mut draft = draft(&[Red, Ulrich], ["uur", "nmm", "nrss", "noo", "nn", "n", "n", "n"]);
    draft.lys = at(7);
    let mut game = build(&draft);
    play(&mut game, "sow 0 cw");
    play(&mut game, "lift no");
    assert_eq!(letters(&game, 2), "nrssu");
}

/// C7.4
#[test]
fn siana_passes_over_one_place_the_first_and_the_last_included() {
    let piles = ["nsr", "n", "n", "n", "n", "nus", "nur", "nmmoo"];
    let game = build(&draft(&[Siana, Ulrich], piles));
    let expected =
        [(1, ["n", "nn", "ns", "nr"]), (2, ["nn", "n", "ns", "nr"]), (3, ["nn", "ns", "n", "nr"])];
    for (step, ring_after) in expected {
        let mut game = game;
        let events = play(&mut game, &format!("sow 0 cw skip {step}"));
        assert_eq!(ring(&game)[1..5], ring_after);
        assert!(events.contains(&Event::Skipped(at(step))));
    }
    assert_eq!(refused(&game, "sow 0 cw skip 4"), Illegal::NothingToSkip(4));
    assert_eq!(refused(&game, "sow 0 cw skip 0"), Illegal::NothingToSkip(0));
}

/// C7.4
#[test]
fn with_a_pile_that_goes_round_one_passing_is_skipped_not_the_place_for_good() {
    let mut game =
        build(&draft(&[Siana, Ulrich], ["nnnnnnnns", "s", "uu", "mm", "rr", "oo", "", ""]));
    play(&mut game, "sow 0 cw skip 1");
    assert_eq!(ring(&game), ["n", "sn", "uuns", "mmn", "rrn", "oon", "n", "n"]);
}

/// C7.5
#[test]
fn nostromo_moves_the_frog_like_any_disc_of_his() {
    let game =
        build(&draft(&[Nostromo, Ulrich], ["fn", "noo", "nuu", "nmm", "nrr", "nss", "n", "n"]));
    assert_eq!(legal(&game), ["sow 0 cw", "sow 0 ccw", "sow 1 cw", "sow 1 ccw"]);
}
