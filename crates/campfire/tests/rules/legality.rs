//! Listing and checking agree on every possible move, not only on random ones.
//!
//! The rules decide twice which cards can be written: for all cards together when they list moves,
//! and step by step when they check one, so that a refusal names its reason. This test shows that
//! both agree.

use crate::tables::tables;
use campfire::{Adventurer, Bend, Campfire, Direction, Kinds, Legend, Move, Place};
use dealer::Quick;
use kernel::playout::{listed_moves, random_step};
use kernel::{Game, Turn};
use std::collections::HashSet;

/// More discs than a pile ever has, so that the test also tries steps and heights beyond the last
/// one.
const DISCS: u8 = 19;
/// More Wilds than exist.
const WILDS: u8 = 4;

/// Returns every set of legends.
fn all_kinds() -> impl Iterator<Item = Kinds> {
    (0..1 << Legend::ALL.len()).map(|set: u32| {
        let legends = Legend::ALL.into_iter().filter(|legend| set & (1 << legend.index()) != 0);
        legends.collect()
    })
}

/// Returns every move that can be written, with the cards and prices of this box and some that it
/// lacks.
fn all_moves(game: &Campfire) -> Vec<Move> {
    let mut moves = vec![Move::Pass, Move::Nudge(None), Move::Lift(None)];
    moves.extend(Direction::BOTH.map(|direction| Move::Nudge(Some(direction))));
    moves.extend(Adventurer::ALL.map(Move::Pick));
    for place in Place::all() {
        moves.extend([Move::Lys(place), Move::Frog(place), Move::Disc(place)]);
        moves.extend(Adventurer::ALL.map(|adventurer| Move::Sleeper(adventurer, place)));
        moves.extend((0..DISCS).map(|height| Move::Lift(Some((place, height)))));
        let bends = (0..=DISCS).flat_map(|step| [Bend::Pair(step), Bend::Skip(step)]);
        for bend in bends.map(Some).chain([None]) {
            moves.extend(Direction::BOTH.map(|direction| Move::Sow { place, direction, bend }));
        }
    }
    for legend in Legend::ALL {
        for value in game.legend_values(legend).into_iter().chain([0, 1, 255]) {
            moves.extend((0..=WILDS).map(|wilds| Move::Legend { legend, value, wilds }));
        }
    }
    for price in game.songs().map(|song| song.price).into_iter().chain([0, 8]) {
        for kinds in all_kinds() {
            moves.extend((0..=WILDS).map(|wilds| Move::Song { price, kinds, wilds }));
        }
    }
    let all: HashSet<Move> = moves.into_iter().collect();
    all.into_iter().collect()
}

/// C5.1, C6.2, C6.3, C6.4, C7.1, C7.3, C7.4
#[test]
fn of_all_moves_there_are_exactly_the_listed_ones_are_accepted() {
    let mut luck = Quick::new(41);
    let mut positions = 0;
    let mut accepted = 0;
    for setup in tables() {
        let mut game = Campfire::start(&setup).expect("a lawful table");
        let moves = all_moves(&game);
        while game.turn() != Turn::Over {
            if game.turn() != Turn::Chance {
                let listed: HashSet<Move> = listed_moves(&game).into_iter().collect();
                for &mv in &moves {
                    let is_accepted = game.clone().play(mv, &mut ()).is_ok();
                    assert_eq!(is_accepted, listed.contains(&mv), "{mv}\n{game:?}");
                    accepted += usize::from(is_accepted);
                }
            }
            positions += 1;
            random_step(&mut game, &mut luck, &mut ());
        }
    }
    assert!(positions > 1_000 && accepted > 5_000, "{positions} positions, {accepted} accepted");
}
