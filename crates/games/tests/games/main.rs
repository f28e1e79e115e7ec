//! The registry: every game in it is complete.

mod options;
