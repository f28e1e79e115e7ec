//! Checks the pages: the changelog has a section for the next release, and links lead somewhere.

use super::{Findings, Tree};

const CHANGELOG: &str = "CHANGELOG.md";

/// Requires a section for the next release.
pub(super) fn changelog(tree: &Tree, report: &mut Findings) {
    let text = tree.text(CHANGELOG).unwrap_or_default();
    let is_next =
        |line: &str| line.starts_with("## Unreleased") || line.starts_with("## [Unreleased]");
    if !text.lines().any(is_next) {
        report.problem(CHANGELOG, 1, "there is no section ‘## [Unreleased]’");
    }
}

/// Demands that relative links in Markdown lead to files or folders that exist.
pub(super) fn links(tree: &Tree, report: &mut Findings) {
    for (path, text) in tree.with_ending(".md") {
        for (line, target) in targets(text) {
            // Pictures and facts of the books that teach lead to records, which tests replay.
            let schemes =
                ["mailto:", "picture:", "fact:", "rule:", "answer:", "sign:", "practice:"];
            let outside =
                target.contains("://") || schemes.iter().any(|scheme| target.starts_with(scheme));
            let file = target.split(['#', '?']).next().unwrap_or_default();
            if outside || file.is_empty() {
                continue;
            }
            let leads = |to: String| to.is_empty() || tree.has(&to);
            if !resolve(path, file).is_some_and(leads) {
                report.problem(path, line, format!("the link leads to ‘{file}’, which is missing"));
            }
        }
    }
}

/// Pages that name files of the project. What a changelog names may be gone.
fn names_files(page: &str) -> bool {
    let in_docs = page.starts_with("docs/") && page.matches('/').count() == 1;
    in_docs || ["ARCHITECTURE.md", "DESIGN.md", "README.md"].contains(&page)
}

/// Demands that the files and folders named in backquotes exist: from the root, or somewhere in the
/// tree where the page leaves out the beginning of the path.
pub(super) fn files(tree: &Tree, report: &mut Findings) {
    for (path, text) in tree.with_ending(".md").filter(|(path, _)| names_files(path)) {
        let mut in_code = false;
        for (index, line) in text.lines().enumerate() {
            if line.trim_start().starts_with("```") {
                in_code = !in_code;
            }
            for name in line.split('`').skip(1).step_by(2).filter(|_| !in_code) {
                if is_file_name(name) && !tree.has_below(name) {
                    let message = format!("the file or folder ‘{name}’ does not exist");
                    report.problem(path, index + 1, message);
                }
            }
        }
    }
}

/// Folders at the root with the project's own files.
const ROOTS: [&str; 7] =
    ["crates/", "xtask/", "docs/", "fuzz/", "examples/", "benches-vs/", ".cargo/"];

/// Returns `true` if a word in backquotes is a name in this tree, and not a pattern or a file from
/// elsewhere.
fn is_file_name(word: &str) -> bool {
    let plain = word.chars().all(|c| c.is_ascii_alphanumeric() || "_-./".contains(c));
    plain && (word.ends_with(".rs") || ROOTS.iter().any(|root| word.starts_with(root)))
}

/// Returns the targets of the links of a page, with their line numbers. Code is not searched.
fn targets(text: &str) -> Vec<(usize, String)> {
    let mut targets = Vec::new();
    let mut in_code = false;
    for (index, line) in text.lines().enumerate() {
        if line.trim_start().starts_with("```") {
            in_code = !in_code;
        } else if !in_code {
            let prose = without_code(line);
            let found = in_brackets(&prose).chain(defined(&prose));
            targets.extend(found.map(|target| (index + 1, target.to_owned())));
        }
    }
    targets
}

/// Returns the line without the parts between backquotes.
fn without_code(line: &str) -> String {
    line.split('`').step_by(2).collect::<Vec<_>>().join("`")
}

/// Targets of the form `[text](target)` and `[text](target "title")`.
fn in_brackets(line: &str) -> impl Iterator<Item = &str> {
    let after = line.split("](").skip(1);
    after.filter_map(|rest| rest.split_once(')')?.0.split_whitespace().next())
}

/// The target of a line of the form `[text]: target`.
fn defined(line: &str) -> Option<&str> {
    let (_, target) = line.strip_prefix('[')?.split_once("]: ")?;
    target.split_whitespace().next()
}

/// The path from the root that a link on a page means; `None` if it leads out of the project.
fn resolve(page: &str, target: &str) -> Option<String> {
    let mut parts: Vec<&str> = page.split('/').collect();
    parts.pop();
    for part in target.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop()?;
            }
            name => parts.push(name),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::problems;

    #[test]
    fn a_changelog_without_an_unreleased_section_is_named() {
        let expected = "CHANGELOG.md:1: there is no section ‘## [Unreleased]’";
        assert_eq!(problems(changelog, &[(CHANGELOG, "# Changelog\n## 0.1.0\n")]), [expected]);
        assert_eq!(problems(changelog, &[]), [expected]);
        assert!(problems(changelog, &[(CHANGELOG, "# Log\n\n## [Unreleased]\n")]).is_empty());
    }

    #[test]
    fn a_link_to_nowhere_is_named_with_its_line() {
        let page = "# A\n\nSee [b](b.md), ![c](../images/c.svg \"C\") and\n[d]: ../../d.md\n";
        let found = problems(links, &[("docs/a.md", page)]);
        let expected = [
            "docs/a.md:3: the link leads to ‘b.md’, which is missing",
            "docs/a.md:3: the link leads to ‘../images/c.svg’, which is missing",
            "docs/a.md:4: the link leads to ‘../../d.md’, which is missing",
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn links_to_files_folders_sections_and_other_sites_are_fine() {
        let page = "[a](b.md#part) [c](../crates) [d](#here) [e](https://example.org/x) [f](mailto:x@y) \
             ![g](picture:game@3+move) [4](fact:game@3/turns) ![](sign:wild)\n";
        let files = [("docs/a.md", page), ("docs/b.md", ""), ("crates/x/src/lib.rs", "")];
        assert_eq!(problems(links, &files), Vec::<String>::new());
    }

    #[test]
    fn a_file_that_is_gone_is_named_and_one_somewhere_in_the_tree_is_fine() {
        let page =
            "`a.rs`, `src/a.rs`, `crates/x/src`, `x.toml`, `crates/*/y.rs`\n`b.rs` `crates/y`\n";
        let files_of_tree = [("ARCHITECTURE.md", page), ("crates/x/src/a.rs", "")];
        let expected = [
            "ARCHITECTURE.md:2: the file or folder ‘b.rs’ does not exist",
            "ARCHITECTURE.md:2: the file or folder ‘crates/y’ does not exist",
        ];
        assert_eq!(problems(files, &files_of_tree), expected);
    }

    #[test]
    fn code_is_not_searched_for_links() {
        let page = "`[a](b.md)` and\n```text\n[c](d.md)\n```\n";
        assert!(problems(links, &[("a.md", page)]).is_empty());
    }
}
