//! Section 3: setup, in order; and section 9A, which changes it.

use crate::help::*;
use campfire::{
    Campfire, Choice, Event, First, Illegal, Lumarathon, Question, Setup, SetupProblem, Tile,
};
use dealer::Quick;
use kernel::{Game, Seat, Turn};

fn fixed(adventurers: &[campfire::Adventurer]) -> Setup {
    Setup {
        adventurers: Choice::Fixed(adventurers.to_vec()),
        first: First::Seat(Seat(0)),
        ..Setup::new(adventurers.len() as u8)
    }
}

/// C3.1
#[test]
fn eight_stacks_of_fourteen_whose_tops_are_seen_before_adventurers_are_chosen() {
    let game = dealt(&Setup::new(4), 3);
    for place in 0..8 {
        assert_eq!(game.height(at(place)), 14);
        assert!(game.top(at(place)).is_some());
    }
    assert_eq!(game.question(), Some(Question::Pick));
    let hidden: u32 = Tile::ALL.iter().map(|&tile| u32::from(game.hidden(tile))).sum();
    assert_eq!(hidden, 112 - 8, "what lies below is known to nobody, only what is left");
}

/// C3.1
#[test]
fn without_even_stacks_heights_are_12_to_16_and_sum_to_112() {
    let setup = Setup { even_stacks: false, ..Setup::new(2) };
    let mut seen = [0u32; 17];
    for seed in 0..400 {
        let game = dealt(&setup, seed);
        let heights: Vec<u8> = (0..8).map(|place| game.height(at(place))).collect();
        assert_eq!(heights.iter().map(|&h| u32::from(h)).sum::<u32>(), 112);
        heights.iter().for_each(|&height| seen[height as usize] += 1);
    }
    assert!((12..=16).all(|height| seen[height] > 100), "every height occurs: {seen:?}");
    assert_eq!(seen.iter().sum::<u32>(), 3200);
}

/// C3.1
#[test]
fn every_combination_of_heights_is_equally_likely() {
    // The weights along a path multiply to the same number for every path.
    let setup = Setup { even_stacks: false, ..Setup::new(2) };
    for seed in 0..50 {
        let mut game = Campfire::start(&setup).unwrap();
        let mut luck = Quick::new(seed);
        let mut chance = 1.0;
        while let Some(campfire::Outcome::Height(..)) = Some(game.sample(&mut luck)) {
            let outcome = game.sample(&mut luck);
            let mut listed = Vec::new();
            game.outcomes(&mut listed);
            let total: u32 = listed.iter().map(|(_, weight)| weight).sum();
            let weight = listed.iter().find(|(o, _)| *o == outcome).expect("sampled are listed").1;
            chance *= f64::from(weight) / f64::from(total);
            game.resolve(outcome, &mut ()).unwrap();
        }
        assert!((chance * 38_165.0 - 1.0).abs() < 1e-9, "one of 38165 combinations: {chance}");
    }
}

/// C3.2, C3.3
#[test]
fn the_frog_is_placed_first_and_is_below_the_nomad() {
    let mut game = dealt(&fixed(&[Red, Nostromo]), 1);
    assert_eq!((asked(&game), game.question()), (Seat(1), Some(Question::Frog)));
    assert_eq!(legal(&game).len(), 8);
    play(&mut game, "frog 5");
    assert_eq!(ring(&game), ["n", "n", "n", "n", "n", "fn", "n", "n"]);
}

/// C3.3
#[test]
fn one_nomad_goes_on_each_place() {
    let game = dealt(&fixed(&[Red, Moon]), 1);
    assert_eq!(ring(&game), ["n"; 8]);
}

