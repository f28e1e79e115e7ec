//! Packs the crates that are published, and compiles them as their users will.
//!
//! `cargo package` can compile what it packs, too, but it remembers a version by its number: packed
//! a second time, changed code would not be compiled. So we unpack the packages ourselves, into a
//! workspace that has nothing else.

use crate::shell;
use anyhow::{Context, Result};
use std::fs;
use std::path::Path;
use std::process::Command;

/// The packages that are published, in the order in which they depend on each other.
const PUBLISHED: [&str; 5] = [
    "emberwake-kernel",
    "emberwake-dealer",
    "emberwake-campfire",
    "emberwake-sea",
    "emberwake-bots",
];

/// Packs and compiles them. It needs no network, because the build has fetched everything that they
/// depend on. It packs uncommitted changes too, so that you can verify before you commit.
pub(super) fn check(root: &Path) -> Result<()> {
    let mut pack = shell::cargo(root, &["package", "--no-verify", "--offline", "--allow-dirty"]);
    for name in PUBLISHED {
        pack.args(["--package", name]);
    }
    shell::run(&mut pack)?;

    let folder = root.join("target/published");
    if folder.exists() {
        fs::remove_dir_all(&folder).context("removing target/published")?;
    }
    fs::create_dir_all(&folder)?;
    for name in PUBLISHED {
        let package = root.join("target/package").join(format!("{}.crate", versioned(name)));
        // Packed files are dated years ago. Unpacked with that date, they would look compiled.
        let mut unpack = Command::new("tar");
        shell::run(
            unpack
                .arg("--extract")
                .arg("--touch")
                .arg("--file")
                .arg(package)
                .arg("-C")
                .arg(&folder),
        )?;
    }
    fs::write(folder.join("Cargo.toml"), workspace())?;
    // The versions that the build has fetched.
    fs::copy(root.join("Cargo.lock"), folder.join("Cargo.lock"))?;

    compile(&folder, &["--workspace"])?;
    // One by one: together, a crate would have the features that another one asks for.
    PUBLISHED.iter().try_for_each(|name| compile(&folder, &["--no-default-features", "-p", name]))
}

fn compile(folder: &Path, what: &[&str]) -> Result<()> {
    let mut check = shell::cargo(folder, &["check", "--offline", "--target-dir"]);
    shell::run(check.arg(folder.with_file_name("packages")).args(what))
}

/// The name of a package with its version.
fn versioned(name: &str) -> String {
    format!("{name}-{}", env!("CARGO_PKG_VERSION"))
}

/// The manifest of a workspace in which the packages find each other, as they will in a registry.
fn workspace() -> String {
    let members = PUBLISHED.map(|name| format!("{:?}", versioned(name))).join(", ");
    let found = PUBLISHED.map(|name| format!("{name} = {{ path = {:?} }}\n", versioned(name)));
    format!(
        "[workspace]\nresolver = \"3\"\nmembers = [{members}]\n\n[patch.crates-io]\n{}",
        found.concat()
    )
}
