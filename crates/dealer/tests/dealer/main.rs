//! What the dealer promises, each promise a test.

mod quick;
