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

/// The flag for a page that builds fast and plays well.
pub(crate) const PLAY: &str = "--play";
/// What such a build leaves behind, below the folder of the workspace.
pub(crate) const PLAY_TRACE: &str = "target/web/wasm32-unknown-unknown/play";
/// What compiles the task together with what it needs to build the page.
pub(crate) const TOOL: [&str; 4] = ["--package", "xtask", "--features", "web"];

/// Builds the page.
#[cfg(feature = "web")]
pub(crate) fn run(root: &Path, arguments: &[String]) -> Result<ExitCode> {
    let effort = match arguments {
        [] => build::Effort::Release,
        [flag] if flag == PLAY => build::Effort::Play,
        [flag] if flag == "--dev" => build::Effort::Dev,
        other => {
            anyhow::bail!("‘cargo xtask web’ takes --play or --dev, not ‘{}’", other.join(" "))
        }
    };
    build::run(root, effort)?;
    Ok(ExitCode::SUCCESS)
}

/// Starts this task again with what it needs.
#[cfg(not(feature = "web"))]
pub(crate) fn run(root: &Path, arguments: &[String]) -> Result<ExitCode> {
    let mut task = crate::shell::cargo(root, &["run", "--quiet"]);
    let status = task.args(TOOL).args(["--", "web"]).args(arguments).status()?;
    Ok(if status.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
