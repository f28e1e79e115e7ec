//! Bots choose legal moves, and the same seed makes the same choices.

use crate::table::{choice, positions, whole_game};
use bots::Bot;
use campfire::Campfire;
use kernel::Game;
use kernel::playout::listed_moves;
use sea::Sea;

const NAMES: [&str; 8] =
    ["random", "first-steps", "easy", "greedy", "keen", "medium", "uct:30", "search:30"];

#[test]
fn every_bot_of_campfire_plays_whole_legal_games_at_every_table() {
    for players in 2..=5 {
        let names = (0..players).map(|seat| NAMES[(seat as usize + 2 * players as usize) % 8]);
        let mut bots: Vec<_> =
            names.map(|name| bots::campfire::bot(name, players.into()).unwrap()).collect();
        let end = whole_game::<Campfire>(&campfire::Setup::new(players), 1, &mut bots);
        assert!(end.standing().is_some());
    }
}

#[test]
fn every_bot_of_sea_plays_whole_legal_games_at_every_table() {
    for players in 3..=6 {
        let names = (0..players).map(|seat| NAMES[(seat as usize + 2 * players as usize) % 8]);
        let mut bots: Vec<_> =
            names.map(|name| bots::sea::bot(name, players.into()).unwrap()).collect();
        let end = whole_game::<Sea>(&sea::Setup::new(players), 1, &mut bots);
        assert!(end.standing().is_some());
    }
}

#[test]
fn the_same_seed_and_budget_make_the_same_game() {
    for name in ["random", "first-steps", "greedy", "keen", "uct:20", "search:20"] {
        let play = || {
            let mut bots: Vec<_> =
                (0..3).map(|seed| bots::campfire::bot(name, seed).unwrap()).collect();
            whole_game::<Campfire>(&campfire::Setup::new(3), 8, &mut bots)
        };
        assert_eq!(play(), play(), "{name} is not repeatable");
    }
}

#[test]
fn searches_beside_each_other_find_the_same_on_any_schedule() {
    let setup = campfire::Setup::new(2);
    for game in positions::<Campfire>(&setup, 4, 9, 4) {
        let choose = || {
            let mut bot = bots::campfire::bot("search:60+threads=3", 7).unwrap();
            choice(&mut *bot, &game)
        };
        let first = choose();
        assert!(listed_moves(&game).contains(&first));
        assert!((0..3).all(|_| choose() == first));
    }
}

#[test]
fn a_kept_tree_still_gives_only_legal_moves() {
    // The turns of Red and Moon have several decisions, because Red lifts and Moon nudges. Trees
    // are kept between those decisions.
    let setup = campfire::Setup {
        adventurers: campfire::Choice::Fixed(vec![
            campfire::Adventurer::Red,
            campfire::Adventurer::Moon,
        ]),
        ..campfire::Setup::new(2)
    };
    for reuse in ["on", "off"] {
        let name = format!("search:40+reuse={reuse}");
        let mut bots: Vec<_> =
            (0..2).map(|seed| bots::campfire::bot(&name, seed).unwrap()).collect();
        let end = whole_game::<Campfire>(&setup, 3, &mut bots);
        assert!(end.standing().is_some());
    }
}

#[test]
fn explicit_luck_and_rollouts_play_legal_games_too() {
    for name in ["search:20+chance=explicit", "search:20+leaf=here+rollout=5+sample=2"] {
        let mut bots: Vec<_> =
            (0..2).map(|seed| bots::campfire::bot(name, seed).unwrap()).collect();
        whole_game::<Campfire>(&campfire::Setup::new(2), 3, &mut bots);
    }
}

#[test]
fn one_bot_may_sit_at_several_tables_one_after_the_other() {
    let mut bot = bots::campfire::bot("search:30", 1).unwrap();
    for players in [2, 4, 3] {
        for game in positions::<Campfire>(&campfire::Setup::new(players), 6, 11, 3) {
            assert!(listed_moves(&game).contains(&choice(&mut *bot, &game)));
        }
    }
    let _: &mut dyn Bot<Campfire> = &mut *bot;
}
