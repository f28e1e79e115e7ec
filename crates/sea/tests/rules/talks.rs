//! Interactions: settlers, talks, exchanges (S10.1 to S10.7).

use crate::scene::Scene;
use crate::table::{Table, counts, plain};
use kernel::{Game, Seat, Turn, Viewer};
use sea::*;

/// Returns a table where seat 0 has just arrived next to the boat of seat 1 at sea. Pieces: h0 seat
/// 0, h1 seat 1.
pub fn meeting(mine: &str, theirs: &str) -> Table {
    meeting_at(Setup { ..plain(4) }, mine, theirs)
}

pub fn meeting_at(setup: Setup, mine: &str, theirs: &str) -> Table {
    let mut table =
        Scene::with(setup).tile(0, 1, "sea").boat(0, 0, 0, mine).boat(1, 0, 1, theirs).table();
    table.say("0 wind keep; ! dir N; ! dist 1");
    if table.asked() == Some(Question::LeaveBehind) {
        table.say("0 leave red");
    }
    assert_eq!(table.asked(), Some(Question::Interact));
    table
}

/// Returns a table where seat 0 has just arrived at the settlement of seat 1, who has two secured
/// pieces (h0, h1) and the given settlers. Seat 0 sails h2.
fn visit(crew: &str, settlers: &str) -> Table {
    visit_with(Scene::new(4), crew, settlers)
}

fn visit_with(scene: Scene, crew: &str, settlers: &str) -> Table {
    let mut table = scene
        .tile(0, 1, "island")
        .settlement(0, 1, 1, settlers)
        .secured(1, "0:character")
        .secured(1, "1:character")
        .boat(0, 0, 0, crew)
        .carrying(0, "2:location")
        .table();
    table.say("0 wind keep; ! dir N; ! dist 1");
    if table.asked() == Some(Question::LeaveBehind) {
        table.say("0 leave red");
    }
    assert_eq!(table.asked(), Some(Question::Interact));
    table
}

/// S10.1
#[test]
fn any_number_of_passengers_may_be_left_and_as_many_settlers_taken() {
    let mut table = visit("red:6", "blue:2,green:1");
    assert!(table.allows("settle leave:red:5"));
    assert!(table.allows("settle leave:red:1 take:green:1"));
    table.say("0 settle leave:red:2 take:blue:1,green:1");
    assert_eq!(table.crew(0).as_deref(), Some("red:3,blue:1,green:1"));
    assert_eq!(table.settlement(0, 1).settlers, counts("red:2,blue:1"));
}

/// S10.1
#[test]
fn settlers_are_left_once_a_turn_and_taken_only_in_return() {
    let mut table = visit("red:6", "blue:2");
    assert_eq!(table.refused("settle"), Illegal::SettlesNobody);
    assert_eq!(table.refused("settle take:blue:1"), Illegal::SettlesNobody);
    let too_many = Illegal::TakesTooMany { left: 1, taken: 2 };
    assert_eq!(table.refused("settle leave:red:1 take:blue:2"), too_many);
    let many = counts("red:9");
    assert_eq!(table.refused("settle leave:red:9"), Illegal::SettlersNotAboard(many));
    // The three settlers of the token never come aboard.
    let token = counts("blue:3");
    assert_eq!(table.refused("settle leave:red:3 take:blue:3"), Illegal::NotLooseSettlers(token));
    table.say("0 settle leave:red:1");
    assert_eq!(table.refused("settle leave:red:1"), Illegal::SettledAlready);
}

/// S10.1
#[test]
fn leaving_too_many_sinks_the_boat_but_who_takes_settlers_must_stay_afloat() {
    let mut table = visit("red:3,green:1", "blue:3");
    assert_eq!(table.crew(0).as_deref(), Some("red:2,green:1"));
    assert_eq!(table.refused("settle leave:red:1 take:blue:1"), Illegal::TakingSinks);
    table.say("0 settle leave:red:1");
    assert_eq!((table.crew(0), table.pool(2)), (None, 30));
    assert_eq!(table.settlement(0, 1).settlers, counts("red:1,blue:3"));
}

/// S10.1
#[test]
fn settlers_are_left_at_another_players_settlement_only() {
    let table = meeting("red:7", "blue:7");
    assert_eq!(table.refused("settle leave:red:1"), Illegal::NoForeignSettlement);
}

