//! What a suite needs besides Rust: a browser, a database. On Debian, as root, it is installed.

use crate::shell;
use std::path::Path;
use std::process::Command;

/// Something that must be on the machine for a suite to run.
pub(super) struct Need {
    /// What it is, for messages.
    pub(super) what: &'static str,
    /// Whether it is there.
    pub(super) present: fn() -> bool,
    /// The Debian packages that bring it.
    pub(super) packages: &'static [&'static str],
}

impl Need {
    /// Makes sure that it is there; the error says what is missing and how to get it.
    pub(super) fn provide(&self) -> Result<(), String> {
        if (self.present)() {
            return Ok(());
        }
        let what = self.what;
        if self.packages.is_empty() {
            return Err(format!("{what} is missing"));
        }
        let packages = self.packages.join(" ");
        let missing = format!("{what} is missing; on Debian: apt-get install {packages}");
        if !can_install() {
            return Err(missing);
        }
        println!("{what} is missing and will be installed.");
        match install(self.packages) {
            Ok(()) if (self.present)() => Ok(()),
            Ok(()) => Err(format!("{what} is missing even with {packages} installed")),
            Err(problem) => Err(format!("{missing} ({problem:#})")),
        }
    }
}

/// Whether this is Debian, or something made from it, and we are root.
fn can_install() -> bool {
    let user = shell::output(Command::new("id").arg("-u"));
    Path::new("/etc/debian_version").exists() && user.is_some_and(|user| user.trim() == "0")
}

fn install(packages: &[&str]) -> anyhow::Result<()> {
    let apt = |arguments: &[&str]| {
        let mut command = Command::new("apt-get");
        shell::run(command.env("DEBIAN_FRONTEND", "noninteractive").args(arguments))
    };
    apt(&["update", "--quiet"])?;
    apt(&[&["install", "--quiet", "--yes", "--no-install-recommends"], packages].concat())
}

#[cfg(test)]
mod tests {
    use super::Need;

    #[test]
    fn what_is_present_is_not_installed() {
        assert_eq!(Need { what: "a hat", present: || true, packages: &["hat"] }.provide(), Ok(()));
    }

    #[test]
    fn what_no_package_brings_is_named_as_missing() {
        let need = Need { what: "a hat", present: || false, packages: &[] };
        assert_eq!(need.provide(), Err("a hat is missing".into()));
    }
}
