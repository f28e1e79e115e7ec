//! What every game of Emberwake has in common, and nothing that belongs to one of them.
//!
//! The heart is the [`Game`] trait: a position that says whose [`Turn`] it is, lists what may be
//! done, plays it or refuses with the rule it breaks, and treats luck as one more actor. Around it
//! stand the things that follow from that alone: [`Record`]s, the [`Journal`] of a running game
//! with its undo limits, [`perft`] counts and the [`contract`] that every game must keep.
//!
//! This crate knows no game by name, does no input or output, and holds neither a random generator
//! nor a clock.

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

pub use fields::Fields;
pub use game::{
    AuditError, Cites, EndRefusal, FieldProblem, Game, NotAnOutcome, SetupText, Standing,
    known_edition,
};
pub use journal::{Journal, Refusal, UndoLimit};
pub use luck::{Draw, Layout, Luck};
pub use playout::{Playout, playout};
pub use record::{FORMAT_VERSION, Line, Record};
pub use record_problem::{RecordProblem, ReplayProblem};
pub use seat::{SEATS_MAX, Seat, Turn, Viewer};
pub use sink::Sink;
