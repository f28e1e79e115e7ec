//! Tests of the lab: matches are fair and repeatable, studies survive interruptions, and the
//! statistics are right.

mod bad_plans;
mod balancing;
mod estimates;
mod matches;
mod numbers;
mod proof;
mod reports;
mod studies;
mod training;
mod tuning;
