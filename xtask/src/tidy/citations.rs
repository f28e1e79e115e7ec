//! Reads which rules a test cites.
//!
//! A citation is a doc line above a test that begins with one or more rule ids:
//!
//! ```text
//! /// C6.2, C6.5: what a second song would need is not asked for.
//! #[test]
//! fn a_second_song_is_refused() {
//! ```
//!
//! Other doc lines, comments and attributes may be between. A property inside a `proptest!` block
//! is a test because of its `#[test]` too, so it needs no special handling.

use super::Tree;
use super::rulebook::{BookGame, take_id};

/// A rule id above a function in a test file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Citation<'a> {
    pub(super) id: &'a str,
    pub(super) path: &'a str,
    /// The line of the id, from 1.
    pub(super) line: usize,
    /// The test below it; `None` if there is no test there.
    pub(super) test: Option<&'a str>,
}

/// Every citation in the tests of a game, by file and line.
pub(super) fn of<'a>(game: &BookGame, tree: &'a Tree) -> Vec<Citation<'a>> {
    let tests = tree.with_ending(".rs").filter(|(path, _)| path.starts_with(&game.tests()));
    tests.flat_map(|(path, text)| in_file(path, text)).collect()
}

fn in_file<'a>(path: &'a str, text: &'a str) -> Vec<Citation<'a>> {
    let mut citations: Vec<Citation> = Vec::new();
    // The index in `citations` of the first one for the next function.
    let mut pending = 0;
    let mut is_test = false;
    // The number of open brackets of an attribute over several lines.
    let mut open = 0;
    for (index, line) in text.lines().enumerate() {
        let line = line.trim();
        if open > 0 {
            open += brackets(line);
        } else if let Some(doc) = line.strip_prefix("///") {
            let cited = cited(doc.trim_start());
            let citation = |id| Citation { id, path, line: index + 1, test: None };
            citations.extend(cited.into_iter().map(citation));
        } else if line.starts_with("#[") {
            is_test |= line.starts_with("#[test]");
            open = brackets(line);
        } else if !line.starts_with("//") {
            if let Some(name) = function(line).filter(|_| is_test) {
                citations[pending..].iter_mut().for_each(|citation| citation.test = Some(name));
            }
            pending = citations.len();
            is_test = false;
        }
    }
    citations
}

/// Returns how many more brackets a line opens than it closes.
fn brackets(line: &str) -> isize {
    line.matches('[').count() as isize - line.matches(']').count() as isize
}

/// The ids that a doc line begins with.
fn cited(doc: &str) -> Vec<&str> {
    let mut ids = Vec::new();
    let mut rest = doc;
    while let Some((id, after)) = take_id(rest) {
        ids.push(id);
        rest = after.trim_start_matches([',', ' ']);
    }
    ids
}

/// The name of the function that a line begins.
fn function(line: &str) -> Option<&str> {
    let (before, after) = line.split_once("fn ")?;
    let is_head = before.split(' ').all(|word| matches!(word, "" | "pub" | "async" | "const"));
    let end = after.find(|c: char| !(c.is_alphanumeric() || c == '_'))?;
    (is_head && end > 0).then(|| &after[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The id, line and test of every citation in a made-up file.
    fn found(text: &str) -> Vec<(&str, usize, Option<&str>)> {
        in_file("t.rs", text).iter().map(|found| (found.id, found.line, found.test)).collect()
    }

    #[test]
    fn a_doc_line_cites_one_rule_or_several() {
        let text = "\
/// C6.2, C6.5: why.
/// C7A.1
#[test]
fn a_song() {}

    /// C4.1a only one answer
    #[test]
    fn no_question() {}
";
        let song = Some("a_song");
        let expected = [
            ("C6.2", 1, song),
            ("C6.5", 1, song),
            ("C7A.1", 2, song),
            ("C4.1a", 6, Some("no_question")),
        ];
        assert_eq!(found(text), expected);
    }

    #[test]
    fn other_doc_lines_and_attributes_may_stand_between() {
        let text = "\
/// C1.1
/// And a sentence that mentions C9.9.
// An aside.
#[test]
#[cfg_attr(
    feature = \"slow\",
    inline
)]
fn a_ring() {}
";
        assert_eq!(found(text), [("C1.1", 1, Some("a_ring"))]);
    }

    #[test]
    fn a_property_is_a_test() {
        let text = "\
proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// C5.2
    #[test]
    fn every_disc_lands(seed in any::<u64>()) {}
}
";
        assert_eq!(found(text), [("C5.2", 4, Some("every_disc_lands"))]);
    }

    #[test]
    fn what_is_not_above_a_test_names_no_test() {
        let text = "\
/// C1.1
fn helper() {}

/// C1.2

#[test]
fn apart() {}

#[test]
fn without() {
    /// C1.3
    let x = 1;
}
";
        assert_eq!(found(text), [("C1.1", 1, None), ("C1.2", 4, None), ("C1.3", 11, None)]);
    }
}
