//! A bot's choice doesn't depend on what its seat can't see.

use crate::table::{decides, positions};
use bots::Bot;
use dealer::Quick;
use kernel::playout::listed_moves;
use kernel::{Game, Viewer};

/// Redraws what the deciding seat can't know and checks that a new bot with the same seed makes the
/// same choice.
fn choices_stay<G: Game>(
    setup: &G::Setup,
    count: usize,
    make: impl Fn() -> Box<dyn Bot<G> + Send>,
) -> usize {
    let mut luck = Quick::new(99);
    let mut permuted = 0;
    for game in positions::<G>(setup, 5, 7, count) {
        let seat = decides(&game);
        let view = game.view(Viewer::Seat(seat));
        let choice = make().choose(&view, &listed_moves(&game));
        for _ in 0..3 {
            let other = G::imagine(&view, &mut luck);
            permuted += usize::from(other != game);
            let seen = other.view(Viewer::Seat(seat));
            assert_eq!(
                make().choose(&seen, &listed_moves(&other)),
                choice,
                "a secret changed the choice"
            );
        }
    }
    permuted
}

#[test]
fn a_bot_of_sea_chooses_the_same_whatever_it_cannot_see() {
    let setup = sea::Setup::new(4);
    for name in ["greedy", "keen", "first-steps", "uct:20", "search:40"] {
        let permuted = choices_stay::<sea::Sea>(&setup, 20, || bots::sea::bot(name, 3).unwrap());
        assert!(permuted > 20, "{name} was tried on {permuted} positions with other secrets");
    }
}

#[test]
fn a_bot_of_campfire_chooses_the_same_in_any_position_that_looks_the_same() {
    let setup = campfire::Setup::new(3);
    for name in ["greedy", "keen", "first-steps", "uct:20", "search:40"] {
        choices_stay::<campfire::Campfire>(&setup, 12, || bots::campfire::bot(name, 3).unwrap());
    }
}
