//! Puts a release together.

use super::archive::{Entry, gzip, sha256, tar};
use super::image::{BYTES_MAX, ImagePart, Label, image};
use super::inside::{components, licenses, sbom};
use super::program::{MACHINES, Machine};
use crate::{shell, web};
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

const USAGE: &str = "cargo xtask dist [x86_64] [aarch64]";

/// The files of a release, and the lines for the list of their hashes.
struct Release {
    folder: PathBuf,
    sums: String,
}

impl Release {
    fn add(&mut self, name: &str, content: &[u8]) -> Result<()> {
        std::fs::write(self.folder.join(name), content)
            .with_context(|| format!("writing {name}"))?;
        self.sums.push_str(&format!("{}  {name}\n", sha256(content)));
        println!("{name}: {} bytes", content.len());
        Ok(())
    }
}

/// Makes the release for the architectures that were named, or for all.
pub(super) fn run(root: &Path, arguments: &[String]) -> Result<ExitCode> {
    let unknown =
        arguments.iter().find(|name| !MACHINES.iter().any(|machine| machine.name == **name));
    if let Some(unknown) = unknown {
        bail!("‘{unknown}’ is no architecture of ours: {USAGE}");
    }
    let wanted = |machine: &&Machine| {
        arguments.is_empty() || arguments.iter().any(|name| name == machine.name)
    };
    web::run(root, &[]).context("a release contains the page")?;
    let mut built = Vec::new();
    for machine in MACHINES.iter().filter(wanted) {
        if let Some(program) = machine.build(root)? {
            let program = std::fs::read(&program).context("reading the program")?;
            built.push((machine, program));
        }
    }
    if built.is_empty() {
        bail!("no architecture could be built, so there is no release");
    }
    let folder = root.join("target/dist");
    if folder.exists() {
        std::fs::remove_dir_all(&folder).context("clearing the release of last time")?;
    }
    std::fs::create_dir_all(&folder).context("making the folder of the release")?;
    let mut release = Release { folder, sums: String::new() };
    let version = env!("CARGO_PKG_VERSION");
    let moment_s = moment_s(root);
    let created = date(moment_s);
    let told = tell(root, &built)?;
    for (machine, program) in &built {
        let name = format!("emberwake-{version}-{}-linux", machine.name);
        let inside = components(root, machine.target)?;
        let (texts, without) = licenses(root, &inside)?;
        if !without.is_empty() {
            println!("with the standard text of their license: {}", without.join(", "));
        }
        let sbom = sbom(version, &created, &inside);
        let mut entries = vec![Entry::program(format!("{name}/emberwake"), program.clone())];
        entries.push(Entry::new(format!("{name}/LICENSES-OF-PARTS.txt"), texts));
        entries.push(Entry::new(format!("{name}/sbom.cdx.json"), sbom.clone()));
        for (to, from) in [
            ("README.md", "README.md"),
            ("CHANGELOG.md", "CHANGELOG.md"),
            ("LICENSE-MIT", "LICENSE-MIT"),
            ("LICENSE-APACHE", "LICENSE-APACHE"),
            ("hosting.md", "docs/hosting.md"),
            ("emberwake.service", "packaging/emberwake.service"),
            ("emberwake.toml", "packaging/emberwake.toml"),
            ("Caddyfile", "packaging/Caddyfile"),
            ("nginx.conf", "packaging/nginx.conf"),
        ] {
            let content =
                std::fs::read(root.join(from)).with_context(|| format!("reading {from}"))?;
            entries.push(Entry::new(format!("{name}/{to}"), content));
        }
        for (path, content) in &told {
            entries.push(Entry::new(format!("{name}/{path}"), content.clone()));
        }
        release.add(&format!("{name}.tar.gz"), &gzip(&tar(&[], &entries, moment_s)?)?)?;
        release.add(&format!("{name}.sbom.cdx.json"), sbom.as_bytes())?;
    }
    let part = |(machine, program): (&Machine, Vec<u8>)| ImagePart {
        architecture: machine.image_name,
        program,
    };
    let names: Vec<&str> = built.iter().map(|(machine, _)| machine.name).collect();
    println!("image for {}", names.join(" and "));
    let parts: Vec<ImagePart> = built.into_iter().map(part).collect();
    let (image, sizes) =
        image(&parts, &Label { version, created: &created, moment_s, bytes_max: BYTES_MAX })?;
    println!("bytes of the image, compressed, for each architecture: {sizes:?}");
    release.add(&format!("emberwake-{version}-image.tar"), &image)?;
    let sums = std::mem::take(&mut release.sums);
    std::fs::write(release.folder.join("SHA256SUMS"), sums).context("writing SHA256SUMS")?;
    println!("The release is in target/dist.");
    Ok(ExitCode::SUCCESS)
}

/// Returns the program's own output: completions and the manual. They are the same for every
/// architecture, so the one that runs here prints them.
fn tell(root: &Path, built: &[(&Machine, Vec<u8>)]) -> Result<Vec<(&'static str, String)>> {
    let Some((machine, _)) = built.iter().find(|(machine, _)| machine.is_ours()) else {
        println!("LEFT OUT: completions and manual, since no program was built that runs here");
        return Ok(Vec::new());
    };
    let program = root.join("target").join(machine.target).join("release/emberwake");
    let all = [
        ("completions/emberwake.bash", &["completions", "bash"][..]),
        ("completions/_emberwake", &["completions", "zsh"]),
        ("completions/emberwake.fish", &["completions", "fish"]),
        ("man/emberwake.1", &["manual"]),
    ];
    let ask = |(path, arguments): (&'static str, &[&str])| {
        let said = shell::output(Command::new(&program).args(arguments).args(["--lang", "en"]));
        said.map(|said| (path, said)).with_context(|| format!("the program does not tell {path}"))
    };
    all.into_iter().map(ask).collect()
}

/// Returns the timestamp of everything in a release: `SOURCE_DATE_EPOCH`, as for reproducible
/// builds, or the last commit.
fn moment_s(root: &Path) -> u64 {
    let named = std::env::var("SOURCE_DATE_EPOCH").ok();
    let mut git = Command::new("git");
    let committed = || shell::output(git.current_dir(root).args(["log", "-1", "--format=%ct"]));
    named.or_else(committed).and_then(|text| text.trim().parse().ok()).unwrap_or(0)
}

/// A moment as RFC 3339 writes it.
fn date(moment_s: u64) -> String {
    let days = moment_s / 86_400;
    let rest = moment_s % 86_400;
    let mut year = 1970;
    let mut days_left = days;
    let leap = |year: u64| {
        year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
    };
    while days_left >= 365 + u64::from(leap(year)) {
        days_left -= 365 + u64::from(leap(year));
        year += 1;
    }
    let february = 28 + u64::from(leap(year));
    let mut month = 1;
    for length in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] {
        if days_left < length {
            break;
        }
        days_left -= length;
        month += 1;
    }
    let hour = rest / 3600;
    let minute = rest / 60 % 60;
    let second = rest % 60;
    format!("{year:04}-{month:02}-{:02}T{hour:02}:{minute:02}:{second:02}Z", days_left + 1)
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn moments_are_dates() {
        assert_eq!(date(0), "1970-01-01T00:00:00Z");
        assert_eq!(date(951_868_799), "2000-02-29T23:59:59Z");
        assert_eq!(date(1_794_912_000), "2026-11-17T10:40:00Z");
    }
}
