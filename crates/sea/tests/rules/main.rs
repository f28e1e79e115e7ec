//! The rules of Sea, tested sentence by sentence, in one binary with a module for each topic.

extern crate emberwake_dealer as dealer;
extern crate emberwake_sea as sea;

mod ashore;
mod battle;
mod columns;
mod contract;
mod ending;
mod fixtures;
mod forecast;
mod fuzz;
mod gates;
mod material;
mod properties;
mod scene;
mod secrets;
mod sensible;
mod shown;
mod storm;
mod table;
mod talks;
mod voyage;
mod wild;