/// S10.2
#[test]
fn at_sea_the_other_captain_is_the_partner() {
    let table = meeting("red:7", "blue:7");
    assert!(table.allows("offer 1 boats swap:h0/h1"));
    assert_eq!(table.refused("offer 2 boats swap:h0/h1"), Illegal::NotAPartner(Seat(2)));
    assert_eq!(table.refused("offer 0 boats swap:h0/h1"), Illegal::NotAPartner(Seat(0)));
    assert_eq!(table.refused("offer 5 boats swap:h0/h1"), Illegal::NotAPartner(Seat(5)));
}

/// S10.2
#[test]
fn at_a_settlement_any_player_with_settlers_there_is_a_partner() {
    let scene = Scene::new(4).secured(2, "3:action");
    let table = visit_with(scene, "red:6", "green:1");
    assert!(
        table.allows("offer 1 settlement swap:h3/h1")
            || table.allows("offer 1 settlement swap:h3/h2")
    );
    assert!(table.allows("offer 2 settlement swap:h3/h0"));
    assert_eq!(table.refused("offer 3 settlement swap:h3/h0"), Illegal::NotAPartner(Seat(3)));
}

/// S10.2
#[test]
fn where_one_is_is_judged_at_that_moment() {
    // After a takeover, the tile no longer has another player's settlement: the other boat there
    // may now be attacked.
    let mut table = visit_with(Scene::new(4).boat(2, 0, 1, "green:3"), "red:7", "");
    assert_eq!(table.refused("attack 1"), Illegal::SafeHarbour);
    table.say("0 settle leave:red:4");
    assert_eq!(table.settlement(0, 1).owner, 0);
    assert!(table.allows("attack 2"));
}

/// S10.2, S10.5: a swap of boats is possible wherever two boats meet.
#[test]
fn boats_that_meet_at_a_third_players_settlement_may_exchange() {
    let scene = || visit_with(Scene::new(4).boat(2, 0, 1, "green:4"), "red:6", "");
    let mut table = scene();
    // h3 is red's boat and h2 green's: the boats of a scene are placed in order.
    let boats = [0, 2].map(|seat| table.player(seat).boat.expect("a boat").handle);
    let offer = format!("offer 2 boats swap:{}/{}", boats[0], boats[1]);
    assert!(table.allows(&offer));
    assert_eq!(table.refused(&offer.replace("boats", "settlement")), Illegal::NotAPartner(Seat(2)));
    table.say(&format!("0 {offer}; 2 accept"));
    assert_eq!(table.player(0).boat.expect("a boat").handle, boats[1]);
    assert!(table.player(0).secured.is_empty(), "nothing is secured");
    assert_eq!(table.refused("attack 1"), Illegal::SafeHarbour);
    let old = scene_of_edition_1(|| Scene::with(Setup { edition: 1, ..plain(4) }));
    assert_eq!(old.refused("offer 2 swap:h3/h2"), Illegal::NotAPartner(Seat(2)));
}

fn scene_of_edition_1(scene: impl Fn() -> Scene) -> Table {
    visit_with(scene().boat(2, 0, 1, "green:4"), "red:6", "")
}

/// S10.2: if both kinds of exchange are possible with one player, the offer says which.
#[test]
fn an_offer_names_its_kind() {
    let mut table = Scene::new(4)
        .tile(0, 1, "island")
        .settlement(0, 1, 1, "")
        .boat(0, 0, 0, "red:4")
        .boat(1, 0, 1, "blue:4")
        .table();
    table.say("0 wind keep; ! dir N; ! dist 1");
    assert!(table.allows("offer 1 boats swap:h0/h1"));
    assert!(table.allows("offer 1 settlement swap:h0/h1"));
    assert_eq!(table.refused("offer 1 swap:h0/h1"), Illegal::KindMissing);
    table.say("0 offer 1 boats swap:h0/h1");
    let other = Illegal::CounterKind(ExchangeKind::Settlement);
    assert_eq!(table.refused("counter 1 settlement swap:h0/h1 give:red:1"), other);
    assert!(table.moves().iter().all(|mv| !mv.contains("settlement")));
    table.say("1 accept");
    assert_eq!(
        (table.crew(0).as_deref(), table.crew(1).as_deref()),
        (Some("red:3"), Some("blue:4"))
    );
    let old = meeting_at(Setup { edition: 1, ..plain(4) }, "red:7", "blue:7");
    assert_eq!(old.refused("offer 1 boats swap:h0/h1"), Illegal::KindNamed);
}

