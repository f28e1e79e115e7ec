//! The binary from the outside: its arguments, output and exit codes.

mod arena;
mod bad_input;
mod bench;
mod boxes;
mod docs;
mod engine;
mod help;
mod lab;
mod language;
mod mistakes;
mod online;
mod packaging;
mod perft;
mod pipes;
mod play;
mod program;
mod puzzles;
mod record;
mod review;
mod rules;
mod sea;
mod sea_records;
mod serve;
mod simulate;
mod usage;
