//! Nim keeps the contract of every game, and reports what is wrong with a table.

use dealer::Quick;
use kernel::contract::{Probe, check};
use kernel::{Game, Luck, Seat, SetupText};
use nim::{Nim, Roll, Setup, Take};

struct Wild;

impl Probe<Nim> for Wild {
    fn some_move(&self, luck: &mut dyn Luck) -> Take {
        Take(luck.below(6) as u8)
    }

    fn some_outcome(&self, luck: &mut dyn Luck) -> Roll {
        Roll(luck.below(6) as u8)
    }
}

/// N1.1, N1.2, N1.3
#[test]
fn nim_keeps_the_contract() {
    let setups = [2, 3, 4].map(Setup::usual);
    check::<Nim>(&setups, 20, 200, &Wild, &mut Quick::new(1)).assert();
}

/// N1.3
#[test]
fn the_player_who_took_last_wins() {
    let mut game = Nim::start(&Setup { players: 2, stones: 4 }).expect("a table");
    game.resolve(Roll(3), &mut ()).expect("the die rolls");
    game.play(Take(3), &mut ()).expect("three of four");
    let standing = game.standing().expect("one stone ends the game");
    assert_eq!(standing.winners().collect::<Vec<_>>(), [Seat(0)]);
}

/// N1.1, N1.2
#[test]
fn too_few_stones_and_too_many_players_are_refused_with_their_rules() {
    let problems = Nim::start(&Setup { players: 9, stones: 1 }).expect_err("no table");
    let told: Vec<String> = problems.iter().map(ToString::to_string).collect();
    let expected = ["‘players’ must be from 2 to 4, not 9", "‘stones’ must be from 2 to 99, not 1"];
    assert_eq!(told, expected);
}
