//! The tests in a real browser: their requirements, and how they are started.
//!
//! The page is built as people get it. The server is the one of all other tests, which is compiled
//! quickly and reads the page from its folder. The tests themselves are in `crates/browser`.

use crate::web::DEV;
use crate::{shell, web};
use anyhow::{Result, bail};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// The variable that names the server to the tests, which are nothing without it.
const BINARY: &str = "EMBERWAKE_BROWSER";
/// The variable that names the script of axe to the tests that use it.
const AXE: &str = "EMBERWAKE_AXE";
/// The checker for accessibility barriers. The tests know the hash of its script.
const AXE_PACKAGE: &str = "axe-core@4.14.0";
/// The variable that names the script of Lighthouse to the figures.
const LIGHTHOUSE: &str = "EMBERWAKE_LIGHTHOUSE";
/// The tool that rates the page as on a phone with a slow network.
const LIGHTHOUSE_PACKAGE: &str = "lighthouse@12.8.2";
/// Browsers at the same time: more would wait for each other on small machines.
const BROWSERS: &str = "2";

/// Returns `true` if a browser that can be automated is installed.
pub(crate) fn is_there() -> bool {
    shell::answers("chromium", &["--version"]) && shell::answers("chromedriver", &["--version"])
}

/// Returns `true` if axe is installed, after asking npm to fetch it.
pub(crate) fn axe_is_there() -> bool {
    let root = shell::root();
    fetched(&npm(&root), AXE_PACKAGE, &axe(&root))
}

/// Returns `true` if a file of a package exists, after asking npm for the package if it didn't.
fn fetched(folder: &Path, package: &str, file: &Path) -> bool {
    if file.exists() {
        return true;
    }
    let mut fetch = Command::new("npm");
    fetch.args(["install", "--no-save", "--no-package-lock", "--ignore-scripts"]);
    fetch.args(["--no-audit", "--no-fund", "--prefix"]).arg(folder).arg(package);
    std::fs::create_dir_all(folder).is_ok() && shell::output(&mut fetch).is_some() && file.exists()
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
    build_page(root, &[])?;
    let binary = shell::tested_program(root)?;
    let mut command = shell::cargo(root, &["test", "--workspace", "--test", "browser"]);
    command.args(["--", "--test-threads", BROWSERS]).env(BINARY, binary);
    shell::run(equip(&mut command))
}

fn demand_browser() -> Result<()> {
    if !is_there() {
        bail!(
            "Chromium and its driver are needed; on Debian: apt-get install chromium chromium-driver"
        );
    }
    Ok(())
}

/// Takes pictures of every screen.
pub(crate) fn gallery(root: &Path, arguments: &[String]) -> Result<()> {
    demand_browser()?;
    let binary = build(root, &[DEV])?;
    let mut command = shell::cargo(root, &["run", "--quiet", "--package", "browser"]);
    command.args(["--example", "gallery", "--"]).args(arguments);
    shell::run(command.env(BINARY, binary))
}

/// Draws the part of the page that shows before its code is loaded, and builds the page with it.
pub(crate) fn first_paint(root: &Path) -> Result<()> {
    demand_browser()?;
    let binary = build(root, &[DEV])?;
    let mut command = shell::cargo(root, &["run", "--quiet", "--package", "browser"]);
    command.args(["--example", "first_paint"]);
    shell::run(command.env(BINARY, binary))?;
    build(root, &[DEV]).map(drop)
}

/// Measures the page as it is delivered.
pub(crate) fn figures(root: &Path) -> Result<()> {
    demand_browser()?;
    let binary = build(root, &[])?;
    let mut command = shell::cargo(root, &["bench", "--package", "browser", "--bench", "page"]);
    // A separate folder: npm removes packages that it didn't install in the same run.
    let folder = root.join("target/browser/lighthouse");
    let lighthouse = folder.join("node_modules/lighthouse/cli/index.js");
    if fetched(&folder, LIGHTHOUSE_PACKAGE, &lighthouse) {
        command.env(LIGHTHOUSE, lighthouse);
    }
    shell::run(command.env(BINARY, binary))
}

/// Builds the page, as released or with another effort, and a server. Returns the path of the
/// server, which reads the page from its folder.
fn build(root: &Path, effort: &[&str]) -> Result<PathBuf> {
    build_page(root, effort)?;
    shell::run(&mut shell::cargo(root, &["build", "--package", "cli", "--bin", "emberwake"]))?;
    Ok(shell::debug_program(root))
}

fn build_page(root: &Path, effort: &[&str]) -> Result<()> {
    let effort: Vec<String> = effort.iter().map(|flag| (*flag).to_owned()).collect();
    if web::run(root, &effort)? != ExitCode::SUCCESS {
        bail!("the page could not be built");
    }
    Ok(())
}
