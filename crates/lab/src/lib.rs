//! Experiments with bots: duplicate matches, statistics, ratings and the tuning of weights.
//!
//! [`arena`] plays every deal once in each seating, so that luck favours nobody, and sums up with
//! honest intervals. [`fit`] and [`spsa`] find the weights of a heuristic by self-play. What was
//! found out with them is in `docs/lab-notebook.md`.
//!
//! Nothing here sits in the path of a live game.

pub mod arena;
mod contest;
pub mod fit;
mod linear;
pub mod ratings;
pub mod spsa;
pub mod statistics;
mod stopwatch;

pub use bots::Fitted;
pub use contest::{Contest, contestant, wall_clock};
