//! The tests of the terminal interface.

mod colors;
mod flow;
mod guides;
mod keeping;
mod menu;
mod previews;
mod saved;
mod screens;
mod sea;
mod sizes;
mod table;
mod typing;
mod undo;
mod votes;
mod whole_game;
