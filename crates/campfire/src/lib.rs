//! The rules of Campfire (*Nomads*, Legends of Luma), with one file for each step of the rulebook.
//!
//! [`Campfire`] is a position and implements [`kernel::Game`]. `turn.rs` reads like the sequence of
//! play. The rule ids (C5.2 …) are those of the rulebook in the game.
//!
//! # A game to its end
//!
//! ```
//! use emberwake_campfire::kernel::{Game, Turn, playout};
//! use emberwake_campfire::{Campfire, Setup};
//! use emberwake_dealer::Quick;
//!
//! let mut game = Campfire::start(&Setup::new(4)).unwrap();
//! assert_eq!(game.turn(), Turn::Chance, "the stacks show their tops first");
//!
//! playout(&mut game, &mut Quick::new(7), &mut Vec::new());
//! let winner = game.standing().unwrap().winners().next().unwrap();
//! println!("{:?} wins with {} points.", game.adventurer(winner).unwrap(), game.score(winner));
//! ```
//!
//! # The legal moves
//!
//! ```
//! use emberwake_campfire::kernel::Game;
//! use emberwake_campfire::{Adventurer, Draft, Legend, Move, Tile};
//!
//! // A position set up by hand: a player with three Bell tiles can sow, or write the Bell.
//! let mut draft = Draft::new(&[Adventurer::Red, Adventurer::Moon]);
//! draft.tiles[0] = vec![Tile::Story(Legend::Bell); 3];
//! let game = draft.build().unwrap();
//!
//! let mut moves: Vec<Move> = Vec::new();
//! game.legal_moves(&mut moves);
//! let moves: Vec<String> = moves.iter().map(Move::to_string).collect();
//! assert_eq!(moves, ["sow 2 cw", "sow 2 ccw", "legend b 2", "legend b 3"]);
//! ```
//!
//! # A refusal
//!
//! ```
//! use emberwake_campfire::kernel::{Cites, Game};
//! use emberwake_campfire::{Adventurer, Draft, Illegal, Legend};
//!
//! let mut game = Draft::new(&[Adventurer::Red, Adventurer::Moon]).build().unwrap();
//! let refused = game.play("legend b 4".parse().unwrap(), &mut ()).unwrap_err();
//! assert_eq!(refused, Illegal::TooFewTiles { legend: Legend::Bell, needed: 4, owned: 0 });
//! assert_eq!(refused.rule(), "C6.3");
//! assert_eq!(refused.sentence(), "You need to discard 4 Bells, but you have 0.");
//! ```
//!
//! # A record
//!
//! ```
//! use emberwake_campfire::kernel::{Record, playout::random_journal};
//! use emberwake_campfire::{Campfire, Setup};
//! use emberwake_dealer::Quick;
//!
//! let journal = random_journal::<Campfire>(&Setup::new(2), &mut Quick::new(7));
//! let text = Record::of(&journal, Vec::new()).to_string();
//! let record = Record::<Campfire>::parse(&text).unwrap();
//! assert_eq!(record.replay(&mut ()).unwrap().now(), journal.now());
//! ```
//!
//! # A view
//!
//! Campfire has no secrets, so a view is the whole position.
//!
//! ```
//! use emberwake_campfire::kernel::{Game, Seat, Viewer};
//! use emberwake_campfire::{Campfire, Setup};
//!
//! let game = Campfire::start(&Setup::new(2)).unwrap();
//! assert_eq!(*game.view(Viewer::Seat(Seat(1))).state(), game);
//! ```
mod audit;
pub mod boxes;
mod chance;
mod draft;
mod ending;
mod event;
mod fast;
mod game;
#[cfg(feature = "serde")]
mod gate;
mod illegal;
#[cfg(feature = "serde")]
mod json;
mod lift;
mod listen;
mod lys;
mod moons;
pub mod moves;
mod offers;
mod options;
mod outcome;
pub mod pieces;
#[cfg(feature = "serde")]
mod position;
mod preparation;
mod preview;
mod prices;
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
