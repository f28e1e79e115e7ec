//! `cargo xtask tidy`: checks what a compiler can't check and a reviewer should not have to.
//!
//! Every check is a function over a [`Tree`] that adds its findings to a [`Findings`]; a problem
//! names its file and line. The rules are the project's own, so they are few and each has a reason.

mod architecture;
mod citations;
mod coverage;
mod english;
mod guides;
mod limits;
mod manifest;
mod markdown;
mod marks;
mod messages;
mod quotations;
mod reliability;
mod rule_numbers;
mod rulebook;
mod rust;
mod sentences;
mod source;
mod spelling;
mod tree;
mod words;

pub use coverage::{RULES_TABLE, rules_table};
pub(crate) use quotations::store as store_printed;
pub use tree::Tree;

use anyhow::{Result, bail};
use std::fmt;
use std::path::Path;

/// One kind of check, with its name.
type Check = (&'static str, fn(&Tree, &mut Findings));

const CHECKS: [Check; 23] = [
    ("every Rust file says what it is for", source::headings),
    ("no Rust file is too long", source::lengths),
    ("nothing is left unfinished or switched off", source::marks),
    ("no path or word of a workplace", words::check),
    ("ARCHITECTURE.md names every crate and its limits", architecture::check),
    ("the picture in ARCHITECTURE.md shows every crate", architecture::picture),
    ("crates keep their limits", limits::check),
    ("no rule is decided in a front", rule_numbers::check),
    ("rulebook paragraphs have one id each", rulebook::ids),
    ("rulebooks say the same in all languages", rulebook::languages),
    ("our own decisions are marked and explained", marks::check),
    ("documents and comments are in plain English", english::check),
    ("code is spelled as in the United States", spelling::check),
    ("documents are short-winded and active", sentences::check),
    ("nothing is copied from the printed rulebooks", quotations::check),
    ("every message is said somewhere", messages::check),
    ("tests cite rules that exist", coverage::citations_exist),
    ("every rule is cited by a test", coverage::rules_are_cited),
    ("CHANGELOG.md has an Unreleased section", markdown::changelog),
    ("links lead to files that exist", markdown::links),
    ("guides name files that exist and show their code", guides::check),
    ("files that documents name exist", markdown::files),
    ("docs/reliability.md names all that waits", reliability::check),
];

/// Something wrong in the tree, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    path: String,
    line: usize,
    message: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.message)
    }
}

/// The findings of the checks.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Findings {
    problems: Vec<Finding>,
    notes: Vec<String>,
}

impl Findings {
    /// Adds a problem in a line of a file, counted from 1.
    fn problem(&mut self, path: &str, line: usize, message: impl Into<String>) {
        self.problems.push(Finding { path: path.to_owned(), line, message: message.into() });
    }

    /// Adds a note that is not a problem.
    fn note(&mut self, note: impl Into<String>) {
        self.notes.push(note.into());
    }
}

/// Checks the tree and prints the findings. A problem is an error.
pub(crate) fn run(root: &Path) -> Result<()> {
    let tree = Tree::load(root)?;
    let mut problems = 0;
    for (name, check) in CHECKS {
        let mut report = Findings::default();
        check(&tree, &mut report);
        let verdict = if report.problems.is_empty() { "ok  " } else { "FAIL" };
        println!("{verdict} {name}");
        report.problems.iter().for_each(|problem| println!("     {problem}"));
        report.notes.iter().for_each(|note| println!("     note: {note}"));
        problems += report.problems.len();
    }
    println!("tidy: {} files, {problems} problems", tree.len());
    if problems > 0 {
        bail!("the tree is not tidy");
    }
    Ok(())
}

/// Runs one check on a made-up tree and returns its problems as text.
#[cfg(test)]
fn problems(check: fn(&Tree, &mut Findings), files: &[(&str, &str)]) -> Vec<String> {
    let mut report = Findings::default();
    check(&Tree::of(files), &mut report);
    report.problems.iter().map(Finding::to_string).collect()
}
