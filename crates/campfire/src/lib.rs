//! The rules of Campfire (*Nomads*, Legends of Luma), with one file for each step of the rulebook.
//!
//! [`Campfire`] is a position and implements [`kernel::Game`]. `turn.rs` reads like the sequence of
//! play. The rule ids (C5.2 …) are those of the rulebook in the game.
//!
//! ```
//! use emberwake_campfire::{Campfire, Setup};
//! use emberwake_campfire::kernel::{Game, Turn};
//!
//! let game = Campfire::start(&Setup::new(4)).unwrap();
//! assert_eq!(game.turn(), Turn::Chance, "the stacks show their tops first");
//! ```

mod audit;
pub mod boxes;
mod bytes;
mod draft;
mod ending;
mod event;
mod game;
mod illegal;
mod lay;
mod lift;
mod listen;
mod lys;
mod moons;
pub mod moves;
mod offers;
mod options;
mod outcome;
pub mod pieces;
mod position;
mod preparation;
mod preview;
mod prices;
mod sampling;
mod scoring;
mod sentences;
mod setup;
mod sow;
mod state;
mod survey;
pub mod tables;
mod turn;
mod view;
mod write;

/// The crate with the [`Game`](kernel::Game) trait, in the version that this one uses.
pub use kernel;

pub use boxes::{BoxProblem, CardBox, Song};
pub use draft::{Draft, DraftProblem};
pub use event::{End, Event};
pub use game::STATE_BYTES;
pub use illegal::{Illegal, Question};
pub use moves::{Bend, Kinds, Move};
pub use offers::CardOffer;
pub use options::{Choice, First, Lumarathon, MoonTies, OPTIONS, Setup};
pub use outcome::Outcome;
pub use pieces::{Adventurer, Direction, Disc, Legend, NoSuchPlaceError, Pile, Place, Tile};
pub use preview::{Gift, Preview, is_moon_scoring_due, moons_beyond_scoring};
pub use prices::{legend_price, song_price};
pub use scoring::ScoreParts;
pub use setup::SetupProblem;
pub use state::Campfire;
pub use survey::Prospects;
pub use view::View;

/// The examples in the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
