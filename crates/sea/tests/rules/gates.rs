//! The checks that data must pass to become a position, and what each of them refuses.

use crate::table::{Table, plain};
use dealer::Quick;
use kernel::playout::random_step;
use kernel::{Game, Luck, Turn, Viewer};
use sea::*;
use serde_json::{Value, json};

/// A way to damage a draft.
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

/// S3.1
#[test]
fn a_forged_agenda_is_refused_or_can_be_played_on() {
    let mut luck = Quick::new(16);
    let steps = steps_of_some_games();
    let mut through = 0;
    for _ in 0..200 {
        let mut sea = any_table(&mut luck);
        for _ in 0..luck.below(300) {
            if sea.turn() != Turn::Over {
                random_step(&mut sea, &mut luck, &mut ());
            }
        }
        let view = serde_json::to_value(sea.view(Viewer::Omniscient)).expect("a view is JSON");
        for _ in 0..30 {
            let mut forged = view.clone();
            let agenda = forged["agenda"].as_array_mut().expect("a list");
            for _ in 0..=luck.below(3) {
                forge(agenda, &steps, &mut luck);
            }
            let Ok(forged) = serde_json::from_value::<View>(forged) else { continue };
            through += 1;
            let mut sea = Sea::imagine(&forged, &mut luck);
            for _ in 0..200 {
                if sea.turn() != Turn::Over {
                    random_step(&mut sea, &mut luck, &mut ());
                }
            }
        }
    }
    assert!(through > 100, "only {through} forged views came through: nothing is tested");
}

/// Replaces, inserts or removes a step of the agenda.
fn forge(agenda: &mut Vec<Value>, steps: &[Value], luck: &mut Quick) {
    let step = steps[luck.below(steps.len() as u32) as usize].clone();
    let place = luck.below(agenda.len() as u32 + 1) as usize;
    match luck.below(4) {
        0 if place < agenda.len() => drop(agenda.remove(place)),
        1 => agenda.insert(place, step),
        2 => agenda.truncate(place),
        _ if place < agenda.len() => agenda[place] = step,
        _ => agenda.push(step),
    }
}

/// Returns a table with options of all kinds, just dealt.
fn any_table(luck: &mut Quick) -> Sea {
    let mut setup = Setup::new(3 + luck.below(4) as u8);
    let mut yes = || luck.below(2) == 0;
    setup.god_of_winds = if yes() { GodOfWinds::Random } else { GodOfWinds::None };
    setup.steering = if yes() { Steering::Die } else { Steering::Wind };
    setup.distance = if yes() { Distance::UpTo } else { Distance::Exact };
    setup.trail = if yes() { Trail::Swap } else { Trail::Relief };
    setup.found = if yes() { FoundWhen::OnArrival } else { FoundWhen::NextTurn };
    Sea::start(&setup).expect("a lawful setup")
}

/// Returns every step that was on the agenda in a few games, each once.
fn steps_of_some_games() -> Vec<Value> {
    let mut steps = Vec::new();
    let mut luck = Quick::new(3);
    for _ in 0..40 {
        let mut sea = any_table(&mut luck);
        while sea.turn() != Turn::Over {
            let view = serde_json::to_value(sea.view(Viewer::Omniscient)).expect("a view is JSON");
            for step in view["agenda"].as_array().expect("a list") {
                if !steps.contains(step) {
                    steps.push(step.clone());
                }
            }
            random_step(&mut sea, &mut luck, &mut ());
        }
    }
    steps
}