/// S10.3: a disclosure names no kind: it may name any piece that the partner could give in either.
#[test]
fn a_disclosure_is_about_any_piece_of_either_kind() {
    let scene = Scene::new(4).boat(1, 0, 1, "blue:4");
    let table = visit_with(scene, "red:6", "");
    let boat = table.player(1).boat.expect("a boat").handle;
    let mine = table.player(0).boat.expect("a boat").handle;
    for theirs in [Handle(0), Handle(1), boat] {
        assert!(table.allows(&format!("disclose 1 {mine}/{theirs}")), "{theirs}");
    }
}

/// S6.9, S10.1: settlers may be left whenever the boat is present, even if it couldn't move.
#[test]
fn a_boat_that_could_not_move_may_leave_settlers_and_nothing_else() {
    let scene = |edition| {
        let mut table = Scene::with(Setup { edition, ..plain(4) })
            .tile(0, 1, "island")
            .tile(0, 2, "sea")
            .settlement(0, 1, 1, "")
            .boat(0, 0, 1, "red:7")
            .boat(1, 0, 1, "blue:4")
            .boat(2, 0, 2, "green:3")
            .boat(3, 0, 2, "yellow:3")
            .table();
        table.say("0 wind keep; ! dir N; ! dist 1");
        table
    };
    let mut table = scene(2);
    assert_eq!((table.crew(0).as_deref(), table.boat_at(0)), (Some("red:6"), Some((0, 1))));
    assert_eq!(table.asked(), Some(Question::Interact));
    assert_eq!(table.refused("attack 1"), Illegal::NotArrived);
    assert_eq!(table.refused("offer 1 boats swap:h0/h1"), Illegal::NotArrived);
    assert_eq!(table.refused("disclose 1 h0/h1"), Illegal::NotArrived);
    assert!(table.moves().iter().all(|mv| mv == "done" || mv.starts_with("settle")));
    // The captain doesn't dock even as the new owner, because the boat has not arrived.
    table.say("0 settle leave:red:4");
    assert_eq!((table.settlement(0, 1).owner, table.crew(0).as_deref()), (0, Some("red:2")));
    assert_eq!(scene(1).all().active, Some(1), "edition 1 asks nothing");
}

/// S7.4, S8.3: only the boat that sailed has arrived; edition 1 let the new boat continue.
#[test]
fn a_crew_that_sails_on_after_an_exchange_neither_talks_nor_docks() {
    let exchange = |edition: u8, offer: &str| {
        let setup = Setup { edition, ..plain(4) };
        let mut table = visit_with(Scene::with(setup), "red:7", "");
        table.say(&format!("0 {offer}; 1 accept"));
        table.say("0 disembark settle:red:4 sail:red:2; ! boat 5:action");
        table
    };
    let table = exchange(2, "offer 1 settlement swap:h2/h0");
    assert_eq!(table.settlement(0, 1).owner, 0, "seat 0 owns the settlement now");
    assert_eq!((table.boat_at(0), table.all().active), (Some((0, 1)), Some(1)));
    assert!(!table.happened(|event| matches!(event, Event::Docked { .. })));
    let old = exchange(1, "offer 1 swap:h2/h0");
    assert!(old.happened(|event| matches!(event, Event::Docked { .. })), "edition 1 docked it");
}

/// S10.7, S16: nothing is shuffled, so a discarded piece stays known to those who knew it.
#[test]
fn a_discarded_piece_stays_known() {
    let setup = Setup { sunk_boats: SunkBoats::Discard, ..plain(4) };
    let mut table = meeting_at(setup, "red:7", "blue:2");
    table.say("0 disclose 1 h0/h1; 1 accept; 0 done");
    table.say("1 wind keep; ! dir N; ! dist 2; ! tile sea; ! tile sea");
    assert_eq!(table.all().discarded, [Handle(1)]);
    for (seat, knows) in [(0, true), (1, true), (2, false)] {
        let view = table.seen_by(seat);
        let piece = view.pieces.iter().find(|piece| piece.handle == Handle(1)).expect("public");
        assert_eq!((piece.component.is_some(), &view.discarded), (knows, &vec![Handle(1)]));
        let imagined = Sea::imagine(&view, &mut dealer::Quick::new(7)).view(Viewer::Omniscient);
        let face = |view: &View| view.pieces[1].component;
        assert!(!knows || face(&imagined) == face(&table.all()), "what is known is not imagined");
    }
    let old = Setup { edition: 1, ..setup };
    let mut old = meeting_at(old, "red:7", "blue:2");
    old.say("0 disclose 1 h0/h1; 1 accept; 0 done");
    old.say("1 wind keep; ! dir N; ! dist 2; ! tile sea; ! tile sea");
    assert!(old.all().pieces.iter().all(|piece| piece.handle != Handle(1)));
    assert_eq!(old.all().forgotten.map(|parts| parts.len()), Some(1));
}

