//! One contract for both engines, and what happens when something breaks.

mod contract;
mod make;
