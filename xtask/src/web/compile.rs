//! Compiles the page's modules of WebAssembly.

use crate::shell;
use anyhow::{Context, Result};
use std::path::{Path, PathBuf};
use std::process::Command;

const TARGET: &str = "wasm32-unknown-unknown";
/// The page has a separate target folder, so that it and the native build don't wait for each
/// other. While developing, `EMBERWAKE_WEB_TARGET` names another.
const TARGET_FOLDER: &str = "target/web";

/// The modules: the page, and what thinks for it in a worker. Each is made from the crate of that
/// name, in a release with the profile of that name.
const MODULES: [&str; 2] = ["web", "worker"];

/// The effort of the build.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Effort {
    /// All that it takes: the released page is small and fast.
    Release,
    /// A minute or two: `cargo play` wants a page whose bots think fast, and no small one.
    Play,
    /// The least possible, for developers of the page.
    Dev,
}

impl Effort {
    /// The modules that cargo builds together, with the profile that they share.
    fn builds(self) -> Vec<(&'static [&'static str], &'static str)> {
        match self {
            Effort::Release => MODULES.iter().map(|of| (std::slice::from_ref(of), *of)).collect(),
            Effort::Play => vec![(&MODULES, "play")],
            Effort::Dev => vec![(&MODULES, "dev")],
        }
    }

    /// The folder of the target that cargo writes a module to.
    #[cfg(feature = "page")]
    fn folder(self, module: &'static str) -> &'static str {
        match self {
            Effort::Release => module,
            Effort::Play => "play",
            Effort::Dev => "debug",
        }
    }
}

/// Fetches Rust's standard library for WebAssembly, if it is missing.
pub(crate) fn ensure_target() -> Result<()> {
    let mut ask = Command::new("rustc");
    let folder = shell::output(ask.args(["--print", "target-libdir", "--target", TARGET]));
    if folder.is_some_and(|folder| Path::new(folder.trim()).exists()) {
        return Ok(());
    }
    let mut fetch = Command::new("rustup");
    shell::run(fetch.current_dir(shell::root()).args(["target", "add", TARGET])).with_context(
        || {
            format!(
                "Rust's standard library for WebAssembly is missing. ‘rustup target add {TARGET}’ \
             fetches it; without rustup, install the package of your system that contains it"
            )
        },
    )
}

/// The commands of cargo that compile the modules.
pub(crate) fn commands(root: &Path, effort: Effort) -> Vec<Command> {
    let command = |(modules, profile): (&[&str], &str)| {
        let mut build = shell::cargo(root, &["build", "--lib", "--target", TARGET]);
        build.args(modules.iter().flat_map(|module| ["--package", module]));
        build.args(["--profile", profile]).env("CARGO_TARGET_DIR", target(root));
        // A page for this machine is one file; the others are cut into parts.
        if effort == Effort::Play {
            build.arg("--no-default-features");
        }
        build
    };
    effort.builds().into_iter().map(command).collect()
}

/// The compiled modules.
#[cfg(feature = "page")]
pub(super) fn modules(root: &Path, effort: Effort) -> [PathBuf; 2] {
    MODULES.map(|module| {
        let folder = target(root).join(TARGET).join(effort.folder(module));
        folder.join(module).with_extension("wasm")
    })
}

/// The folder for everything that the page is compiled to.
pub(super) fn target(root: &Path) -> PathBuf {
    match std::env::var_os("EMBERWAKE_WEB_TARGET") {
        Some(folder) => folder.into(),
        None => root.join(TARGET_FOLDER),
    }
}