/// S10.3
#[test]
fn a_disclosure_shows_each_of_the_two_the_others_piece_and_binds_nobody() {
    let mut table = meeting("red:7", "blue:7");
    table.say("0 disclose 1 h0/h1");
    assert_eq!(
        (table.turn(), table.moves()),
        (Turn::Seat(Seat(1)), vec!["accept".into(), "decline".into()])
    );
    table.say("1 accept");
    assert!(table.seen_by(0).pieces.iter().all(|piece| piece.component.is_some()));
    assert!(table.seen_by(1).pieces.iter().all(|piece| piece.component.is_some()));
    assert!(table.seen_by(2).pieces.iter().all(|piece| piece.component.is_none()));
    assert!(table.allows("attack 1"));
}

/// S10.3
#[test]
fn a_disclosure_is_proposed_once_a_turn_and_may_be_declined() {
    let mut table = meeting("red:7", "blue:7");
    table.say("0 disclose 1 h0/h1; 1 decline");
    assert_eq!(table.seen_by(0).pieces[1].component, None);
    assert_eq!(table.refused("disclose 1 h0/h1"), Illegal::DisclosedAlready);
    assert!(table.moves().iter().all(|mv| !mv.starts_with("disclose")));
}

/// S10.4
#[test]
fn an_offer_is_accepted_declined_or_countered_once() {
    let mut table = meeting("red:7", "blue:6");
    table.say("0 offer 1 boats swap:h0/h1");
    assert!(table.allows("accept") && table.allows("decline"));
    table.say("1 counter 1 boats swap:h0/h1 give:red:1");
    assert_eq!((table.turn(), table.asked()), (Turn::Seat(Seat(0)), Some(Question::AnswerCounter)));
    assert_eq!(table.moves(), ["accept", "decline"]);
    assert_eq!(table.refused("counter 1 boats swap:h0/h1"), Illegal::CounterToCounter);
    table.say("0 accept");
    assert_eq!(table.crew(0).as_deref(), Some("red:5"));
}

/// S10.4
#[test]
fn three_offers_a_turn_and_one_concluded_exchange() {
    let mut table = meeting("red:7", "blue:6");
    table.say("0 offer 1 boats swap:h0/h1; 1 decline; 0 offer 1 boats swap:h0/h1; 1 decline");
    let mut concluded = table.clone();
    table.say("0 offer 1 boats swap:h0/h1; 1 decline");
    assert_eq!(table.refused("offer 1 boats swap:h0/h1"), Illegal::OffersSpent);
    concluded.say("0 offer 1 boats give:red:1 take:blue:1; 1 accept");
    // Nothing is left to do here: no offer, no disclosure, no attack. The turn has ended.
    assert_eq!(concluded.all().active, Some(1));
}

/// S10.4
#[test]
fn offers_per_turn_is_an_option() {
    let setup = Setup { offers_per_turn: 1, ..plain(4) };
    let mut table = meeting_at(setup, "red:7", "blue:7");
    table.say("0 offer 1 boats swap:h0/h1; 1 decline");
    assert_eq!(table.refused("offer 1 boats swap:h0/h1"), Illegal::OffersSpent);
}

/// S10.4
#[test]
fn an_empty_offer_is_invalid() {
    let table = meeting("red:7", "red:1,blue:6");
    assert_eq!(table.refused("offer 1 boats"), Illegal::EmptyOffer);
    assert_eq!(table.refused("offer 1 boats give:red:1 take:red:1"), Illegal::EmptyOffer);
}

/// S10.4
#[test]
fn a_counter_offer_is_validated_too_and_stays_between_the_two() {
    let mut table = meeting("red:7", "blue:7");
    table.say("0 offer 1 boats swap:h0/h1");
    assert_eq!(table.refused("counter 2 boats swap:h0/h1"), Illegal::CounterPartner(Seat(2)));
    assert_eq!(table.refused("counter 1 boats"), Illegal::EmptyOffer);
    assert_eq!(table.refused("offer 1 boats swap:h0/h1"), Illegal::NotAsked(Question::AnswerOffer));
}

