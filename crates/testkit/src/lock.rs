//! Another program that keeps a file of SQLite to itself.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A lock on a file, held by another program until this is dropped.
pub struct FileLock(Child);

impl FileLock {
    /// Takes it, if the program `sqlite3` is installed.
    pub fn take(file: &Path) -> Option<FileLock> {
        let mut command = Command::new("sqlite3");
        let Ok(other) = command.arg(file).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()
        else {
            eprintln!("SKIPPED: sqlite3 is not installed");
            return None;
        };
        let mut lock = FileLock(other);
        let input = lock.0.stdin.as_mut().expect("its input");
        input.write_all(b"BEGIN IMMEDIATE;\nSELECT 'locked';\n").expect("it listens");
        input.flush().expect("it listens");
        let mut said = String::new();
        let output = lock.0.stdout.take().expect("its output");
        BufReader::new(output).read_line(&mut said).expect("it answers");
        assert_eq!(said, "locked\n");
        Some(lock)
    }
}

impl Drop for FileLock {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
