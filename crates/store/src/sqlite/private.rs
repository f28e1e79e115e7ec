//! New files that only their owner can read: a database contains seeds of running games and hashes
//! of passwords.

use std::fs::{File, OpenOptions};
use std::io;

/// Returns options that create a file only its owner can read and write. An existing file keeps its
/// permissions.
pub(super) fn creating() -> OpenOptions {
    let mut options = File::options();
    options.create(true).truncate(false).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Creates the file of a database if there is none, before SQLite would create it for everyone.
/// SQLite gives the files beside a database the same permissions.
pub(super) fn create(path: &str) -> io::Result<()> {
    match creating().create_new(true).open(path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        created => created.map(drop),
    }
}
