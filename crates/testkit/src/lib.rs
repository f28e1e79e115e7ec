//! External things that tests of several crates need: a PostgreSQL server and a proxy in front of
//! it, a small disk, another program that uses a SQLite file.
//!
//! If something is missing on a machine, the test says so and passes without testing anything.
//! `cargo verify` counts these. If [`REQUIRED`] is set, a missing PostgreSQL is a failure.

mod disk;
mod postgres;
mod proxy;
mod sqlite;

pub use disk::SmallDisk;
pub use postgres::Postgres;
pub use proxy::Proxy;
pub use sqlite::{FileLock, change_file, columns_in_file, values_in_file};

use std::io::Write;

/// The variable that names a file in which every skipped test writes a line.
pub const SKIPS: &str = "VERIFY_SKIPS";

/// The variable that makes PostgreSQL mandatory for tests.
pub const REQUIRED: &str = "EMBERWAKE_POSTGRES_REQUIRED";

/// Reports that a test is skipped, and why. Returns `None`, in place of whatever is missing.
pub fn skip<T>(why: &str) -> Option<T> {
    eprintln!("SKIPPED: {why}");
    if let Some(path) = std::env::var_os(SKIPS) {
        let file = std::fs::File::options().create(true).append(true).open(&path);
        // This is a single write, so that the lines of parallel tests stay whole.
        let line = format!("{why}\n");
        let written = file.and_then(|mut file| file.write_all(line.as_bytes()));
        written.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
    None
}

/// Returns `true` if this process runs as root.
fn is_root() -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let uid = status.lines().find_map(|line| line.strip_prefix("Uid:"));
    uid.is_some_and(|uid| uid.split_whitespace().nth(1) == Some("0"))
}