/// C3.4
#[test]
fn the_last_player_places_two_discs_of_each_sleeper_in_any_order() {
    let setup = Setup { first: First::Seat(Seat(1)), ..fixed(&[Red, Moon, Ulrich]) };
    let mut game = dealt(&setup, 1);
    assert_eq!((asked(&game), game.question()), (Seat(0), Some(Question::Sleeper)));
    assert_eq!(legal(&game).len(), 16, "two sleepers, eight places");
    play(&mut game, "sleeper siana 3");
    play(&mut game, "sleeper nostromo 3");
    play(&mut game, "sleeper siana 3");
    assert_eq!(letters(&game, 3), "nsos");
    assert_eq!(refused(&game, "sleeper siana 4"), Illegal::SleeperPlaced(Siana));
    assert_eq!(refused(&game, "sleeper red 4"), Illegal::NotAsleep(Red));
    play(&mut game, "sleeper nostromo 0");
    assert_eq!((asked(&game), game.question()), (Seat(1), Some(Question::Disc)));
}

/// C3.4
#[test]
fn a_sleeping_nostromos_frog_stays_in_the_box() {
    let mut game = dealt(&fixed(&[Red, Moon]), 1);
    for text in ["ulrich 0", "ulrich 1", "siana 2", "siana 3", "nostromo 4", "nostromo 5"] {
        play(&mut game, &format!("sleeper {text}"));
    }
    assert!(ring(&game).iter().all(|pile| !pile.contains('f')));
    assert_eq!(game.question(), Some(Question::Disc));
}

/// C3.4
#[test]
fn with_five_players_nobody_sleeps_and_nobody_is_asked() {
    let mut game = dealt(&fixed(&[Ulrich, Moon, Red, Siana, Nostromo]), 1);
    play(&mut game, "frog 0");
    assert_eq!((asked(&game), game.question()), (Seat(0), Some(Question::Disc)));
}

/// C3.5
#[test]
fn each_player_places_one_own_disc_in_turn_order_and_then_another() {
    let setup =
        Setup { first: First::Seat(Seat(2)), ..fixed(&[Ulrich, Moon, Red, Siana, Nostromo]) };
    let mut game = dealt(&setup, 1);
    play(&mut game, "frog 7");
    for (seat, place) in
        [(2, 0), (3, 0), (4, 0), (0, 1), (1, 1), (2, 1), (3, 2), (4, 2), (0, 2), (1, 3)]
    {
        assert_eq!(asked(&game), Seat(seat));
        play(&mut game, &format!("disc {place}"));
    }
    assert_eq!(&ring(&game)[..4], ["nrso", "numr", "nsou", "nm"]);
    assert_eq!(game.question(), Some(Question::PointLys));
}

/// C3.6
#[test]
fn a_placement_that_would_make_a_fifth_disc_is_illegal() {
    let mut game = dealt(&fixed(&[Red, Moon]), 1);
    for sleeper in ["ulrich", "siana", "nostromo"] {
        play(&mut game, &format!("sleeper {sleeper} 6"));
    }
    assert_eq!(letters(&game, 6), "nuso");
    assert_eq!(refused(&game, "sleeper siana 6"), Illegal::FifthDisc(at(6)));
    assert!(!legal(&game).iter().any(|text| text.ends_with('6')));
    for sleeper in ["ulrich", "siana", "nostromo"] {
        play(&mut game, &format!("sleeper {sleeper} 1"));
    }
    assert_eq!(refused(&game, "disc 6"), Illegal::FifthDisc(at(6)));
}

/// C3.6
#[test]
fn the_limit_of_four_binds_setup_only() {
    let mut game =
        build(&draft(&[Ulrich, Moon], ["nuu", "nmmr", "nrss", "noo", "n", "n", "n", "n"]));
    play(&mut game, "sow 0 cw");
    assert_eq!(letters(&game, 1), "nmmrn", "a fifth disc");
}

/// C3.7
#[test]
fn last_the_last_player_points_lys_at_any_stack() {
    let setup =
        Setup { first: First::Seat(Seat(1)), ..fixed(&[Ulrich, Moon, Red, Siana, Nostromo]) };
    let mut game = dealt(&setup, 1);
    play(&mut game, "frog 7");
    for place in [0, 0, 0, 1, 1, 1, 2, 2, 2, 3] {
        play(&mut game, &format!("disc {place}"));
    }
    assert_eq!((asked(&game), legal(&game).len()), (Seat(0), 8));
    let events = play(&mut game, "lys 4");
    assert_eq!(events, [Event::LysPlaced(Seat(0), at(4)), Event::TurnBegan(Seat(1))]);
    assert_eq!(game.lys(), Some(at(4)));
    assert_eq!(game.turn(), Turn::Seat(Seat(1)), "the first player begins");
}

