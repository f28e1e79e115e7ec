//! `cargo xtask web`: builds the page.
//!
//! The dependencies are large, so they are compiled only with the feature `web`; without it, the
//! task restarts itself with the feature.

#[cfg(feature = "web")]
mod build;
#[cfg(feature = "web")]
mod bundles;
#[cfg(feature = "web")]
mod comments;
#[cfg(feature = "web")]
mod dist;
#[cfg(feature = "web")]
mod language_files;
#[cfg(feature = "web")]
mod parts;
#[cfg(feature = "web")]
mod squeeze;

use anyhow::Result;
use std::path::Path;
use std::process::ExitCode;

/// The folder of the finished page, below the folder of the workspace.
pub(crate) const DIST: &str = "target/web/dist";
/// The variable that tells the build of the server that there is a page, or another one.
pub(crate) const PAGE: &str = "EMBERWAKE_PAGE";

/// The flag for a page that builds fast and plays well.
pub(crate) const PLAY: &str = "--play";
/// The flag for a page that builds as fast as possible.
pub(crate) const DEV: &str = "--dev";
/// The output of such a build, below the folder of the workspace.
pub(crate) const PLAY_TRACE: &str = "target/web/wasm32-unknown-unknown/play";
/// The arguments that compile the task together with everything to build the page.
pub(crate) const TOOL: [&str; 4] = ["--package", "xtask", "--features", "web"];

/// Builds the page.
#[cfg(feature = "web")]
pub(crate) fn run(root: &Path, arguments: &[String]) -> Result<ExitCode> {
    let effort = match arguments {
        [] => build::Effort::Release,
        [flag] if flag == PLAY => build::Effort::Play,
        [flag] if flag == DEV => build::Effort::Dev,
        other => {
            anyhow::bail!("‘cargo xtask web’ takes --play or --dev, not ‘{}’", other.join(" "))
        }
    };
    build::run(root, effort)?;
    Ok(ExitCode::SUCCESS)
}

/// Restarts this task with its feature.
#[cfg(not(feature = "web"))]
pub(crate) fn run(root: &Path, arguments: &[String]) -> Result<ExitCode> {
    let mut task = crate::shell::cargo(root, &["run", "--quiet"]);
    let status = task.args(TOOL).args(["--", "web"]).args(arguments).status()?;
    Ok(if status.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
