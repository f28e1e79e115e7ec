//! Tests of the bots: what they promise to whoever seats them.

mod blindness;
mod budgets;
mod choices;
mod explanations;
mod names;
mod strength;
mod table;
mod weights;
