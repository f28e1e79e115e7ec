//! Checks that ARCHITECTURE.md and the workspace name the same crates, in sections and in the
//! picture, and that each section says what its crate must not do: a limit that is not written down
//! does not hold.

use super::{Findings, Tree, manifest};

const PAGE: &str = "ARCHITECTURE.md";
const PICTURE: &str = "## Bird's eye";
const LIMIT: &str = "must not";

/// Compares the sections of ARCHITECTURE.md with the crates of the workspace.
pub(super) fn check(tree: &Tree, report: &mut Findings) {
    let Some(page) = tree.text(PAGE) else {
        report.problem(PAGE, 1, "the file is missing");
        return;
    };
    let crates = crates(tree);
    let sections = sections(page);
    for (name, manifest) in &crates {
        if !sections.iter().any(|section| section.name == *name) {
            report.problem(manifest, 1, format!("{PAGE} has no section ‘### `{name}`’"));
        }
    }
    for section in &sections {
        let name = section.name;
        if !crates.iter().any(|(known, _)| *known == name) {
            report.problem(PAGE, section.line, format!("the workspace has no crate ‘{name}’"));
        }
        if !section.has_limit {
            let message = format!("the section does not say what ‘{name}’ {LIMIT} do");
            report.problem(PAGE, section.line, message);
        }
    }
}

/// The name of each crate, with its manifest.
fn crates(tree: &Tree) -> Vec<(&str, &str)> {
    manifest::members(tree).filter_map(|(path, text)| Some((manifest::name(text)?, path))).collect()
}

/// Demands that the picture shows every crate.
pub(super) fn picture(tree: &Tree, report: &mut Findings) {
    let page = tree.text(PAGE).unwrap_or_default();
    let Some(heading) = page.lines().position(|line| line == PICTURE) else {
        report.problem(PAGE, 1, format!("there is no section ‘{PICTURE}’"));
        return;
    };
    let after = page.lines().skip(heading).skip_while(|line| !line.starts_with("```"));
    let drawn: Vec<&str> = after.skip(1).take_while(|line| !line.starts_with("```")).collect();
    let is_name = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
    for (name, _) in crates(tree) {
        if !drawn.iter().any(|line| line.split(|c| !is_name(c)).any(|word| word == name)) {
            report.problem(PAGE, heading + 1, format!("the picture does not show ‘{name}’"));
        }
    }
}

/// A part of the page that is about one crate.
struct Section<'a> {
    name: &'a str,
    line: usize,
    has_limit: bool,
}

fn sections(page: &str) -> Vec<Section<'_>> {
    let mut sections: Vec<Section> = Vec::new();
    let mut inside = false;
    for (index, line) in page.lines().enumerate() {
        if line.starts_with('#') {
            let name = line.strip_prefix("### `").and_then(|rest| rest.strip_suffix('`'));
            inside = name.is_some();
            let section = |name| Section { name, line: index + 1, has_limit: false };
            sections.extend(name.map(section));
        } else if let Some(section) = sections.last_mut().filter(|_| inside) {
            section.has_limit |= line.contains(LIMIT);
        }
    }
    sections
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::problems;

    const CRATE: (&str, &str) = ("crates/sea/Cargo.toml", "[package]\nname = \"sea\"\n");
    const XTASK: (&str, &str) = ("xtask/Cargo.toml", "[package]\nname = \"xtask\"\n");

    fn found(page: &str) -> Vec<String> {
        problems(check, &[CRATE, XTASK, (PAGE, page)])
    }

    #[test]
    fn a_page_that_fits_the_workspace_passes() {
        let page = "# A\n### `sea`\nIt must not sink.\n\n### `xtask`\nIt must not ship.\n";
        assert_eq!(found(page), Vec::<String>::new());
    }

    #[test]
    fn a_crate_without_a_section_is_named() {
        let page = "### `sea`\nIt must not sink.\n";
        let expected = "xtask/Cargo.toml:1: ARCHITECTURE.md has no section ‘### `xtask`’";
        assert_eq!(found(page), [expected]);
    }

    #[test]
    fn a_section_for_a_crate_that_is_gone_is_named() {
        let page = "### `sea`\nmust not\n### `xtask`\nmust not\n### `land`\nmust not\n";
        assert_eq!(found(page), ["ARCHITECTURE.md:5: the workspace has no crate ‘land’"]);
    }

    #[test]
    fn a_section_without_a_limit_is_named_even_if_the_next_part_has_one() {
        let page = "### `xtask`\nmust not\n### `sea`\nSails.\n## Ideas\nOne must not.\n";
        let expected = "ARCHITECTURE.md:3: the section does not say what ‘sea’ must not do";
        assert_eq!(found(page), [expected]);
    }

    #[test]
    fn a_crate_that_the_picture_leaves_out_is_named() {
        let page = "## Bird's eye\n\n```text\n seaweed ── xtask\n```\nsea\n";
        let found = problems(picture, &[CRATE, XTASK, (PAGE, page)]);
        assert_eq!(found, ["ARCHITECTURE.md:1: the picture does not show ‘sea’"]);
    }

    #[test]
    fn a_missing_page_is_named() {
        assert_eq!(problems(check, &[CRATE]), ["ARCHITECTURE.md:1: the file is missing"]);
    }
}
