//! The checks that data must pass to become a position, and what each of them refuses.

use crate::help::at;
use campfire::Adventurer::*;
use campfire::{Campfire, Choice, Disc, Draft, DraftProblem, Legend, Setup, Tile, View};
use dealer::Quick;
use kernel::playout::random_step;
use kernel::{Game, Seat, Viewer};
use serde_json::{Value, json};

/// A way to damage a draft.
type Damage = (&'static str, fn(&mut Draft));

/// C1.2, C1.5, C6.5
#[test]
fn a_draft_with_material_that_the_box_lacks_is_refused() {
    let good = Draft::new(&[Ulrich, Siana]);
    assert!(good.build().is_ok());
    let damages: [Damage; 9] = [
        ("an open choice", |draft| draft.setup.adventurers = Choice::Pick),
        ("a setup for too many", |draft| draft.setup.players = 9),
        ("a seat without moons", |draft| draft.moons.truncate(1)),
        ("a turn of nobody", |draft| draft.active = Seat(2)),
        ("a stack without a top", |draft| draft.stacks[3] = (2, None)),
        ("a card that is not in the box", |draft| draft.legends[0] = vec![(Legend::Anchor, 99)]),
        ("too many Wilds", |draft| draft.tiles[1] = vec![Tile::Wild; 3]),
        ("a third disc of Red", |draft| draft.piles[0].push(Disc::Red)),
        ("no Nomad", |draft| {
            draft.piles.iter_mut().for_each(|pile| pile.retain(|&disc| disc != Disc::Nomad))
        }),
    ];
    for (what, damage) in damages {
        let mut draft = good.clone();
        damage(&mut draft);
        let problems = draft.build().expect_err(what);
        assert!(problems.iter().all(|problem| !problem.to_string().is_empty()), "{what}");
    }
}

/// C1.2
#[test]
fn a_draft_names_every_problem_that_it_finds() {
    let mut draft = Draft::new(&[Ulrich, Siana]);
    draft.stacks[3] = (2, None);
    draft.songs[0] = Some(99);
    draft.tiles[1] = vec![Tile::Moon];
    let problems = draft.build().expect_err("three things are wrong");
    let expected = [
        DraftProblem::Stack(at(3)),
        DraftProblem::NoSuchCard(Seat(0)),
        DraftProblem::TooMany(Tile::Moon),
    ];
    assert_eq!(problems[..3], expected);
}

/// C4.1
#[test]
fn a_game_can_be_played_on_to_its_end_from_a_draft() {
    let mut luck = Quick::new(3);
    let mut game = Draft::new(&[Ulrich, Moon, Red]).build().expect("a lawful draft");
    while random_step(&mut game, &mut luck, &mut ()).is_some() {
        game.audit().expect("material is conserved");
    }
    assert!(game.standing().is_some());
}

/// Returns the JSON of a position in the middle of a game.
fn middle() -> Value {
    let mut luck = Quick::new(8);
    let mut game = Campfire::start(&Setup::new(3)).expect("a lawful table");
    for _ in 0..60 {
        random_step(&mut game, &mut luck, &mut ());
    }
    serde_json::to_value(game.view(Viewer::Spectator)).expect("a view is JSON")
}

#[test]
fn a_view_whose_fields_contradict_each_other_is_refused() {
    let damages: [(&str, Value); 7] = [
        ("/players", json!(4)),
        ("/seats/0/score", json!(99)),
        ("/seats/1/card_points", json!(77)),
        ("/hidden/moon", json!(200)),
        ("/active", json!(7)),
        ("/rules/edition", json!(9)),
        ("/places/0/stack", json!(30)),
    ];
    assert!(serde_json::from_value::<View>(middle()).is_ok());
    for (pointer, value) in damages {
        let mut view = middle();
        *view.pointer_mut(pointer).unwrap_or_else(|| panic!("{pointer} is gone")) = value;
        let refused = serde_json::from_value::<View>(view).expect_err(pointer);
        assert!(refused.to_string().starts_with("no lawful position: "), "{pointer}: {refused}");
    }
}
