//! Everything that Emberwake's games have in common, and nothing that is specific to one of them.
//!
//! The center is the [`Game`] trait: a position that knows whose [`Turn`] it is, lists the legal
//! moves, plays a move or refuses it with the rule it breaks, and treats chance as one more actor.
//! Around it is everything that follows from the trait alone: [`Record`]s, the [`Journal`] of a
//! running game with its undo limits, [`perft`] counts, and the `contract` that every game must
//! fulfill (a feature of that name, for tests).
//!
//! This crate knows no game by name, does no input or output, and contains neither a random
//! generator nor a clock. The examples play Campfire, of the crate `emberwake-campfire`, with the
//! generator of `emberwake-dealer`.
//!
//! # A game to its end
//!
//! ```
//! use emberwake_campfire::{Campfire, Setup};
//! use emberwake_dealer::Quick;
//! use emberwake_kernel::{Game, Turn};
//!
//! let mut game = Campfire::start(&Setup::new(2)).unwrap();
//! let mut luck = Quick::new(1);
//! let mut moves = Vec::new();
//! loop {
//!     match game.turn() {
//!         // A random outcome is due: the rules say what is possible, and we say what happens.
//!         Turn::Chance => {
//!             let outcome = game.sample(&mut luck);
//!             game.resolve(outcome, &mut ()).unwrap();
//!         }
//!         // A seat decides. These players take the first move that they see.
//!         Turn::Seat(_) => {
//!             moves.clear();
//!             game.legal_moves(&mut moves);
//!             game.play(moves[0], &mut ()).unwrap();
//!         }
//!         Turn::Over => break,
//!     }
//! }
//! let winner = game.standing().unwrap().winners().next().unwrap();
//! println!("Seat {winner} wins.");
//! ```
//!
//! # A refusal
//!
//! ```
//! use emberwake_campfire::{Adventurer, Draft, Illegal, Place};
//! use emberwake_kernel::{Cites, Game};
//!
//! let mut game = Draft::new(&[Adventurer::Red, Adventurer::Moon]).build().unwrap();
//! let refused = game.play("sow 5 cw".parse().unwrap(), &mut ()).unwrap_err();
//! assert_eq!(refused, Illegal::NoOwnDisc(Place::new(5).unwrap()));
//! assert_eq!(refused.rule(), "C5.1");
//! assert_eq!(refused.to_string(), "C5.1: You have no disc on space 5.");
//! ```
//!
//! # A record
//!
//! ```
//! use emberwake_campfire::{Campfire, Setup};
//! use emberwake_dealer::Quick;
//! use emberwake_kernel::{Record, playout::random_journal};
//!
//! let journal = random_journal::<Campfire>(&Setup::new(2), &mut Quick::new(1));
//! let text = Record::of(&journal, Vec::new()).to_string();
//!
//! let record = Record::<Campfire>::parse(&text).unwrap();
//! let replayed = record.replay(&mut ()).unwrap();
//! assert_eq!(replayed.now(), journal.now());
//! ```
//!
//! # Undo
//!
//! ```
//! use emberwake_campfire::{Campfire, Setup};
//! use emberwake_kernel::{Journal, Seat, UndoProblem};
//!
//! let mut journal = Journal::<Campfire>::start(Setup::new(2)).unwrap();
//! for place in 0..8 {
//!     journal.resolve(format!("tile {place} b").parse().unwrap(), &mut ()).unwrap();
//! }
//! journal.resolve("first 0".parse().unwrap(), &mut ()).unwrap();
//! journal.play(Seat(0), "pick red".parse().unwrap(), &mut ()).unwrap();
//! assert_eq!(journal.undo_free(Seat(0)), Ok(9));
//! journal.play(Seat(1), "pick moon".parse().unwrap(), &mut ()).unwrap();
//! assert_eq!(journal.undo_free(Seat(0)), Err(UndoProblem::OtherActed(Seat(1))));
//! ```
//!
//! # A game of your own
//!
//! Implement [`Game`], and let `contract::check` play it: it compares every list with every refusal,
//! every view with what it hides, and every record with its replay.

#[cfg(feature = "contract")]
pub mod contract;
mod data;
mod fields;
#[cfg(feature = "fuzz")]
pub mod fuzz;
mod game;
mod journal;
#[cfg(feature = "serde")]
pub mod json;
mod luck;
pub mod notation;
pub mod options;
pub mod perft;
pub mod playout;
mod record;
mod record_problem;
mod seat;
mod sink;
#[cfg(feature = "serde")]
pub mod tagged;
mod variation;

pub use data::Data;
pub use fields::Fields;
pub use game::{
    AuditError, Cites, EndProblem, FieldProblem, Game, OutcomeError, SetupText, Standing,
    known_edition,
};
pub use journal::{Journal, JournalError, UndoProblem};
pub use luck::{Draw, Layout, Luck};
pub use playout::{Playout, playout};
pub use record::{FORMAT_VERSION, Line, Record, VARIATIONS_VERSION};
pub use record_problem::{RecordProblem, ReplayProblem};
pub use seat::{SEATS_MAX, Seat, Turn, Viewer};
pub use sink::Sink;
pub use variation::{Variation, VariationProblem};

/// The examples in the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
