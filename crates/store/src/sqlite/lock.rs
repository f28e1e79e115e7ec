//! A lock on a file next to the database: one process at a time. The system releases it when the
//! process ends, for whatever reason.

use super::private;
use crate::OpenError;
use std::fs::{File, TryLockError};

/// Holds the lock until it is dropped.
pub(super) struct Lock(File);

impl Drop for Lock {
    fn drop(&mut self) {
        // Closing the file isn't enough: a child process that is just being started has it open as
        // well, and would keep the lock until it runs its own program.
        let _ = self.0.unlock();
    }
}

pub(super) fn take(path: &str) -> Result<Lock, OpenError> {
    let address = || format!("sqlite:{path}");
    let file = private::creating().open(format!("{path}.lock"));
    let file = file.map_err(|error| problem(&error, address()))?;
    match file.try_lock() {
        Ok(()) => Ok(Lock(file)),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse { address: address() }),
        Err(TryLockError::Error(error)) => Err(problem(&error, address())),
    }
}

pub(super) fn problem(error: &std::io::Error, address: String) -> OpenError {
    use std::io::ErrorKind::{PermissionDenied, ReadOnlyFilesystem};
    match error.kind() {
        PermissionDenied | ReadOnlyFilesystem => OpenError::ReadOnly { address },
        _ => OpenError::Unreachable { address, why: error.to_string() },
    }
}
