//! A disk that is soon full.

use std::path::Path;
use std::process::Command;
use tempfile::TempDir;

/// A small file system in memory, gone when this is dropped.
pub struct SmallDisk {
    folder: TempDir,
}

impl SmallDisk {
    /// Makes one of this size, if the system lets us.
    pub fn new(bytes: u64) -> Option<SmallDisk> {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", &format!("size={bytes}"), "tmpfs"]).arg(folder.path());
        match mount.output() {
            Ok(output) if output.status.success() => Some(SmallDisk { folder }),
            _ => {
                eprintln!("SKIPPED: a small disk can't be mounted here");
                None
            }
        }
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        self.folder.path()
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // Lazily, since a file may still be open.
        let _ = Command::new("umount").arg("--lazy").arg(self.folder.path()).status();
    }
}
