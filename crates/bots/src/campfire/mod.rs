//! Bots that know Campfire.

mod greedy;
pub mod heuristics;
mod insight;

use crate::{Bot, BotConfig, UnknownBot, name};
use campfire::Campfire;

pub use greedy::{GreedyBot, value};
pub use insight::hopes;

/// The bot of this name ([`crate::NAMES`]), whose choices follow from the seed. Names with a time
/// in them need a clock: [`bot_from`].
pub fn bot(name: &str, seed: u64) -> Result<Box<dyn Bot<Campfire> + Send>, UnknownBot> {
    bot_from(name, BotConfig::seed(seed))
}

/// The bot of this name, with a clock or other weights.
pub fn bot_from(
    name: &str,
    config: BotConfig,
) -> Result<Box<dyn Bot<Campfire> + Send>, UnknownBot> {
    match name {
        "greedy" | "easy" => Ok(Box::new(GreedyBot::new(config.seed))),
        _ => name::general(name, config),
    }
}
