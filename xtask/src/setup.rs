//! `cargo xtask figures setup`: the time that `cargo play` or `cargo verify` takes someone who has
//! nothing but Rust: a fresh clone, an empty cargo home and an empty target.

use crate::shell;
use anyhow::{Context, Result, bail};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// The port of the page while it is measured.
const PORT: u16 = 18_438;
/// The number of tests that are listed, the slowest first.
const SLOWEST: usize = 50;
/// A change of a rule: everything that uses the rules is compiled again.
const CHANGE: &str = "\n/// Changes what others see of this crate.\npub const MEASURED: u8 = 1;\n";
/// The file that it changes.
const CHANGED: &str = "crates/campfire/src/lib.rs";

/// Measures the command that is named, `play` by default.
pub(crate) fn measure(root: &Path, arguments: &[String]) -> Result<()> {
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] | ["play"] => play(&Newcomer::arrive(root)?),
        ["verify"] => verify(&Newcomer::arrive(root)?),
        _ => bail!("usage: cargo xtask figures setup [play | verify]"),
    }
}

/// The folder of someone who has just cloned the repository. It is removed at the end.
struct Newcomer {
    folder: PathBuf,
}

impl Drop for Newcomer {
    fn drop(&mut self) {
        // A leftover folder does no harm but to the disk.
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

impl Newcomer {
    /// Clones what is committed.
    fn arrive(root: &Path) -> Result<Newcomer> {
        let folder = std::env::temp_dir().join(format!("emberwake-setup-{}", std::process::id()));
        std::fs::create_dir_all(folder.join("cargo/bin")).context("making a folder")?;
        let newcomer = Newcomer { folder };
        let mut clone = Command::new("git");
        clone.args(["clone", "--quiet"]).arg(root).arg(newcomer.clone_folder());
        shell::run(&mut clone)?;
        Ok(newcomer)
    }

    fn clone_folder(&self) -> PathBuf {
        self.folder.join("clone")
    }

    /// A command of cargo that finds nothing of what this machine has compiled.
    fn cargo(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new("cargo");
        command.current_dir(self.clone_folder()).args(arguments);
        for name in ["CARGO_TARGET_DIR", "CARGO_MANIFEST_DIR", "CARGO", "CARGO_PKG_NAME"] {
            command.env_remove(name);
        }
        command.env("CARGO_HOME", self.folder.join("cargo"));
        command.env("XDG_DATA_HOME", self.folder.join("data"));
        command
    }
}

/// Measures `cargo play` the first time, unchanged, and after a change of a rule.
fn play(newcomer: &Newcomer) -> Result<()> {
    println!("{:<38} {:>8}", "cargo play", "seconds");
    let row = |what: &str| -> Result<()> {
        println!("{what:<38} {:>8.1}", page_answers(newcomer)?.as_secs_f64());
        Ok(())
    };
    row("the first time, downloads included")?;
    row("unchanged")?;
    let changed = newcomer.clone_folder().join(CHANGED);
    let rules = std::fs::read_to_string(&changed).context("reading a rule")?;
    std::fs::write(&changed, rules + CHANGE).context("changing a rule")?;
    row("after a change of a rule")?;
    let target = newcomer.clone_folder().join("target");
    println!("{:<38} {:>8} MB", "in target", megabytes(&target)?);
    Ok(())
}

/// Runs `cargo play` until its page answers.
fn page_answers(newcomer: &Newcomer) -> Result<Duration> {
    let start = Instant::now();
    let mut play = newcomer.cargo(&["play", "--", "--port", &PORT.to_string()]);
    play.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let mut running = play.spawn().context("starting cargo play")?;
    let took = loop {
        if is_answering() {
            break start.elapsed();
        }
        if let Some(status) = running.try_wait()? {
            bail!("cargo play ended with {status} before its page answered");
        }
        std::thread::sleep(Duration::from_millis(50));
    };
    stop(&mut running)?;
    Ok(took)
}

fn is_answering() -> bool {
    let Ok(mut stream) = TcpStream::connect(("127.0.0.1", PORT)) else { return false };
    let mut answer = [0; 12];
    let asked = stream.write_all(b"GET / HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n");
    asked.is_ok() && stream.read_exact(&mut answer).is_ok() && answer.ends_with(b"200")
}

/// Stops cargo and what it has started, and waits until the page is gone.
fn stop(running: &mut Child) -> Result<()> {
    let ours = format!("serve --port {PORT}");
    // Without pkill, the server has to be stopped by hand.
    let _ = Command::new("pkill").args(["-TERM", "-f", &ours]).status();
    running.wait().context("waiting for cargo play")?;
    while is_answering() {
        std::thread::sleep(Duration::from_millis(50));
    }
    Ok(())
}

/// The size of a folder. A file with several names counts once.
fn megabytes(folder: &Path) -> Result<u64> {
    let mut size = Command::new("du");
    let size = shell::output(size.arg("-sm").arg(folder)).context("asking for a size")?;
    size.split_whitespace().next().and_then(|size| size.parse().ok()).context("reading a size")
}

/// Measures `cargo verify`: prints its table, and the slowest tests.
fn verify(newcomer: &Newcomer) -> Result<()> {
    let start = Instant::now();
    let mut verify = newcomer.cargo(&["verify"]);
    verify.env("CI", "true").stdin(Stdio::null()).stdout(Stdio::piped());
    let mut running = verify.spawn().context("starting cargo verify")?;
    let output = running.stdout.take().context("the output of cargo verify")?;
    let (mut tests, mut table) = (Vec::new(), Vec::new());
    for line in BufReader::new(output).lines() {
        let line = line.context("reading what cargo verify says")?;
        if line.starts_with("== ") {
            println!("{line}");
        }
        if line.starts_with("suite ") || !table.is_empty() {
            table.push(line);
        } else if let Some(test) = timed(&line) {
            tests.push(test);
        }
    }
    let status = running.wait()?;
    println!("\n{}\n\ncargo verify: {:.0} s", table.join("\n"), start.elapsed().as_secs_f64());
    let target = newcomer.clone_folder().join("target");
    println!("in target: {} MB\n\nThe slowest tests, in seconds:", megabytes(&target)?);
    tests.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    for (seconds, name) in tests.iter().take(SLOWEST) {
        println!("{seconds:>7.1}  {name}");
    }
    if status.success() { Ok(()) } else { bail!("cargo verify failed") }
}

/// Reads a line about a test: `  12.3 s  name` of the browser, `PASS [  12.3s] (1/9) name` of nextest.
fn timed(line: &str) -> Option<(f64, String)> {
    let line = line.trim();
    if let Some(rest) = line.strip_prefix("PASS [") {
        let (seconds, name) = rest.split_once("s]")?;
        let name = name.split_once(')').map_or(name, |(_, name)| name);
        return Some((seconds.trim().parse().ok()?, name.trim().to_owned()));
    }
    let (seconds, name) = line.split_once(" s  ")?;
    Some((seconds.parse().ok()?, name.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_of_a_test_is_read_from_both_runners() {
        let browser = timed(" 12.5 s  a_table_is_opened");
        assert_eq!(browser, Some((12.5, "a_table_is_opened".to_owned())));
        let nextest = timed("        PASS [   1.394s] (1/2) cli::cli online::attacks::a_name");
        assert_eq!(nextest, Some((1.394, "cli::cli online::attacks::a_name".to_owned())));
        assert_eq!(timed("   Compiling cli v0.1.0"), None);
        assert_eq!(timed("== tests: passed in 223.0 s"), None);
    }
}
