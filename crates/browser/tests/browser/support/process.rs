//! Programs that run beside the tests: the server and the driver of the browser.

use super::{Outcome, fault};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A program that runs until it is dropped.
pub struct Running {
    child: Child,
}

impl Running {
    /// Starts a program and reads its output until `ready` returns a value for a line.
    pub fn start<T>(
        command: &mut Command,
        ready: impl Fn(&str) -> Option<T>,
    ) -> Outcome<(Running, T)> {
        let name = command.get_program().to_string_lossy().into_owned();
        let started = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn();
        let mut child =
            started.map_err(|error| fault(format!("{name} does not start: {error}")))?;
        let output = child.stdout.take().ok_or_else(|| fault("a pipe was asked for"))?;
        let running = Running { child };
        let mut lines = BufReader::new(output).lines();
        for line in lines.by_ref() {
            if let Some(found) = ready(&line?) {
                // Whatever it says later must not fill the pipe.
                std::thread::spawn(move || lines.for_each(drop));
                return Ok((running, found));
            }
        }
        Err(fault(format!("{name} ended before it was ready")))
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself; there is nothing to do about either.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Starts `emberwake serve` on a port, 0 for one of its choice, with its data in this folder and
/// these settings; returns its address.
pub fn serve(
    binary: &str,
    folder: &Path,
    port: &str,
    settings: &[String],
) -> Outcome<(Running, String)> {
    let mut command = Command::new(binary);
    let database = format!("sqlite:{}", folder.join("emberwake.db").display());
    command.args(["serve", "--port", port, "--database", &database]).env("LANG", "en");
    // All tests come from one address, and some decide as fast as they can.
    command.args(["--requests-per-minute", "60000", "--guests-per-hour", "10000"]);
    command.args(settings);
    Running::start(command.stderr(Stdio::null()), |line| {
        line.split_whitespace().find(|word| word.starts_with("http://")).map(str::to_owned)
    })
}

/// Starts the driver of the browser and returns its address.
pub fn drive() -> Outcome<(Running, String)> {
    let mut command = Command::new("chromedriver");
    command.arg("--port=0").stderr(Stdio::null());
    Running::start(&mut command, |line| {
        let port = line.split_once("started successfully on port ")?.1.trim_end_matches('.');
        Some(format!("http://127.0.0.1:{port}"))
    })
}
