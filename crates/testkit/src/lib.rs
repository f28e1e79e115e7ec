//! What tests of several crates need from outside: a PostgreSQL of their own, a small disk, somebody
//! else at a file of SQLite.
//!
//! What is missing on a machine is announced, and the test passes without having tested anything.
//! `cargo verify` counts these; where [`REQUIRED`] is set, a missing PostgreSQL is a failure.

mod disk;
mod postgres;
mod sqlite;

pub use disk::SmallDisk;
pub use postgres::Postgres;
pub use sqlite::{FileLock, change_file};

use std::io::Write;

/// The variable that names a file in which every test writes a line that could not test anything.
pub const SKIPS: &str = "VERIFY_SKIPS";

/// The variable that makes PostgreSQL mandatory for tests.
pub const REQUIRED: &str = "EMBERWAKE_POSTGRES_REQUIRED";

/// Says that something is not tested here, and why. Gives nothing, as whatever is missing.
pub fn skip<T>(why: &str) -> Option<T> {
    eprintln!("SKIPPED: {why}");
    if let Some(path) = std::env::var_os(SKIPS) {
        let file = std::fs::File::options().create(true).append(true).open(&path);
        // One write, so that the lines of tests that run side by side stay whole.
        let line = format!("{why}\n");
        let written = file.and_then(|mut file| file.write_all(line.as_bytes()));
        written.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
    None
}

/// Whether this process may do everything.
fn is_root() -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let uid = status.lines().find_map(|line| line.strip_prefix("Uid:"));
    uid.is_some_and(|uid| uid.split_whitespace().nth(1) == Some("0"))
}
