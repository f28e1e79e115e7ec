//! Founding, going ashore, ownership and docking (S7, S8).

use crate::scene::Scene;
use crate::table::{Table, counts, plain};
use kernel::{Seat, Turn};
use sea::*;

fn landed(crew: &str) -> Table {
    Scene::new(3).tile(0, 1, "island").boat(0, 0, 1, crew).table()
}

/// S7.1
#[test]
fn a_boat_on_open_land_at_the_start_of_the_turn_may_found() {
    assert_eq!(landed("red:4").moves(), ["sail", "found"]);
    // Founding isn't possible at sea, next to a settlement, or without a token.
    let at_sea = Scene::new(3).boat(0, 0, 0, "red:4").table();
    assert_eq!(at_sea.asked(), Some(Question::Wind));
    let taken = Scene::new(3).tile(0, 1, "coast").settlement(0, 1, 1, "").boat(0, 0, 1, "red:4");
    assert_eq!(taken.table().asked(), Some(Question::Wind));
    let mut spent = Scene::new(3);
    for (x, kind) in [(1, "island"), (2, "coast"), (3, "coast"), (4, "island")] {
        spent = spent.tile(x, 0, kind);
    }
    let spent = spent.settlement(1, 0, 0, "").settlement(2, 0, 0, "").settlement(3, 0, 0, "");
    assert_eq!(spent.boat(0, 4, 0, "red:4").table().asked(), Some(Question::Wind));
}

/// S7.1
#[test]
fn founding_takes_the_place_of_rolling_and_sailing() {
    let mut table = landed("red:3");
    table.say("0 found");
    assert_eq!(table.all().active, Some(1));
    assert!(!table.happened(|event| matches!(event, Event::DirectionRolled { seat: Seat(0), .. })));
}

/// S7.1
#[test]
fn with_found_on_arrival_a_move_that_ends_on_land_may_found_immediately() {
    let mut table = Table::dealt(Setup { found: FoundWhen::OnArrival, ..plain(3) });
    table.say("0 wind keep; ! dir N; ! dist 1; ! tile coast");
    assert_eq!(table.moves(), ["found", "pass"]);
    table.say("0 found; 0 disembark");
    assert_eq!(table.settlement(0, 1).owner, 0);
}

/// S7.2. Scenario 11.
#[test]
fn three_own_pawns_go_home_and_the_rest_may_sail_on_in_a_new_boat() {
    let mut table = landed("red:7");
    table.say("0 found");
    assert_eq!(table.pool(0), 26);
    table.say("0 disembark sail:red:4; ! boat 0:action");
    assert_eq!((table.crew(0).as_deref(), table.boat_at(0)), (Some("red:4"), Some((0, 1))));
    assert_eq!(table.settlement(0, 1).owner, 0);
}

/// S7.2. Scenario 12.
#[test]
fn founding_is_possible_with_fewer_than_three() {
    let mut table = landed("red:2");
    table.say("0 found");
    assert_eq!((table.pool(0), table.player(0).tokens), (30, 2));
    assert_eq!(table.all().active, Some(1));
}

/// S7.2
#[test]
fn only_own_pawns_are_replaced_by_the_token() {
    let mut table = landed("red:2,blue:1");
    table.say("0 found");
    assert_eq!(table.pool(0), 30);
    table.say("0 disembark settle:blue:1");
    assert_eq!(table.settlement(0, 1).settlers, counts("blue:1"));
}

/// S7.3
#[test]
fn the_founders_component_is_secured_face_down() {
    let mut table = landed("red:3");
    table.say("0 found");
    assert_eq!(table.player(0).secured.len(), 1);
    assert!(table.seen_by(0).pieces[0].component.is_some());
    assert!(table.seen_by(1).pieces[0].component.is_none());
    assert_eq!(table.seen_by(1).players[0].secured.len(), 1);
}

/// S7.4
#[test]
fn each_pawn_settles_goes_home_or_sails_on() {
    let mut table = landed("red:6,blue:1");
    table.say("0 found");
    assert!(table.allows("disembark"));
    assert!(table.allows("disembark settle:red:3,blue:1"));
    assert!(table.allows("disembark settle:blue:1 sail:red:3"));
    table.say("0 disembark settle:red:1 sail:red:2,blue:1; ! boat 0:action");
    assert_eq!(table.crew(0).as_deref(), Some("red:2,blue:1"));
    assert_eq!(table.settlement(0, 1).settlers, counts("red:1"));
}

