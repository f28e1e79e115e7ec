//! Sections 1 and 2: material and players.

use crate::help::*;
use campfire::pieces::TILE_KINDS;
use campfire::{
    Adventurer, Campfire, CardBox, Choice, Direction, Disc, Draft, First, Illegal, Legend, Move,
    Place, Setup, SetupProblem, Song, Tile,
};
use kernel::{Cites, Game, Seat, Turn};

/// C1.1
#[test]
fn eight_places_are_numbered_clockwise_from_0_to_7() {
    assert_eq!(Place::all().map(|place| place.to_string()).collect::<String>(), "01234567");
    assert_eq!(at(7).step(Direction::Clockwise, 1), at(0));
    assert_eq!(at(0).step(Direction::Counterclockwise, 1), at(7));
    assert_eq!(Place::new(8), None);
}

/// C1.2
#[test]
fn there_are_112_tiles_14_of_each_legend_12_moons_and_2_wilds() {
    let game = Campfire::start(&Setup::new(2)).unwrap();
    let counts: Vec<u8> = Tile::ALL.iter().map(|&tile| game.hidden(tile)).collect();
    assert_eq!(counts, [14, 14, 14, 14, 14, 14, 14, 2, 12]);
    assert_eq!(counts.iter().map(|&n| u32::from(n)).sum::<u32>(), 112);
    assert_eq!(TILE_KINDS, 9);
}

/// C1.3, C1.4, C1.7
#[test]
fn each_legend_has_four_cards_of_different_values_and_there_are_four_songs() {
    let game = Campfire::start(&Setup::new(2)).unwrap();
    for legend in Legend::ALL {
        assert_eq!(game.legends_available(legend).collect::<Vec<_>>(), [2, 3, 4, 5]);
    }
    let songs: Vec<Song> = game.songs_available().collect();
    assert_eq!(songs, [4, 5, 6, 7].map(|price| Song { price, points: price }));
}

/// C1.5
#[test]
fn nineteen_discs_eight_nomads_two_of_each_adventurer_and_the_frog() {
    let game = build(&Draft::new(&Adventurer::ALL));
    let all: Vec<Disc> = Place::all().flat_map(|place| game.pile(place).discs()).collect();
    assert_eq!(all.len(), 19);
    let count = |disc| all.iter().filter(|&&d| d == disc).count();
    assert_eq!((count(Disc::Nomad), count(Disc::Frog)), (8, 1));
    for adventurer in Adventurer::ALL {
        assert_eq!(count(adventurer.disc()), 2);
    }
}

/// C1.6
#[test]
fn lys_the_chart_and_five_adventurers_who_wake_or_sleep() {
    let setup = Setup { adventurers: Choice::Fixed(vec![Red, Moon]), ..Setup::new(2) };
    let game = dealt(&setup, 1);
    assert_eq!((game.lys(), game.chart()), (None, 0));
    assert_eq!((game.seat_of(Red), game.seat_of(Moon)), (Some(Seat(0)), Some(Seat(1))));
    assert_eq!(game.seat_of(Ulrich), None);
}

/// C1.7
#[test]
fn a_table_may_name_another_box_with_songs_whose_points_differ_from_their_price() {
    let mut cards = CardBox { name: "mine".into(), ..CardBox::default() };
    cards.legends[Legend::Comet.index()] = [6, 1, 3, 9];
    cards.songs = [(3, 5), (5, 9), (4, 7), (6, 12)].map(|(price, points)| Song { price, points });
    let mut draft = Draft::new(&[Ulrich, Moon]);
    draft.setup.cards = cards;
    draft.tiles[0] = tiles("c a b d");
    let game = build(&draft);
    assert_eq!(game.legends_available(Legend::Comet).collect::<Vec<_>>(), [1, 3, 6, 9]);
    assert!(legal(&game).contains(&"legend c 1".to_owned()));
    let mut wrote = game;
    play(&mut wrote, "song 4 abcd");
    assert_eq!(wrote.card_points(Seat(0)), 7);
}

/// C2.1
#[test]
fn two_to_five_players_each_with_a_different_adventurer() {
    for players in [0, 1, 6, 255] {
        let problems = Campfire::start(&Setup::new(players)).unwrap_err();
        assert_eq!(problems, [SetupProblem::Players(players)]);
        assert_eq!(problems[0].rule(), "C2.1");
    }
    for players in 2..=5 {
        assert!(Campfire::start(&Setup::new(players)).is_ok());
    }
    let twice = Setup { adventurers: Choice::Fixed(vec![Red, Red]), ..Setup::new(2) };
    assert_eq!(Campfire::start(&twice).unwrap_err(), [SetupProblem::FixedTwice(Red)]);
    let mut game = dealt(&Setup::new(2), 1);
    play(&mut game, "pick red");
    assert_eq!(refused(&game, "pick red"), Illegal::AdventurerTaken(Red));
}

