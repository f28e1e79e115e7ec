//! Checks of every Rust file: a first line that says what it is for, a readable size, and nothing
//! left unfinished.

use super::{Findings, Tree};

/// More lines than this ask for a split.
const LINES_WARN: usize = 500;
/// More lines than this are refused.
const LINES_MAX: usize = 600;

/// Marks that must not be in a Rust file, with an alternative. They are put together from pieces,
/// so that this file does not contain them itself.
const MARKS: [(&str, &str); 7] = [
    (concat!("to", "do!("), "finish it, or leave it out"),
    (concat!("unimple", "mented!("), "finish it, or leave it out"),
    (concat!("TO", "DO"), "do it now, or write it where plans are kept"),
    (concat!("FIX", "ME"), "mend it now, or write it where plans are kept"),
    (concat!("#[ig", "nore"), "a test that does not run proves nothing"),
    (concat!("#[should", "_panic"), "assert on the error instead"),
    (concat!("fn te", "st_"), "name the test after what it shows"),
];

/// Demands that every Rust file opens with a `//!` line.
pub(super) fn headings(tree: &Tree, report: &mut Findings) {
    for (path, text) in tree.with_ending(".rs") {
        if !text.starts_with("//!") {
            report.problem(path, 1, "the file does not open with ‘//!’ and what it is for");
        }
    }
}

/// Refuses Rust files that are too long, and notes those that are getting there.
pub(super) fn lengths(tree: &Tree, report: &mut Findings) {
    for (path, text) in tree.with_ending(".rs") {
        let lines = text.lines().count();
        if lines > LINES_MAX {
            report.problem(path, lines, format!("{lines} lines; {LINES_MAX} are the most"));
        } else if lines > LINES_WARN {
            report.note(format!("{path} has {lines} lines and asks to be split"));
        }
    }
}

/// Refuses unfinished code, switched-off tests and test names that say nothing.
pub(super) fn marks(tree: &Tree, report: &mut Findings) {
    for (path, text) in tree.with_ending(".rs") {
        for (index, line) in text.lines().enumerate() {
            for (mark, advice) in MARKS {
                if stands_in(line, mark) {
                    report.problem(path, index + 1, format!("‘{mark}’: {advice}"));
                }
            }
        }
    }
}

/// Returns `true` if the mark is in the line and is not the middle of a longer word.
fn stands_in(line: &str, mark: &str) -> bool {
    let in_word = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
    line.match_indices(mark).any(|(at, _)| {
        let open_end = !mark.ends_with(char::is_alphabetic);
        !in_word(line[..at].chars().next_back())
            && (open_end || !in_word(line[at + mark.len()..].chars().next()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::problems;

    #[test]
    fn a_file_without_a_heading_is_named() {
        let files = [("crates/a/src/lib.rs", "//! Says it.\n"), ("xtask/src/b.rs", "fn b() {}\n")];
        let found = problems(headings, &files);
        assert_eq!(
            found,
            ["xtask/src/b.rs:1: the file does not open with ‘//!’ and what it is for"]
        );
    }

    #[test]
    fn a_file_of_601_lines_is_refused_and_one_of_501_is_noted() {
        let long = |lines| "//! x\n".repeat(lines);
        let fits = long(500);
        let noted = long(501);
        let refused = long(601);
        let files = [("a.rs", fits.as_str()), ("b.rs", &noted), ("c.rs", &refused)];
        let mut report = Findings::default();
        lengths(&Tree::of(&files), &mut report);
        assert_eq!(report.notes, ["b.rs has 501 lines and asks to be split"]);
        assert_eq!(report.problems.len(), 1);
        assert_eq!(report.problems[0].to_string(), "c.rs:601: 601 lines; 600 are the most");
    }

    #[test]
    fn each_mark_is_found_with_its_line() {
        for (mark, advice) in MARKS {
            let text = format!("//! x\n    {mark}\n");
            let expected = format!("a.rs:2: ‘{mark}’: {advice}");
            assert_eq!(problems(marks, &[("a.rs", &text)]), [expected]);
        }
    }

    #[test]
    fn a_mark_inside_a_longer_word_is_not_one() {
        let text = concat!("//! x\nMETO", "DO METHOD_TO", "DO TO", "DOS\nlet meto", "do!(x)\n");
        assert_eq!(problems(marks, &[("a.rs", text)]), Vec::<String>::new());
    }
}
