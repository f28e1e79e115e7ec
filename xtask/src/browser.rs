//! The tests in a real browser: what they need, and how they are started.
//!
//! The page and the server are built as people get them, except that the server is compiled
//! quickly. The tests themselves are in `crates/browser`.

use crate::{play, shell, web};
use anyhow::{Result, bail};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// The variable that names the server to the tests, which are nothing without it.
const BINARY: &str = "EMBERWAKE_BROWSER";
/// The variable that names the script of axe to the tests that use it.
const AXE: &str = "EMBERWAKE_AXE";
/// What checks pages for barriers. The tests know the hash of its script.
const AXE_PACKAGE: &str = "axe-core@4.14.0";
/// Browsers at the same time: more would wait for each other on small machines.
const BROWSERS: &str = "2";

/// Whether there is a browser that can be driven.
pub(crate) fn is_there() -> bool {
    shell::answers("chromium", &["--version"]) && shell::answers("chromedriver", &["--version"])
}

/// Whether axe is there; npm is asked to fetch it.
pub(crate) fn axe_is_there() -> bool {
    let root = shell::root();
    if axe(&root).exists() {
        return true;
    }
    let mut fetch = Command::new("npm");
    fetch.args(["install", "--no-save", "--no-package-lock", "--ignore-scripts"]);
    fetch.args(["--no-audit", "--no-fund", "--prefix"]).arg(npm(&root)).arg(AXE_PACKAGE);
    std::fs::create_dir_all(npm(&root)).is_ok()
        && shell::output(&mut fetch).is_some()
        && axe(&root).exists()
}

fn npm(root: &Path) -> PathBuf {
    root.join("target/browser/npm")
}

fn axe(root: &Path) -> PathBuf {
    npm(root).join("node_modules/axe-core/axe.min.js")
}

/// Plays games in the page and looks at all of it.
pub(crate) fn tests(root: &Path) -> Result<()> {
    run(root, &mut |command| command)
}

/// Lets axe look at every page.
pub(crate) fn access(root: &Path) -> Result<()> {
    run(root, &mut |command| command.env(AXE, axe(root)))
}

fn run(root: &Path, equip: &mut dyn FnMut(&mut Command) -> &mut Command) -> Result<()> {
    let binary = build(root)?;
    let mut command = shell::cargo(root, &["test", "--package", "browser", "--test", "browser"]);
    command.args(["--", "--test-threads", BROWSERS]).env(BINARY, binary);
    shell::run(equip(&mut command))
}

/// Measures the page as it is delivered.
pub(crate) fn figures(root: &Path) -> Result<()> {
    if !is_there() {
        bail!(
            "Chromium and its driver are needed; on Debian: apt-get install chromium chromium-driver"
        );
    }
    let binary = build(root)?;
    let mut command = shell::cargo(root, &["bench", "--package", "browser", "--bench", "page"]);
    shell::run(command.env(BINARY, binary))
}

/// Builds the page and a server that has it inside; gives where the server lies.
fn build(root: &Path) -> Result<PathBuf> {
    if web::run(root, &[])? != ExitCode::SUCCESS {
        bail!("the page could not be built");
    }
    let mut command = shell::cargo(root, &["build", "--package", "cli", "--bin", "emberwake"]);
    shell::run(command.env(web::PAGE, play::stamp(root)))?;
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or(root.join("target"), PathBuf::from);
    Ok(root.join(target).join("debug").join(format!("emberwake{}", std::env::consts::EXE_SUFFIX)))
}
