//! The commands of the feature `full`, one file each: everything except serving.

pub mod arena;
pub mod bench;
pub mod boxes;
pub mod completions;
pub mod engine;
pub mod lab;
pub mod load;
pub mod perft;
pub mod play;
pub mod puzzles;
pub mod record;
pub mod review;
pub mod rules;
pub mod simulate;
pub mod train;
pub mod tune;
