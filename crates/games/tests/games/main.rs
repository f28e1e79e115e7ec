//! The registry: every game in it is complete.

mod guides;
mod levels;
mod options;
