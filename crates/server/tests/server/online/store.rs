//! Stores for tests, in a folder that is deleted afterward.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use store::{OpenError, Store, StoreOptions, open};

/// A number for each store of this process.
static NEXT: AtomicU64 = AtomicU64::new(0);

/// A folder that is deleted with its content.
pub struct Scratch(std::path::PathBuf);

impl Scratch {
    pub fn new() -> Scratch {
        let number = NEXT.fetch_add(1, Ordering::SeqCst);
        let name = format!("emberwake-server-test-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).unwrap();
        Scratch(folder)
    }

    /// Returns the path of the store's file.
    pub fn file(&self) -> std::path::PathBuf {
        self.0.join("test.db")
    }

    /// Opens the store in this folder again. A runtime that was shut down in the background
    /// releases the file a moment later; a process that dies does so immediately.
    pub async fn store(&self) -> Arc<dyn Store> {
        let address = format!("sqlite:{}", self.file().display());
        for _ in 0..500 {
            match open(&address, StoreOptions::default()).await {
                Err(OpenError::InUse { .. }) => tokio::time::sleep(Duration::from_millis(20)).await,
                opened => return opened.unwrap(),
            }
        }
        panic!("{address} stays in use")
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
