//! Players that see only what their seat may see.
//!
//! A [`Bot`] gets a view, never the true position, and the compiler sees to that: nothing in its
//! signature could carry a secret. What it can't see it imagines with [`Game::imagine`].
//!
//! [`SearchBot`] is the strong one: a Monte-Carlo tree search for any number of seats, written once
//! for every game. What it knows of a game comes through [`Insight`]. [`UctBot`] is the textbook's
//! search, kept as the yardstick. Bots have names (`easy`, `search:1000`, `uct:1000` …), which
//! [`campfire::bot`] and its sisters read.
//!
//! The crate does no input or output, starts no clock (time budgets bring theirs, see [`Budget`])
//! and runs in a browser as it does on a server.

mod budget;
pub mod campfire;
mod explain;
mod greedy;
mod insight;
mod medium;
mod name;
mod random;
pub mod sea;
pub mod search;
mod sense;
mod uct;
mod weights;

use kernel::Game;

pub use budget::{Budget, Clock};
pub use explain::{Considered, Explanation};
pub use greedy::KeenBot;
pub use insight::{Fitted, Insight, Outlook, finished};
pub use medium::MediumBot;
pub use name::{BotConfig, NAMES, UnknownBot, general};
pub use random::RandomBot;
pub use search::{SearchBot, SearchSettings};
pub use sense::SenseBot;
pub use uct::UctBot;
pub use weights::{BadWeights, Weights};

/// A player made of code.
pub trait Bot<G: Game> {
    /// Chooses one of the `legal` moves for the seat whose view this is and whose turn it is.
    /// `legal` is never empty.
    fn choose(&mut self, view: &G::View, legal: &[G::Move]) -> G::Move;

    /// The best moves with the chances and the line that the bot expects; `None` from a bot that
    /// does not weigh its moves.
    fn explain(&mut self, _view: &G::View, _legal: &[G::Move]) -> Option<Explanation<G>> {
        None
    }

    /// How many iterations of a search the bot has made in its life, where it searches.
    fn iterations(&self) -> u64 {
        0
    }
}
