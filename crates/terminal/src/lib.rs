//! The games in a terminal: boards drawn with characters, moves chosen by keys or typed.

pub mod campfire;
mod failure;
mod seat_kind;

pub use failure::Failure;
pub use seat_kind::SeatKind;
