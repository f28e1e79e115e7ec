//! The end, the columns and the tiebreakers (S14).

use crate::scene::Scene;
use crate::table::{Table, plain};
use kernel::{EndProblem, Game, Seat, Turn};
use sea::*;

/// S14.1
#[test]
fn the_last_tile_triggers_the_end_and_the_turn_goes_on() {
    let mut table = Scene::new(3).tile(0, 1, "sea").pile_of(1).boat(0, 0, 1, "red:7").table();
    table.say("0 wind keep; ! dir N; ! dist 2; ! tile island");
    assert_eq!(table.all().trigger, Some(Trigger::Tiles));
    assert_eq!(table.boat_at(0), Some((0, 2)));
}

/// S14.1. Scenario 19.
#[test]
fn the_last_boat_of_the_deck_triggers_the_end_once_and_for_good() {
    let mut table = Scene::new(3)
        .legend(0, 0)
        .legend(0, 1)
        .legend(1, 2)
        .legend(1, 3)
        .legend(2, 4)
        .boat(1, 0, 0, "blue:1")
        .boat(2, 0, 0, "green:5")
        .carrying(1, "5:action")
        .carrying(2, "5:location")
        .tile(1, 0, "coast")
        .settlement(1, 0, 0, "")
        .table();
    assert_eq!(table.all().deck, 1);
    // Two boats are on the Primordial Sea, so red launches from its settlement, without being
    // asked.
    table.say("! boat 5:character");
    assert_eq!((table.all().deck, table.all().trigger), (0, Some(Trigger::Boats)));
    table.say("0 wind keep; ! dir N; ! dist 1; ! tile sea");
    table.say("1 play; ! dir N; ! dist 1; ! tile sea");
    assert_eq!((table.crew(1), table.all().deck), (None, 1));
    assert_eq!((table.all().trigger, table.all().last_turns), (Some(Trigger::Boats), Some(2)));
}

/// S14.1. Scenario 22.
#[test]
fn when_nothing_grows_for_three_rounds_the_end_is_triggered() {
    let scene = Scene::new(3).trail(0, 0, "red:30,blue:29,green:29");
    let table = Table { sea: scene.draft().build().expect("lawful"), log: Vec::new() };
    // No one can launch: all pass until the end, without a single question.
    assert_eq!(table.turn(), Turn::Over);
    assert_eq!(table.all().trigger, Some(Trigger::Becalmed));
    // Three rounds of three, then one last turn each; the draft begins with turn 2.
    assert_eq!(table.all().turn, 1 + 9 + 3);
}

/// S14.1
#[test]
fn becalmed_rounds_is_an_option() {
    for rounds in 2..=5 {
        let setup = Setup { becalmed_rounds: Some(rounds), ..plain(4) };
        let scene = Scene::with(setup).trail(0, 0, "red:29,blue:29,green:29,yellow:29");
        let sea = scene.draft().build().expect("lawful");
        let turns = Table { sea, log: Vec::new() }.all().turn;
        assert_eq!(turns, 1 + 4 * u16::from(rounds) + 4);
    }
}

/// S14.1: without becalmed rounds, a position in which no one can ever launch ends the game.
#[test]
fn a_dead_position_triggers_the_end_where_becalmed_rounds_are_off() {
    let setup = Setup { becalmed_rounds: None, ..plain(3) };
    let scene = Scene::with(setup).trail(0, 0, "red:30,blue:29,green:29");
    let table = Table { sea: scene.draft().build().expect("lawful"), log: Vec::new() };
    assert_eq!((table.turn(), table.all().trigger), (Turn::Over, Some(Trigger::Dead)));
    // The turn in which this was detected, then one last turn each; the draft begins with turn 2.
    assert_eq!(table.all().turn, 2 + 3);
    // With one more pawn blue can launch, so the game isn't over.
    let scene = Scene::with(setup).trail(0, 0, "red:30,blue:28,green:29");
    let table = Table { sea: scene.draft().build().expect("lawful"), log: Vec::new() };
    assert_eq!(table.all().trigger, None);
}

/// S14.1: there is no progress, and nothing ends the game automatically.
#[test]
fn without_becalmed_rounds_a_standstill_goes_on() {
    let scene = |becalmed_rounds| {
        let setup = Setup { becalmed_rounds, ..plain(3) };
        let scene = Scene::with(setup).pile_of(0).boat(0, 0, 0, "red:2");
        scene.edit(|view| view.idle_turns = 100).trail(0, 0, "blue:29,green:29").table()
    };
    let mut on = scene(Some(3));
    on.say("0 wind keep; ! dir N; ! dist 1");
    assert_eq!(on.all().trigger, Some(Trigger::Becalmed));
    let mut off = scene(None);
    off.say("0 wind keep; ! dir N; ! dist 1");
    assert_eq!(off.all().trigger, None);
}

