//! Bots that know Campfire.

mod greedy;
mod heuristics;

pub use greedy::GreedyBot;
pub use heuristics::value;
