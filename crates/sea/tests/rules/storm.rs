//! The God of Winds, the Vaal Er Num, legends and feats (S11 to S13).

use crate::scene::Scene;
use crate::table::{Table, plain};
use kernel::{Seat, Turn};
use sea::*;

fn god(seat: u8) -> Setup {
    Setup { god_of_winds: GodOfWinds::Seat(Seat(seat)), ..plain(4) }
}

/// S11.1. Scenario 20.
#[test]
fn summoning_hits_the_boats_on_the_primordial_sea_and_the_vaal_moves_by_the_die() {
    let mut table = Scene::with(god(3))
        .tile(0, 1, "sea")
        .tile(1, 0, "coast")
        .boat(0, 0, 0, "red:7")
        .boat(1, 0, 0, "blue:6")
        .boat(3, 0, 1, "yellow:4")
        .turn_of(3)
        .table();
    assert_eq!(table.moves(), ["summon", "calm"]);
    table.say("3 summon");
    assert_eq!((table.crew(0), table.crew(1)), (None, None));
    assert_eq!((table.pool(0), table.all().deck), (30, 17));
    table.say("3 wind keep; ! dir E; ! dist 3");
    // It stops at the last laid tile; the God's own boat has not moved.
    assert_eq!(table.all().vaal, Some(Cell { x: 1, y: 0 }));
    assert_eq!((table.boat_at(3), table.all().wind), (Some((0, 1)), Direction::N));
    assert_eq!(table.all().active, Some(0));
}

/// S11.2, S3.3
#[test]
fn a_god_who_cannot_launch_may_still_move_the_vaal() {
    let mut table = Scene::with(god(3))
        .trail(0, 0, "yellow:29")
        .turn_of(3)
        .edit(|view| view.vaal = Some(Cell::PRIMORDIAL))
        .table();
    assert_eq!(table.moves(), ["vaal", "boat"]);
    table.say("3 boat");
    let why = PassReason::NoCrew;
    assert!(table.happened(|event| *event == Event::Passed { seat: Seat(3), why }));
}

/// S11.1
#[test]
fn the_vaal_is_summoned_once_and_the_god_may_wait() {
    let mut table = Scene::with(god(3)).boat(3, 0, 0, "yellow:4").turn_of(3).table();
    table.say("3 calm");
    assert_eq!(table.asked(), Some(Question::Wind));
    let table = Scene::with(god(3))
        .boat(3, 0, 0, "yellow:4")
        .turn_of(3)
        .edit(|view| view.vaal = Some(Cell::PRIMORDIAL))
        .table();
    assert_eq!(table.moves(), ["vaal", "boat"]);
}

/// S11.2
#[test]
fn later_the_god_moves_the_vaal_or_plays_normally_and_the_wind_turns_free_in_both_cases() {
    let table = Scene::with(god(3))
        .tile(0, 1, "sea")
        .boat(3, 0, 1, "yellow:4")
        .turn_of(3)
        .edit(|view| view.vaal = Some(Cell::PRIMORDIAL))
        .table();
    let mut vaal = table.clone();
    vaal.say("3 vaal; 3 wind free; ! dir S; ! dist 1; 3 side ccw");
    assert_eq!((vaal.all().wind, vaal.boat_at(3)), (Direction::NW, Some((0, 1))));
    let mut boat = table;
    boat.say("3 boat; 3 wind free; ! dir E; ! dist 1; ! tile sea");
    assert_eq!((boat.all().wind, boat.boat_at(3)), (Direction::NE, Some((1, 2))));
    assert_eq!(boat.crew(3).as_deref(), Some("yellow:3"));
}

/// S11.3
#[test]
fn the_vaal_goes_over_laid_tiles_only_and_passes_fog() {
    let mut table = Scene::with(god(3))
        .tile(1, 0, "fog")
        .tile(2, 0, "sea")
        .boat(0, 2, 0, "red:5")
        .turn_of(3)
        .edit(|view| view.vaal = Some(Cell::PRIMORDIAL))
        .table();
    table.say("3 vaal; 3 wind keep; ! dir E; ! dist 3");
    assert_eq!(table.all().vaal, Some(Cell { x: 2, y: 0 }));
    assert_eq!((table.crew(0), table.all().tiles.len()), (None, 3));
}

