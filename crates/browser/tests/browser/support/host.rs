//! A server for one test: it can be killed, and restarts at the same address with its data.

use super::process::{Running, serve};
use super::{Outcome, fault};
use std::net::TcpListener;
use std::path::PathBuf;

/// A server of one test alone.
pub struct Host {
    running: Option<Running>,
    folder: PathBuf,
    settings: Vec<String>,
    /// Its address.
    pub address: String,
}

impl Host {
    /// Starts one. `name` is that of the test.
    pub fn start(name: &str) -> Outcome<Host> {
        Host::start_with(name, &[])
    }

    /// Starts one with settings, such as `["--notify-after-s", "1"]`.
    pub fn start_with(name: &str, settings: &[&str]) -> Outcome<Host> {
        Host::open(name, "0", settings)
    }

    /// Starts one that sends emails, which no one receives.
    pub fn start_with_mail(name: &str) -> Outcome<Host> {
        // Emails contain links, so the server must be told its address before it has one.
        let port = TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port().to_string();
        let url = format!("http://127.0.0.1:{port}");
        let mail = ["--smtp", "smtp://127.0.0.1:1", "--mail-from", "games@example.org"];
        Host::open(name, &port, &[&["--public-url", &url], &mail[..]].concat())
    }

    fn open(name: &str, port: &str, settings: &[&str]) -> Outcome<Host> {
        let settings: Vec<String> = settings.iter().map(|&word| word.to_owned()).collect();
        let name = format!("emberwake-{name}-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder)?;
        let binary = std::env::var(crate::BINARY)?;
        let (running, address) = serve(&binary, &folder, port, &settings)?;
        Ok(Host { running: Some(running), folder, settings, address })
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
        let binary = std::env::var(crate::BINARY)?;
        let (running, address) = serve(&binary, &self.folder, &port, &self.settings)?;
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
