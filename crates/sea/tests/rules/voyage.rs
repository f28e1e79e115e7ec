//! The turn, launching, wind and sailing (S3 to S6).

use crate::scene::Scene;
use crate::table::{Table, plain};
use kernel::{Seat, Turn};
use sea::*;

/// S3.2
#[test]
fn a_decision_with_one_answer_is_not_asked_and_its_effect_is_an_event() {
    let table = Table::dealt(plain(3));
    // The Primordial Sea is the only origin, so no one was asked where to launch.
    assert!(table.happened(|event| matches!(event, Event::Launched { seat: Seat(0), .. })));
    assert_eq!(table.asked(), Some(Question::Wind));
}

/// S3.2
#[test]
fn while_luck_is_awaited_nobody_decides() {
    let mut table = Table::dealt(plain(3));
    table.say("0 wind keep");
    assert_eq!(table.refused("wind keep"), Illegal::LuckAwaited);
    assert_eq!(table.refused("sail"), Illegal::LuckAwaited);
}

/// S3.3
#[test]
fn a_player_who_can_do_nothing_passes_and_the_log_says_why() {
    let scene = Scene::new(3).trail(0, 0, "red:29").boat(1, 0, 0, "blue:7").turn_of(0);
    let mut table = Table { sea: scene.draft().build().expect("lawful"), log: Vec::new() };
    // Seat 0 has one pawn left, so its turn was passed immediately.
    assert_eq!(table.turn(), Turn::Seat(Seat(1)));
    table.say("1 wind keep; ! dir N; ! dist 1; ! tile sea; ! boat 0:action");
    table.say("2 wind keep; ! dir N; ! dist 2; 2 leave green; ! tile sea");
    let why = PassReason::NoCrew;
    assert!(table.happened(|event| *event == Event::Passed { seat: Seat(0), why }));
}

/// S4.1
#[test]
fn without_a_boat_a_player_launches_and_sails_in_the_same_turn() {
    let mut table = Table::dealt(plain(3));
    table.say("0 wind keep; ! dir N; ! dist 1; ! tile sea");
    assert_eq!(table.boat_at(0), Some((0, 1)));
    assert_eq!(table.turn(), Turn::Seat(Seat(1)));
}

/// S4.2
#[test]
fn the_boat_is_the_one_in_hand_else_one_from_the_deck_that_its_owner_looks_at() {
    let table = Scene::new(3).hand(0, "2:location").table();
    assert_eq!(
        table.seen_by(0).pieces[0].component.map(|c| c.to_string()).as_deref(),
        Some("2:location")
    );
    assert!(table.player(0).hand.is_none() && table.player(0).boat.is_some());
    let mut table = Scene::new(3).table();
    assert_eq!(table.turn(), Turn::Chance);
    table.say("! boat 3:action");
    assert_eq!(
        table.seen_by(0).pieces[0].component.map(|c| c.to_string()).as_deref(),
        Some("3:action")
    );
    assert_eq!(table.seen_by(1).pieces[0].component, None);
}

/// S4.3
#[test]
fn boats_leave_from_the_primordial_sea_or_an_own_settlement() {
    let table = Scene::new(3)
        .tile(1, 0, "island")
        .tile(2, 0, "coast")
        .settlement(1, 0, 0, "")
        .settlement(2, 0, 1, "")
        .hand(0, "0:action")
        .table();
    assert_eq!(table.moves(), ["launch 0,0", "launch 1,0"]);
    assert_eq!(table.refused("launch 2,0"), Illegal::NotAnOrigin(Cell { x: 2, y: 0 }));
    assert_eq!(table.refused("launch 9,9"), Illegal::NotAnOrigin(Cell { x: 9, y: 9 }));
}

