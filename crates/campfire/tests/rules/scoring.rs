//! Section 9: final scoring.

use crate::help::*;
use campfire::{Draft, Legend};
use kernel::{Game, Seat};

/// Returns a draft of a game that is over immediately, since two stacks are left and no one can
/// write.
fn over(adventurers: usize) -> Draft {
    let mut draft = Draft::new(&[Ulrich, Siana, Nostromo][..adventurers]);
    draft.stacks = [(0, None); 8];
    draft
}

/// C9.1
#[test]
fn the_score_is_cards_plus_moons_minus_tiles() {
    let mut draft = over(2);
    draft.legends[0] = vec![(Legend::Anchor, 5), (Legend::Bell, 2)];
    draft.songs[0] = Some(6);
    draft.moons[0] = 4;
    draft.tiles[0] = tiles("c d wild");
    assert_eq!(build(&draft).score(Seat(0)), 5 + 2 + 6 + 4 - 3);
}

/// C9.2
#[test]
fn most_points_wins() {
    let mut draft = over(3);
    draft.moons = vec![1, 3, 2];
    let game = build(&draft);
    assert_eq!(game.standing().expect("it is over").places(), [3, 1, 2]);
}

/// C9.2
#[test]
fn a_tie_goes_to_the_most_legend_cards_and_this_orders_all_places() {
    let mut draft = over(3);
    draft.legends =
        vec![vec![(Legend::Anchor, 4)], vec![(Legend::Bell, 2), (Legend::Comet, 2)], vec![]];
    draft.songs[2] = Some(7);
    let game = build(&draft);
    assert_eq!(game.standing().expect("it is over").places(), [3, 2, 1]);
}

/// C9.2
#[test]
fn players_still_tied_share_the_place_and_the_victory() {
    let mut draft = over(3);
    draft.legends =
        vec![vec![(Legend::Anchor, 4)], vec![(Legend::Bell, 4)], vec![(Legend::Bell, 3)]];
    let game = build(&draft);
    let standing = game.standing().expect("it is over");
    assert_eq!(standing.places(), [1, 1, 3]);
    assert_eq!(standing.winners().collect::<Vec<_>>(), [Seat(0), Seat(1)]);
}
