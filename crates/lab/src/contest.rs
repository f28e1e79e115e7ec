//! What the lab asks of a game, and the bots of a match.

use bots::{Bot, BotConfig, Clock, Insight, UnknownBot, Weights};
use kernel::SetupText;
use std::sync::Arc;
use std::time::Instant;

/// A game that bots compete in: any that they have an idea about.
pub trait Contest: Insight<Setup: Send + Sync> + Sync {
    /// The table with every option at its default.
    fn table(players: u8) -> Self::Setup {
        Self::Setup::usual(players)
    }
}

impl<G: Insight<Setup: Send + Sync> + Sync> Contest for G {}

/// The bot of this name, for a match. After `%` a name may tell a file of weights:
/// `search:1000%my-weights.txt`.
pub fn contestant<G: Contest>(name: &str, seed: u64) -> Result<Box<dyn Bot<G> + Send>, UnknownBot> {
    let unknown = || UnknownBot { name: name.to_owned(), needs_clock: false };
    let (bare, file) = match name.split_once('%') {
        Some((bare, file)) => (bare, Some(file)),
        None => (name, None),
    };
    let weights = match file {
        None => None,
        Some(file) => {
            let text = std::fs::read_to_string(file).map_err(|_| unknown())?;
            let weights = Weights::parse(G::weights().names(), &text).map_err(|_| unknown())?;
            Some(Arc::new(weights))
        }
    };
    G::bot(bare, BotConfig { seed, clock: Some(wall_clock()), weights })
}

/// The clock of this machine, for bots with a time budget.
pub fn wall_clock() -> Clock {
    let start = Instant::now();
    Arc::new(move || start.elapsed().as_millis() as u64)
}
