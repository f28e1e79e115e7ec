//! Attack (S10.8).

use crate::scene::Scene;
use crate::table::{Table, counts, plain};
use crate::talks::{meeting, meeting_at};
use kernel::{Seat, Turn};
use sea::*;

/// S10.8. Scenario 15.
#[test]
fn an_attacker_who_empties_the_other_boat_may_claim_its_component() {
    let mut table = meeting("red:6", "blue:3");
    table.say("0 attack 3");
    assert_eq!((table.crew(0).as_deref(), table.crew(1)), (Some("red:2"), None));
    assert_eq!(table.earned(Feat::Battle), Some(0), "the feat does not wait for the claim");
    assert_eq!((table.turn(), table.asked()), (Turn::Seat(Seat(0)), Some(Question::Claim)));
    assert_eq!(table.moves(), ["claim", "decline"]);
    // While the question is open, the piece is in neither deck nor discard, and unseen.
    assert_eq!((table.all().deck, table.all().discard), (16, 0));
    assert_eq!(table.seen_by(0).pieces[1].component, None);
    table.say("0 claim");
    assert_eq!(table.player(0).secured, [Handle(1)]);
    assert!(table.seen_by(0).pieces[1].component.is_some());
}

/// S10.8, S12.1: the defender wins too.
#[test]
fn a_defender_who_is_not_emptied_wins_against_an_emptied_attacker() {
    let mut table = meeting("red:4", "blue:5");
    table.say("0 attack 3");
    assert_eq!((table.crew(0), table.crew(1).as_deref()), (None, Some("blue:2")));
    assert_eq!((table.turn(), table.asked()), (Turn::Seat(Seat(1)), Some(Question::Claim)));
    assert_eq!(table.earned(Feat::Battle), None, "the defender never earns the feat");
    table.say("1 claim");
    assert_eq!(table.player(1).secured, [Handle(0)]);
    assert_eq!(table.all().active, Some(1), "the attacker's turn is over");
}

/// S10.8: the same battle in edition 1, in which the attacker's component went back without a
/// question.
#[test]
fn in_edition_1_only_the_attacker_gains_and_is_not_asked() {
    let setup = Setup { edition: 1, ..plain(4) };
    let mut lost = meeting_at(setup, "red:4", "blue:5");
    lost.say("0 attack 3");
    assert_eq!((lost.player(1).secured.len(), lost.all().active), (0, Some(1)));
    let mut won = meeting_at(setup, "red:6", "blue:3");
    won.say("0 attack 3");
    assert_eq!(won.player(0).secured, [Handle(1)]);
    assert_eq!(won.earned(Feat::Battle), Some(0));
}

/// S10.8: a piece that the winner declines goes back as in S6.7, unseen.
#[test]
fn a_declined_component_goes_back_and_the_winner_never_sees_it() {
    let mut table = meeting("red:6", "blue:3");
    table.say("0 attack 3; 0 decline");
    assert_eq!((table.all().deck, table.player(0).secured.len()), (17, 0));
    assert!(table.all().pieces.iter().all(|piece| piece.handle != Handle(1)));
    assert!(!table.happened(|event| matches!(event, Event::PieceSeen { .. })));
    assert!(table.happened(|event| matches!(event, Event::ClaimDeclined { winner: Seat(0), .. })));
    let setup = Setup { sunk_boats: SunkBoats::Discard, ..plain(4) };
    let mut discarding = meeting_at(setup, "red:6", "blue:3");
    discarding.say("0 attack 3; 0 decline");
    assert_eq!((discarding.all().deck, discarding.all().discarded), (16, vec![Handle(1)]));
}

/// S10.8, S12.2: a legend is counted immediately, on any player's turn.
#[test]
fn a_claim_on_another_players_turn_completes_a_legend() {
    let scene = Scene::new(4)
        .tile(0, 1, "sea")
        .secured(1, "0:character")
        .secured(1, "1:location")
        .boat(0, 0, 0, "red:3")
        .carrying(0, "2:action")
        .boat(1, 0, 1, "blue:5");
    let mut table = scene.table();
    table.say("0 wind keep; ! dir N; ! dist 1; 0 attack 2; 1 claim");
    assert_eq!(table.player(1).legends.len(), 1);
}

/// S10.8. Scenario 16.
#[test]
fn both_emptied_sink_and_nobody_gains() {
    let mut table = meeting("red:5", "blue:4");
    table.say("0 attack 4");
    assert_eq!((table.crew(0), table.crew(1)), (None, None));
    assert_eq!((table.all().deck, table.earned(Feat::Battle)), (18, None));
    assert!(table.player(0).secured.is_empty());
}

/// S10.8. Scenario 17.
#[test]
fn after_an_exchange_with_that_player_there_is_no_attack() {
    // A settlement keeps the turn open after the swap: seat 0 owns the tile.
    let mut table = meeting("red:7", "blue:6");
    table.say("0 offer 1 boats swap:h0/h1; 1 accept");
    assert_eq!(table.all().active, Some(1), "nothing else can be done, so the turn is over");
    let mut open = meeting("red:7", "blue:6");
    open.say("0 offer 1 boats swap:h0/h1");
    let mut draft = Draft::of(&open.sea);
    draft.position.agenda.pop();
    draft.position.agenda.push(Frame::Interact);
    draft.position.talks.concluded = Some(Seat(1));
    let open = Table { sea: draft.build().expect("lawful"), log: Vec::new() };
    assert_eq!(open.refused("attack 1"), Illegal::AttackAfterExchange(Seat(1)));
    assert_eq!(open.refused("offer 1 boats swap:h0/h1"), Illegal::ExchangedAlready(Seat(1)));
}