fn lumarathon() -> Setup {
    Setup {
        first: First::Random,
        lumarathon: Some(Lumarathon { captain: Seat(2), winner: Seat(0), last: Seat(1) }),
        ..fixed(&[Red, Moon, Ulrich])
    }
}

/// C9A.1
#[test]
fn after_oh_captain_the_captain_begins_the_winner_has_a_coin_and_the_last_lays_the_sleepers() {
    let mut game = dealt(&lumarathon(), 1);
    assert_eq!(game.first(), Some(Seat(2)));
    assert_eq!(hand(&game, 0), "wild1");
    assert_eq!((asked(&game), game.question()), (Seat(1), Some(Question::Sleeper)));
    for (sleeper, place) in [("siana", 0), ("siana", 1), ("nostromo", 2), ("nostromo", 3)] {
        assert_eq!(asked(&game), Seat(1));
        play(&mut game, &format!("sleeper {sleeper} {place}"));
    }
    assert_eq!(asked(&game), Seat(2), "the Captain places first");
}

/// C9A.1, C6.6, C9.1
#[test]
fn the_coin_is_a_wild_tile_in_every_respect() {
    let mut draft =
        campfire::Draft { setup: lumarathon(), ..campfire::Draft::new(&[Red, Moon, Ulrich]) };
    draft.tiles[0] = tiles("wild a");
    let mut game = build(&draft);
    assert_eq!(game.score(Seat(0)), -2, "it costs a point while kept");
    play(&mut game, "legend a 2 *");
    assert_eq!((hand(&game, 0), game.score(Seat(0))), (String::new(), 2));
}

/// C9A.1, C2.2
#[test]
fn lumarathon_names_three_seats_and_excludes_a_named_first_player() {
    let named = Setup { first: First::Seat(Seat(0)), ..lumarathon() };
    assert_eq!(Campfire::start(&named).unwrap_err(), [SetupProblem::LumarathonFirst]);
    let same = Lumarathon { captain: Seat(0), winner: Seat(1), last: Seat(1) };
    let same = Setup { lumarathon: Some(same), ..lumarathon() };
    assert_eq!(Campfire::start(&same).unwrap_err(), [SetupProblem::LumarathonWinnerLast(Seat(1))]);
    let absent = Lumarathon { captain: Seat(3), winner: Seat(0), last: Seat(1) };
    let absent = Setup { lumarathon: Some(absent), ..lumarathon() };
    assert_eq!(Campfire::start(&absent).unwrap_err(), [SetupProblem::LumarathonSeat(Seat(3))]);
}

/// C2.1: an adventurer that no one plays sleeps. With fixed adventurers, that is known before the
/// first player is.
#[test]
fn a_position_lists_the_sleepers_as_soon_as_the_adventurers_are_known() {
    use campfire::Adventurer::{Moon, Nostromo, Red, Siana, Ulrich};
    let setup = Setup { first: campfire::First::Random, ..fixed(&[Moon, Siana]) };
    let mut game = Campfire::start(&setup).unwrap();
    let mut luck = dealer::Quick::new(1);
    let mut before = 0;
    loop {
        let view = serde_json::to_value(game.view(kernel::Viewer::Omniscient)).unwrap();
        let asleep = [Ulrich, Red, Nostromo].map(|one| one.to_string());
        assert_eq!(view["sleeping"], serde_json::json!(asleep));
        if game.turn() != kernel::Turn::Chance {
            break;
        }
        before += u32::from(view["first"].is_null());
        let outcome = game.sample(&mut luck);
        game.resolve(outcome, &mut ()).unwrap();
    }
    assert!(before > 1, "the first player was unknown for a while");
}
