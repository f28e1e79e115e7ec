//! The tests of the terminal interface.

mod colours;
mod flow;
mod ghost;
mod keeping;
mod menu;
mod saved;
mod screens;
mod sea;
mod sizes;
mod table;
mod typing;
mod undo;
mod votes;
mod whole_game;