/// S4.3
#[test]
fn a_tile_with_two_boats_is_no_origin() {
    let table = Scene::new(4)
        .tile(1, 0, "island")
        .tile(2, 0, "coast")
        .settlement(1, 0, 0, "")
        .settlement(2, 0, 0, "")
        .boat(1, 0, 0, "blue:7")
        .boat(2, 0, 0, "green:7")
        .table();
    assert_eq!(table.moves(), ["launch 1,0", "launch 2,0"]);
    assert_eq!(table.refused("launch 0,0"), Illegal::OriginFull(Cell::PRIMORDIAL));
}

/// S4.4
#[test]
fn the_crew_is_seven_or_what_the_pool_has_but_at_least_two() {
    assert_eq!(Table::dealt(plain(3)).crew(0).as_deref(), Some("red:7"));
    let few = Scene::new(3).trail(0, 0, "red:28").hand(0, "0:action").table();
    assert_eq!(few.crew(0).as_deref(), Some("red:2"));
    let none = Scene::new(3).trail(0, 0, "red:29").hand(0, "0:action").table();
    assert_eq!(none.crew(0), None);
}

/// S4.3. Scenario 4.
#[test]
fn launching_costs_no_step_and_leaves_nobody_on_the_origin() {
    let mut table = Table::dealt(plain(3));
    table.say("0 wind keep; ! dir N; ! dist 2; ! tile sea; ! tile sea");
    assert_eq!(table.crew(0).as_deref(), Some("red:5"));
    assert_eq!((table.trail(0, 1), table.trail(0, 2)), ("red:1".into(), "red:1".into()));
    assert_eq!(table.trail(0, 0), "");
}

/// S5.1
#[test]
fn turning_the_wind_costs_a_passenger_who_goes_home() {
    let mut table = Scene::new(3).boat(0, 0, 0, "red:3,blue:1").table();
    assert_eq!(table.moves(), ["wind keep", "wind pay:red", "wind pay:blue"]);
    table.say("0 wind pay:blue");
    assert_eq!((table.crew(0).as_deref(), table.pool(1)), (Some("red:3"), 30));
}

/// S5.1
#[test]
fn the_price_may_not_cost_the_boat_its_last_passenger_or_its_majority() {
    let table = Scene::new(3).boat(0, 0, 0, "red:2,blue:1").table();
    assert_eq!(table.refused("wind pay:red"), Illegal::PaymentSinks(Tribe::of(Seat(0))));
    assert_eq!(table.refused("wind pay:green"), Illegal::PayerNotAboard(Tribe::of(Seat(2))));
    assert_eq!(table.refused("wind free"), Illegal::PaymentMissing);
    // With one passenger, the captain can't pay and isn't asked.
    let alone = Scene::new(3).boat(0, 0, 0, "red:1").table();
    assert_eq!(alone.turn(), Turn::Chance);
}

/// S5.1
#[test]
fn the_god_of_winds_pays_nothing() {
    let setup = Setup { god_of_winds: GodOfWinds::Seat(Seat(2)), ..plain(3) };
    let mut table = Scene::with(setup).boat(2, 0, 0, "green:4").turn_of(2).table();
    table.say("2 calm");
    assert_eq!(table.moves(), ["wind keep", "wind free"]);
    assert_eq!(table.refused("wind pay:green"), Illegal::PaymentNeedless);
    table.say("2 wind free; ! dir E; ! dist 1; ! tile sea");
    assert_eq!(table.all().wind, Direction::NE);
    assert_eq!(table.crew(2).as_deref(), Some("green:3"));
}

/// S5.2. Scenario 1.
#[test]
fn the_opposite_direction_lets_the_payer_choose_the_side() {
    let mut table = Table::dealt(plain(3));
    table.say("0 wind pay:red; ! dir S; ! dist 1");
    assert_eq!(table.moves(), ["side cw", "side ccw"]);
    let mut other = table.clone();
    table.say("0 side cw; ! tile sea");
    assert_eq!((table.all().wind, table.boat_at(0)), (Direction::NE, Some((1, 1))));
    other.say("0 side ccw; ! tile sea");
    assert_eq!((other.all().wind, other.boat_at(0)), (Direction::NW, Some((-1, 1))));
}

