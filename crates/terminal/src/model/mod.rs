//! The interface as plain values: what is shown and what keys do, without any drawing.

pub mod acting;
pub mod app;
pub mod commitment;
mod curtain;
pub(crate) mod hosting;
pub mod input;
mod keep;
pub mod log;
pub mod menu;
pub mod message;
pub mod overlay;
pub mod seating;
pub mod session;
mod table_menu;
mod typing;
