//! A lock on a file beside the database: one process at a time. The system lets go of it when the
//! process ends, however it ends.

use crate::OpenError;
use std::fs::{File, TryLockError};

pub(super) fn take(path: &str) -> Result<File, OpenError> {
    let address = || format!("sqlite:{path}");
    let file =
        File::options().create(true).truncate(false).write(true).open(format!("{path}.lock"));
    let file = file.map_err(|error| problem(&error, address()))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
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
