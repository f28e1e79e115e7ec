//! A lock on a file beside the database: one process at a time. The system lets go of it when the
//! process ends, however it ends.

use crate::OpenError;
use std::fs::{File, TryLockError};

/// Holds the lock until it is dropped.
pub(super) struct Lock(File);

impl Drop for Lock {
    fn drop(&mut self) {
        // Closing the file is not enough: a child process that is being started at this moment has
        // it open as well, and would keep the lock until it runs its own program.
        let _ = self.0.unlock();
    }
}

pub(super) fn take(path: &str) -> Result<Lock, OpenError> {
    let address = || format!("sqlite:{path}");
    let file =
        File::options().create(true).truncate(false).write(true).open(format!("{path}.lock"));
    let file = file.map_err(|error| problem(&error, address()))?;
    match file.try_lock() {
        Ok(()) => Ok(Lock(file)),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse { address: address() }),
        Err(TryLockError::Error(error)) => Err(problem(&error, address())),
    }
}

fn problem(error: &std::io::Error, address: String) -> OpenError {
    use std::io::ErrorKind::{PermissionDenied, ReadOnlyFilesystem};
    match error.kind() {
        PermissionDenied | ReadOnlyFilesystem => OpenError::ReadOnly { address },
        _ => OpenError::Unreachable { address, why: error.to_string() },
    }
}
