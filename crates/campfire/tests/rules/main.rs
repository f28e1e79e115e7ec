//! The rulebook of Campfire as tests: each test is a sentence of it and cites its rules.

extern crate emberwake_campfire as campfire;
extern crate emberwake_dealer as dealer;

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
mod variations;
mod writing;
