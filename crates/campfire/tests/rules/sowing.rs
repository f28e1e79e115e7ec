//! C5.1 to C5.6: moving, and the Lys bonus.

use crate::help::*;
use campfire::{Disc, Draft, Event, Illegal, Question};
use kernel::{Game, Seat, Turn};

/// C5.1
#[test]
fn a_pile_may_be_taken_up_if_it_holds_an_own_disc_at_any_height() {
    let piles = ["nuss", "urrn", "nm", "nm", "noo", "n", "n", "n"];
    let game = build(&draft(&[Ulrich, Moon], piles));
    let expected = ["sow 0 cw", "sow 0 ccw", "sow 1 cw", "sow 1 ccw"];
    let plain = |text: &String| text.split(' ').count() == 3;
    assert_eq!(legal_with(&game, "sow").into_iter().filter(plain).collect::<Vec<_>>(), expected);
    assert_eq!(refused(&game, "sow 2 cw"), Illegal::NoOwnDisc(at(2)));
    assert_eq!(refused(&game, "sow 7 cw"), Illegal::NoOwnDisc(at(7)));
}

/// C5.2
#[test]
fn the_whole_pile_is_sown_from_its_bottom_one_disc_a_place() {
    let piles = ["nusr", "n", "n", "n", "nus", "nr", "nmm", "noo"];
    let mut game = build(&draft(&[Ulrich, Nostromo, Siana], {
        let mut piles = piles;
        piles[7] = "fnoo";
        piles
    }));
    play(&mut game, "sow 0 cw");
    assert_eq!(&ring(&game)[..5], ["", "nn", "nu", "ns", "nusr"]);
    let mut game = build(&draft(&[Ulrich, Siana], piles));
    play(&mut game, "sow 0 ccw");
    assert_eq!(ring(&game), ["", "n", "n", "n", "nusr", "nrs", "nmmu", "noon"]);
}

/// C5.3
#[test]
fn the_place_of_departure_is_not_exempt() {
    let mut game =
        build(&draft(&[Ulrich, Siana], ["nuunnnnn", "n", "mm", "rr", "ss", "oo", "", "n"]));
    play(&mut game, "sow 0 cw");
    assert_eq!(ring(&game), ["n", "nn", "mmu", "rru", "ssn", "oon", "n", "nn"]);
}

/// C5.4
#[test]
fn only_ulrich_and_siana_bend_the_sowing() {
    let game = build(&draft(&[Red, Moon], ["nrr", "nuu", "nss", "noo", "nmm", "n", "n", "n"]));
    assert_eq!(refused(&game, "sow 0 cw pair 1"), Illegal::NotUlrich);
    assert_eq!(refused(&game, "sow 0 cw skip 1"), Illegal::NotSiana);
    assert_eq!(legal(&game).len(), 2);
}

fn before_lys() -> Draft {
    // Ulrich sows 0 clockwise; the last of two discs lands on place 2, where Lys points.
    let piles = ["nu", "nu", "nmm", "nrr", "nss", "noo", "n", "n"];
    Draft { lys: at(2), ..draft(&[Ulrich, Moon], piles) }
}

/// C5.5
#[test]
fn if_the_last_disc_falls_where_lys_points_she_moves_to_another_stack_and_its_top_is_taken() {
    let mut draft = before_lys();
    draft.stacks[6] = (5, Some(tiles("wild")[0]));
    let mut game = build(&draft);
    play(&mut game, "sow 0 cw");
    assert_eq!(game.question(), Some(Question::LysBonus));
    assert_eq!(legal(&game).len(), 7);
    assert_eq!(refused(&game, "lys 2"), Illegal::LysMustMove(at(2)));
    let events = play(&mut game, "lys 6");
    assert_eq!(events[0], Event::LysBonus { seat: Seat(0), to: at(6) });
    assert_eq!(game.lys(), Some(at(6)));
    assert_eq!((game.height(at(6)), hand(&game, 0)), (4, "wild1".to_owned()));
}

/// C5.5
#[test]
fn the_color_of_the_last_disc_does_not_matter() {
    let piles = ["un", "nu", "nmm", "nrr", "nss", "noo", "n", "n"];
    let mut game = build(&Draft { lys: at(2), ..draft(&[Ulrich, Moon], piles) });
    play(&mut game, "sow 0 cw");
    assert_eq!(game.pile(at(2)).top(), Some(Disc::Nomad));
    assert_eq!(game.question(), Some(Question::LysBonus));
}

/// C5.5
#[test]
fn lys_moving_to_a_moon_raises_it_and_moving_to_an_empty_stack_gives_nothing() {
    let mut draft = before_lys();
    draft.stacks[6] = (5, Some(tiles("moon")[0]));
    draft.stacks[7] = (0, None);
    let mut game = build(&draft);
    play(&mut game, "sow 0 cw");
    let mut to_moon = game;
    let mut to_nothing = game;
    play(&mut to_moon, "lys 6");
    assert_eq!((to_moon.chart(), hand(&to_moon, 0)), (1, String::new()));
    let events = play(&mut to_nothing, "lys 7");
    assert_eq!(to_nothing.lys(), Some(at(7)));
    let by_lys = events.iter().take_while(|event| !matches!(event, Event::Took { .. })).count();
    assert_eq!(by_lys, 1, "only Lys moved before all listened: {events:?}");
}

/// C5.5
#[test]
fn without_lys_at_the_last_disc_there_is_no_bonus() {
    let mut game = build(&Draft { lys: at(1), ..before_lys() });
    play(&mut game, "sow 0 cw");
    assert_ne!(game.question(), Some(Question::LysBonus), "Lys points at the first drop only");
}

/// C5.6, C7.3
#[test]
fn red_lifts_after_the_lys_bonus() {
    let piles = ["nr", "nrn", "nmm", "nuu", "nss", "oo", "n", "n"];
    let mut game = build(&Draft { lys: at(2), ..draft(&[Red, Moon], piles) });
    play(&mut game, "sow 0 cw");
    assert_eq!(game.question(), Some(Question::LysBonus));
    play(&mut game, "lys 6");
    assert_eq!(game.turn(), Turn::Chance, "the tile under the one taken is seen at once");
    fall(&mut game, "tile 6 c");
    assert_eq!(game.question(), Some(Question::Lift));
}
