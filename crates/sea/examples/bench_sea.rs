//! Plays random games to the end: measures decisions per second on one core, and counts how games
//! end.
//!
//! `cargo run --release -p emberwake-sea --example bench_sea -- [seconds per table] [games for the endings]`
//!
//! Where the system reports it (Linux), the time is processor time, so that a busy machine doesn't
//! look like a slow engine.

extern crate emberwake_dealer as dealer;
extern crate emberwake_sea as sea;

use dealer::Quick;
use kernel::{Game, playout};
use sea::{Sea, Setup, Trigger};
use std::time::Instant;

fn main() {
    let mut arguments = std::env::args().skip(1).map(|word| word.parse().expect("a number"));
    let seconds: f64 = arguments.next().unwrap_or(3.0);
    let games = arguments.next().unwrap_or(300.0) as u64;
    println!("a position has {} bytes", size_of::<Sea>());
    println!("players  decisions/s  outcomes/s  games/s  decisions/game");
    for players in 3..=6 {
        speed(players, seconds);
    }
    println!("players  turns  legends  tiles  boats  becalmed");
    for players in 3..=6 {
        endings(players, games);
    }
}

/// A clock that measures processor time, or wall-clock time if the system doesn't report it.
struct Clock {
    wall: Instant,
    processor: Option<f64>,
}

impl Clock {
    fn start() -> Clock {
        Clock { wall: Instant::now(), processor: Clock::processor() }
    }

    fn seconds(&self) -> f64 {
        match (self.processor, Clock::processor()) {
            (Some(begin), Some(now)) => now - begin,
            _ => self.wall.elapsed().as_secs_f64(),
        }
    }

    fn processor() -> Option<f64> {
        let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
        let nanoseconds: f64 = text.split_whitespace().next()?.parse().ok()?;
        Some(nanoseconds / 1e9)
    }
}

fn speed(players: u8, seconds: f64) {
    let mut luck = Quick::new(7);
    let mut moves = Vec::new();
    let mut decisions = 0;
    let mut outcomes = 0;
    let mut games = 0u32;
    let clock = Clock::start();
    while clock.seconds() < seconds {
        for _ in 0..100 {
            let mut sea = Sea::start(&Setup::new(players)).expect("a lawful setup");
            let count = playout(&mut sea, &mut luck, &mut moves);
            decisions += count.decisions;
            outcomes += count.outcomes;
            games += 1;
        }
    }
    let time = clock.seconds();
    let per = |n: f64| n / time;
    println!(
        "{players:>7}  {:>11.0}  {:>10.0}  {:>7.0}  {:>14.0}",
        per(decisions as f64),
        per(outcomes as f64),
        per(f64::from(games)),
        decisions as f64 / f64::from(games)
    );
}

fn endings(players: u8, games: u64) {
    let mut moves = Vec::new();
    let mut triggers = [0; 4];
    let mut turns = 0;
    for number in 0..games {
        let mut sea = Sea::start(&Setup::new(players)).expect("a lawful setup");
        playout(&mut sea, &mut Quick::new(number), &mut moves);
        let view = sea.view(kernel::Viewer::Spectator);
        turns += u64::from(view.turn);
        triggers[match view.trigger.expect("the end was triggered") {
            Trigger::Legends => 0,
            Trigger::Tiles => 1,
            Trigger::Boats => 2,
            Trigger::Becalmed => 3,
            Trigger::Dead | Trigger::Table => unreachable!("no table sits here, and rounds count"),
        }] += 1;
    }
    let [legends, tiles, boats, becalmed] = triggers;
    let turns = turns as f64 / games as f64;
    println!("{players:>7}  {turns:>5.1}  {legends:>7}  {tiles:>5}  {boats:>5}  {becalmed:>8}");
}
