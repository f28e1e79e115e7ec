//! What tests of several crates need from outside: a PostgreSQL of their own, a small disk, a locked file.
//!
//! What is missing on a machine is announced, and the test passes without having tested anything.
//! Where [`REQUIRED`] is set, as `cargo verify` does, that is a failure.

mod disk;
mod lock;
mod postgres;

pub use disk::SmallDisk;
pub use lock::FileLock;
pub use postgres::Postgres;

/// The variable that makes PostgreSQL mandatory for tests.
pub const REQUIRED: &str = "EMBERWAKE_POSTGRES_REQUIRED";

/// Says that something is not tested here.
fn skip<T>(what: &str) -> Option<T> {
    assert!(std::env::var_os(REQUIRED).is_none(), "{what}, and {REQUIRED} is set");
    eprintln!("SKIPPED: {what}");
    None
}

/// Whether this process may do everything.
fn is_root() -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let uid = status.lines().find_map(|line| line.strip_prefix("Uid:"));
    uid.is_some_and(|uid| uid.split_whitespace().nth(1) == Some("0"))
}
