//! Plays whole random games as fast as possible: a target for profilers.

extern crate emberwake_campfire as campfire;
extern crate emberwake_dealer as dealer;

use campfire::{Campfire, Setup};
use dealer::Quick;
use kernel::{Game, playout};
use std::time::Instant;

fn main() {
    // With a number of games as argument it plays exactly that many, for tools that count
    // instructions.
    let exactly: Option<u64> = std::env::args().nth(1).and_then(|games| games.parse().ok());
    for players in 2..=5 {
        let setup = Setup::new(players);
        let mut luck = Quick::new(7);
        let mut moves = Vec::new();
        let mut games = 0u64;
        let mut decisions = 0u64;
        let mut outcomes = 0u64;
        let start = Instant::now();
        while exactly.map_or(start.elapsed().as_secs_f64() < 2.0, |exactly| games < exactly) {
            for _ in 0..256 {
                let mut game = Campfire::start(&setup).expect("defaults are lawful");
                let count = playout(&mut game, &mut luck, &mut moves);
                games += 1;
                decisions += count.decisions;
                outcomes += count.outcomes;
            }
        }
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "{players} players: {:.0} games/s, {:.2} M decisions/s, {:.1} decisions and {:.1} outcomes a game",
            games as f64 / seconds,
            decisions as f64 / seconds / 1e6,
            decisions as f64 / games as f64,
            outcomes as f64 / games as f64,
        );
    }
    println!("{} bytes", campfire::STATE_BYTES);
}
