//! Reads a `Cargo.toml` of this workspace, as far as the checks need it.

use super::Tree;

/// A crate that another one depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Dependency<'a> {
    pub(super) name: &'a str,
    /// Whether only tests, benches and examples use it.
    pub(super) is_dev: bool,
    pub(super) line: usize,
}

/// Returns the manifests of the crates, including those outside the workspace, with their text.
pub(super) fn members(tree: &Tree) -> impl Iterator<Item = (&str, &str)> {
    let is_member = |path: &str| match path.split('/').collect::<Vec<_>>()[..] {
        ["crates", _, "Cargo.toml"] => true,
        [_, "Cargo.toml"] => path == "xtask/Cargo.toml",
        _ => false,
    };
    tree.with_ending("Cargo.toml").filter(move |(path, _)| is_member(path))
}

/// The prefix of the names of published packages. The tree calls them by the rest.
const PUBLISHED: &str = "emberwake-";

/// The name by which the tree calls the package.
pub(super) fn name(manifest: &str) -> Option<&str> {
    manifest
        .lines()
        .find_map(|line| line.trim().strip_prefix("name = ").and_then(quoted))
        .map(short)
}

/// Removes that prefix.
fn short(package: &str) -> &str {
    package.strip_prefix(PUBLISHED).unwrap_or(package)
}

/// Every dependency, whichever way it is written.
pub(super) fn dependencies(manifest: &str) -> Vec<Dependency<'_>> {
    let mut found = Vec::new();
    let mut inside = None;
    for (index, line) in manifest.lines().enumerate() {
        let line = line.trim();
        if let Some(table) = line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
            inside = None;
            let (head, name) = match table.rsplit_once("dependencies.") {
                Some((head, name)) => (head, Some(name)),
                None => match table.strip_suffix("dependencies") {
                    Some(head) => (head, None),
                    None => continue,
                },
            };
            let is_dev = head.ends_with("dev-");
            match name {
                Some(name) => found.push(Dependency { name: short(name), is_dev, line: index + 1 }),
                None => inside = Some(is_dev),
            }
        } else if let Some(is_dev) = inside
            && let Some(name) = key(line)
        {
            let renamed = line.split_once("package = ").and_then(|(_, rest)| quoted(rest));
            found.push(Dependency {
                name: short(renamed.unwrap_or(name)),
                is_dev,
                line: index + 1,
            });
        }
    }
    found
}

/// The key of a line `key = value` or `key.more = value`.
fn key(line: &str) -> Option<&str> {
    let end = line.find(|c: char| !c.is_alphanumeric() && c != '-' && c != '_')?;
    let starts = line.starts_with(|c: char| c.is_alphabetic());
    (starts && line.contains('=')).then(|| &line[..end])
}

/// Returns the text between the quotes at the beginning.
fn quoted(text: &str) -> Option<&str> {
    text.strip_prefix('"')?.split('"').next()
}