/// S10.4
#[test]
fn an_offer_that_no_longer_holds_cannot_be_accepted() {
    let mut table = meeting("red:7", "blue:7");
    table.say("0 offer 1 boats give:red:1 take:blue:1");
    // Nothing can change between offer and answer during play, so the position is made by hand: the
    // blue boat has lost what was asked for.
    let mut draft = Draft::of(&table.sea);
    let player = &mut draft.position.players[1];
    player.boat.as_mut().expect("a boat").crew = counts("blue:1");
    player.pool += 6;
    let lapsed = Table { sea: draft.build().expect("lawful"), log: Vec::new() };
    assert_eq!(lapsed.refused("accept"), Illegal::OfferLapsed);
    assert!(!lapsed.allows("accept") && lapsed.allows("decline"));
}

/// S10.5
#[test]
fn a_swap_at_sea_exchanges_components_and_secures_nothing() {
    let mut table = meeting("red:7", "blue:5");
    let before = [0, 1].map(|h| table.all().pieces[h].component);
    table.say("0 offer 1 boats swap:h0/h1 give:red:1; 1 accept");
    let boats = [0, 1].map(|seat| table.player(seat).boat.expect("a boat").handle);
    assert_eq!(boats, [Handle(1), Handle(0)]);
    assert_eq!([0, 1].map(|h| table.all().pieces[h].component), before);
    assert_eq!(table.crew(0).as_deref(), Some("red:5"));
    assert_eq!(table.crew(1).as_deref(), Some("red:1,blue:5"));
    assert!(table.all().players.iter().all(|player| player.secured.is_empty()));
    // Each player knows what they gave and what they got.
    assert!(table.seen_by(0).pieces.iter().all(|piece| piece.component.is_some()));
}

/// S10.5
#[test]
fn each_boat_keeps_one_to_seven_passengers_and_its_majority() {
    let table = meeting("red:5", "blue:6");
    assert_eq!(table.refused("offer 1 boats give:red:2"), Illegal::TooManyAboard(Seat(1)));
    assert_eq!(table.refused("offer 1 boats give:red:4"), Illegal::ExchangeSinks(Seat(0)));
    assert_eq!(table.refused("offer 1 boats take:blue:4"), Illegal::TooManyAboard(Seat(0)));
    assert_eq!(
        table.refused("offer 1 boats give:red:3 take:blue:3"),
        Illegal::ExchangeSinks(Seat(0))
    );
    assert_eq!(table.refused("offer 1 boats give:red:9"), Illegal::GiveNotAboard(counts("red:9")));
    assert_eq!(
        table.refused("offer 1 boats take:green:1"),
        Illegal::TakeNotAboard(counts("green:1"))
    );
}

/// S10.5
#[test]
fn at_sea_only_the_two_boats_can_be_swapped() {
    let mut table = Scene::new(4)
        .tile(0, 1, "sea")
        .secured(1, "0:character")
        .boat(0, 0, 0, "red:7")
        .boat(1, 0, 1, "blue:7")
        .table();
    table.say("0 wind keep; ! dir N; ! dist 1");
    assert_eq!(table.refused("offer 1 boats swap:h1/h0"), Illegal::NotTheirBoat(Handle(0)));
    assert_eq!(table.refused("offer 1 boats swap:h2/h1"), Illegal::NotYourBoat(Handle(2)));
    assert_eq!(table.refused("offer 1 boats swap:h1/h9"), Illegal::NoSuchPiece(Handle(9)));
}

/// S10.6
#[test]
fn an_exchange_at_a_settlement_secures_both_pieces_and_the_crew_goes_ashore() {
    let mut table = visit("red:5", "blue:2");
    table.say("0 offer 1 settlement swap:h2/h0 give:red:1 take:blue:2; 1 accept");
    assert_eq!(table.player(0).secured, [Handle(0)]);
    assert_eq!(table.player(1).secured, [Handle(1), Handle(2)]);
    assert_eq!(table.crew(0), None);
    assert_eq!(table.asked(), Some(Question::Disembark));
    table.say("0 disembark settle:red:3,blue:2");
    assert_eq!(table.settlement(0, 1).settlers, counts("red:4,blue:2"));
}

/// S10.6
#[test]
fn at_a_settlement_the_swap_of_pieces_is_compulsory() {
    let table = visit("red:5", "blue:2");
    assert_eq!(table.refused("offer 1 settlement give:red:1"), Illegal::SwapMissing);
    assert_eq!(table.refused("offer 1 settlement"), Illegal::SwapMissing);
}

