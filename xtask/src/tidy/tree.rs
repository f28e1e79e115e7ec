//! The files of the project, held in memory.

use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::path::Path;

/// Every file of the project by its path from the root, written with `/`.
///
/// Files that `.gitignore` leaves out are left out here. Git itself is not asked, so that an
/// unpacked archive can be checked too.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tree {
    /// `None` stands for a file that is not text.
    files: BTreeMap<String, Option<String>>,
}

impl Tree {
    /// Reads the project below a folder.
    pub fn load(root: &Path) -> Result<Self> {
        let ignore = std::fs::read_to_string(root.join(".gitignore")).unwrap_or_default();
        let mut tree = Tree::default();
        tree.read(root, "", &Ignored::parse(&ignore))?;
        Ok(tree)
    }

    fn read(&mut self, folder: &Path, prefix: &str, ignored: &Ignored) -> Result<()> {
        let reading = || format!("reading {}", folder.display());
        for entry in std::fs::read_dir(folder).with_context(reading)? {
            let entry = entry.with_context(reading)?;
            let path = format!("{prefix}{}", entry.file_name().to_string_lossy());
            let kind = entry.file_type().with_context(reading)?;
            if ignored.covers(&path) {
                continue;
            }
            if kind.is_dir() {
                self.read(&entry.path(), &format!("{path}/"), ignored)?;
            } else if kind.is_file() {
                let bytes = std::fs::read(entry.path()).with_context(|| path.clone())?;
                self.files.insert(path, String::from_utf8(bytes).ok());
            }
        }
        Ok(())
    }

    /// A made-up tree.
    #[cfg(test)]
    pub(super) fn of(files: &[(&str, &str)]) -> Self {
        let own = |(path, text): &(&str, &str)| (path.to_string(), Some(text.to_string()));
        Tree { files: files.iter().map(own).collect() }
    }

    /// Returns the number of files.
    pub(super) fn len(&self) -> usize {
        self.files.len()
    }

    /// The text of a file.
    pub(super) fn text(&self, path: &str) -> Option<&str> {
        self.files.get(path)?.as_deref()
    }

    /// Every text file with its path.
    pub(super) fn texts(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().filter_map(|(path, text)| Some((path.as_str(), text.as_deref()?)))
    }

    /// Every text file with this ending.
    pub(super) fn with_ending(&self, ending: &str) -> impl Iterator<Item = (&str, &str)> {
        self.texts().filter(move |(path, _)| path.ends_with(ending))
    }

    /// Every Rust file with its path.
    pub(crate) fn rust_files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.with_ending(".rs")
    }

    /// Returns `true` if there is such a file or folder.
    pub(super) fn has(&self, path: &str) -> bool {
        let folder = format!("{}/", path.trim_end_matches('/'));
        self.files.contains_key(path)
            || self
                .files
                .range(folder.clone()..)
                .next()
                .is_some_and(|(p, _)| p.starts_with(&folder))
    }

    /// Returns `true` if there is such a file or folder, here or below some folder.
    pub(super) fn has_below(&self, path: &str) -> bool {
        let ending = format!("/{}", path.trim_end_matches('/'));
        let inside = format!("{ending}/");
        self.has(path)
            || self.files.keys().any(|file| file.ends_with(&ending) || file.contains(&inside))
    }
}

/// The contents of `.gitignore`, as far as this project uses it: `/path`, `*.ending` and `name`.
struct Ignored {
    paths: Vec<String>,
    endings: Vec<String>,
    names: Vec<String>,
}

impl Ignored {
    fn parse(text: &str) -> Self {
        let mut ignored = Ignored { paths: vec![], endings: vec![], names: vec![".git".into()] };
        for line in text.lines().map(|line| line.trim().trim_end_matches('/')) {
            if line.is_empty() || line.starts_with('#') {
                continue;
            } else if let Some(path) = line.strip_prefix('/') {
                ignored.paths.push(path.to_owned());
            } else if let Some(ending) = line.strip_prefix('*') {
                ignored.endings.push(ending.to_owned());
            } else {
                ignored.names.push(line.to_owned());
            }
        }
        ignored
    }

    fn covers(&self, path: &str) -> bool {
        let name = path.rsplit('/').next().unwrap_or(path);
        self.paths.iter().any(|ignored| ignored == path)
            || self.endings.iter().any(|ending| name.ends_with(ending))
            || self.names.iter().any(|ignored| ignored == name)
    }
}

#[cfg(test)]
mod tests {
    use super::{Ignored, Tree};

    #[test]
    fn a_folder_exists_when_a_file_is_below_it() {
        let tree = Tree::of(&[("docs/a.md", ""), ("docs-old/b.md", "")]);
        assert!(tree.has("docs") && tree.has("docs/") && tree.has("docs/a.md"));
        assert!(!tree.has("doc") && !tree.has("docs/b.md"));
    }

    #[test]
    fn ignored_files_are_left_out() {
        let ignored = Ignored::parse("# built\n/target\n*.tmp\nnode_modules/\n");
        for path in ["target", "docs/a.tmp", "web/node_modules", ".git"] {
            assert!(ignored.covers(path), "{path}");
        }
        for path in ["crates/target", "docs/a.md", ".gitignore"] {
            assert!(!ignored.covers(path), "{path}");
        }
    }
}
