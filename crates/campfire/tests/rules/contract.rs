//! The contract of `kernel`, checked on all kinds of tables.

use crate::tables::{Wild, tables};
use campfire::{Campfire, Outcome, Setup, Tile};
use dealer::Quick;
use kernel::contract::check;
use kernel::playout::random_move;
use kernel::{Game, Turn};

/// C4.1, C4.1a, C1.2, C1.5, C6.5
#[test]
fn campfire_keeps_the_contract() {
    let report = check::<Campfire>(&tables(), 40, 3_000, &Wild, &mut Quick::new(20));
    println!("{report}");
    report.assert();
}

/// C3.1
#[test]
fn the_same_seed_gives_the_same_stacks_whatever_is_played() {
    let seed = dealer::Seed::from_number(11);
    let mut stacks: Vec<Vec<Vec<Tile>>> = Vec::new();
    for way in 0..6 {
        let mut luck = Quick::new(way);
        let mut dealer = dealer::Dealer::<Campfire>::new(&seed, &[]);
        let mut game = Campfire::start(&Setup::new(2 + way as u8 % 4)).expect("a lawful table");
        let mut seen = vec![Vec::new(); 8];
        loop {
            match game.turn() {
                Turn::Over => break,
                Turn::Seat(_) => {
                    game.play(random_move(&game, &mut luck), &mut ()).expect("listed");
                }
                Turn::Chance => {
                    let outcome = dealer.answer(&game);
                    if let Outcome::Tile(place, tile) = outcome {
                        seen[place.index()].push(tile);
                    }
                    game.resolve(outcome, &mut ()).expect("dealt");
                }
            }
        }
        stacks.push(seen);
    }
    for other in &stacks[1..] {
        for (mine, theirs) in stacks[0].iter().zip(other) {
            let both = mine.len().min(theirs.len());
            assert!(both > 0);
            assert_eq!(mine[..both], theirs[..both]);
        }
    }
}
