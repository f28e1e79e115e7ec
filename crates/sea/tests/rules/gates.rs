//! The gates that let data become a position: what each of them refuses.

use crate::table::{Table, plain};
use dealer::Quick;
use kernel::playout::random_step;
use kernel::{Game, Viewer};
use sea::*;
use serde_json::{Value, json};

/// A way to spoil a draft.
type Damage = (&'static str, fn(&mut View));

/// S1.2
#[test]
fn a_draft_with_material_that_the_box_lacks_is_refused() {
    let good = Draft::of(&Table::dealt(plain(3)).sea);
    assert!(good.build().is_ok());
    let damages: [Damage; 7] = [
        ("a table for too many", |view| view.options.players = 12),
        ("a player too few", |view| view.players.truncate(2)),
        ("a piece without a component", |view| view.pieces[0].component = None),
        ("two pieces with one component", |view| {
            view.pieces[1].component = view.pieces[0].component;
        }),
        ("a pawn too many", |view| view.players[0].pool += 1),
        ("a token too few", |view| view.players[1].tokens -= 1),
        ("a map without its first tile", |view| view.tiles.truncate(0)),
    ];
    for (what, damage) in damages {
        let mut draft = good.clone();
        damage(&mut draft.position);
        let problems = draft.build().expect_err(what);
        assert!(problems.iter().all(|problem| !problem.to_string().is_empty()), "{what}");
    }
}

/// S1.2
#[test]
fn a_game_can_be_played_on_from_a_draft() {
    let mut luck = Quick::new(5);
    let mut sea = Draft::of(&Table::dealt(plain(4)).sea).build().expect("a lawful draft");
    for _ in 0..500 {
        random_step(&mut sea, &mut luck, &mut ());
        sea.audit().expect("material is conserved");
    }
}

/// S16
#[test]
fn a_view_that_no_position_shows_is_refused() {
    let view = |viewer| {
        serde_json::to_value(Table::dealt(plain(3)).sea.view(viewer)).expect("a view is JSON")
    };
    let damages: [(&str, Value); 8] = [
        ("/players/0/pool", json!(30)),
        ("/players/1/seat", json!(2)),
        ("/active", Value::Null),
        ("/order", json!([0, 0, 1])),
        ("/deck", json!(1)),
        ("/last_turns", json!(0)),
        ("/last_turns", json!(2)),
        ("/tiles/0/cell/x", json!(100)),
    ];
    for viewer in [Viewer::Spectator, Viewer::Seat(kernel::Seat(0)), Viewer::Omniscient] {
        assert!(serde_json::from_value::<View>(view(viewer)).is_ok());
        for (pointer, value) in &damages {
            let mut view = view(viewer);
            let place = view.pointer_mut(pointer);
            *place.unwrap_or_else(|| panic!("{pointer} is gone")) = value.clone();
            assert!(serde_json::from_value::<View>(view).is_err(), "{viewer:?} {pointer}");
        }
    }
}
