//! Experiments with bots: duplicate matches, statistics, ratings and the tuning of weights.
//!
//! [`arena`] plays every deal once in each seating, so that no bot is favored, and reports results
//! with confidence intervals. [`fit`] and [`spsa`] find the weights of a heuristic by self-play.
//! The results are in `NOTEBOOK.md` beside this crate.
//!
//! Nothing here is part of a live game.

pub mod arena;
pub mod balance;
mod campfire;
pub mod compare;
mod contest;
pub mod data;
pub mod deal;
pub mod engine;
pub mod fit;
mod handicap;
mod linear;
pub mod measures;
pub mod plan;
pub mod play;
pub mod proof;
pub mod ratings;
pub mod ratio;
pub mod report;
pub mod results;
pub mod row;
pub mod run;
mod sea;
mod self_play;
pub mod spsa;
pub mod statistics;
mod stopwatch;
pub mod study;
pub mod subject;
pub mod train;
pub mod trial;
pub mod verdict;

pub use bots::Fitted;
pub use contest::{Contest, ContestantProblem, contestant, wall_clock};
