//! Nim with a die: the smallest complete game, for `docs/add-a-game.md`. It isn't offered to
//! players; it is compiled, passes the contract and plays in the arena, so that the guide stays
//! correct.

mod bot;
mod event;
mod notation;
mod rules;
mod words;

pub use event::Event;
pub use notation::{Illegal, Roll, Setup, SetupProblem, Take};
pub use rules::Nim;