/// C2.2
#[test]
fn the_first_player_is_chosen_at_random_or_named() {
    let mut game = Campfire::start(&Setup::new(3)).unwrap();
    for place in 0..8 {
        fall(&mut game, &format!("tile {place} a"));
    }
    assert_eq!((game.turn(), game.first()), (Turn::Chance, None));
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    let listed: Vec<_> = outcomes.iter().map(|(o, weight)| (o.to_string(), *weight)).collect();
    assert_eq!(listed, [("first 0".into(), 1), ("first 1".into(), 1), ("first 2".into(), 1)]);
    fall(&mut game, "first 2");
    assert_eq!((game.first(), asked(&game)), (Some(Seat(2)), Seat(2)));

    let named = Setup { first: First::Seat(Seat(1)), ..Setup::new(3) };
    assert_eq!(asked(&dealt(&named, 1)), Seat(1));
    let nobody = Setup { first: First::Seat(Seat(3)), ..Setup::new(3) };
    assert_eq!(Campfire::start(&nobody).unwrap_err(), [SetupProblem::FirstSeat(Seat(3))]);
}

/// C2.3
#[test]
fn adventurers_are_picked_in_turn_order_the_first_player_first() {
    let setup = Setup { first: First::Seat(Seat(1)), ..Setup::new(3) };
    let mut game = dealt(&setup, 1);
    for (seat, pick) in [(1, "pick moon"), (2, "pick ulrich"), (0, "pick siana")] {
        assert_eq!(asked(&game), Seat(seat));
        play(&mut game, pick);
    }
    assert_eq!(game.adventurer(Seat(0)), Some(Siana));
    assert_eq!(game.adventurer(Seat(1)), Some(Moon));
    assert_eq!(game.adventurer(Seat(2)), Some(Ulrich));
}

/// C2.3
#[test]
fn adventurers_may_be_drawn_at_random_or_fixed_by_the_host() {
    let random =
        Setup { adventurers: Choice::Random, first: First::Seat(Seat(0)), ..Setup::new(2) };
    let mut game = Campfire::start(&random).unwrap();
    for place in 0..8 {
        fall(&mut game, &format!("tile {place} b"));
    }
    fall(&mut game, "lot 0 moon");
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    assert_eq!(outcomes.len(), 4, "the first lot is gone");
    fall(&mut game, "lot 1 nostromo");
    assert_eq!(game.adventurer(Seat(1)), Some(Nostromo));

    let fixed = Setup { adventurers: Choice::Fixed(vec![Red, Siana, Moon]), ..Setup::new(3) };
    let game = dealt(&fixed, 1);
    assert_eq!(game.adventurer(Seat(2)), Some(Moon));
    let short = Setup { adventurers: Choice::Fixed(vec![Red]), ..Setup::new(3) };
    let problems = Campfire::start(&short).unwrap_err();
    assert_eq!(problems, [SetupProblem::FixedCount { named: 1, players: 3 }]);
}

/// C4.1a, C2.3
#[test]
fn the_fifth_player_is_not_asked_since_one_adventurer_is_left() {
    let setup = Setup { first: First::Seat(Seat(0)), ..Setup::new(5) };
    let mut game = dealt(&setup, 1);
    for pick in ["pick ulrich", "pick moon", "pick red", "pick siana"] {
        play(&mut game, pick);
    }
    assert_eq!(game.adventurer(Seat(4)), Some(Nostromo));
    assert_eq!(legal(&game).len(), 8, "his player is asked for the Frog at once");
    assert!(matches!(mv(&legal(&game)[0]), Move::Frog(_)));
}

/// C2.1, C2.2, C2.3, C8.3, C9A.1
#[test]
fn a_bad_setup_is_refused_with_every_reason() {
    let setup = Setup {
        first: First::Seat(Seat(9)),
        adventurers: Choice::Fixed(vec![Red, Red]),
        standstill: Some(0),
        ..Setup::new(7)
    };
    let rules: Vec<_> = setup.problems().iter().map(Cites::rule).collect();
    assert_eq!(rules, ["C2.1", "C2.2", "C2.3", "C2.1", "C8.3"]);
}

/// C1.3, C1.5
#[test]
fn piles_and_cards_in_words_are_those_that_are_listed() {
    let kinds = std::array::from_fn(|kind| kind as u8);
    let mut owned = 0;
    for number in 0..20 {
        let mut game = Campfire::start(&Setup::new(4)).unwrap();
        let mut luck = dealer::Quick::new(number);
        while game.turn() != Turn::Over {
            for place in Place::all() {
                let mut bytes = [0; 19];
                game.pile(place).write(&kinds, &mut bytes);
                let discs: Vec<u8> = game.pile(place).discs().map(|disc| disc as u8).collect();
                assert_eq!(bytes[..discs.len()], discs);
                assert!(bytes[discs.len()..].iter().all(|&byte| byte == 0));
            }
            for seat in Seat::all(4) {
                for legend in Legend::ALL {
                    let ranks = game.cards_owned(seat) >> (4 * legend.index()) & 0xf;
                    let values = game.legend_values(legend).into_iter().enumerate();
                    let mut of_ranks = values.filter(|(rank, _)| ranks & 1 << rank != 0);
                    let value = of_ranks.next().map(|(_, value)| value);
                    assert_eq!(value, game.legend_owned(seat, legend));
                    owned += u32::from(value.is_some());
                }
            }
            kernel::playout::random_step(&mut game, &mut luck, &mut ());
        }
    }
    assert!(owned > 100, "only {owned} cards were owned");
}
