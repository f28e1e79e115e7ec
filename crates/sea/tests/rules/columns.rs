//! The columns that a reader adds up from a view match those of the rules.

use crate::contract::setups;
use crate::scene::Scene;
use dealer::Quick;
use kernel::playout::random_journal;
use kernel::{Game, Seat, Viewer};
use sea::*;

/// S14.3, S14.4
#[test]
fn what_a_reader_adds_up_is_what_the_rules_score() {
    let mut compared = 0;
    for (number, setup) in setups().iter().enumerate() {
        let journal = random_journal::<Sea>(setup, &mut Quick::new(number as u64));
        let mut sea = journal.first();
        for line in journal.lines() {
            assert!(line.play(&mut sea, &mut ()), "replays");
            for viewer in [Viewer::Omniscient, Viewer::Spectator, Viewer::Seat(Seat(1))] {
                let view = sea.view(viewer);
                for player in &view.players {
                    // Before Myths are dealt, a view says that none is complete.
                    let mythical = player.score.mythical.filter(|_| player.myth.is_some());
                    let expected = Score { mythical, ..player.score };
                    assert_eq!(view.score_parts(Seat(player.seat)).score(), expected);
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 10_000, "{compared}");
}

/// S7.2: the token counts as three settlers of its owner.
#[test]
fn a_settlement_has_the_heads_of_its_token_and_of_its_settlers() {
    let settlers = Counts::of(Tribe::of(Seat(1)), 2) + Counts::of(Tribe::of(Seat(0)), 1);
    let place = SettlementView { cell: Cell { x: 1, y: 1 }, owner: 0, settlers };
    assert_eq!(place.heads(), settlers + Counts::of(Tribe::of(Seat(0)), 3));
}

/// S12.3
#[test]
fn a_myth_needs_as_many_components_as_the_table_agreed() {
    assert_eq!([MythGoal::AllThree, MythGoal::TwoOfThree].map(MythGoal::components), [3, 2]);
}

/// S14.1: the limit is rounds times players, and there is none without the option.
#[test]
fn a_game_is_becalmed_after_whole_rounds() {
    let mut setup = Scene::new(4).setup;
    setup.becalmed_rounds = Some(3);
    assert_eq!(setup.idle_turns_max(), Some(12));
    setup.becalmed_rounds = None;
    assert_eq!(setup.idle_turns_max(), None);
}

/// S2.1, S2.2
#[test]
fn the_god_of_winds_plays_last() {
    let order = |god| turn_order(4, Seat(2), god).map(|seat| seat.0).collect::<Vec<_>>();
    assert_eq!(order(None), [2, 3, 0, 1]);
    assert_eq!(order(Some(Seat(3))), [2, 0, 1, 3]);
}