/// S14.1, S14.2: all players may agree to play the last turns, once.
#[test]
fn the_table_may_agree_to_play_the_last_turns() {
    let scene = |edition| {
        let setup = Setup { edition, ..plain(3) };
        Scene::with(setup).legend(0, 3).boat(0, 0, 0, "red:7").boat(1, 0, 0, "blue:7").table()
    };
    let mut table = scene(2);
    table.sea.agree_to_end(&mut table.log).expect("nothing has triggered the end");
    assert!(table.happened(|event| *event == Event::EndTriggered { why: Trigger::Table }));
    assert_eq!(table.sea.agree_to_end(&mut ()), Err(EndProblem::Ending));
    // The turn is finished, and every player has one more.
    assert_eq!(table.asked(), Some(Question::Wind));
    table.say("0 wind keep; ! dir N; ! dist 1; ! tile sea; 1 pass; 2 pass; 0 pass");
    assert_eq!(table.turn(), Turn::Over);
    assert_eq!(table.sea.can_agree_to_end(), Err(EndProblem::NotPlaying));
    let dealing = Sea::start(&Setup::new(3)).expect("lawful");
    assert_eq!(dealing.can_agree_to_end(), Err(EndProblem::NotPlaying));
    assert_eq!(scene(1).sea.can_agree_to_end(), Err(EndProblem::NoRule));
}

/// S14.2
#[test]
fn after_the_trigger_every_player_has_one_more_turn_and_may_pass_it() {
    let mut table = Scene::new(3).tile(0, 1, "sea").pile_of(1).boat(0, 0, 1, "red:6").table();
    table.say("0 wind keep; ! dir N; ! dist 1; ! tile island");
    assert_eq!(
        (table.asked(), table.moves()),
        (Some(Question::LastTurn), vec!["play".into(), "pass".into()])
    );
    table.say("1 pass; 2 play; ! boat 3:action; 2 wind keep; ! dir N; ! dist 1");
    assert_eq!((table.turn(), table.asked()), (Turn::Seat(Seat(0)), Some(Question::LastTurn)));
    table.say("0 pass");
    assert_eq!(table.turn(), Turn::Over);
    assert!(table.refused("play") == Illegal::GameOver);
}

fn at_the_end(scene: Scene) -> Table {
    // Only the last turn of seat 2 is left, which may pass although it has a boat.
    let mut table = scene
        .turn_of(2)
        .edit(|view| {
            view.trigger = Some(Trigger::Boats);
            view.last_turns = Some(1);
        })
        .table();
    if table.asked() == Some(Question::LastTurn) {
        table.say("2 pass");
    }
    table
}

fn places(table: &Table) -> Vec<u8> {
    table.sea.standing().expect("the game is over").places().to_vec()
}

/// S14.3. Scenario 23.
#[test]
fn nobody_has_a_myth_and_legendary_decides_but_a_myth_beats_everything() {
    let scene = || Scene::new(3).legend(0, 4).boat(1, 0, 0, "blue:7").boat(2, 0, 0, "green:5");
    let table = at_the_end(scene());
    assert_eq!(places(&table), [1, 2, 3]);
    let table = at_the_end(scene().legend(2, 2));
    assert_eq!(places(&table), [2, 3, 1]);
}

/// S14.3
#[test]
fn the_columns_count_what_the_page_says() {
    let table = Scene::new(3)
        .tile(0, 1, "island")
        .tile(1, 0, "coast")
        .trail(0, 1, "red:3,blue:1")
        .settlement(0, 1, 0, "red:2,blue:1")
        .settlement(1, 0, 1, "red:1")
        .legend(0, 4)
        .secured(0, "3:action")
        .boat(0, 0, 0, "red:4")
        .boat(1, 0, 0, "red:1,blue:3")
        .edit(|view| view.feats[0].seat = Some(0))
        .table();
    let score = table.sea.score(Seat(0));
    assert_eq!((score.mythical, score.legendary), (Some(0), 3 + 1));
    assert_eq!(score.builders, 1 + 1 + 1);
    assert_eq!(score.nomads, 3 + 2 + 1 + 4 + 1);
}

/// S14.3
#[test]
fn later_columns_count_only_among_the_tied() {
    let table = at_the_end(Scene::new(3).tile(0, 1, "island").settlement(0, 1, 0, "").trail(
        0,
        0,
        "blue:20,green:3",
    ));
    assert_eq!(places(&table), [1, 2, 3]);
}

