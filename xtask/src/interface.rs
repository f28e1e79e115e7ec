//! Checks the HTTP interface against its description: `xtask/interface/check.py` tests a real
//! server with schemathesis and generates clients. Its packages come from PyPI and npm, into a
//! separate folder under `target`.

use crate::shell;
use anyhow::Result;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The packages from PyPI.
const PYTHON_PACKAGES: &[&str] = &[
    "schemathesis>=4.32,<5",
    "openapi-python-client>=0.29,<1",
    "mypy>=1.18,<3",
    "jsonschema>=4,<5",
];

/// The packages from npm.
const NODE_PACKAGES: &[&str] = &["openapi-typescript@7", "typescript@5"];

/// Returns `true` if the PyPI packages are installed, after asking pip to fetch them.
pub(crate) fn python_packages_are_there() -> bool {
    let root = shell::root();
    let folder = folder(&root);
    if !python(&root).exists() {
        let mut make = Command::new("python3");
        if shell::output(make.args(["-m", "venv"]).arg(folder.join("venv"))).is_none() {
            return false;
        }
    }
    let mut install = Command::new(python(&root));
    install.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]);
    shell::output(install.args(PYTHON_PACKAGES)).is_some()
}

/// Returns `true` if the npm packages are installed, after asking npm to fetch them.
pub(crate) fn node_packages_are_there() -> bool {
    let folder = folder(&shell::root());
    if std::fs::create_dir_all(&folder).is_err() {
        return false;
    }
    let mut install = Command::new("npm");
    install.args(["install", "--silent", "--no-audit", "--no-fund", "--prefix"]).arg(&folder);
    shell::output(install.args(NODE_PACKAGES)).is_some()
}

/// Tries the interface.
pub(crate) fn tests(root: &Path) -> Result<()> {
    let program = shell::tested_program(root)?;
    let mut check = Command::new(python(root));
    check.arg("xtask/interface/check.py").current_dir(root);
    check.env("EMBERWAKE_BINARY", program);
    shell::run(check.env("INTERFACE_FOLDER", folder(root)))
}

fn folder(root: &Path) -> PathBuf {
    root.join("target/interface")
}

fn python(root: &Path) -> PathBuf {
    folder(root).join("venv/bin/python")
}
