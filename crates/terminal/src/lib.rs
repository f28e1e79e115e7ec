//! The games in a terminal: boards drawn with characters, moves chosen by keys or typed.
//!
//! It has three parts, with dependencies in one direction only. The [`model`] is the interface as
//! plain values (what keys do, the table, the log, the record); [`draw`] turns it into a picture;
//! and [`screen`] is the real terminal. Code for one game only is in that game's folder.

pub mod campfire;
pub mod draw;
pub mod face;
mod keeping;
mod key;
pub mod model;
mod play;
mod play_error;
pub mod screen;
pub mod sea;
mod seat_kind;
mod words;

pub use key::Key;
pub use play::{PlayOptions, app, run};
pub use play_error::{PlayError, Sentence};
pub use seat_kind::SeatKind;