/// S10.6
#[test]
fn only_loose_settlers_of_the_partners_tribe_come_aboard_and_no_more_than_seven() {
    let table = visit("red:7", "blue:2,green:1");
    let green = counts("green:1");
    let refused = table.refused("offer 1 settlement swap:h2/h0 take:green:1");
    assert_eq!(refused, Illegal::TakeNotSettlers(green));
    let refused = table.refused("offer 1 settlement swap:h2/h0 take:blue:2");
    assert_eq!(refused, Illegal::TooManyAboard(Seat(0)));
    assert_eq!(table.refused("offer 1 settlement swap:h2/h2"), Illegal::NotOnOffer(Handle(2)));
}

/// S10.6
#[test]
fn a_partners_boat_on_the_very_tile_may_be_given_and_its_crew_goes_ashore_second() {
    let mut table = Scene::new(4)
        .tile(0, 1, "island")
        .settlement(0, 1, 1, "")
        .boat(0, 0, 0, "red:4")
        .boat(1, 0, 1, "blue:4")
        .table();
    table.say("0 wind keep; ! dir N; ! dist 1; 0 offer 1 settlement swap:h0/h1; 1 accept");
    assert_eq!((table.crew(0), table.crew(1)), (None, None));
    table.say("0 disembark settle:red:3");
    assert_eq!(table.turn(), Turn::Seat(Seat(1)));
    table.say("1 disembark sail:blue:4; ! boat 0:action");
    assert_eq!(table.boat_at(1), Some((0, 1)));
    assert_eq!(table.player(0).secured, [Handle(1)]);
    assert_eq!(table.player(1).secured, [Handle(0)]);
}

/// S10.6
#[test]
fn a_boat_elsewhere_and_disclosed_pieces_are_not_on_offer() {
    let scene = Scene::new(4).legend(1, 5).boat(1, 0, 0, "blue:3");
    let table = visit_with(scene, "red:5", "");
    // h0 to h2 are the legend, h3 and h4 secured, h5 blue's boat elsewhere, h6 red's boat.
    assert_eq!(table.refused("offer 1 settlement swap:h6/h0"), Illegal::NotOnOffer(Handle(0)));
    assert_eq!(table.refused("offer 1 settlement swap:h6/h5"), Illegal::NotOnOffer(Handle(5)));
    assert!(table.allows("offer 1 settlement swap:h6/h3"));
}

/// S10.7
#[test]
fn a_player_keeps_seeing_a_piece_until_it_is_shuffled_into_the_deck() {
    let mut table = meeting("red:7", "blue:2");
    table.say("0 offer 1 boats swap:h0/h1; 1 accept");
    let given = table.seen_by(0).pieces[0].component;
    assert!(given.is_some(), "seat 0 still knows what it gave away");
    assert_eq!(table.turn(), Turn::Seat(Seat(1)));
    // Blue sails two steps and sinks: the piece is shuffled into the deck, and its handle is gone.
    table.say("1 wind keep; ! dir N; ! dist 2; ! tile sea; ! tile sea");
    assert!(table.all().pieces.iter().all(|piece| piece.handle != Handle(0)));
    table.say(&format!("! boat {}", given.expect("known")));
    let new = table.all().pieces.last().expect("drawn").clone();
    assert_eq!((new.handle, new.component), (Handle(2), given));
    let seen = table.seen_by(0).pieces.last().expect("drawn").component;
    assert_eq!(seen, None, "seat 0 does not know it again");
}

/// S10.4
#[test]
fn the_terms_of_an_offer_are_for_the_two_and_what_moved_is_for_all() {
    let mut table = meeting("red:7", "blue:7");
    table.say("0 offer 1 boats swap:h0/h1");
    let sealed = |viewer| match table.sea.view(viewer).agenda.last() {
        Some(Frame::AnswerOffer { terms, .. }) => terms.is_none(),
        other => panic!("{other:?}"),
    };
    assert!(!sealed(Viewer::Seat(Seat(0))) && !sealed(Viewer::Seat(Seat(1))));
    assert!(sealed(Viewer::Seat(Seat(2))) && sealed(Viewer::Spectator));
    let made = *table.log.last().expect("an event");
    let witnessed = Sea::witness(&made, Viewer::Seat(Seat(2)));
    let from = Seat(0);
    let to = Seat(1);
    assert_eq!(witnessed, Some(Event::OfferMade { from, to, counter: false, terms: None }));
    table.say("1 accept");
    assert!(table.happened(|event| matches!(
        Sea::witness(event, Viewer::Seat(Seat(3))),
        Some(Event::Exchanged { .. })
    )));
}
