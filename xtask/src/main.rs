//! Builds, checks and starts Emberwake.

fn main() {}
