//! Material and setup (S1, S2, S15).

use crate::table::{Table, plain};
use kernel::{Cites, Draw, FieldProblem, Game, Seat, SetupText, Turn};
use sea::*;

/// S1.1
#[test]
fn fifty_tiles_one_of_which_is_on_the_table() {
    for mix in [TileMix::Default, TileMix::OpenSea, TileMix::RichLands] {
        let table = Table::open(Setup { tiles: mix, ..plain(3) });
        let view = table.all();
        assert_eq!((view.tiles.len(), view.pile.tiles), (1, 49));
        assert_eq!(view.tiles[0].cell, Cell::PRIMORDIAL);
        assert_eq!(view.tiles[0].kind, TileKind::Sea);
    }
    assert!(TileKind::Coast.is_land() && TileKind::Island.is_land());
}

/// S1.2
#[test]
fn the_three_mixes_have_the_numbers_of_the_page() {
    assert_eq!(TileMix::Default.counts(), [22, 12, 8, 8]);
    assert_eq!(TileMix::OpenSea.counts(), [28, 8, 8, 6]);
    assert_eq!(TileMix::RichLands.counts(), [20, 12, 10, 8]);
    let layout = Table::open(plain(3)).sea.layout(0);
    assert_eq!((layout.kinds, layout.piles), (vec![21, 12, 8, 8], vec![49]));
}

/// S1.3
#[test]
fn the_dice_have_the_faces_of_the_page() {
    let mut table = Table::dealt(plain(3));
    table.say("0 wind keep");
    let mut faces = Vec::new();
    table.sea.outcomes(&mut faces);
    let faces: Vec<(String, u32)> = faces.iter().map(|(o, w)| (o.to_string(), *w)).collect();
    let names = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];
    assert_eq!(faces, names.map(|name| (format!("dir {name}"), 1)));
    table.say("! dir N");
    let mut faces = Vec::new();
    table.sea.outcomes(&mut faces);
    assert_eq!(faces, [1, 2, 3].map(|n| (Outcome::Distance(n), 2)));
}

/// S1.4
#[test]
fn six_myths_name_all_eighteen_components_once() {
    let mut named: Vec<Component> = Vec::new();
    for myth in Myth::all() {
        named.extend(Part::ALL.map(|part| Component::new(myth, part)));
    }
    named.sort();
    assert_eq!(named, Component::all().collect::<Vec<_>>());
    let names: std::collections::BTreeSet<_> = Component::all().map(Component::name).collect();
    assert_eq!(names.len(), 18);
}

/// S1.5
#[test]
fn each_player_has_thirty_pawns_and_three_tokens() {
    let view = Table::open(plain(6)).all();
    assert!(view.players.iter().all(|player| (player.pool, player.tokens) == (30, 3)));
    assert_eq!(view.feats.len(), 5);
}

/// S2.1
#[test]
fn three_to_six_players() {
    for players in [0, 2, 7, 255] {
        let problems = Sea::start(&Setup::new(players)).unwrap_err();
        assert_eq!(problems, [SetupProblem::Players(players)]);
        assert_eq!(problems[0].rule(), "S2.1");
    }
    for players in 3..=6 {
        assert!(Sea::start(&Setup::new(players)).is_ok());
    }
}

/// S2.1
#[test]
fn every_problem_of_a_setup_is_named() {
    let nonsense = Setup {
        first_player: FirstPlayer::Seat(Seat(3)),
        god_of_winds: GodOfWinds::Seat(Seat(9)),
        offers_per_turn: 0,
        becalmed_rounds: Some(6),
        ..Setup::new(2)
    };
    let problems = Sea::start(&nonsense).unwrap_err();
    assert_eq!(
        problems,
        [
            SetupProblem::Players(2),
            SetupProblem::FirstSeat(Seat(3)),
            SetupProblem::GodSeat(Seat(9)),
            SetupProblem::OffersPerTurn(0),
            SetupProblem::BecalmedRounds(6),
        ]
    );
    let rules: Vec<_> = problems.iter().map(Cites::rule).collect();
    assert_eq!(rules, ["S2.1", "S2.1", "S2.2", "S10.4", "S14.1"]);
}

