//! Runs the lab's proof: ten planted faults, ten unchanged boxes, and comparisons of a game with
//! itself.
//!
//! `cargo run --release -p lab --example proof -- [GAMES] [COMPARISONS]`

use campfire::Campfire;
use lab::proof::{PLANTED, false_alarms, named_card};

fn main() {
    let mut arguments = std::env::args().skip(1).map(|text| text.parse().expect("a number"));
    let games = arguments.next().unwrap_or(8_000);
    let comparisons = arguments.next().unwrap_or(1_000);
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let mut found = 0;
    for (index, (key, value, card)) in PLANTED.iter().enumerate() {
        let named = named_card(Some(index), "keen", games, 100 + index as u64, threads);
        let right = named.as_deref() == Some(card);
        found += u32::from(right);
        println!("{key} = {value}: named {named:?}, {}", if right { "right" } else { "WRONG" });
    }
    println!("{found} of {} planted faults were named", PLANTED.len());
    let mut invented = 0;
    for seed in 200..210 {
        let named = named_card(None, "keen", games, seed, threads);
        invented += u32::from(named.is_some());
    }
    println!("{invented} of 10 unchanged boxes were accused");
    let alarms = false_alarms::<Campfire>(comparisons.into(), 200, 3, "random", threads);
    println!("{alarms} false alarms in {comparisons} comparisons of a game with itself");
}
