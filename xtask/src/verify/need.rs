//! The requirements of a suite besides Rust: a browser, a database. On Debian, as root, they are
//! installed.

use crate::shell;
use std::fmt;
use std::path::Path;
use std::process::Command;

/// Something that must be on the machine for a suite to run.
pub(super) struct Need {
    /// Its name, for messages.
    pub(super) what: &'static str,
    /// Whether it is installed.
    pub(super) present: fn() -> bool,
    /// The Debian packages that bring it.
    pub(super) packages: &'static [&'static str],
}

impl Need {
    /// Ensures that it is installed; the error says what is missing and how to get it.
    pub(super) fn provide(&self) -> Result<(), NeedError> {
        if (self.present)() {
            return Ok(());
        }
        let Need { what, packages, .. } = *self;
        if packages.is_empty() {
            return Err(NeedError::Missing { what });
        }
        if !can_install() {
            return Err(NeedError::NotInstalled { what, packages, why: None });
        }
        println!("{what} is missing and will be installed.");
        match install(packages) {
            Ok(()) if (self.present)() => Ok(()),
            Ok(()) => Err(NeedError::NotInPackages { what, packages }),
            Err(problem) => {
                let why = Some(format!("{problem:#}"));
                Err(NeedError::NotInstalled { what, packages, why })
            }
        }
    }
}

/// The reason why a requirement of a suite is missing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum NeedError {
    /// No package brings it.
    Missing { what: &'static str },
    /// Its packages are not installed: we may not install them, or tried and failed.
    NotInstalled { what: &'static str, packages: &'static [&'static str], why: Option<String> },
    /// Its packages are installed, but it is still missing.
    NotInPackages { what: &'static str, packages: &'static [&'static str] },
}

impl fmt::Display for NeedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NeedError::Missing { what } => write!(f, "{what} is missing"),
            NeedError::NotInstalled { what, packages, why } => {
                let packages = packages.join(" ");
                write!(f, "{what} is missing; on Debian: apt-get install {packages}")?;
                why.as_ref().map_or(Ok(()), |why| write!(f, " ({why})"))
            }
            NeedError::NotInPackages { what, packages } => {
                write!(f, "{what} is missing even with {} installed", packages.join(" "))
            }
        }
    }
}

impl std::error::Error for NeedError {}

/// Returns `true` if this is Debian, or a system based on it, and we are root.
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
    use super::{Need, NeedError};

    #[test]
    fn what_is_present_is_not_installed() {
        assert_eq!(Need { what: "a hat", present: || true, packages: &["hat"] }.provide(), Ok(()));
    }

    #[test]
    fn what_no_package_brings_is_named_as_missing() {
        let need = Need { what: "a hat", present: || false, packages: &[] };
        assert_eq!(need.provide(), Err(NeedError::Missing { what: "a hat" }));
    }
}