/// S7.4
#[test]
fn sailing_on_needs_a_boat_in_the_deck_and_the_majority() {
    let mut table = landed("red:5,blue:2");
    table.say("0 found");
    assert_eq!(table.refused("disembark sail:red:1,blue:1"), Illegal::SailOnMajority);
    assert_eq!(table.refused("disembark sail:blue:1"), Illegal::SailOnMajority);
    assert_eq!(table.refused("disembark settle:red:3"), Illegal::NotAshore(counts("red:3")));
    let crowd = Scene::new(3).tile(0, 1, "island").boat(0, 0, 1, "red:5").boat(1, 0, 1, "blue:7");
    let mut crowded = crowd.table();
    // One boat leaves by founding, so there is room again.
    crowded.say("0 found; 0 disembark sail:red:2; ! boat 0:action");
    assert_eq!(crowded.crew(0).as_deref(), Some("red:2"));
    let setup = Setup { sunk_boats: SunkBoats::Discard, ..plain(3) };
    let mut scene = Scene::with(setup).tile(0, 1, "island").boat(0, 0, 1, "red:5");
    for part in Component::all().take(17) {
        scene = scene.discarded(&part.to_string());
    }
    let mut empty = scene.table();
    empty.say("0 found");
    assert_eq!(empty.refused("disembark sail:red:1"), Illegal::SailOnNoBoat);
    assert_eq!(empty.moves(), ["disembark", "disembark settle:red:1", "disembark settle:red:2"]);
}

fn visit(crew: &str, settlers: &str) -> Table {
    let mut table = Scene::new(3)
        .tile(0, 1, "island")
        .settlement(0, 1, 1, settlers)
        .boat(0, 0, 0, crew)
        .table();
    table.say("0 wind keep; ! dir N; ! dist 1");
    table
}

/// S8.1. Scenario 13.
#[test]
fn a_tribe_that_outnumbers_all_the_rest_takes_the_settlement_and_heads_are_preserved() {
    let mut table = visit("red:6", "");
    table.say("0 settle leave:red:4; 0 disembark");
    let place = table.settlement(0, 1);
    assert_eq!((place.owner, place.settlers), (0, counts("red:1,blue:3")));
    assert_eq!((table.player(0).tokens, table.player(1).tokens), (2, 3));
}

/// S8.1. Scenario 14.
#[test]
fn a_neutral_settler_keeps_the_settlement_for_its_owner() {
    let mut table = visit("red:6", "green:1");
    table.say("0 settle leave:red:4");
    assert_eq!(table.settlement(0, 1).owner, 1);
}

/// S8.1
#[test]
fn the_old_token_becomes_pawns_only_as_far_as_the_pool_goes() {
    let mut table = Scene::new(3)
        .tile(0, 1, "island")
        .trail(0, 0, "blue:29")
        .settlement(0, 1, 1, "")
        .boat(0, 0, 0, "red:6")
        .table();
    table.say("0 wind keep; ! dir N; ! dist 1; 0 settle leave:red:4; 0 disembark");
    assert_eq!(table.settlement(0, 1).settlers, counts("red:1,blue:1"));
}

fn without_token() -> Scene {
    let mut scene = Scene::new(3).tile(0, 1, "island");
    for (x, kind) in [(1, "island"), (2, "coast"), (3, "coast")] {
        scene = scene.tile(x, 0, kind);
    }
    scene.settlement(1, 0, 0, "").settlement(2, 0, 0, "").settlement(3, 0, 0, "")
}

/// S8.1
#[test]
fn without_a_free_token_nobody_takes_over() {
    let mut table = without_token().settlement(0, 1, 1, "").boat(0, 0, 0, "red:7").table();
    table.say("0 wind keep; ! dir N; ! dist 1; 0 settle leave:red:5");
    assert_eq!(table.settlement(0, 1).owner, 1);
}

