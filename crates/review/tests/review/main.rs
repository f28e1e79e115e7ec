//! Tests of reviews, with whole games of both games.

mod annotations;
mod blind;
mod hints;
mod pages;
mod par;
mod played;
mod puzzles;
mod steps;
mod sums;
