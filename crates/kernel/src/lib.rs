//! Everything that Emberwake's games have in common, and nothing that is specific to one of them.
//!
//! The center is the [`Game`] trait: a position that knows whose [`Turn`] it is, lists the legal
//! moves, plays a move or refuses it with the rule it breaks, and treats chance as one more actor.
//! Around it is everything that follows from the trait alone: [`Record`]s, the [`Journal`] of a
//! running game with its undo limits, [`perft`] counts, and the [`contract`] that every game must
//! fulfill.
//!
//! This crate knows no game by name, does no input or output, and contains neither a random
//! generator nor a clock.

pub mod contract;
mod fields;
pub mod fuzz;
mod game;
mod journal;
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
pub mod tagged;
mod variation;

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
