//! The one binary, `emberwake`.

fn main() {}
