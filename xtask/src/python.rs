//! The bindings for Python: builds their wheel, installs it into a separate environment under
//! `target`, and tests it with pytest against the native program.

use crate::shell;
use anyhow::Result;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The packages from PyPI that the tests need, besides the wheel's dependencies.
const PACKAGES: &[&str] = &["maturin>=1.9,<2", "numpy", "pytest", "pettingzoo", "pyarrow"];

/// A package for a single test; if it can't be installed, that test is skipped.
const RAY: &str = "ray";

/// The default number of seeds for each property.
const SEEDS: &str = "100";
const SEEDS_VARIABLE: &str = "EMBERWAKE_PYTHON_SEEDS";

/// Returns `true` if Python is installed and can create virtual environments.
pub(crate) fn is_there() -> bool {
    shell::answers("python3", &["-c", "import venv, ensurepip"])
}

/// Returns `true` if the environment exists with its packages, after asking pip to fetch them.
pub(crate) fn packages_are_there() -> bool {
    let root = shell::root();
    if !python(&root).exists() {
        let mut make = Command::new("python3");
        if shell::output(make.args(["-m", "venv"]).arg(environment(&root))).is_none() {
            return false;
        }
    }
    let mut install = pip(&root);
    if shell::output(install.args(PACKAGES)).is_none() {
        return false;
    }
    shell::output(pip(&root).arg(RAY));
    true
}

/// Builds, installs and tests the bindings. The project's own suites don't compile them, so their
/// format and their warnings are looked at here.
pub(crate) fn tests(root: &Path) -> Result<()> {
    let manifest = "crates/py/Cargo.toml";
    shell::run(&mut cargo(root, &["fmt", "--manifest-path", manifest, "--check"]))?;
    let clippy = ["clippy", "--manifest-path", manifest, "--all-targets", "--", "-D", "warnings"];
    shell::run(&mut cargo(root, &clippy))?;
    let native = shell::tested_program(root)?;
    let wheels = target(root).join("wheels");
    // A wheel of another version would be installed as well.
    if wheels.exists() {
        std::fs::remove_dir_all(&wheels)?;
    }
    let mut build = Command::new(environment(root).join("bin/maturin"));
    build.args(["build", "--profile", "dev", "--manifest-path", manifest, "--out"]).arg(&wheels);
    shell::run(equip(&mut build, root))?;
    let mut install = pip(root);
    install.args(["--force-reinstall", "--no-deps", "--find-links"]).arg(&wheels);
    shell::run(install.args(["--no-index", "emberwake"]))?;
    let mut tests = Command::new(python(root));
    tests.args(["-m", "pytest", "--quiet", "crates/py/tests"]).current_dir(root);
    let seeds = std::env::var_os(SEEDS_VARIABLE).unwrap_or_else(|| SEEDS.into());
    tests.env("EMBERWAKE_BINARY", native).env(SEEDS_VARIABLE, seeds);
    shell::run(tests.env("VERIFY_SKIPS", shell::skips(root)))
}

/// Returns a separate target folder, for other profiles of the same crates.
fn target(root: &Path) -> PathBuf {
    root.join("target/python")
}

fn environment(root: &Path) -> PathBuf {
    target(root).join("venv")
}

fn python(root: &Path) -> PathBuf {
    environment(root).join("bin/python")
}

fn pip(root: &Path) -> Command {
    let mut command = Command::new(python(root));
    command.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]);
    command
}

fn cargo(root: &Path, arguments: &[&str]) -> Command {
    let mut command = shell::cargo(root, arguments);
    equip(&mut command, root);
    command
}

/// The interpreter for which PyO3 compiles, and where.
fn equip<'a>(command: &'a mut Command, root: &Path) -> &'a mut Command {
    command.current_dir(root).env("CARGO_TARGET_DIR", target(root)).env("PYO3_PYTHON", python(root))
}