/// S8.2
#[test]
fn a_token_freed_in_one_place_allows_a_takeover_in_another() {
    // Red has no token left and outnumbers blue at 0,1. Blue then takes red's settlement at 1,0.
    let mut table = without_token()
        .settlement(0, 1, 1, "red:4")
        .boat(1, 0, 0, "blue:6")
        .turn_of(1)
        .edit(|view| view.wind = Direction::E)
        .table();
    table.say("1 wind keep; ! dir N; ! dist 1; 1 settle leave:blue:4; 1 disembark");
    assert_eq!(table.settlement(1, 0).owner, 1);
    assert_eq!(table.settlement(0, 1).owner, 0);
}

/// S8.2
#[test]
fn the_test_goes_round_until_nothing_changes() {
    // As before, but the settlement that red may now take is the older one.
    let mut scene = Scene::new(3).tile(0, 1, "island").settlement(0, 1, 1, "red:4");
    for (x, kind) in [(1, "island"), (2, "coast"), (3, "coast")] {
        scene = scene.tile(x, 0, kind).settlement(x, 0, 0, "");
    }
    let scene = scene.boat(1, 0, 0, "blue:6").turn_of(1).edit(|view| view.wind = Direction::E);
    let mut table = scene.table();
    table.say("1 wind keep; ! dir N; ! dist 1; 1 settle leave:blue:4");
    // This is before the crew goes ashore, which would check ownership again.
    assert_eq!(table.asked(), Some(Question::Disembark));
    assert_eq!((table.settlement(1, 0).owner, table.settlement(0, 1).owner), (1, 0));
}

/// S8.2
#[test]
fn the_oldest_settlement_is_tested_first() {
    // Green has one token, and outnumbers blue in two places once it has settled in the newer one.
    let younger_first = |older: (i8, &str), younger: (i8, &str)| {
        let mut scene = Scene::new(3).tile(0, 1, "island").tile(0, 2, "coast");
        for (x, kind) in [(1, "island"), (2, "coast"), (3, "coast")] {
            scene = scene.tile(x, 0, kind);
        }
        scene
            .settlement(0, older.0, 1, older.1)
            .settlement(0, younger.0, 1, younger.1)
            .settlement(1, 0, 2, "")
            .settlement(2, 0, 2, "")
            .settlement(3, 0, 2, "red:3")
            .boat(0, 2, 0, "red:7")
            .edit(|view| view.wind = Direction::E)
            .table()
    };
    for (older, younger) in [(1, 2), (2, 1)] {
        let mut table = younger_first((older, "green:4"), (younger, "green:5"));
        // Red takes green's settlement at 3,0, which gives green its only free token.
        table.say("0 wind keep; ! dir N; ! dist 1; 0 settle leave:red:4; 0 disembark");
        assert_eq!(table.settlement(3, 0).owner, 0);
        assert_eq!(table.settlement(0, older).owner, 2);
        assert_eq!(table.settlement(0, younger).owner, 1);
    }
}

/// S8.3
#[test]
fn a_boat_that_ends_its_move_at_an_own_settlement_docks() {
    let scene = Scene::new(3).tile(0, 1, "island").settlement(0, 1, 0, "").boat(0, 0, 0, "red:5");
    let mut table = scene.table();
    table.say("0 wind keep; ! dir N; ! dist 1");
    assert_eq!((table.crew(0), table.player(0).secured.len()), (None, 1));
    assert_eq!(table.asked(), Some(Question::Disembark));
    table.say("0 disembark settle:red:4");
    assert_eq!(table.settlement(0, 1).settlers, counts("red:4"));
}

/// S8.3
#[test]
fn a_boat_that_did_not_move_does_not_dock() {
    let mut table = Scene::new(3)
        .tile(0, 1, "island")
        .tile(0, 2, "fog")
        .settlement(0, 1, 0, "")
        .boat(0, 0, 1, "red:5")
        .table();
    table.say("0 wind keep; ! dir N; ! dist 1");
    assert_eq!((table.crew(0).as_deref(), table.player(0).secured.len()), (Some("red:4"), 0));
}

/// S8.3
#[test]
fn a_fresh_takeover_docks_the_boat() {
    let mut table = visit("red:7", "");
    table.say("0 settle leave:red:4");
    // Two passengers are left after the step and the settling; the boat has docked.
    assert_eq!((table.crew(0), table.player(0).secured.len()), (None, 1));
    assert_eq!(table.turn(), Turn::Seat(Seat(0)));
    assert_eq!(table.asked(), Some(Question::Disembark));
}
