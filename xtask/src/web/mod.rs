//! `cargo xtask web`: builds the page.
//!
//! The dependencies are large, so they are compiled only with a feature; without it, the task
//! restarts itself with the feature. A page for this machine only needs `page`; one that visitors
//! download is also cut into parts (`parts.rs`) and compressed (`squeeze.rs`), which needs `web`.

#[cfg(feature = "page")]
mod build;
#[cfg(feature = "page")]
mod bundles;
#[cfg(feature = "page")]
mod code;
#[cfg(feature = "page")]
mod comments;
pub(crate) mod compile;
#[cfg(feature = "page")]
mod dist;
#[cfg(feature = "page")]
mod language_files;
#[cfg(feature = "web")]
mod parts;
#[cfg(feature = "web")]
mod squeeze;

use anyhow::Result;
use compile::Effort;
use std::path::Path;
use std::process::ExitCode;

/// The folder of the finished page, below the folder of the workspace.
#[cfg(feature = "page")]
pub(crate) const DIST: &str = "target/web/dist";
/// The variable that tells the build of the server that there is a page, or another one.
#[cfg(feature = "dist")]
pub(crate) const PAGE: &str = "EMBERWAKE_PAGE";

/// The flag for a page that builds fast and plays well.
pub(crate) const PLAY: &str = "--play";
/// The flag for a page that builds as fast as possible.
pub(crate) const DEV: &str = "--dev";
/// The arguments that compile the task together with everything to build a page for this machine.
pub(crate) const TOOL: [&str; 6] =
    ["--profile", "play", "--package", "xtask", "--features", "page"];

/// Builds the page.
pub(crate) fn run(root: &Path, arguments: &[String]) -> Result<ExitCode> {
    let effort = match arguments {
        [] => Effort::Release,
        [flag] if flag == PLAY => Effort::Play,
        [flag] if flag == DEV => Effort::Dev,
        other => {
            anyhow::bail!("‘cargo xtask web’ takes --play or --dev, not ‘{}’", other.join(" "))
        }
    };
    build(root, effort, arguments)
}

/// Builds the page, if this program was compiled with what that takes.
#[cfg(feature = "page")]
fn build(root: &Path, effort: Effort, arguments: &[String]) -> Result<ExitCode> {
    if effort != Effort::Play && cfg!(not(feature = "web")) {
        return restart(root, effort, arguments);
    }
    build::run(root, effort)?;
    Ok(ExitCode::SUCCESS)
}

/// Restarts the task with what it takes.
#[cfg(not(feature = "page"))]
fn build(root: &Path, effort: Effort, arguments: &[String]) -> Result<ExitCode> {
    restart(root, effort, arguments)
}

/// Compiles this program with the features for a page, and starts that.
fn restart(root: &Path, effort: Effort, arguments: &[String]) -> Result<ExitCode> {
    let mut task = crate::shell::cargo(root, &["run", "--quiet"]);
    match effort {
        Effort::Play => task.args(TOOL),
        Effort::Release | Effort::Dev => task.args(["--package", "xtask", "--features", "web"]),
    };
    let status = task.args(["--", "web"]).args(arguments).status()?;
    Ok(if status.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
