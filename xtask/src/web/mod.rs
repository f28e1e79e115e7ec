//! `cargo xtask web`: builds the page.
//!
//! What this needs is large, so it is compiled only with the feature `web`; without it, the task
//! starts itself again with the feature switched on.

#[cfg(feature = "web")]
mod build;
#[cfg(feature = "web")]
mod squeeze;

use anyhow::Result;
use std::path::Path;
use std::process::ExitCode;

/// Where the finished page lies, below the folder of the workspace.
pub(crate) const DIST: &str = "target/web/dist";
/// The variable that tells the build of the server that there is a page, or another one.
pub(crate) const PAGE: &str = "EMBERWAKE_PAGE";

/// Builds the page.
#[cfg(feature = "web")]
pub(crate) fn run(root: &Path, arguments: &[String]) -> Result<ExitCode> {
    let manner = match arguments {
        [] => build::Manner::Release,
        [flag] if flag == "--dev" => build::Manner::Dev,
        other => anyhow::bail!("‘cargo xtask web’ knows only --dev, not ‘{}’", other.join(" ")),
    };
    build::run(root, manner)?;
    Ok(ExitCode::SUCCESS)
}

/// Starts this task again with what it needs.
#[cfg(not(feature = "web"))]
pub(crate) fn run(root: &Path, arguments: &[String]) -> Result<ExitCode> {
    let task = ["run", "--quiet", "--package", "xtask", "--features", "web", "--", "web"];
    let status = crate::shell::cargo(root, &task).args(arguments).status()?;
    Ok(if status.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
