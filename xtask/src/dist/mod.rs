//! `cargo xtask dist`: what a release consists of, in `target/dist`.
//!
//! For each architecture an archive with a static program and everything around it, one image for
//! containers of all of them, and the SHA-256 of each file. Where a compiler is missing, that
//! architecture is left out and said so. What this needs is compiled only with the feature `dist`;
//! without it, the task starts itself again with the feature switched on.

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

/// Starts this task again with what it needs.
#[cfg(not(feature = "dist"))]
pub(crate) fn run(root: &Path, arguments: &[String]) -> Result<ExitCode> {
    let task = ["run", "--quiet", "--package", "xtask", "--features", "dist", "--", "dist"];
    let status = crate::shell::cargo(root, &task).args(arguments).status()?;
    Ok(if status.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
