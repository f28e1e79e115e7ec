//! Campfire in the terminal: the ring around the fire, its players and its cards.

mod brief;
mod cards;
mod face;
mod hidden;
mod picture;
mod place;
mod players;
mod result;
pub mod ring;
pub mod signs;
mod since;

pub use face::Heading;
