//! The spelling of code: names, strings and style sheets are spelled as in the United States, like
//! the documents and comments that `english.rs` reads.

use super::{Findings, Tree};

/// Parts of words that are spelled in another way, and ours.
const SPELLINGS: &[(&str, &str)] = &[
    ("colour", "color"),
    ("behaviour", "behavior"),
    ("neighbour", "neighbor"),
    ("favour", "favor"),
    ("honour", "honor"),
    ("grey", "gray"),
    ("labelled", "labeled"),
    ("cancelled", "canceled"),
    ("travelled", "traveled"),
    ("modelled", "modeled"),
    ("serialis", "serializ"),
    ("normalis", "normaliz"),
    ("optimis", "optimiz"),
    ("initialis", "initializ"),
    ("afterwards", "afterward"),
    ("towards", "toward"),
];

/// Files that name the spellings because they are about them.
const EXEMPT: [&str; 3] = [
    "xtask/src/tidy/spelling.rs",
    "xtask/src/tidy/english.rs",
    "crates/texts/tests/texts/words.rs",
];

const CODE: [&str; 8] = ["rs", "js", "css", "html", "py", "sh", "toml", "yml"];

/// Refuses other spellings in code, whatever they are part of.
pub(super) fn check(tree: &Tree, report: &mut Findings) {
    let is_code = |path: &str| path.rsplit('.').next().is_some_and(|end| CODE.contains(&end));
    for (path, text) in tree.texts().filter(|(path, _)| is_code(path) && !EXEMPT.contains(path)) {
        for (index, line) in text.lines().enumerate() {
            // The name of an attribute of HTML.
            let line = line.to_lowercase().replace("aria-labelledby", "");
            for (other, ours) in SPELLINGS.iter().filter(|(other, _)| line.contains(other)) {
                report.problem(path, index + 1, format!("‘{other}’: we spell it ‘{ours}’"));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::problems;

    #[test]
    fn other_spellings_are_refused_in_names_strings_and_style_sheets() {
        let files = [
            ("a.rs", "fn color_of() {}\nfn tribeColour() { \"grey\" }\n"),
            ("b.css", ".hue-grey { }\n"),
            ("c.ftl", "grey = grey\n"),
        ];
        let expected = [
            "a.rs:2: ‘colour’: we spell it ‘color’",
            "a.rs:2: ‘grey’: we spell it ‘gray’",
            "b.css:1: ‘grey’: we spell it ‘gray’",
        ];
        assert_eq!(problems(check, &files), expected);
    }
}