/// S5.2. Scenario 2.
#[test]
fn the_same_direction_turns_nothing_and_the_price_is_lost() {
    let mut table = Table::dealt(plain(3));
    table.say("0 wind pay:red; ! dir N; ! dist 1; ! tile sea");
    assert_eq!((table.all().wind, table.boat_at(0)), (Direction::N, Some((0, 1))));
    assert_eq!((table.crew(0).as_deref(), table.pool(0)), (Some("red:5"), 24));
}

/// S5.2
#[test]
fn the_wind_turns_one_point_the_shorter_way() {
    for (rolled, wind) in [("NE", "NE"), ("E", "NE"), ("SE", "NE"), ("SW", "NW"), ("W", "NW")] {
        let mut table = Table::dealt(plain(3));
        table.say(&format!("0 wind pay:red; ! dir {rolled}; ! dist 1; ! tile sea"));
        assert_eq!(table.all().wind.name(), wind);
    }
}

/// S5.3. Scenario 3.
#[test]
fn a_captain_who_did_not_pay_sails_with_the_old_wind() {
    let mut table = Table::dealt(plain(3));
    table.say("0 wind keep; ! dir E; ! dist 3; ! tile sea; ! tile sea; ! tile coast");
    assert_eq!((table.all().wind, table.boat_at(0)), (Direction::N, Some((0, 3))));
}

/// S5.3
#[test]
fn under_steering_die_the_boat_follows_the_die_and_the_wind_cannot_be_turned() {
    let mut table = Table::dealt(Setup { steering: Steering::Die, ..plain(3) });
    assert_eq!(table.turn(), Turn::Chance);
    table.say("! dir SE; ! dist 2; ! tile sea; ! tile sea");
    assert_eq!((table.boat_at(0), table.all().wind), (Some((2, -2)), Direction::N));
}

/// S5.4
#[test]
fn under_distance_up_to_the_captain_may_stop_from_the_second_step_on() {
    let mut table = Table::dealt(Setup { distance: Distance::UpTo, ..plain(3) });
    table.say("0 wind keep; ! dir N; ! dist 3; ! tile sea");
    assert_eq!(table.moves(), ["onward", "stop"]);
    table.say("0 onward; ! tile sea; 0 stop");
    assert_eq!((table.boat_at(0), table.crew(0).as_deref()), (Some((0, 2)), Some("red:5")));
    assert_eq!(table.turn(), Turn::Seat(Seat(1)));
}

/// S5.4
#[test]
fn under_distance_up_to_the_captain_may_stop_before_looking_behind_fog() {
    let mut table = Table::dealt(Setup { distance: Distance::UpTo, ..plain(3) });
    table.say("0 wind keep; ! dir N; ! dist 3; ! tile fog");
    assert_eq!(table.moves(), ["onward", "stop"]);
    table.say("0 onward; ! tile sea");
    assert_eq!(table.moves(), ["fog cross", "fog stay"]);
}

/// S6.1
#[test]
fn an_unlaid_cell_gets_a_tile_and_a_laid_one_does_not() {
    let mut table = Scene::new(3).tile(0, 1, "sea").boat(0, 0, 0, "red:5").table();
    table.say("0 wind keep; ! dir N; ! dist 2; ! tile island");
    assert_eq!(table.all().tiles.len(), 3);
    assert_eq!(table.all().tiles[2].kind, TileKind::Island);
}

/// S6.1
#[test]
fn with_an_empty_pile_the_boat_stops_without_penalty() {
    let mut table = Scene::new(3).tile(0, 1, "sea").pile_of(0).boat(0, 0, 0, "red:5").table();
    table.say("0 wind keep; ! dir N; ! dist 3");
    assert_eq!((table.boat_at(0), table.crew(0).as_deref()), (Some((0, 1)), Some("red:4")));
}

