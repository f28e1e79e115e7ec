//! Sockets are files to the system, which allows only some.

use rustix::process::{Resource, getrlimit, setrlimit};

/// Raises the number of files this process, and those that it starts, may have open as far as the
/// system lets it. How many that are.
pub fn allow_many_files() -> u64 {
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    // If that is refused, fewer must do.
    let _ = setrlimit(Resource::Nofile, limit);
    getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX)
}
