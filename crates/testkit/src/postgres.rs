//! A private PostgreSQL server in a temporary folder, reachable only through a socket there.

use crate::{REQUIRED, is_root, skip};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use tempfile::TempDir;

/// The user that runs the server if tests run as root, which PostgreSQL refuses.
const NOBODY: &str = "65534";

/// A running server, stopped and deleted on drop.
pub struct Postgres {
    folder: TempDir,
    binaries: PathBuf,
}

impl Postgres {
    /// Starts a server, if PostgreSQL is installed.
    pub fn start() -> Option<Postgres> {
        let Some(binaries) = binaries() else {
            assert!(std::env::var_os(REQUIRED).is_none(), "no PostgreSQL, and {REQUIRED} is set");
            return skip("PostgreSQL is not installed");
        };
        let folder = tempfile::Builder::new().prefix("pg").tempdir_in("/tmp");
        let server = Postgres { folder: folder.expect("a temporary folder"), binaries };
        if is_root() {
            let mut chown = Command::new("chown");
            run(chown.arg(format!("{NOBODY}:{NOBODY}")).arg(server.folder.path()));
        }
        let mut init = server.command("initdb");
        init.args(["--username=postgres", "--auth=trust", "--encoding=UTF8", "--no-locale"]);
        run(init.arg("--pgdata").arg(server.data()));
        server.begin();
        Some(server)
    }

    /// Creates an empty database and returns its address.
    pub fn database(&self) -> String {
        let name = format!("test_{}", std::time::UNIX_EPOCH.elapsed().map_or(0, |t| t.as_nanos()));
        self.execute("postgres", &format!("CREATE DATABASE {name}"));
        self.address(&name)
    }

    /// Returns the address of a database.
    pub fn address(&self, name: &str) -> String {
        format!("postgres://postgres@localhost/{name}?host={}", self.folder.path().display())
    }

    /// Returns the socket at which it listens.
    pub(crate) fn socket(&self) -> PathBuf {
        self.folder.path().join(".s.PGSQL.5432")
    }

    /// Executes a statement as the database administrator.
    pub fn execute(&self, database: &str, statement: &str) {
        let mut psql = self.command("psql");
        psql.args(["--quiet", "--no-psqlrc", "--username=postgres", "--dbname", database]);
        run(psql.arg("--host").arg(self.folder.path()).args(["--command", statement]));
    }

    /// Terminates every client connection.
    pub fn cut_connections(&self) {
        self.execute(
            "postgres",
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
             WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()",
        );
    }

    /// Stops the server immediately, as if it had crashed.
    pub fn stop(&self) {
        self.control(&["stop", "--mode=immediate"]);
    }

    /// Starts the server again.
    pub fn begin(&self) {
        let settings = format!(
            "-c listen_addresses= -c unix_socket_directories={}",
            self.folder.path().display()
        );
        let log = self.folder.path().join("log").display().to_string();
        self.control(&["start", "--wait", "--log", &log, "--options", &settings]);
    }

    /// Freezes all processes of the server. They keep their connections and do nothing.
    pub fn freeze(&self) {
        // The first one starts the others, so it comes first.
        self.signal("-STOP");
    }

    /// Lets the server go on as if no time had passed.
    pub fn thaw(&self) {
        self.signal("-CONT");
    }

    fn signal(&self, signal: &str) {
        let file = std::fs::read_to_string(self.data().join("postmaster.pid"));
        let file = file.expect("the server runs");
        let first = file.lines().next().unwrap_or_default().trim();
        run(Command::new("kill").args([signal, first]));
        for process in children(first) {
            // It may have just ended.
            let _ = Command::new("kill").args([signal, &process]).stderr(Stdio::null()).status();
        }
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn control(&self, arguments: &[&str]) {
        let data = self.data().display().to_string();
        run(self.command("pg_ctl").args(arguments).args(["--silent", "--pgdata", &data]));
    }

    fn command(&self, program: &str) -> Command {
        let program = self.binaries.join(program);
        let mut command = if is_root() {
            let mut command = Command::new("setpriv");
            command.args(["--reuid", NOBODY, "--regid", NOBODY, "--clear-groups"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        command.current_dir(self.folder.path());
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let data = self.data();
        let mut stop = self.command("pg_ctl");
        stop.args(["stop", "--silent", "--mode=immediate", "--pgdata"]).arg(data);
        // A test may have stopped it already.
        let _ = stop.stdout(Stdio::null()).stderr(Stdio::null()).status();
    }
}

/// Returns the processes that this one has started.
fn children(of: &str) -> Vec<String> {
    let processes = std::fs::read_dir("/proc").into_iter().flatten().flatten();
    let mut children = Vec::new();
    for process in processes {
        let status = std::fs::read_to_string(process.path().join("status")).unwrap_or_default();
        let parent = status.lines().find_map(|line| line.strip_prefix("PPid:"));
        if parent.is_some_and(|parent| parent.trim() == of) {
            children.extend(process.file_name().into_string());
        }
    }
    children
}

/// Returns the folder of the binaries: Debian's for the newest version, or the usual ones
/// elsewhere.
fn binaries() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    folders.sort();
    folders.extend(["/usr/local/pgsql/bin", "/usr/bin", "/usr/local/bin"].map(PathBuf::from));
    let complete = |folder: &&PathBuf| {
        let there = |name: &str| Path::exists(&folder.join(name));
        there("initdb") && there("pg_ctl") && there("psql")
    };
    folders.iter().rev().find(complete).cloned()
}

/// Runs a command that must succeed. Output doesn't go to pipes, since a started server would keep
/// them open.
fn run(command: &mut Command) {
    command.stdin(Stdio::null()).stdout(Stdio::null());
    let status = command.status().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(status.success(), "{command:?} failed");
}
