//! Server processes that are started, killed at any moment and started again.

use super::raw::Answer;
use load::Address;
use std::io::Read;
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// The time limit until a server answers; these machines can be very busy.
const START_PATIENCE: Duration = Duration::from_secs(60);

/// A server process on its own port, which stays the same over restarts.
pub struct Process {
    binary: std::path::PathBuf,
    address: Address,
    database: String,
    settings: Vec<String>,
    log: std::path::PathBuf,
    child: Option<Child>,
}

impl Process {
    /// Starts a server with this database and without limits. What it prints goes to `log`.
    pub fn start(database: &str, log: &Path) -> Process {
        Process::with(database, log, super::LIMITS_OFF)
    }

    /// Starts a server with this database and these settings.
    pub fn with(database: &str, log: &Path, settings: &[&str]) -> Process {
        let binary = Path::new(env!("CARGO_BIN_EXE_emberwake"));
        Process::of(binary, database, log, settings)
    }

    /// Starts a server of this build with this database and these settings.
    pub fn of(binary: &Path, database: &str, log: &Path, settings: &[&str]) -> Process {
        let free = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let address = Address::try_from(free).unwrap();
        let database = database.to_owned();
        let settings = settings.iter().map(|setting| (*setting).to_owned()).collect();
        let log = log.to_owned();
        let binary = binary.to_owned();
        let mut process = Process { binary, address, database, settings, log, child: None };
        process.restart();
        process
    }

    /// Returns its address.
    pub fn address(&self) -> Address {
        self.address
    }

    /// Starts it again, and waits until it answers.
    pub fn restart(&mut self) {
        assert!(self.child.is_none(), "it runs already");
        let log = std::fs::File::options().create(true).append(true).open(&self.log).unwrap();
        let port = self.address.socket().port().to_string();
        let child = Command::new(&self.binary)
            .args(["serve", "--port", &port, "--database", &self.database])
            .args(&self.settings)
            .stdin(Stdio::null())
            .stdout(log.try_clone().unwrap())
            .stderr(log)
            .spawn()
            .unwrap();
        self.child = Some(child);
        let begun = Instant::now();
        while !answers(self.address) {
            let child = self.child.as_mut().unwrap();
            assert!(child.try_wait().unwrap().is_none(), "the server ended: {}", self.printed());
            assert!(begun.elapsed() < START_PATIENCE, "the server does not answer");
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Returns its memory, in bytes.
    pub fn memory_bytes(&self) -> u64 {
        let status = format!("/proc/{}/status", self.child.as_ref().unwrap().id());
        let status = std::fs::read_to_string(status).unwrap();
        let held = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
        held.trim().strip_suffix(" kB").unwrap().parse::<u64>().unwrap() * 1024
    }

    /// Returns the value of a metric.
    pub fn metric(&self, name: &str) -> u64 {
        let answer = Answer::to(self.address, "GET /metrics HTTP/1.1\r\n", "");
        let wanted = format!("emberwake_{name} ");
        let value = answer.body.lines().find_map(|line| line.strip_prefix(wanted.as_str()));
        value.unwrap_or_else(|| panic!("no {name}: {answer:?}")).parse().unwrap()
    }

    /// Ends it as a power cut would.
    pub fn kill(&mut self) {
        let mut child = self.child.take().unwrap();
        child.kill().unwrap();
        child.wait().unwrap();
    }

    /// Freezes it for this time, as a machine without memory does.
    pub fn freeze(&self, time: Duration) {
        let id = self.child.as_ref().unwrap().id();
        signal(id, "-STOP");
        std::thread::sleep(time);
        signal(id, "-CONT");
    }

    /// Ends it as an operator would, and waits.
    pub fn stop(&mut self) {
        let mut child = self.child.take().unwrap();
        signal(child.id(), "-TERM");
        let status = child.wait().unwrap();
        assert!(status.success(), "asked to end, it ended with {status}: {}", self.printed());
    }

    /// Everything it has printed, in all its lives.
    pub fn printed(&self) -> String {
        std::fs::read_to_string(&self.log).unwrap_or_default()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if self.child.is_some() {
            self.kill();
        }
    }
}

/// Returns `true` if a server at this address is healthy.
fn answers(address: Address) -> bool {
    let ask = || -> std::io::Result<bool> {
        let mut stream = std::net::TcpStream::connect(address.socket())?;
        stream.set_read_timeout(Some(Duration::from_secs(5)))?;
        let request = format!("GET /health HTTP/1.0\r\nHost: {}\r\n\r\n", address.host());
        std::io::Write::write_all(&mut stream, request.as_bytes())?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        Ok(answer.starts_with("HTTP/1.0 200") || answer.starts_with("HTTP/1.1 200"))
    };
    ask().unwrap_or(false)
}

fn signal(process: u32, signal: &str) {
    let asked = Command::new("kill").args([signal, &process.to_string()]).status();
    assert!(asked.unwrap().success());
}
