//! Builds the static program for an architecture, if there is a compiler for its C parts (SQLite,
//! the allocator, cryptography).

use crate::shell;
use anyhow::{Context, Result};
use std::path::{Path, PathBuf};
use std::process::Command;

/// An architecture that releases are made for.
pub(super) struct Machine {
    /// The name for people and archives.
    pub(super) name: &'static str,
    /// The name in container images.
    pub(super) image_name: &'static str,
    /// The name of the Rust target.
    pub(super) target: &'static str,
    /// Compilers of C that make static programs for it, the first choice first.
    compilers: &'static [&'static str],
    /// The Debian package that brings the first of them, if there is one.
    package: Option<&'static str>,
}

pub(super) const MACHINES: &[Machine] = &[
    Machine {
        name: "x86_64",
        image_name: "amd64",
        target: "x86_64-unknown-linux-musl",
        compilers: &["musl-gcc", "x86_64-linux-musl-gcc"],
        package: Some("musl-tools"),
    },
    Machine {
        name: "aarch64",
        image_name: "arm64",
        target: "aarch64-unknown-linux-musl",
        compilers: &["aarch64-linux-musl-gcc"],
        package: None,
    },
];

impl Machine {
    /// Builds the program with the page inside; `None`, with a sentence, if that is not possible
    /// here.
    pub(super) fn build(&self, root: &Path) -> Result<Option<PathBuf>> {
        let Some(compiler) = self.compiler(root)? else {
            let package =
                self.package.map_or_else(String::new, |name| format!("the package {name}, or "));
            println!(
                "NOT BUILT: {} has no C compiler here. Install {package}Zig \
                 (`pip install ziglang`) and run this again.",
                self.name
            );
            return Ok(None);
        };
        let added = shell::run(Command::new("rustup").current_dir(root).args([
            "target",
            "add",
            self.target,
        ]));
        if added.is_err() {
            println!("NOT BUILT: the Rust target {} can't be installed.", self.target);
            return Ok(None);
        }
        let mut build = shell::cargo(root, &["build", "--release", "--locked", "--package", "cli"]);
        build.args(["--bin", "emberwake", "--target", self.target]);
        let under = self.target.replace('-', "_");
        build.env(format!("CC_{under}"), compiler);
        build.env(format!("CARGO_TARGET_{}_LINKER", under.to_uppercase()), "rust-lld");
        // Paths of the machine that builds belong into no release.
        let home =
            std::env::var("CARGO_HOME").or(std::env::var("HOME").map(|home| home + "/.cargo"));
        let home = home.unwrap_or_default();
        let remap = format!(
            "--remap-path-prefix={home}=cargo --remap-path-prefix={}=emberwake -C strip=symbols",
            root.display()
        );
        build.env(format!("CARGO_TARGET_{}_RUSTFLAGS", under.to_uppercase()), remap);
        shell::run(build.env(crate::web::PAGE, "built"))?;
        Ok(Some(root.join("target").join(self.target).join("release/emberwake")))
    }

    /// Returns `true` if this machine can run it.
    pub(super) fn is_ours(&self) -> bool {
        self.name == std::env::consts::ARCH && cfg!(target_os = "linux")
    }

    fn compiler(&self, root: &Path) -> Result<Option<PathBuf>> {
        if let Some(there) = self.compilers.iter().find(|name| shell::answers(name, &["--version"]))
        {
            return Ok(Some(there.into()));
        }
        let zig = ["zig", "python3 -m ziglang"].into_iter().find(|zig| {
            let mut words = zig.split(' ').chain(["version"]);
            let program = words.next().unwrap_or_default();
            shell::answers(program, &words.collect::<Vec<_>>())
        });
        zig.map(|zig| self.zig(root, zig)).transpose()
    }

    /// Returns a wrapper for Zig as a compiler, since Zig doesn't accept the usual target names.
    fn zig(&self, root: &Path, zig: &str) -> Result<PathBuf> {
        let folder = root.join("target/dist-tools");
        std::fs::create_dir_all(&folder).context("making a folder for tools")?;
        let path = folder.join(format!("{}-cc", self.name));
        let script = format!(
            "#!/bin/sh\nfor word; do\n  shift\n  case \"$word\" in --target=*) ;; \
             *) set -- \"$@\" \"$word\" ;; esac\ndone\n\
             exec {zig} cc -target {}-linux-musl -fno-sanitize=undefined \"$@\"\n",
            self.name
        );
        std::fs::write(&path, script).context("writing a compiler")?;
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let may_run = std::fs::Permissions::from_mode(0o755);
            std::fs::set_permissions(&path, may_run).context("letting the compiler run")?;
        }
        Ok(path)
    }
}
