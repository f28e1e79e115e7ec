//! The binary as people and programs meet it: what is typed, what comes out, which exit code.

mod arena;
mod bad_input;
mod bench;
mod boxes;
mod docs;
mod help;
mod lab;
mod language;
mod online;
mod packaging;
mod perft;
mod pipes;
mod play;
mod program;
mod record;
mod rules;
mod sea;
mod sea_records;
mod serve;
mod simulate;
mod usage;
