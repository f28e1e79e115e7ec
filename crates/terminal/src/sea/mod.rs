//! Sea in the terminal: the chart that grows, its players, their pieces and what each may know.

mod brief;
mod chart;
mod compass;
mod face;
mod glory;
mod picture;
mod pieces;
mod players;
mod preview;
mod result;
mod signs;
mod since;

pub use face::Heading;
