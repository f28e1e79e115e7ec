//! Bots that know Campfire.

mod greedy;
pub mod heuristics;
mod insight;

use crate::{Bot, Clock, UnknownBot, name};
use campfire::Campfire;

pub use greedy::{GreedyBot, value};
pub use insight::hopes;

/// The bot of this name ([`crate::NAMES`]), whose choices follow from the seed. Names with a time
/// need a clock: [`bot_with_clock`].
pub fn bot(name: &str, seed: u64) -> Result<Box<dyn Bot<Campfire> + Send>, UnknownBot> {
    make(name, seed, None)
}

/// The bot of this name; a time in it is measured by this clock.
pub fn bot_with_clock(
    name: &str,
    seed: u64,
    clock: Clock,
) -> Result<Box<dyn Bot<Campfire> + Send>, UnknownBot> {
    make(name, seed, Some(clock))
}

fn make(
    name: &str,
    seed: u64,
    clock: Option<Clock>,
) -> Result<Box<dyn Bot<Campfire> + Send>, UnknownBot> {
    match name {
        "greedy" | "easy" => Ok(Box::new(GreedyBot::new(seed))),
        _ => name::general(name, seed, clock),
    }
}
