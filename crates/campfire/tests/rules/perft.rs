//! Node counts and a playthrough, kept as text files for review.
//!
//! `EMBERWAKE_BLESS=1` rewrites the files instead of comparing them.

use campfire::{Campfire, Choice, First, Setup};
use dealer::{Dealer, Quick, Seed};
use kernel::perft::perft;
use kernel::playout::{listed_moves, random_move};
use kernel::{Game, Luck, Seat, Turn, Viewer};
use std::fmt::Write;

/// Compares a generated text with its file, or writes the file when blessing.
pub fn golden(name: &str, actual: &str) {
    let path = format!("{}/tests/rules/{name}", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("EMBERWAKE_BLESS").is_some() {
        std::fs::write(&path, actual).expect("the file can be written");
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        expected == actual,
        "{name} is out of date: run `cargo xtask codegen` and read the change"
    );
}

fn deal(setup: &Setup, seed: u64, decisions: u32) -> Campfire {
    let mut dealer = Dealer::<Campfire>::new(&Seed::from_number(seed), &[]);
    let mut luck = Quick::new(seed);
    let mut game = Campfire::start(setup).expect("a lawful table");
    let mut made = 0;
    loop {
        match game.turn() {
            Turn::Chance => {
                let outcome = dealer.answer(&game);
                game.resolve(outcome, &mut ()).expect("dealt");
            }
            Turn::Seat(_) if made < decisions => {
                game.play(random_move(&game, &mut luck), &mut ()).expect("listed");
                made += 1;
            }
            _ => return game,
        }
    }
}

/// C3.1, C3.4, C3.5, C5.1, C6.1
#[test]
fn perft_counts_are_as_they_were() {
    let mut text = String::from("# players seed decisions-before depth: seat chance over\n");
    for (players, seed, before, depth) in [
        (2, 1, 0, 4),
        (3, 2, 0, 4),
        (4, 3, 0, 4),
        (5, 4, 0, 4),
        (2, 5, 30, 4),
        (3, 6, 40, 4),
        (4, 7, 50, 4),
        (5, 8, 60, 4),
    ] {
        let game = deal(&Setup::new(players), seed, before);
        for depth in 0..=depth {
            let nodes = perft(&game, depth);
            writeln!(
                text,
                "{players} {seed} {before} {depth}: {} {} {}",
                nodes.seat, nodes.chance, nodes.over
            )
            .unwrap();
        }
    }
    golden("perft.txt", &text);
}

/// C4.1, C5.2, C5.7, C8.1, C9.1
#[test]
fn the_playthrough_reads_as_it_did() {
    let setup = Setup {
        first: First::Seat(Seat(0)),
        adventurers: Choice::Fixed(vec![campfire::Adventurer::Moon, campfire::Adventurer::Siana]),
        ..Setup::new(2)
    };
    let mut dealer = Dealer::<Campfire>::new(&Seed::from_number(2), &[]);
    let mut luck = Quick::new(2);
    let mut game = Campfire::start(&setup).expect("a lawful table");
    let mut text = String::new();
    loop {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = dealer.answer(&game);
                writeln!(text, "! {outcome}").unwrap();
                game.resolve(outcome, &mut ()).expect("dealt");
            }
            Turn::Seat(seat) => {
                let moves = listed_moves(&game);
                let mv = moves[luck.below(moves.len() as u32) as usize];
                writeln!(
                    text,
                    "{seat} {mv}  (one of {}, {:?})",
                    moves.len(),
                    game.question().unwrap()
                )
                .unwrap();
                let mut events = Vec::new();
                game.play(mv, &mut events).expect("listed");
                for event in events {
                    writeln!(text, "    {event:?}").unwrap();
                }
            }
        }
    }
    let view = serde_json::to_string_pretty(&game.view(Viewer::Spectator)).unwrap();
    writeln!(text, "\n{view}").unwrap();
    golden("playthrough.txt", &text);
}
