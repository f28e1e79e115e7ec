//! The rules of Sea, tested sentence by sentence. One binary, one module for each matter.

mod ashore;
mod battle;
mod contract;
mod ending;
mod material;
mod scene;
mod storm;
mod table;
mod talks;
mod voyage;
mod wild;
