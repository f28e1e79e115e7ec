//! The registry: every game in it is complete.

mod constants;
mod guides;
mod levels;
mod numbers;
mod options;
mod quiz;
mod truths;
