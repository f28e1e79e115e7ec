//! Nim with a die: the smallest complete game, for `docs/add-a-game.md`. Nobody is offered it; it
//! is compiled, keeps the contract and plays in the arena, so that the guide stays true.

mod bot;
mod notation;
mod rules;
mod words;

pub use notation::{Illegal, Roll, Setup, SetupProblem, Take};
pub use rules::{Event, Nim};
