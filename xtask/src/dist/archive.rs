//! Archives that come out the same whenever the same things go in.

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};
use std::io::Write;

/// A file of an archive.
pub(super) struct Entry {
    pub(super) path: String,
    pub(super) content: Vec<u8>,
    pub(super) may_run: bool,
}

impl Entry {
    pub(super) fn new(path: impl Into<String>, content: impl Into<Vec<u8>>) -> Entry {
        Entry { path: path.into(), content: content.into(), may_run: false }
    }

    pub(super) fn program(path: impl Into<String>, content: impl Into<Vec<u8>>) -> Entry {
        Entry { may_run: true, ..Entry::new(path, content) }
    }
}

/// A folder that an image has from the beginning, and the number of the user who may write there.
pub(super) struct Folder {
    pub(super) path: &'static str,
    pub(super) owner: u64,
}

/// A tar archive of these, all of one moment, in seconds since 1970.
pub(super) fn tar(folders: &[Folder], entries: &[Entry], moment_s: u64) -> Result<Vec<u8>> {
    let mut archive = tar::Builder::new(Vec::new());
    for folder in folders {
        let mut header = header(tar::EntryType::Directory, 0o755, 0, moment_s);
        header.set_uid(folder.owner);
        header.set_gid(folder.owner);
        archive.append_data(&mut header, folder.path, &[][..]).context("adding a folder")?;
    }
    for entry in entries {
        let mode = if entry.may_run { 0o755 } else { 0o644 };
        let length = entry.content.len() as u64;
        let mut header = header(tar::EntryType::Regular, mode, length, moment_s);
        let added = archive.append_data(&mut header, &entry.path, &entry.content[..]);
        added.with_context(|| format!("adding {}", entry.path))?;
    }
    archive.into_inner().context("ending an archive")
}

fn header(kind: tar::EntryType, mode: u32, length: u64, moment_s: u64) -> tar::Header {
    let mut header = tar::Header::new_ustar();
    header.set_entry_type(kind);
    header.set_mode(mode);
    header.set_size(length);
    header.set_mtime(moment_s);
    header.set_uid(0);
    header.set_gid(0);
    header
}

/// Compressed, without a name or a time in its head.
pub(super) fn gzip(content: &[u8]) -> Result<Vec<u8>> {
    let mut writer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    writer.write_all(content).context("compressing")?;
    writer.finish().context("compressing")
}

/// The SHA-256 as hexadecimal digits.
pub(super) fn sha256(content: &[u8]) -> String {
    Sha256::digest(content).iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn an_archive_holds_its_files_and_is_the_same_every_time() {
        let entries = [Entry::new("a/b.txt", "text"), Entry::program("a/run", "#!")];
        let folders = [Folder { path: "data", owner: 65532 }];
        let made = tar(&folders, &entries, 7).unwrap();
        assert_eq!(made, tar(&folders, &entries, 7).unwrap());
        let mut archive = tar::Archive::new(&made[..]);
        let mut found = Vec::new();
        for entry in archive.entries().unwrap() {
            let mut entry = entry.unwrap();
            let mut text = String::new();
            entry.read_to_string(&mut text).unwrap();
            let header = entry.header();
            let path = entry.path().unwrap().display().to_string();
            found.push((path, text, header.mode().unwrap(), header.uid().unwrap()));
        }
        let row = |path: &str, text: &str, mode, owner| (path.into(), text.into(), mode, owner);
        let expected = [
            row("data", "", 0o755, 65532),
            row("a/b.txt", "text", 0o644, 0),
            row("a/run", "#!", 0o755, 0),
        ];
        assert_eq!(found, expected);
        assert_eq!(gzip(&made).unwrap(), gzip(&made).unwrap());
    }

    #[test]
    fn a_hash_is_the_one_that_others_compute() {
        let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
        assert_eq!(sha256(b""), empty);
    }
}