/// S2.1
#[test]
fn seats_roll_in_order_until_one_rolls_n() {
    let mut table = Table::open(Setup { first_player: FirstPlayer::RollN, ..plain(3) });
    table.say("! dir S; ! dir NE; ! dir W; ! dir E");
    assert_eq!(table.sea.draw(), Draw::Throw { kind: throw::FIRST, nth: 4 });
    table.say("! dir N");
    assert_eq!(table.all().order, [1, 2, 0]);
    assert!(table.happened(|event| *event == Event::FirstPlayer { seat: Seat(1) }));
}

/// S2.1
#[test]
fn a_named_first_player_who_is_the_god_gives_way_to_the_next() {
    let god = GodOfWinds::Seat(Seat(1));
    let first = FirstPlayer::Seat(Seat(1));
    let table = Table::dealt(Setup { god_of_winds: god, first_player: first, ..plain(4) });
    assert_eq!(table.all().order, [2, 3, 0, 1]);
}

/// S2.2
#[test]
fn the_god_of_winds_does_not_roll_for_n_and_is_last() {
    let mut table = Table::open(Setup::new(4));
    table.say("! god 1; ! dir S; ! dir S");
    // Seat 1 is the God: after seat 0, seat 2 rolled.
    let rolls = table.log.iter().filter_map(|event| match event {
        Event::RolledForFirst { seat, .. } => Some(seat.0),
        _ => None,
    });
    assert_eq!(rolls.collect::<Vec<_>>(), [0, 2]);
    table.say("! dir S; ! dir N");
    assert_eq!(table.all().order, [0, 2, 3, 1]);
    assert_eq!(table.all().god, Some(1));
}

/// S2.2
#[test]
fn any_seat_can_become_the_god_of_winds_and_none_when_the_table_says_so() {
    let mut lots = Vec::new();
    Table::open(Setup::new(5)).sea.outcomes(&mut lots);
    assert_eq!(lots, (0..5).map(|s| (Outcome::God(Seat(s)), 1)).collect::<Vec<_>>());
    assert_eq!(Table::dealt(plain(3)).all().god, None);
}

/// S2.3
#[test]
fn each_player_draws_a_myth_and_a_boat_kept_in_hand() {
    let table = Table::dealt(plain(4));
    let view = table.all();
    assert_eq!(view.players.iter().filter_map(|p| p.myth).count(), 4);
    // Seat 0 has launched immediately, because there was no choice; the others still have theirs in
    // hand.
    assert!(view.players[1..].iter().all(|player| player.hand.is_some()));
    assert_eq!(view.deck, 18 - 4);
}

/// S2.3
#[test]
fn no_myth_is_dealt_twice() {
    let mut table = Table::open(plain(3));
    table.say("! myth 2");
    let mut left = Vec::new();
    table.sea.outcomes(&mut left);
    assert!(left.iter().all(|(outcome, _)| outcome.to_string() != "myth 2"));
    assert_eq!(left.len(), 5);
}

/// S2.4
#[test]
fn the_wind_starts_at_north_and_shows_where_boats_go() {
    let mut table = Table::dealt(plain(3));
    assert_eq!(table.all().wind, Direction::N);
    table.say("0 wind keep; ! dir S; ! dist 1; ! tile sea");
    assert_eq!(table.boat_at(0), Some((0, 1)));
}

/// S15
#[test]
fn the_presets_are_those_of_the_page() {
    let base = Setup::new(5);
    assert_eq!(Setup::preset(5, Preset::FullVoyage), base);
    let printed = Setup {
        god_of_winds: GodOfWinds::None,
        feats: FeatDeck::Three,
        fog_exit: FogExit::Ocean,
        becalmed_rounds: None,
        ..base
    };
    assert_eq!(Setup::preset(5, Preset::AsPrinted), printed);
    let first = Setup {
        distance: Distance::UpTo,
        found: FoundWhen::OnArrival,
        myth: MythGoal::TwoOfThree,
        ..base
    };
    assert_eq!(Setup::preset(5, Preset::FirstVoyage), first);
    let die = Setup { steering: Steering::Die, ..base };
    assert_eq!(Setup::preset(5, Preset::DieSails), die);
}

