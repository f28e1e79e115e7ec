//! Tests of the bots.

extern crate emberwake_bots as bots;
extern crate emberwake_campfire as campfire;
extern crate emberwake_dealer as dealer;
extern crate emberwake_sea as sea;

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
