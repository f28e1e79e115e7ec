//! Tests of the bots.

mod blindness;
mod budgets;
mod choices;
mod explanations;
mod levels;
mod names;
mod nets;
mod offers;
mod recorded;
mod stopping;
mod strength;
mod table;
mod weights;
