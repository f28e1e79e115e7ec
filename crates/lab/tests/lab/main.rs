//! Tests of the lab: matches are fair and repeatable, and the statistics are right.

mod matches;
mod numbers;
mod tuning;
