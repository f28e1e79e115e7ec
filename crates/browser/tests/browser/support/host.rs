//! A server for one test: it can be killed, and restarts at the same address with its data.

use super::process::{Running, serve};
use super::{Outcome, fault};
use std::path::PathBuf;

/// A server of one test alone.
pub struct Host {
    running: Option<Running>,
    folder: PathBuf,
    /// Its address.
    pub address: String,
}

impl Host {
    /// Starts one. `name` is that of the test.
    pub fn start(name: &str) -> Outcome<Host> {
        let name = format!("emberwake-{name}-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder)?;
        let (running, address) = serve(&std::env::var(crate::BINARY)?, &folder, "0")?;
        Ok(Host { running: Some(running), folder, address })
    }

    /// Runs `emberwake admin` on its database, while it runs.
    pub fn admin(&self, arguments: &[&str]) -> Outcome {
        let database = format!("sqlite:{}", self.folder.join("emberwake.db").display());
        let mut command = std::process::Command::new(std::env::var(crate::BINARY)?);
        let done = command.arg("admin").args(arguments).args(["--database", &database]).output()?;
        if done.status.success() {
            Ok(())
        } else {
            Err(fault(String::from_utf8_lossy(&done.stderr)))
        }
    }

    /// Ends it in the middle of whatever it does.
    pub fn kill(&mut self) {
        self.running = None;
    }

    /// Starts it again.
    pub fn start_again(&mut self) -> Outcome {
        let port = self.address.trim_end_matches('/').rsplit(':').next();
        let port = port.ok_or_else(|| fault("an address has a port"))?.to_owned();
        let (running, address) = serve(&std::env::var(crate::BINARY)?, &self.folder, &port)?;
        (self.running, self.address) = (Some(running), address);
        Ok(())
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        self.running = None;
        // A leftover folder does no harm.
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
