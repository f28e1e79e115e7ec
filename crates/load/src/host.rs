//! Processes that serve, started for a run and ended with it.

use crate::Address;
use std::io::{BufRead, BufReader};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;

/// Servers that share a database.
pub struct Hosts {
    children: Vec<Child>,
    addresses: Vec<Address>,
    /// The folder of the database, if this run created it.
    _folder: Option<TempDir>,
    _inputs: Vec<ChildStdin>,
}

/// Settings without rate limits, which would disturb the measurement.
const UNLIMITED: &[&str] = &[
    "--requests-per-minute",
    "--guests-per-hour",
    "--tables-per-hour",
    "--acts-per-minute",
    "--sockets-per-address",
];

impl Hosts {
    /// Starts this many processes of this program on a database, or on a new file.
    pub fn start(processes: usize, database: Option<&str>) -> std::io::Result<Hosts> {
        let (folder, database) = match database {
            Some(database) => (None, database.to_owned()),
            None => {
                let folder = tempfile::tempdir()?;
                let file = format!("sqlite:{}", folder.path().join("load.db").display());
                (Some(folder), file)
            }
        };
        let mut hosts = Hosts {
            children: Vec::new(),
            addresses: Vec::new(),
            _folder: folder,
            _inputs: Vec::new(),
        };
        for _ in 0..processes {
            hosts.add(&database)?;
        }
        Ok(hosts)
    }

    fn add(&mut self, database: &str) -> std::io::Result<()> {
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["serve", "--port", "0", "--log-level", "warn", "--database", database]);
        for setting in UNLIMITED {
            command.args([setting, "1000000"]);
        }
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        self._inputs.extend(child.stdin.take());
        let output = child.stdout.take();
        self.children.push(child);
        let missing = || std::io::Error::other("the server did not say where it is");
        // The server prints its address in one of its first lines, in any language.
        for line in BufReader::new(output.ok_or_else(missing)?).lines() {
            let line = line?;
            let place = line.find("http://").map(|at| &line[at..]);
            let word = place.and_then(|place| place.split_whitespace().next());
            if let Some(address) = word.and_then(|word| word.parse().ok()) {
                self.addresses.push(address);
                return Ok(());
            }
        }
        Err(missing())
    }

    /// Returns their addresses.
    pub fn addresses(&self) -> &[Address] {
        &self.addresses
    }

    /// Returns their memory in bytes, if the system reports it.
    pub fn memory_bytes(&self) -> Option<u64> {
        self.children.iter().map(|child| resident_bytes(child.id())).sum()
    }

    /// Returns the processor time that they have used, if the system reports it.
    pub(crate) fn processor_time(&self) -> Option<Duration> {
        self.children.iter().map(|child| processor_time(child.id())).sum()
    }
}

impl Drop for Hosts {
    fn drop(&mut self) {
        for child in &mut self.children {
            // It may have ended by itself.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

fn resident_bytes(process: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix(" kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}

fn processor_time(process: u32) -> Option<Duration> {
    /// The kernel's unit of time for programs, whatever its own is.
    const TICK_MS: u64 = 10;
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name of the program may contain anything; user and kernel time are the 14th and 15th.
    let (_, after_name) = stat.rsplit_once(')')?;
    let mut fields = after_name.split_whitespace().skip(11);
    let ticks = fields.next()?.parse::<u64>().ok()? + fields.next()?.parse::<u64>().ok()?;
    Some(Duration::from_millis(ticks * TICK_MS))
}
