//! Ensures that the toolchain in rust-toolchain.toml is installed with its components.
//!
//! Some machines switch off rustup's automatic installation; then a missing component shows only as
//! an obscure error of a later command. So this checks first, and installs missing parts if rustup
//! can. It never updates rustup itself.

use crate::shell;
use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::Command;

const FILE: &str = "rust-toolchain.toml";

/// The contents of the toolchain file.
#[derive(Clone, PartialEq, Eq, Debug)]
struct ToolchainFile {
    channel: String,
    components: Vec<String>,
    targets: Vec<String>,
}

/// Installs the missing parts of the toolchain, or reports them.
pub(super) fn ensure(root: &Path) -> Result<()> {
    let text =
        std::fs::read_to_string(root.join(FILE)).with_context(|| format!("reading {FILE}"))?;
    let wanted = ToolchainFile::parse(&text).with_context(|| format!("{FILE} names no channel"))?;
    let has_rustup = shell::answers("rustup", &["--version"]);
    let look = || if has_rustup { wanted.missing_by_rustup() } else { wanted.missing_by_looking() };
    let mut missing = look();
    if !missing.is_empty() && has_rustup {
        println!("Missing and to be installed: {}.", missing.join(", "));
        // Rustup started Cargo and tells its child processes to stay with that toolchain. Without
        // that variable, rustup reads the toolchain file and sees the components.
        let mut install = Command::new("rustup");
        install.current_dir(root).env_remove("RUSTUP_TOOLCHAIN");
        let done = shell::run(install.args(["toolchain", "install", "--no-self-update"]));
        if let Err(problem) = done {
            println!("{problem:#}");
        }
        missing = look();
    }
    if !missing.is_empty() {
        bail!("missing from the toolchain: {}", missing.join(", "));
    }
    println!("Rust {} is here with {}.", wanted.channel, wanted.parts().join(", "));
    Ok(())
}

impl ToolchainFile {
    /// Reads the few keys of the toolchain file that matter here.
    fn parse(text: &str) -> Option<Self> {
        let value = |key: &str| {
            let mut lines = text.lines().filter_map(|line| line.split_once('='));
            lines.find(|(name, _)| name.trim() == key).map(|(_, value)| value)
        };
        let strings = |value: &str| -> Vec<String> {
            value.split('"').skip(1).step_by(2).map(str::to_owned).collect()
        };
        Some(ToolchainFile {
            channel: strings(value("channel")?).into_iter().next()?,
            components: value("components").map(strings).unwrap_or_default(),
            targets: value("targets").map(strings).unwrap_or_default(),
        })
    }

    /// Components and targets, by name.
    fn parts(&self) -> Vec<&str> {
        self.components.iter().chain(&self.targets).map(String::as_str).collect()
    }

    /// Returns the parts that rustup has not installed.
    fn missing_by_rustup(&self) -> Vec<String> {
        let installed = |kind: &str| {
            let arguments = [kind, "list", "--installed", "--toolchain", &self.channel];
            shell::output(Command::new("rustup").args(arguments))
        };
        match (installed("component"), installed("target")) {
            (Some(components), Some(targets)) => self.missing_in(&components, &targets),
            _ => vec![format!("the toolchain {}", self.channel)],
        }
    }

    /// Returns the parts missing from rustup's lists, in which the platform follows a component's
    /// name.
    fn missing_in(&self, components: &str, targets: &str) -> Vec<String> {
        let has_component = |name: &str| {
            let is_it = |line: &str| line == name || line.starts_with(&format!("{name}-"));
            components.lines().any(is_it)
        };
        let has_target = |name: &str| targets.lines().any(|line| line == name);
        let components = self.components.iter().filter(|name| !has_component(name));
        let targets = self.targets.iter().filter(|name| !has_target(name));
        components.chain(targets).cloned().collect()
    }

    /// Returns the parts missing on a machine without rustup, as far as that can be detected.
    fn missing_by_looking(&self) -> Vec<String> {
        let version = shell::output(Command::new("rustc").arg("--version")).unwrap_or_default();
        let right_version = version.split(' ').nth(1).is_some_and(|found| found == self.channel);
        let rustc = (!right_version)
            .then(|| format!("rustc {} (found ‘{}’, and no rustup)", self.channel, version.trim()));
        let answers = |name: &str| match name {
            "clippy" => shell::answers("cargo-clippy", &["--version"]),
            "rustfmt" => shell::answers("rustfmt", &["--version"]),
            _ => true,
        };
        let components = self.components.iter().filter(|name| !answers(name)).cloned();
        rustc.into_iter().chain(components).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::ToolchainFile;

    const TEXT: &str = "\
[toolchain]
channel = \"1.95.0\"
components = [\"rustfmt\", \"clippy\"]
targets = [\"wasm32-unknown-unknown\"]
";

    #[test]
    fn the_toolchain_file_is_read() {
        let wanted = ToolchainFile::parse(TEXT).unwrap();
        assert_eq!(wanted.channel, "1.95.0");
        assert_eq!(wanted.parts(), ["rustfmt", "clippy", "wasm32-unknown-unknown"]);
        assert_eq!(ToolchainFile::parse("[toolchain]\n"), None);
    }

    #[test]
    fn what_rustup_does_not_list_is_missing() {
        let wanted = ToolchainFile::parse(TEXT).unwrap();
        let components = "cargo-x86_64-unknown-linux-gnu\nrustfmt-x86_64-unknown-linux-gnu\n";
        let native = "x86_64-unknown-linux-gnu\n";
        let both = "wasm32-unknown-unknown\nx86_64-unknown-linux-gnu\n";
        assert_eq!(wanted.missing_in(components, native), ["clippy", "wasm32-unknown-unknown"]);
        let clippy = format!("{components}clippy-x86_64-unknown-linux-gnu\n");
        assert!(wanted.missing_in(&clippy, both).is_empty());
    }
}
