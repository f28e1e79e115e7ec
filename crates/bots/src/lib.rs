//! Computer players that see only what their seat may see.
//!
//! A [`Bot`] gets a view, never the true position. The compiler guarantees it: nothing in its
//! signature could carry a secret. It imagines what it can't see with [`Game::imagine`].
//!
//! [`SearchBot`] is the strong one: a Monte-Carlo tree search for any number of seats, written
//! once for every game. Its knowledge of a game comes through [`Insight`]. [`UctBot`] is the
//! textbook search, kept for comparison. Bots have names (`easy`, `search:1000`, `uct:1000` …),
//! which [`campfire::bot`] and its counterparts parse.
//!
//! The crate does no input or output and reads no clock (time budgets bring their own, see
//! [`Budget`]). It runs in a browser as well as on a server.
//! # A game between two bots
//!
//! ```
//! use emberwake_bots::Bot;
//! use emberwake_bots::kernel::playout::{draw_until_asked, listed_moves};
//! use emberwake_bots::kernel::{Game, Turn, Viewer};
//! use emberwake_campfire::{Campfire, Setup};
//! use emberwake_dealer::Quick;
//!
//! let mut game = Campfire::start(&Setup::new(2)).unwrap();
//! let mut luck = Quick::new(1);
//! let mut players =
//!     ["greedy", "random"].map(|name| emberwake_bots::campfire::bot(name, 1).unwrap());
//! loop {
//!     draw_until_asked(&mut game, &mut luck, &mut ());
//!     let Turn::Seat(seat) = game.turn() else { break };
//!     let view = game.view(Viewer::Seat(seat));
//!     let mv = players[seat.index()].choose(&view, &listed_moves(&game));
//!     game.play(mv, &mut ()).unwrap();
//! }
//! println!("{:?}", game.standing().unwrap().places());
//! ```
//!
//! # A search, and what it thought
//!
//! ```
//! use emberwake_bots::kernel::playout::{draw_until_asked, listed_moves};
//! use emberwake_bots::kernel::{Game, Turn, Viewer};
//! use emberwake_dealer::Quick;
//! use emberwake_sea::{Sea, Setup};
//!
//! let mut sea = Sea::start(&Setup::new(3)).unwrap();
//! draw_until_asked(&mut sea, &mut Quick::new(1), &mut ());
//! let Turn::Seat(seat) = sea.turn() else { panic!("a seat decides") };
//!
//! let mut bot = emberwake_bots::sea::bot("search:100", 1).unwrap();
//! let view = sea.view(Viewer::Seat(seat));
//! let mv = bot.choose(&view, &listed_moves(&sea));
//! let best = &bot.weighed()[0];
//! println!("{mv}: {} visits, a chance of {:.2}", best.visits, best.win[seat.index()]);
//! assert_eq!(best.mv, mv);
//! ```

mod budget;
pub mod campfire;
mod exact;
mod explain;
mod greedy;
mod insight;
mod judge;
mod level;
mod name;
pub mod net;
mod polite;
mod random;
pub mod sea;
pub mod search;
mod uct;
mod weights;

use kernel::Game;

/// The crate with the [`Game`] trait, in the version that this one uses.
pub use kernel;

pub use budget::{Budget, Clock};
pub use explain::{Considered, Explanation};
pub use greedy::KeenBot;
pub use insight::{Fitted, Insight, Outlook, finished};
pub use judge::{Judge, Nets, has_learned, learn};
pub use level::{BotLevel, Effort, Ladder, MASTER_MS, Strength};
pub use name::{BotConfig, NAMES, OFFERED, UnknownBotError, general};
pub use net::{Net, NetProblem};
pub use random::RandomBot;
pub use search::{SearchBot, SearchSettings};
pub use uct::UctBot;
pub use weights::{BadWeights, Weights};

/// A computer player.
///
/// ```
/// use emberwake_bots::Bot;
/// use emberwake_bots::kernel::Game;
///
/// /// Always plays the first move of the list.
/// struct FirstBot;
///
/// impl<G: Game> Bot<G> for FirstBot {
///     fn choose(&mut self, _view: &G::View, legal: &[G::Move]) -> G::Move {
///         legal[0]
///     }
/// }
/// ```
pub trait Bot<G: Game> {
    /// Chooses one of the `legal` moves for the seat that owns this view and whose turn it is.
    /// `legal` is never empty.
    fn choose(&mut self, view: &G::View, legal: &[G::Move]) -> G::Move;

    /// Explains the best moves, with their chances and expected lines. Returns `None` if the bot
    /// doesn't weigh its moves.
    fn explain(&mut self, _view: &G::View, _legal: &[G::Move]) -> Option<Explanation<G>> {
        None
    }

    /// Returns the statistics behind the last choice, the most visited move first. Empty for a bot
    /// that doesn't weigh its moves.
    fn weighed(&self) -> &[Considered<G>] {
        &[]
    }

    /// Returns the problem that keeps the bot from deciding by itself, if any: an external program
    /// may fail.
    fn trouble(&self) -> Option<&str> {
        None
    }

    /// Returns the number of search iterations the bot has made since it was created.
    fn iterations(&self) -> u64 {
        0
    }
}

/// The examples in the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