/// S15
#[test]
fn the_defaults_are_the_first_values_of_the_page() {
    let fields: Vec<String> =
        Setup::new(3).fields().into_iter().map(|(k, v)| k + " " + &v).collect();
    assert_eq!(
        fields,
        [
            "players 3",
            "tiles default",
            "first_player roll_n",
            "god_of_winds random",
            "steering wind",
            "distance exact",
            "fog_exit any",
            "trail relief",
            "sunk_boats reshuffle",
            "found next_turn",
            "offers_per_turn 3",
            "myth all_three",
            "feats five",
            "becalmed_rounds 3",
        ]
    );
}

/// S15: options introduced in edition 2 are refused in edition 1, however they are written.
#[test]
fn edition_1_refuses_the_options_of_edition_2() {
    let field = |key: &str, value: &str| (key.to_owned(), value.to_owned());
    for (key, value) in [("fog_exit", "any"), ("becalmed_rounds", "off")] {
        let fields = [field("players", "3"), field(key, value)];
        assert!(Setup::from_fields(2, &fields).is_ok());
        let later = FieldProblem::Later { key: key.to_owned(), value: value.to_owned(), since: 2 };
        assert_eq!(Setup::from_fields(1, &fields), Err(vec![later]));
    }
    for setup in [
        Setup { edition: 1, fog_exit: FogExit::Ocean, ..Setup::new(3) },
        Setup { edition: 1, becalmed_rounds: None, ..Setup::new(3) },
        Setup { edition: 0, ..Setup::new(3) },
        Setup { edition: EDITION + 1, ..Setup::new(3) },
    ] {
        assert_eq!(Sea::start(&setup), Err(vec![SetupProblem::Edition(setup.edition)]));
    }
}

/// S15
#[test]
fn the_settings_of_edition_1_are_written_as_they_were() {
    let setup = Setup { edition: 1, ..Setup::new(3) };
    assert!(setup.fields().iter().all(|(key, _)| key != "fog_exit"));
    assert_eq!(Setup::from_fields(1, &setup.fields()), Ok(setup));
}

/// S3.1
#[test]
fn after_the_deal_the_first_player_begins() {
    let table = Table::dealt(plain(3));
    assert_eq!(table.turn(), Turn::Seat(Seat(0)));
    assert_eq!(table.asked(), Some(Question::Wind));
}

/// S13: with three feats in play, a position lists three, and can be parsed.
#[test]
fn a_position_lists_the_feats_in_play() {
    for (deck, count) in [(FeatDeck::Three, 3), (FeatDeck::Five, 5)] {
        let view = Table::open(Setup { feats: deck, ..plain(3) }).all();
        let listed: Vec<Feat> = view.feats.iter().map(|one| one.feat).collect();
        assert_eq!(listed, Feat::ALL[..count]);
        let json = serde_json::to_value(&view).unwrap();
        assert_eq!(serde_json::from_value::<View>(json.clone()).unwrap(), view);
        let mut other = json;
        other["feats"].as_array_mut().unwrap().pop();
        assert!(serde_json::from_value::<View>(other).is_err(), "a feat is missing");
    }
}

/// S14: there is exactly one final place for each player.
#[test]
fn the_end_tells_a_place_for_each_player() {
    let over = Event::GameOver { places: Places::new(&[2, 1, 3]).unwrap() };
    let json = serde_json::json!({ "game-over": { "places": [2, 1, 3] } });
    assert_eq!(serde_json::to_value(over).unwrap(), json);
    assert_eq!(serde_json::from_value::<Event>(json).unwrap(), over);
    let many = serde_json::json!({ "game-over": { "places": vec![1; 9] } });
    assert!(serde_json::from_value::<Event>(many).is_err());
}
