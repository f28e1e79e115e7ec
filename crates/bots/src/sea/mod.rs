//! Bots for Sea.

mod greedy;
pub mod heuristics;
mod insight;

use crate::polite::PoliteBot;
use crate::{Bot, BotConfig, UnknownBotError, name};
use emberwake_sea::Sea;

pub use greedy::{GreedyBot, value};
pub use insight::hopes;

/// Creates the bot with this name (see [`crate::NAMES`]) and this random seed. Names that contain a
/// time need a clock: use [`bot_from`].
pub fn bot(name: &str, seed: u64) -> Result<Box<dyn Bot<Sea> + Send>, UnknownBotError> {
    bot_from(name, BotConfig::seed(seed))
}

/// Creates the bot with this name and a configuration, such as a clock or another judge.
pub fn bot_from(
    name: &str,
    config: BotConfig,
) -> Result<Box<dyn Bot<Sea> + Send>, UnknownBotError> {
    match name {
        "greedy" => Ok(Box::new(PoliteBot::new(GreedyBot::new(config.seed)))),
        _ => name::general(name, config),
    }
}