/// S6.2. Scenario 10.
#[test]
fn a_tile_with_two_boats_stops_the_boat_and_costs_every_step_not_made() {
    let mut table = Scene::new(4)
        .tile(0, 1, "sea")
        .boat(0, 0, 0, "red:7")
        .boat(1, 0, 1, "blue:7")
        .boat(2, 0, 1, "green:7")
        .table();
    table.say("0 wind keep; ! dir N; ! dist 3");
    assert_eq!((table.boat_at(0), table.crew(0).as_deref()), (Some((0, 0)), Some("red:4")));
    // S6.9: it has not arrived anywhere, so the turn is over.
    assert_eq!(table.all().active, Some(1));
}

/// S6.2
#[test]
fn the_crowd_can_sink_the_boat() {
    let mut table = Scene::new(4)
        .tile(0, 1, "sea")
        .boat(0, 0, 0, "red:3")
        .boat(1, 0, 1, "blue:7")
        .boat(2, 0, 1, "green:7")
        .table();
    table.say("0 wind keep; ! dir N; ! dist 3");
    assert_eq!((table.crew(0), table.pool(0)), (None, 30));
}

/// S6.3. Scenario 7.
#[test]
fn fog_costs_a_passenger_and_a_step_and_the_boat_stays() {
    let mut table = Table::dealt(plain(3));
    table.say("0 wind keep; ! dir N; ! dist 1; ! tile fog");
    assert_eq!((table.boat_at(0), table.crew(0).as_deref()), (Some((0, 0)), Some("red:6")));
    assert_eq!(table.all().tiles[1].kind, TileKind::Fog);
    assert_eq!(table.turn(), Turn::Seat(Seat(1)));
}

/// S6.3. Scenario 8.
#[test]
fn fog_behind_fog_costs_again_and_the_tile_behind_may_be_entered() {
    let mut table = Table::dealt(plain(3));
    table.say("0 wind keep; ! dir N; ! dist 3; ! tile fog; ! tile fog; ! tile sea; 0 fog cross");
    assert_eq!((table.boat_at(0), table.crew(0).as_deref()), (Some((0, 3)), Some("red:4")));
    assert_eq!(table.earned(Feat::Fog), Some(0));
}

/// S6.3. Scenario 9.
#[test]
fn known_fog_works_the_same_and_crossing_is_a_choice() {
    let scene = || Scene::new(3).tile(0, 1, "fog").tile(0, 2, "island").boat(0, 0, 0, "red:5");
    let mut table = scene().table();
    table.say("0 wind keep; ! dir N; ! dist 2");
    assert_eq!(table.crew(0).as_deref(), Some("red:4"));
    let mut staying = table.clone();
    table.say("0 fog cross");
    assert_eq!((table.boat_at(0), table.trail(0, 2)), (Some((0, 2)), "red:1".into()));
    table.say("! boat 0:action; 1 wind keep; ! dir N; ! dist 1");
    table.say("! boat 1:action; 2 wind keep; ! dir N; ! dist 1");
    assert_eq!(table.moves(), ["sail", "found"]);
    staying.say("0 fog stay");
    assert_eq!((staying.boat_at(0), staying.crew(0).as_deref()), (Some((0, 0)), Some("red:4")));
    assert_eq!(staying.earned(Feat::Fog), None);
}

/// S6.3: under `fog_exit = ocean`, a boat can leave the fog only onto a sea tile.
#[test]
fn under_fog_exit_ocean_land_behind_fog_keeps_the_boat_where_it_is() {
    for (fog_exit, behind, asked) in [
        (FogExit::Any, "island", true),
        (FogExit::Any, "sea", true),
        (FogExit::Ocean, "island", false),
        (FogExit::Ocean, "coast", false),
        (FogExit::Ocean, "sea", true),
    ] {
        let setup = Setup { fog_exit, ..plain(3) };
        let mut table = Scene::with(setup).tile(0, 1, "fog").boat(0, 0, 0, "red:5").table();
        table.say(&format!("0 wind keep; ! dir N; ! dist 3; ! tile {behind}"));
        assert_eq!(table.asked() == Some(Question::Fog), asked, "{behind} under {fog_exit:?}");
        assert_eq!(table.crew(0).as_deref(), Some("red:4"), "the fog takes one, and no more");
    }
}