/// S10.8
#[test]
fn the_attacker_names_from_one_to_the_smaller_crew() {
    let table = meeting("red:7", "blue:3");
    for named in [0, 4, 7] {
        let refused = table.refused(&format!("attack {named}"));
        assert_eq!(refused, Illegal::AttackNumber { named, most: 3 });
    }
    assert!(table.allows("attack 3"));
}

/// S10.8
#[test]
fn each_captain_chooses_whom_to_lose() {
    let mut table = meeting("red:5,green:1", "blue:3,green:1");
    table.say("0 attack 2");
    assert_eq!(table.turn(), Turn::Seat(Seat(0)));
    table.say("0 lose red:1,green:1");
    assert_eq!(table.turn(), Turn::Seat(Seat(1)));
    // No crew changes before both players have chosen.
    assert_eq!(table.crew(0).as_deref(), Some("red:4,green:1"));
    table.say("1 lose blue:1,green:1");
    assert_eq!(
        (table.crew(0).as_deref(), table.crew(1).as_deref()),
        (Some("red:3"), Some("blue:2"))
    );
}

/// S10.8
#[test]
fn a_defender_who_loses_the_majority_sinks_and_nothing_is_secured() {
    let mut table = meeting("red:7", "blue:3,green:2");
    table.say("0 attack 2; 1 lose blue:2");
    assert_eq!((table.crew(1), table.player(0).secured.len()), (None, 0));
    assert_eq!(table.pool(2), 30);
}

/// S13.1: *Naval Battle* is earned if the boat you attack sinks, because it is empty or has no
/// majority.
#[test]
fn a_defender_sunk_for_want_of_a_majority_is_a_feat_since_edition_2() {
    for (edition, owner) in [(1, None), (2, Some(0))] {
        let setup = Setup { edition, ..plain(4) };
        let mut table = meeting_at(setup, "red:7", "blue:3,green:2");
        table.say("0 attack 2; 1 lose blue:2");
        assert_eq!(table.earned(Feat::Battle), owner, "edition {edition}");
    }
}

/// S13.1: the battle must not empty the attacker's boat, though it may sink it.
#[test]
fn an_attacker_whose_boat_is_emptied_earns_nothing() {
    let mut table = meeting("red:3", "blue:2,green:1");
    // Both lose two: red's boat is empty, and blue has no majority.
    table.say("0 attack 2; 1 lose blue:2");
    assert_eq!((table.crew(0), table.crew(1)), (None, None));
    assert_eq!(table.earned(Feat::Battle), None);
    // Blue has won anyway, since its boat wasn't emptied, and is asked.
    assert_eq!((table.turn(), table.asked()), (Turn::Seat(Seat(1)), Some(Question::Claim)));
}

/// S10.8
#[test]
fn the_attacker_claims_even_if_their_own_boat_has_just_sunk() {
    let mut table = meeting("red:4,green:2", "blue:3");
    table.say("0 attack 3; 0 lose red:3");
    assert_eq!((table.crew(0), table.crew(1)), (None, None));
    table.say("0 claim");
    assert_eq!(table.player(0).secured, [Handle(1)]);
    assert_eq!(table.earned(Feat::Battle), Some(0), "the battle did not empty the boat");
}

/// S10.8
#[test]
fn one_attack_a_turn() {
    let mut table = meeting("red:7", "blue:5");
    table.say("0 attack 1");
    assert_eq!(table.refused("attack 1"), Illegal::AttackedAlready);
}

/// S10.8
#[test]
fn no_attack_on_the_tile_of_another_players_settlement() {
    let mut table = Scene::new(4)
        .tile(0, 1, "island")
        .settlement(0, 1, 2, "")
        .boat(0, 0, 0, "red:7")
        .boat(1, 0, 1, "blue:3")
        .table();
    table.say("0 wind keep; ! dir N; ! dist 1");
    assert_eq!(table.refused("attack 1"), Illegal::SafeHarbour);
}

/// S10.8
#[test]
fn in_ones_own_waters_attack_is_possible() {
    let mut table = Scene::new(4)
        .tile(0, 1, "island")
        .settlement(0, 1, 0, "")
        .boat(0, 0, 0, "red:7")
        .boat(1, 0, 1, "blue:3")
        .table();
    table.say("0 wind keep; ! dir N; ! dist 1; 0 attack 3; 0 claim");
    assert_eq!(table.crew(1), None);
    // The winner docks: two pieces are secured.
    assert_eq!(table.player(0).secured.len(), 2);
}

/// S10.8
#[test]
fn alone_there_is_nobody_to_attack() {
    let mut table =
        Scene::new(4).tile(0, 1, "island").settlement(0, 1, 1, "").boat(0, 0, 0, "red:7").table();
    table.say("0 wind keep; ! dir N; ! dist 1; 0 settle leave:red:1");
    // Nothing else can be done here: the turn continued.
    assert_eq!(table.all().active, Some(1));
    let mut alone = Draft::of(&meeting("red:7", "blue:5").sea);
    let boat = alone.position.players[1].boat.take().expect("a boat");
    alone.position.players[1].pool += boat.crew.total();
    alone.position.pieces.retain(|piece| piece.handle != boat.handle);
    let alone = Table { sea: alone.build().expect("lawful"), log: Vec::new() };
    assert_eq!(alone.refused("attack 1"), Illegal::NobodyToAttack);
    assert_eq!(counts("blue:5"), boat.crew);
}
