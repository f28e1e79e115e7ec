//! `cargo xtask dist`: builds the files of a release in `target/dist`.
//!
//! It builds an archive with a static program and everything around it for each architecture, one
//! container image for all of them, and the SHA-256 of each file. If a compiler is missing, that
//! architecture is left out with a message. The dependencies are compiled only with the feature
//! `dist`; without it, the task restarts itself with the feature.

#[cfg(feature = "dist")]
mod archive;
#[cfg(feature = "dist")]
mod image;
#[cfg(feature = "dist")]
mod inside;
#[cfg(feature = "dist")]
mod program;
#[cfg(feature = "dist")]
mod release;

use anyhow::Result;
use std::path::Path;
use std::process::ExitCode;

/// Makes a release.
#[cfg(feature = "dist")]
pub(crate) fn run(root: &Path, arguments: &[String]) -> Result<ExitCode> {
    release::run(root, arguments)
}

/// Restarts this task with its feature.
#[cfg(not(feature = "dist"))]
pub(crate) fn run(root: &Path, arguments: &[String]) -> Result<ExitCode> {
    let task = ["run", "--quiet", "--package", "xtask", "--features", "dist", "--", "dist"];
    let status = crate::shell::cargo(root, &task).args(arguments).status()?;
    Ok(if status.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