/// S6.3
#[test]
fn a_full_tile_behind_fog_costs_nothing_more() {
    let mut table = Scene::new(4)
        .tile(0, 1, "fog")
        .tile(0, 2, "sea")
        .boat(0, 0, 0, "red:7")
        .boat(1, 0, 2, "blue:7")
        .boat(2, 0, 2, "green:7")
        .table();
    table.say("0 wind keep; ! dir N; ! dist 3");
    assert_eq!((table.boat_at(0), table.crew(0).as_deref()), (Some((0, 0)), Some("red:6")));
}

/// S6.3
#[test]
fn an_empty_pile_behind_fog_costs_nothing_more() {
    let mut table = Scene::new(3).tile(0, 1, "fog").pile_of(0).boat(0, 0, 0, "red:7").table();
    table.say("0 wind keep; ! dir N; ! dist 3");
    assert_eq!((table.boat_at(0), table.crew(0).as_deref()), (Some((0, 0)), Some("red:6")));
}

/// S6.5
#[test]
fn any_tribe_aboard_may_be_left_for_the_step() {
    let mut table = Scene::new(3).boat(0, 0, 0, "red:3,blue:1").table();
    table.say("0 wind keep; ! dir N; ! dist 1; ! tile sea");
    assert_eq!(table.moves(), ["leave red", "leave blue"]);
    assert_eq!(table.refused("leave green"), Illegal::LeaveNotAboard(Tribe::of(Seat(2))));
    table.say("0 leave blue");
    assert_eq!((table.crew(0).as_deref(), table.trail(0, 1)), (Some("red:3"), "blue:1".into()));
}

/// S6.6
#[test]
fn relief_takes_a_foreign_pawn_aboard_and_leaves_one_of_your_own() {
    let scene = Scene::new(3).tile(0, 1, "sea").trail(0, 1, "red:1,blue:2").boat(0, 0, 0, "red:7");
    let mut table = scene.table();
    table.say("0 wind keep; ! dir N; ! dist 1");
    assert_eq!(table.moves(), ["leave red", "relief blue"]);
    assert_eq!(table.refused("relief red"), Illegal::OwnTrail(Tribe::of(Seat(0))));
    assert_eq!(table.refused("relief green"), Illegal::NotInTrail(Tribe::of(Seat(2))));
    table.say("0 relief blue");
    assert_eq!(table.crew(0).as_deref(), Some("red:6,blue:1"));
    assert_eq!(table.trail(0, 1), "red:2,blue:1");
}

/// S6.6. Scenario 6.
#[test]
fn a_relief_that_loses_the_majority_is_legal_and_sinks_the_boat() {
    let scene =
        Scene::new(3).tile(0, 1, "sea").trail(0, 1, "green:1").boat(0, 0, 0, "red:4,blue:3");
    let mut table = scene.table();
    table.say("0 wind keep; ! dir N; ! dist 1; 0 relief green");
    assert_eq!((table.crew(0), table.pool(1), table.pool(2)), (None, 30, 30));
    assert_eq!((table.pool(0), table.trail(0, 1)), (29, "red:1".into()));
}

/// S6.6
#[test]
fn under_trail_swap_the_step_costs_its_pawn_and_one_more_may_be_exchanged() {
    let setup = Setup { trail: Trail::Swap, ..plain(3) };
    let scene = Scene::with(setup).tile(0, 1, "sea").trail(0, 1, "blue:1").boat(0, 0, 0, "red:5");
    let mut table = scene.table();
    table.say("0 wind keep; ! dir N; ! dist 1");
    assert_eq!(table.moves(), ["swap none", "swap blue"]);
    assert_eq!(table.refused("swap red"), Illegal::OwnTrail(Tribe::of(Seat(0))));
    assert_eq!(table.refused("swap green"), Illegal::NotInTrail(Tribe::of(Seat(2))));
    table.say("0 swap blue");
    assert_eq!(table.crew(0).as_deref(), Some("red:3,blue:1"));
    assert_eq!(table.trail(0, 1), "red:2");
}