/// S11.4
#[test]
fn the_vaal_hits_boats_and_nothing_else() {
    let mut table = Scene::with(god(3))
        .tile(1, 0, "island")
        .trail(1, 0, "blue:2")
        .settlement(1, 0, 1, "green:2")
        .boat(0, 1, 0, "red:4,blue:1")
        .turn_of(3)
        .edit(|view| view.vaal = Some(Cell::PRIMORDIAL))
        .table();
    table.say("3 vaal; 3 wind keep; ! dir E; ! dist 1");
    assert_eq!((table.crew(0), table.pool(0), table.pool(1)), (None, 30, 28));
    assert_eq!(table.trail(1, 0), "blue:2");
    assert_eq!(table.settlement(1, 0).settlers.to_string(), "green:2");
}

/// S11.5. Scenario 21.
#[test]
fn leaving_the_vaals_tile_rolls_for_losses_and_then_pays_the_step() {
    let mut table = Scene::with(god(3))
        .hand(0, "0:action")
        .edit(|view| view.vaal = Some(Cell::PRIMORDIAL))
        .table();
    table.say("0 wind keep; ! dir N; ! dist 1; ! tile sea; ! dist 3");
    assert_eq!((table.crew(0).as_deref(), table.boat_at(0)), (Some("red:3"), Some((0, 1))));
    assert_eq!(table.earned(Feat::Storm), Some(0));
}

/// S6.4
#[test]
fn a_storm_can_sink_the_boat_before_it_leaves() {
    let mut table = Scene::with(god(3))
        .boat(0, 0, 0, "red:3")
        .edit(|view| view.vaal = Some(Cell::PRIMORDIAL))
        .table();
    table.say("0 wind keep; ! dir N; ! dist 1; ! tile sea; ! dist 3");
    assert_eq!((table.crew(0), table.trail(0, 1)), (None, String::new()));
    assert_eq!(table.earned(Feat::Storm), None);
}

/// S12.1
#[test]
fn nothing_else_secures() {
    let mut table = crate::talks::meeting("red:7", "blue:6");
    table.say("0 offer 1 boats swap:h0/h1; 1 accept");
    assert!(table.all().players.iter().all(|player| player.secured.is_empty()));
}

fn founder() -> Scene {
    Scene::new(3).tile(0, 1, "island").boat(0, 0, 1, "red:3")
}

/// S12.2
#[test]
fn a_complete_legend_is_disclosed_immediately_and_locked() {
    let scene = founder().secured(0, "0:character").secured(0, "3:location");
    let mut table = scene.carrying(0, "5:action").table();
    table.say("0 found");
    assert_eq!(table.player(0).legends, [[Handle(0), Handle(1), Handle(2)]]);
    assert!(table.player(0).secured.is_empty());
    assert!(table.seen_by(1).pieces.iter().all(|piece| piece.component.is_some() && piece.open));
}

/// S12.2
#[test]
fn the_owner_picks_the_three_if_there_is_a_choice() {
    let scene = founder().secured(0, "0:character").secured(0, "1:character");
    let mut table = scene.secured(0, "3:location").carrying(0, "5:action").table();
    table.say("0 found");
    assert_eq!(table.moves(), ["legend h0 h2 h3", "legend h1 h2 h3"]);
    assert_eq!(table.refused("legend h0 h1 h3"), Illegal::NotALegend);
    assert_eq!(table.refused("legend h2 h0 h3"), Illegal::NotALegend);
    assert_eq!(table.refused("legend h0 h2 h9"), Illegal::NotYourPiece(Handle(9)));
    table.say("0 legend h1 h2 h3");
    assert_eq!(table.player(0).secured, [Handle(0)]);
}

/// S12.2, S14.1. Scenario 18.
#[test]
fn an_exchange_can_complete_the_hosts_third_legend_on_the_visitors_turn() {
    let mut table = Scene::new(3)
        .tile(0, 1, "island")
        .settlement(0, 1, 1, "")
        .legend(1, 0)
        .legend(1, 1)
        .secured(1, "2:character")
        .secured(1, "2:location")
        .secured(1, "3:location")
        .boat(0, 0, 0, "red:3")
        .carrying(0, "4:action")
        .table();
    table.say("0 wind keep; ! dir N; ! dist 1; 0 offer 1 settlement swap:h9/h8; 1 accept");
    assert_eq!(table.player(1).legends.len(), 3);
    assert_eq!(table.all().trigger, Some(Trigger::Legends));
    assert_eq!(table.turn(), Turn::Seat(Seat(0)), "the visitor's turn goes on");
}

