//! The limit of open files, which also limits sockets.

use rustix::process::{Resource, getrlimit, setrlimit};

/// Raises the number of files that this process and its children may have open as far as the system
/// allows. Returns that number.
pub fn allow_many_files() -> u64 {
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    // If it is refused, the current limit stays.
    let _ = setrlimit(Resource::Nofile, limit);
    getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX)
}