/// S6.7. Scenario 5.
#[test]
fn the_step_that_empties_a_boat_sinks_it_and_its_pawn_stays() {
    let mut table = Scene::new(3).boat(0, 0, 0, "red:1").carrying(0, "2:action").table();
    table.say("! dir N; ! dist 1; ! tile sea");
    assert_eq!((table.crew(0), table.trail(0, 1)), (None, "red:1".into()));
    assert_eq!((table.all().deck, table.all().pieces.len()), (18, 0));
}

/// S6.7
#[test]
fn under_discard_a_sunk_component_leaves_the_game() {
    let setup = Setup { sunk_boats: SunkBoats::Discard, ..plain(3) };
    let mut table = Scene::with(setup).boat(0, 0, 0, "red:1").carrying(0, "2:action").table();
    table.say("! dir N; ! dist 1; ! tile sea");
    assert_eq!((table.all().deck, table.all().discard), (17, 1));
    assert_eq!(table.all().discarded, [Handle(0)]);
}

/// S6.7
#[test]
fn a_boat_without_majority_sinks_and_its_crew_goes_home() {
    let mut table = Scene::new(3).boat(0, 0, 0, "red:2,blue:1").table();
    table.say("0 wind keep; ! dir N; ! dist 1; ! tile sea; 0 leave red");
    assert_eq!((table.crew(0), table.pool(0), table.pool(1)), (None, 29, 30));
}

/// S6.8
#[test]
fn the_captain_of_a_mixed_crew_chooses_who_is_lost() {
    let mut table = Scene::new(3).tile(0, 1, "fog").boat(0, 0, 0, "red:4,blue:2").table();
    table.say("0 wind keep; ! dir N; ! dist 1");
    assert_eq!(table.moves(), ["lose blue:1", "lose red:1"]);
    assert_eq!(table.refused("lose red:2"), Illegal::LossNumber { needed: 1, named: 2 });
    let green = crate::table::counts("green:1");
    assert_eq!(table.refused("lose green:1"), Illegal::LossNotAboard(green));
    table.say("0 lose blue:1");
    assert_eq!((table.crew(0).as_deref(), table.pool(1)), (Some("red:4,blue:1"), 29));
}

/// S6.9
#[test]
fn a_boat_that_entered_no_tile_has_no_interactions() {
    let mut table =
        Scene::new(3).tile(0, 1, "fog").boat(0, 0, 0, "red:7").boat(1, 0, 0, "blue:7").table();
    table.say("0 wind keep; ! dir N; ! dist 1");
    assert_eq!(table.all().active, Some(1));
}

/// S9.1
#[test]
fn a_pawn_left_by_a_step_on_a_settlement_tile_is_a_trail() {
    let mut table = Scene::new(3)
        .tile(0, 1, "island")
        .tile(0, 2, "sea")
        .settlement(0, 1, 1, "")
        .boat(0, 0, 0, "red:7")
        .table();
    table.say("0 wind keep; ! dir N; ! dist 2");
    assert_eq!(table.trail(0, 1), "red:1");
    assert!(table.settlement(0, 1).settlers.is_empty());
}

/// S9.1
#[test]
fn trails_outlive_their_boat() {
    let mut table = Scene::new(3).boat(0, 0, 0, "red:2").table();
    table.say("0 wind keep; ! dir N; ! dist 2; ! tile sea; ! tile sea");
    assert_eq!(table.crew(0), None);
    assert_eq!((table.trail(0, 1), table.trail(0, 2)), ("red:1".into(), "red:1".into()));
}