/// S12.3
#[test]
fn a_myth_is_complete_when_its_components_are_secured_in_whatever_legends() {
    // Seat 0 has Myth 0. Its character is in a mixed legend, and the rest are face down.
    let scene = founder().secured(0, "0:character").secured(0, "1:location");
    let mut table = scene.carrying(0, "1:action").table();
    table.say("0 found");
    assert_eq!(table.sea.score(Seat(0)).mythical, Some(0));
    let scene = founder().legend(0, 0);
    assert_eq!(scene.table().sea.score(Seat(0)).mythical, Some(1));
    let two = || Scene::with(Setup { myth: MythGoal::TwoOfThree, ..plain(3) });
    let two = two().secured(0, "0:character").secured(0, "0:location");
    assert_eq!(two.table().sea.score(Seat(0)).mythical, Some(1));
    let all = Scene::new(3).secured(0, "0:character").secured(0, "0:location");
    assert_eq!(all.table().sea.score(Seat(0)).mythical, Some(0));
}

/// S13.1
#[test]
fn a_feat_goes_to_the_first_who_does_it_and_stays() {
    let mut table = Scene::new(3)
        .tile(0, 1, "fog")
        .tile(0, 2, "sea")
        .boat(0, 0, 0, "red:5")
        .boat(1, 0, 0, "blue:5")
        .table();
    table.say("0 wind keep; ! dir N; ! dist 2; 0 fog cross");
    table.say("1 wind keep; ! dir N; ! dist 2; 1 fog cross; 1 relief red; 1 done");
    assert_eq!(table.earned(Feat::Fog), Some(0));
}

/// S13.1
#[test]
fn a_boat_that_sinks_behind_the_fog_earns_nothing() {
    let mut table =
        Scene::new(3).tile(0, 1, "fog").tile(0, 2, "sea").boat(0, 0, 0, "red:2").table();
    table.say("0 wind keep; ! dir N; ! dist 2; 0 fog cross");
    assert_eq!((table.crew(0), table.earned(Feat::Fog)), (None, None));
}

/// S13.2
#[test]
fn circulation_goes_to_the_visitor_of_a_concluded_exchange_at_a_settlement() {
    let exchange = |setup: Setup| {
        let mut table = Scene::with(setup)
            .tile(0, 1, "island")
            .settlement(0, 1, 1, "")
            .secured(1, "2:character")
            .boat(0, 0, 0, "red:3")
            .table();
        table.say("0 wind keep; ! dir N; ! dist 1; 0 offer 1 settlement swap:h1/h0; 1 accept");
        table.earned(Feat::Circulation)
    };
    assert_eq!(exchange(plain(3)), Some(0));
    assert_eq!(exchange(Setup { feats: FeatDeck::Three, ..plain(3) }), None);
}

fn pollen(setup: Setup) -> Table {
    let mut table = Scene::with(setup)
        .tile(0, 1, "island")
        .tile(1, 0, "coast")
        .settlement(0, 1, 1, "")
        .settlement(1, 0, 2, "red:1")
        .boat(0, 0, 0, "red:5")
        .table();
    table.say("0 wind keep; ! dir N; ! dist 1; 0 settle leave:red:1");
    table
}

/// S13.2
#[test]
fn pollinisation_is_settlers_in_settlements_of_two_other_tribes() {
    assert_eq!(pollen(plain(3)).earned(Feat::Pollinisation), Some(0));
    let three = Setup { feats: FeatDeck::Three, ..plain(3) };
    assert_eq!(pollen(three).earned(Feat::Pollinisation), None);
}

/// S13.2
#[test]
fn two_settlements_of_one_tribe_are_no_pollinisation() {
    let mut table = Scene::new(3)
        .tile(0, 1, "island")
        .tile(1, 0, "coast")
        .settlement(0, 1, 1, "")
        .settlement(1, 0, 1, "red:1")
        .boat(0, 0, 0, "red:5")
        .table();
    table.say("0 wind keep; ! dir N; ! dist 1; 0 settle leave:red:1");
    assert_eq!(table.earned(Feat::Pollinisation), None);
}

/// S13.2
#[test]
fn at_the_same_moment_turn_order_from_the_active_player_decides() {
    // Blue takes over red's settlement: now red and green both have settlers with two others.
    let mut table = Scene::new(4)
        .tile(0, 1, "island")
        .tile(1, 0, "coast")
        .settlement(0, 1, 0, "blue:3,green:1")
        .settlement(1, 0, 3, "red:1,green:1")
        .boat(1, 0, 0, "blue:6")
        .turn_of(1)
        .table();
    table.say("1 wind keep; ! dir N; ! dist 1; 1 settle leave:blue:5");
    assert_eq!(table.settlement(0, 1).owner, 1);
    // Green already had settlers with red and yellow; the check goes in turn order from blue.
    assert_eq!(table.earned(Feat::Pollinisation), Some(2));
}
