//! The guides: every file they name exists, and the code they show is that of a file which compiles.

use super::{Findings, Tree};

const GUIDES: [&str; 4] = [
    "docs/add-a-game.md",
    "docs/add-a-language.md",
    "docs/add-an-option.md",
    "docs/add-to-a-list.md",
];
/// The folders that a path of the project begins with.
const ROOTS: [&str; 5] = ["crates/", "docs/", "examples/", "fuzz/", "xtask/"];
/// Begins the line above a block of code, and names the file that the code is from.
const FROM: &str = "<!-- from ";

/// Checks every guide.
pub(super) fn check(tree: &Tree, report: &mut Findings) {
    for guide in GUIDES {
        match tree.text(guide) {
            Some(text) => check_guide(tree, guide, text, report),
            None => report.problem(guide, 1, "the guide is missing"),
        }
    }
}

fn check_guide(tree: &Tree, guide: &str, text: &str, report: &mut Findings) {
    let mut source: Option<&str> = None;
    let mut block: Option<(usize, Option<&str>, String)> = None;
    let mut blocks = 0;
    for (index, line) in text.lines().enumerate() {
        if let Some(named) = line.strip_prefix(FROM) {
            source = named.strip_suffix(" -->");
        } else if line.starts_with("```") {
            match block.take() {
                Some((start, source, code)) => {
                    blocks += 1;
                    check_block(tree, guide, start, source, &code, report);
                }
                None if line.starts_with("```rust") || source.is_some() => {
                    block = Some((index + 1, source.take(), String::new()));
                }
                // Blocks of other languages are passed over until they end.
                None => block = Some((index + 1, Some(""), String::new())),
            }
        } else if let Some((_, _, code)) = &mut block {
            *code += line;
            *code += "\n";
        } else {
            for path in paths(line).filter(|path| !tree.has(path)) {
                report.problem(guide, index + 1, format!("there is no ‘{path}’"));
            }
        }
    }
    if blocks == 0 {
        report.problem(guide, 1, "the guide shows no code");
    }
}

/// Checks that a file contains these lines, one after the other.
fn check_block(
    tree: &Tree,
    guide: &str,
    line: usize,
    source: Option<&str>,
    code: &str,
    report: &mut Findings,
) {
    let Some(source) = source else {
        report.problem(guide, line, format!("the line above the code must be ‘{FROM}FILE -->’"));
        return;
    };
    if source.is_empty() {
        return;
    }
    match tree.text(source) {
        None => report.problem(guide, line, format!("there is no ‘{source}’")),
        Some(text) if !text.contains(code) => {
            report.problem(guide, line, format!("‘{source}’ does not have this code"));
        }
        Some(_) => {}
    }
}

/// The paths of the project between backticks. Patterns such as `crates/GAME` are none.
fn paths(line: &str) -> impl Iterator<Item = &str> {
    let quoted = line.split('`').skip(1).step_by(2);
    quoted.filter(|word| {
        let whole = !word.contains(['*', '{', ' ', '<']) && !word.contains("GAME");
        whole && ROOTS.iter().any(|root| word.starts_with(root))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::problems;

    const TRUE: &str = "<!-- from crates/a.rs -->\n```rust\nfn a() {}\n```\n";
    const OTHERS: [(&str, &str); 3] = [(GUIDES[1], TRUE), (GUIDES[2], TRUE), (GUIDES[3], TRUE)];
    const CODE: (&str, &str) = ("crates/a.rs", "//! A.\n\nfn a() {}\n");

    fn found(guide: &str) -> Vec<String> {
        problems(check, &[(GUIDES[0], guide), OTHERS[0], OTHERS[1], OTHERS[2], CODE])
    }

    #[test]
    fn a_guide_that_is_true_passes() {
        let guide = "See `crates/a.rs` and `crates/GAME/src`.\n\n<!-- from crates/a.rs -->\n\
                     ```rust\nfn a() {}\n```\n\n```sh\ncargo a\n```\n";
        assert_eq!(found(guide), Vec::<String>::new());
    }

    #[test]
    fn a_file_that_is_gone_is_named_with_its_line() {
        let guide = "# A\nSee `crates/b.rs`.\n<!-- from crates/a.rs -->\n```rust\nfn a() {}\n```\n";
        assert_eq!(found(guide), ["docs/add-a-game.md:2: there is no ‘crates/b.rs’"]);
    }

    #[test]
    fn code_that_differs_from_its_file_or_has_none_is_named() {
        let guide = "<!-- from crates/a.rs -->\n```rust\nfn b() {}\n```\n```rust\nfn a() {}\n```\n";
        let expected = [
            "docs/add-a-game.md:2: ‘crates/a.rs’ does not have this code",
            "docs/add-a-game.md:5: the line above the code must be ‘<!-- from FILE -->’",
        ];
        assert_eq!(found(guide), expected);
    }

    #[test]
    fn a_missing_guide_and_one_without_code_are_named() {
        let expected = ["docs/add-a-game.md:1: the guide shows no code"];
        assert_eq!(found("Nothing.\n"), expected);
        let missing = problems(check, &[OTHERS[0], OTHERS[1], OTHERS[2], CODE]);
        assert_eq!(missing, ["docs/add-a-game.md:1: the guide is missing"]);
    }
}
