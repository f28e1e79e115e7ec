//! The suites, in the order in which they run.
//!
//! A suite that needs a browser or a database lists these in `needs`, each with a way to see
//! whether it is there and the Debian packages that bring it.

use super::suite::Suite;
use super::toolchain;
use crate::{shell, tidy};
use anyhow::Result;
use std::path::Path;

pub(super) const SUITES: &[Suite] = &[
    Suite {
        name: "toolchain",
        about: "the toolchain of rust-toolchain.toml and its components are there",
        after: &[],
        needs: &[],
        run: toolchain::ensure,
    },
    Suite {
        name: "fmt",
        about: "the code is formatted",
        after: &["toolchain"],
        needs: &[],
        run: |root| cargo(root, &["fmt", "--check"]),
    },
    Suite {
        name: "clippy",
        about: "no warning in any target",
        after: &["toolchain"],
        needs: &[],
        run: |root| {
            cargo(root, &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])
        },
    },
    Suite {
        name: "tidy",
        about: "the tree keeps the rules of the house",
        after: &[],
        needs: &[],
        run: tidy::run,
    },
    Suite {
        name: "build",
        about: "everything compiles, tests included",
        after: &[],
        needs: &[],
        run: |root| cargo(root, &["test", "--workspace", "--no-run"]),
    },
    Suite { name: "tests", about: "every test passes", after: &["build"], needs: &[], run: tests },
    Suite {
        name: "doctests",
        about: "every example in the documentation runs",
        after: &["build"],
        needs: &[],
        run: |root| cargo(root, &["test", "--doc", "--workspace"]),
    },
    Suite {
        name: "docs",
        about: "the documentation builds without warnings",
        after: &["build"],
        needs: &[],
        run: |root| {
            let mut command = shell::cargo(root, &["doc", "--no-deps", "--workspace"]);
            shell::run(command.env("RUSTDOCFLAGS", "-D warnings"))
        },
    },
];

fn cargo(root: &Path, arguments: &[&str]) -> Result<()> {
    shell::run(&mut shell::cargo(root, arguments))
}

/// Runs the tests with nextest, which is faster, where it is installed.
fn tests(root: &Path) -> Result<()> {
    if shell::answers("cargo-nextest", &["nextest", "--version"]) {
        cargo(root, &["nextest", "run", "--workspace"])
    } else {
        cargo(root, &["test", "--workspace", "--lib", "--bins", "--tests", "--examples"])
    }
}
