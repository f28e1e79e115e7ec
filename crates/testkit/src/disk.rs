//! A disk that fills up quickly.

use crate::skip;
use std::path::Path;
use std::process::Command;
use tempfile::TempDir;

/// A small file system in memory, unmounted on drop.
pub struct SmallDisk {
    folder: TempDir,
}

impl SmallDisk {
    /// Creates one of this size, if the system allows it.
    pub fn new(bytes: u64) -> Option<SmallDisk> {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", &format!("size={bytes}"), "tmpfs"]).arg(folder.path());
        match mount.output() {
            Ok(output) if output.status.success() => Some(SmallDisk { folder }),
            _ => skip("a small disk can't be mounted here"),
        }
    }

    /// Makes it read-only, even for root.
    pub fn make_read_only(&self) {
        let mut mount = Command::new("mount");
        let status = mount.args(["-o", "remount,ro"]).arg(self.folder.path()).status();
        assert!(status.is_ok_and(|status| status.success()), "the disk can be mounted anew");
    }

    /// Returns its path.
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
