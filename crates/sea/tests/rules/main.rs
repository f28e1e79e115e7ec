//! The rules of Sea, tested sentence by sentence. One binary, one module for each matter.

mod ashore;
mod battle;
mod columns;
mod contract;
mod ending;
mod fixtures;
mod forecast;
mod foresight;
mod fuzz;
mod gates;
mod material;
mod properties;
mod scene;
mod secrets;
mod storm;
mod table;
mod talks;
mod voyage;
mod wild;
