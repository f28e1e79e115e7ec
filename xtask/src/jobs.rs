//! Commands of cargo that run beside each other, while a person sees how far they have come.

use anyhow::{Context, Result, bail};
use std::io::{BufRead, BufReader, IsTerminal, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How often the line at the bottom of a terminal changes.
const REDRAWN: Duration = Duration::from_millis(250);
/// How often a line is printed where there is no terminal.
const PRINTED: Duration = Duration::from_secs(20);

/// Jobs that run beside each other: their state, and one end for all.
pub(crate) struct Jobs {
    begun: Instant,
    names: Vec<&'static str>,
    /// The crate that each job compiles now, and the number of crates until then; `None` if it is idle.
    doing: Mutex<Vec<Option<(String, usize)>>>,
    running: Mutex<Vec<Option<Child>>>,
    has_failed: AtomicBool,
    is_over: AtomicBool,
    /// Whether standard output is a terminal.
    terminal: bool,
}

impl Jobs {
    /// Prepares jobs of these names.
    pub(crate) fn new(names: &[&'static str]) -> Jobs {
        Jobs {
            begun: Instant::now(),
            names: names.to_vec(),
            doing: Mutex::new(names.iter().map(|_| None).collect()),
            running: Mutex::new(names.iter().map(|_| None).collect()),
            has_failed: AtomicBool::new(false),
            is_over: AtomicBool::new(false),
            terminal: std::io::stdout().is_terminal(),
        }
    }

    /// Shows the progress until [`Jobs::end`].
    pub(crate) fn show(&self) {
        let mut printed = Instant::now();
        while !self.is_over.load(Ordering::Relaxed) {
            std::thread::sleep(REDRAWN);
            let line = self.line();
            if self.terminal {
                // Longer lines would break, and stay.
                let line: String = line.chars().take(78).collect();
                print!("\r\x1b[K{line}");
                let _ = std::io::stdout().flush();
            } else if printed.elapsed() >= PRINTED && !line.is_empty() {
                println!("{line}");
                printed = Instant::now();
            }
        }
        if self.terminal {
            print!("\r\x1b[K");
            let _ = std::io::stdout().flush();
        }
    }

    /// Stops showing the progress.
    pub(crate) fn end(&self) {
        self.is_over.store(true, Ordering::Relaxed);
    }

    /// Runs a command as a part of a job. If it fails, the commands of all other jobs are stopped, and
    /// what it said is part of the error.
    pub(crate) fn run(&self, job: usize, command: &mut Command) -> Result<()> {
        if self.has_failed.load(Ordering::Relaxed) {
            bail!("stopped");
        }
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        if self.terminal {
            command.env("CARGO_TERM_COLOR", "always");
        }
        let name = self.names[job];
        let mut child = command.spawn().with_context(|| format!("{name} can't be built"))?;
        let (out, err) = (child.stdout.take(), child.stderr.take());
        lock(&self.running)[job] = Some(child);
        let reader = std::thread::spawn(move || {
            let mut said = String::new();
            // What can't be read is missing in the error only.
            let _ = out.map(|mut out| out.read_to_string(&mut said));
            said
        });
        let mut said = String::new();
        for line in BufReader::new(err.context("the output of cargo")?).lines() {
            let line = line.context("reading the output of cargo")?;
            match compiled(&line) {
                Some(of) => self.note(job, of),
                None => said += &(line + "\n"),
            }
        }
        said += &reader.join().unwrap_or_default();
        lock(&self.doing)[job] = None;
        let child = lock(&self.running)[job].take();
        let status = child.context("a command that runs")?.wait()?;
        if status.success() {
            return Ok(());
        }
        if self.has_failed.swap(true, Ordering::Relaxed) {
            bail!("stopped");
        }
        for other in lock(&self.running).iter_mut().flatten() {
            // It may have ended by itself.
            let _ = other.kill();
        }
        let advice = advice(&said).map(|advice| format!("\n{advice}")).unwrap_or_default();
        bail!("{}\n{name} can't be built ({status}).{advice}", said.trim_end())
    }

    /// Notes what a job compiles now.
    fn note(&self, job: usize, of: &str) {
        if !self.terminal {
            println!("   Compiling {of} ({})", self.names[job]);
        }
        let doing = &mut lock(&self.doing)[job];
        let before = doing.as_ref().map_or(0, |(_, count)| *count);
        let of = of.split(' ').next().unwrap_or(of);
        *doing = Some((of.to_owned(), before + 1));
    }

    /// The line that says how far everything has come.
    fn line(&self) -> String {
        let doing = lock(&self.doing);
        let told = self.names.iter().zip(doing.iter()).filter_map(|(name, doing)| {
            let (of, count) = doing.as_ref()?;
            Some(format!("{name}: {of} (crate {count})"))
        });
        let told: Vec<_> = told.collect();
        if told.is_empty() {
            return String::new();
        }
        let seconds = self.begun.elapsed().as_secs();
        format!("{}:{:02}  {}", seconds / 60, seconds % 60, told.join(" · "))
    }
}

/// A thread that panics has already reported it.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Returns what a line of cargo says is being compiled, without colors.
fn compiled(line: &str) -> Option<&str> {
    let (before, of) = line.split_once("Compiling")?;
    let is_first = before.trim_start().is_empty() || before.starts_with('\x1b');
    is_first.then(|| of.trim_start_matches("\x1b[0m").trim())
}

/// The remedy for an error of cargo or the compiler, for those that a newcomer meets.
fn advice(said: &str) -> Option<&'static str> {
    const ADVICE: [(&[&str], &str); 5] = [
        (
            &["No space left on device", "os error 28"],
            "The disk is full. The build needs 2 GB in ‘target’ and 500 MB in cargo's folder. Free \
             some space and start it again: it goes on where it stopped.",
        ),
        (
            &[
                "Could not resolve host",
                "Couldn't resolve host",
                "Couldn't connect",
                "failed to download",
            ],
            "Crates can't be downloaded. Check the connection and start it again: it goes on where \
             it stopped.",
        ),
        (
            &["linker `cc` not found", "failed to find tool \"cc\"", "Is `cc` installed?"],
            "A C compiler is missing. On Debian and Ubuntu, ‘apt install build-essential’ installs \
             one; on a Mac, ‘xcode-select --install’.",
        ),
        (
            &["Permission denied", "Read-only file system", "os error 13"],
            "A folder can't be written to. Cargo must be able to write to ‘target’ here and to its \
             folder in your home (or where CARGO_HOME and CARGO_TARGET_DIR say).",
        ),
        (
            &["requires rustc", "newer version of Cargo", "is not installed"],
            "Rust is too old. ‘rustup update’ brings the newest.",
        ),
    ];
    let fits = |(signs, _): &&(&[&str], _)| signs.iter().any(|sign| said.contains(sign));
    ADVICE.iter().find(fits).map(|(_, advice)| *advice)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_compiled_is_read_with_and_without_colors() {
        assert_eq!(compiled("   Compiling serde v1.0.2"), Some("serde v1.0.2"));
        let colored = "\x1b[1m\x1b[92m   Compiling\x1b[0m serde v1.0.2";
        assert_eq!(compiled(colored), Some("serde v1.0.2"));
        assert_eq!(compiled("warning: unused variable"), None);
    }

    #[test]
    fn a_command_that_fails_stops_the_others_and_says_what_to_do() {
        let jobs = Jobs::new(&["the page", "the program"]);
        std::thread::scope(|scope| {
            let other = scope.spawn(|| jobs.run(0, Command::new("sleep").arg("60")));
            while lock(&jobs.running)[0].is_none() {
                std::thread::yield_now();
            }
            let script = "echo 'error: No space left on device (os error 28)' >&2; exit 1";
            let failed = jobs.run(1, Command::new("sh").args(["-c", script])).unwrap_err();
            let failed = failed.to_string();
            assert!(failed.contains("the program can't be built"), "{failed}");
            assert!(failed.contains("The disk is full."), "{failed}");
            assert_eq!(other.join().unwrap().unwrap_err().to_string(), "stopped");
        });
        let late = jobs.run(0, &mut Command::new("true")).unwrap_err();
        assert_eq!(late.to_string(), "stopped");
    }

    #[test]
    fn the_line_of_progress_says_what_each_job_does() {
        let jobs = Jobs::new(&["page", "program"]);
        assert_eq!(jobs.line(), "");
        jobs.note(0, "leptos v0.8.23");
        jobs.note(0, "web v0.1.0 (emberwake/crates/web)");
        jobs.note(1, "axum v0.8.9");
        assert_eq!(jobs.line(), "0:00  page: web (crate 2) · program: axum (crate 1)");
    }
}
