//! The rulebook of Campfire as tests: every test is a sentence of it and cites its paragraphs.

mod abilities;
mod boxes;
mod contract;
mod ending;
mod examples;
mod fixtures;
mod fuzz;
mod gates;
mod help;
mod legality;
mod listening;
mod material;
mod moons;
mod notation;
mod offers;
mod perft;
mod preparation;
mod preview;
mod records;
mod scoring;
mod sowing;
mod tables;
mod turns;
mod writing;
