//! The suites, in the order in which they run.
//!
//! A suite that needs a browser or a database lists these in `needs`, each with a way to check
//! whether it is installed and the Debian packages for it.

use super::need::Need;
use super::packages;
use super::suite::Suite;
use super::toolchain;
use crate::{browser, interface, python, shell, tidy};
use anyhow::Result;
use std::path::Path;
use std::process::Command;

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
            cargo(root, &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])?;
            // The program of ‘cargo play’.
            let lean = ["clippy", "--package", "cli", "--no-default-features"];
            cargo(root, &[&lean[..], &["--", "-D", "warnings"]].concat())
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
    Suite {
        name: "page",
        about: "the page compiles for browsers, without a warning",
        after: &["toolchain"],
        needs: &[WEBASSEMBLY],
        run: page,
    },
    Suite {
        name: "dist",
        about: "archives, image and list of parts are put together as they should be",
        after: &["build"],
        needs: &[],
        run: |root| {
            cargo(root, &["test", "--package", "xtask", "--features", "dist", "--lib", "dist"])
        },
    },
    Suite { name: "tests", about: "every test passes", after: &["build"], needs: &[], run: tests },
    Suite {
        name: "postgres",
        about: "the tests that need PostgreSQL, none of them skipped",
        after: &["build"],
        needs: &[Need {
            what: "PostgreSQL",
            present: postgresql_is_installed,
            packages: &["postgresql"],
        }],
        run: postgres,
    },
    Suite {
        name: "trials",
        about: "online play at full length while servers are killed or panic, and a search for secrets",
        after: &["build"],
        needs: &[Need {
            what: "PostgreSQL",
            present: postgresql_is_installed,
            packages: &["postgresql"],
        }],
        run: trials,
    },
    Suite {
        name: "bot",
        about: "the example bot plays a whole game with nothing but its documentation",
        after: &["build"],
        needs: &[Need {
            what: "Python",
            present: || shell::answers("python3", &["--version"]),
            packages: &["python3"],
        }],
        run: bot,
    },
    Suite {
        name: "python",
        about: "the bindings for Python build, and play what the native program plays",
        after: &["build"],
        needs: &[PYTHON, PYTHON_PACKAGES],
        run: python::tests,
    },
    Suite {
        name: "interface",
        about: "the HTTP interface is as its description says, and clients made from it type-check",
        after: &["build"],
        needs: &[PYTHON, INTERFACE_PACKAGES, NODE_PACKAGES],
        run: interface::tests,
    },
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
    Suite {
        name: "packages",
        about: "the crates with the rules can be published, and compile on their own and without features",
        after: &["build"],
        needs: &[],
        run: packages::check,
    },
    Suite {
        name: "browser",
        about: "whole games in a real browser, and every page of it",
        after: &["build", "page"],
        needs: &[WEBASSEMBLY, CHROMIUM],
        run: browser::tests,
    },
    Suite {
        name: "access",
        about: "axe finds no barrier on any page",
        after: &["build", "page"],
        needs: &[WEBASSEMBLY, CHROMIUM, AXE],
        run: browser::access,
    },
];

const WEBASSEMBLY: Need = Need {
    what: "Rust's standard library for WebAssembly",
    present: browsers_can_be_compiled_for,
    packages: &[],
};

const CHROMIUM: Need = Need {
    what: "Chromium with its driver",
    present: browser::is_there,
    packages: &["chromium", "chromium-driver"],
};

const AXE: Need = Need {
    what: "axe-core, which npm fetches,",
    present: browser::axe_is_there,
    packages: &["npm"],
};

const PYTHON: Need = Need {
    what: "Python with virtual environments",
    present: python::is_there,
    packages: &["python3", "python3-venv"],
};

const INTERFACE_PACKAGES: Need = Need {
    what: "what the tests of the interface need from PyPI",
    present: interface::python_packages_are_there,
    packages: &[],
};

const NODE_PACKAGES: Need = Need {
    what: "the compiler of TypeScript, which npm fetches,",
    present: interface::node_packages_are_there,
    packages: &["npm"],
};

const PYTHON_PACKAGES: Need = Need {
    what: "what the Python tests need from PyPI",
    present: python::packages_are_there,
    packages: &[],
};

fn cargo(root: &Path, arguments: &[&str]) -> Result<()> {
    shell::run(&mut shell::cargo(root, arguments))
}

/// The target for browsers.
const BROWSER: &str = "wasm32-unknown-unknown";

/// Returns `true` if there is a standard library for browsers, after asking rustup to fetch it.
fn browsers_can_be_compiled_for() -> bool {
    let mut fetch = Command::new("rustup");
    shell::output(fetch.current_dir(shell::root()).args(["target", "add", BROWSER])).is_some()
}

/// The components of the page exist only in a browser, so that no other suite compiles them.
fn page(root: &Path) -> Result<()> {
    // In parts, as people load it, and in one file, as ‘cargo play’ builds it.
    for features in [&[][..], &["--no-default-features"]] {
        let page = ["clippy", "--package", "web", "--package", "worker", "--target", BROWSER];
        let mut command = shell::cargo(root, &page);
        // A separate target folder, as for the build of the page.
        command.args(features).env("CARGO_TARGET_DIR", root.join("target/web"));
        shell::run(command.args(["--", "-D", "warnings"]))?;
    }
    Ok(())
}

/// Debian keeps the programs of the server outside the path.
fn postgresql_is_installed() -> bool {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let debian = versions.into_iter().any(|version| version.path().join("bin/initdb").exists());
    debian || shell::answers("initdb", &["--version"])
}

/// Runs the same tests as in ‘tests’, which skip what is missing; here that is a failure. They run
/// within the workspace: alone, a package would be compiled again with other features.
fn postgres(root: &Path) -> Result<()> {
    let mut command = shell::cargo(root, &["test", "--workspace", "--test", "store"]);
    shell::run(command.env("EMBERWAKE_POSTGRES_REQUIRED", "1"))
}

/// The test of the example bot, which ‘tests’ skips where Python is missing.
fn bot(root: &Path) -> Result<()> {
    let mut command = shell::cargo(root, &["test", "--workspace", "--test", "server"]);
    shell::run(command.arg("bot::").env("EMBERWAKE_PYTHON_REQUIRED", "1"))
}

/// The trials of online play; in ‘tests’ they are short. The program of the tests panics on demand.
fn trials(root: &Path) -> Result<()> {
    let faulty = shell::tested_program(root)?;
    let mut command = shell::cargo(root, &["test", "--workspace", "--test", "cli"]);
    command.args(["online::", "--", "--test-threads=1", "--nocapture"]);
    command.env("EMBERWAKE_TRIALS", "full").env("EMBERWAKE_POSTGRES_REQUIRED", "1");
    shell::run(command.env("VERIFY_FAULTY_BINARY", faulty))
}

/// Runs the tests with nextest, which is faster, where it is installed.
fn tests(root: &Path) -> Result<()> {
    if shell::answers("cargo-nextest", &["nextest", "--version"]) {
        cargo(root, &["nextest", "run", "--workspace", "--no-fail-fast"])
    } else {
        let all = ["--lib", "--bins", "--tests", "--examples", "--no-fail-fast"];
        cargo(root, &[&["test", "--workspace"], &all[..]].concat())
    }
}