/// S14.4
#[test]
fn still_tied_the_larger_rectangle_of_laid_tiles_decides() {
    let table = at_the_end(
        Scene::new(3)
            .tile(1, 1, "sea")
            .tile(1, 0, "sea")
            .tile(0, 1, "sea")
            .tile(2, 1, "fog")
            .trail(0, 0, "red:1,blue:1")
            .trail(1, 1, "red:1")
            .trail(0, 1, "blue:1"),
    );
    let area = |seat| table.sea.score(Seat(seat)).area;
    assert_eq!((area(0), area(1), area(2)), (4, 2, 0));
    assert_eq!(places(&table), [1, 2, 3]);
}

/// S14.4
#[test]
fn tokens_and_pawns_aboard_count_for_the_rectangle() {
    let table = Scene::new(3)
        .tile(1, 0, "sea")
        .tile(2, 0, "island")
        .tile(3, 0, "fog")
        .settlement(2, 0, 0, "")
        .boat(1, 0, 0, "red:1,blue:2")
        .turn_of(1)
        .table();
    // Red has a token at 2,0 and a passenger on blue's boat at 0,0.
    assert_eq!(table.sea.score(Seat(0)).area, 3);
    assert_eq!(table.sea.score(Seat(1)).area, 1);
}

fn tied() -> Table {
    at_the_end(
        Scene::new(3)
            .tile(0, 1, "sea")
            .tile(1, 0, "sea")
            .trail(0, 1, "red:2")
            .trail(1, 0, "blue:2"),
    )
}

/// S14.5
#[test]
fn still_tied_the_vaal_decides() {
    let mut table = tied();
    assert_eq!(table.turn(), Turn::Chance);
    table.say("! dir S; ! dist 1");
    assert_eq!(table.turn(), Turn::Chance, "nothing lay there, the next of the tied rolls");
    assert!(table.happened(|event| matches!(event, Event::TieRolled { seat: Seat(0), .. })));
    table.say("! dir E; ! dist 3");
    assert!(table.happened(|event| matches!(event, Event::TieRolled { seat: Seat(1), .. })));
    assert_eq!(places(&table), [1, 2, 3]);
}

/// S14.5
#[test]
fn after_sixty_rolls_the_victory_is_shared() {
    let mut table = tied();
    for _ in 0..60 {
        assert_eq!(table.turn(), Turn::Chance);
        table.say("! dir S; ! dist 1");
    }
    assert_eq!(places(&table), [1, 1, 3]);
}

/// S14.5
#[test]
fn with_nothing_left_to_hit_the_victory_is_shared() {
    let table = at_the_end(Scene::new(3));
    assert_eq!(places(&table), [1, 1, 1]);
    let mut table = at_the_end(Scene::new(3).tile(0, 1, "sea").trail(0, 1, "red:2,blue:2"));
    table.say("! dir N; ! dist 1");
    assert_eq!(places(&table), [1, 1, 3]);
}

/// S14.5
#[test]
fn only_the_tied_are_hit() {
    let mut table = at_the_end(
        Scene::new(3)
            .tile(0, 1, "island")
            .tile(1, 0, "sea")
            .settlement(0, 1, 2, "red:1,green:1")
            .trail(1, 0, "blue:2")
            .legend(0, 3)
            .legend(1, 4)
            .trail(0, 1, "green:2")
            .boat(2, 0, 1, "red:1,green:2"),
    );
    table.say("! dir N; ! dist 1");
    assert_eq!(table.crew(2).as_deref(), Some("red:1,green:2"));
    assert_eq!(table.trail(0, 1), "green:2");
    assert_eq!(table.settlement(0, 1).settlers.to_string(), "green:1");
    assert_eq!(places(&table), [2, 1, 3]);
}

/// S12.3, S16
#[test]
fn at_scoring_myths_lie_open_and_a_completed_one_is_shown() {
    let setup = Setup { myth: MythGoal::TwoOfThree, ..plain(3) };
    let table = at_the_end(
        Scene::with(setup).secured(0, "0:character").secured(0, "0:action").secured(1, "3:action"),
    );
    let view = table.seen_by(2);
    assert!(view.players.iter().all(|player| player.myth.is_some()));
    assert_eq!(view.players[0].score.mythical, Some(1));
    assert_eq!(view.pieces.iter().filter(|piece| piece.component.is_some()).count(), 2);
    assert_eq!(places(&table), [1, 2, 3]);
}
