//! The interface as plain values: what is shown and what keys do, without a word about drawing.

pub mod app;
mod curtain;
pub mod input;
mod keep;
pub mod log;
pub mod luck;
pub mod menu;
pub mod message;
pub mod overlay;
pub mod seating;
pub mod session;
mod typing;
mod undo;
