//! `cargo xtask figures house`: counts what makes the code easy or hard to live in, so that a change
//! of it can be seen: lines, long functions, names with several meanings, examples.

use crate::shell::root;
use crate::tidy::Tree;
use anyhow::Result;
use std::collections::BTreeMap;

/// A function with more lines doesn't fit on a screen.
const FUNCTION_LINES_MAX: usize = 80;
/// A name with this many meanings is one too many.
const MEANINGS_MIN: usize = 3;
/// The name under which each published crate tests the examples of its README.
const README: &str = "Readme";
/// The crates that are published; their documentation teaches by examples.
const PUBLISHED: [&str; 5] = ["kernel", "campfire", "sea", "dealer", "bots"];

/// Prints all figures.
pub(crate) fn print() -> Result<()> {
    let tree = Tree::load(&root())?;
    let files: Vec<Source> =
        tree.rust_files().map(|(path, text)| Source::new(path, text)).collect();
    lines(&files);
    long_functions(&files);
    names(&files);
    examples(&files);
    languages(&files);
    Ok(())
}

/// A Rust file, without its tests.
struct Source<'t> {
    path: &'t str,
    text: &'t str,
    /// The part that is compiled into the crate itself, with comments and blank lines.
    own: &'t str,
}

impl<'t> Source<'t> {
    fn new(path: &'t str, text: &'t str) -> Source<'t> {
        let is_test = ["/tests/", "/benches/", "/examples/", "/gallery/", "/first_paint/"]
            .iter()
            .any(|folder| path.contains(folder));
        let own =
            if is_test { "" } else { text.split("\n#[cfg(test)]\nmod ").next().unwrap_or("") };
        Source { path, text, own }
    }

    /// The name of the crate: `crates/NAME/…`, or `xtask`.
    fn package(&self) -> &'t str {
        let path = self.path.strip_prefix("crates/").unwrap_or(self.path);
        path.split('/').next().unwrap_or(path)
    }
}

/// Counts the lines that are neither blank nor a comment.
fn code_lines(text: &str) -> usize {
    text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("//")).count()
}

fn lines(files: &[Source]) {
    let mut counts: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for file in files {
        let (own, all) = (code_lines(file.own), code_lines(file.text));
        let count = counts.entry(file.package()).or_default();
        *count = (count.0 + own, count.1 + all - own);
    }
    println!("lines of code without blanks and comments: of the program, of tests");
    let mut total = (0, 0);
    for (package, (own, tests)) in counts {
        println!("  {package:<10} {own:>7} {tests:>7}");
        total = (total.0 + own, total.1 + tests);
    }
    println!("  {:<10} {:>7} {:>7}", "all", total.0, total.1);
}

/// Returns the functions of a text with their numbers of lines. It relies on the code being
/// formatted: a function ends at the brace below its first letter.
fn functions(text: &str) -> Vec<(&str, usize)> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    for (start, line) in lines.iter().enumerate() {
        let indent = line.len() - line.trim_start().len();
        let Some(name) = function_name(line.trim_start()) else { continue };
        let ends = |line: &&str| {
            line.strip_prefix(&" ".repeat(indent)).is_some_and(|rest| rest.starts_with('}'))
        };
        let signature = lines[start..].iter().position(|line| line.contains(['{', ';']));
        let Some(signature) = signature.map(|length| start + length) else { continue };
        // Without a body, or with one on the same line.
        if lines[signature].trim_end().ends_with([';', '}']) {
            continue;
        }
        if let Some(length) = lines[signature..].iter().position(ends) {
            found.push((name, signature + length + 1 - start));
        }
    }
    found
}

fn function_name(line: &str) -> Option<&str> {
    let mut rest = line;
    if let Some(after) = rest.strip_prefix("pub") {
        rest = after.trim_start_matches(|c| c != ' ').trim_start();
    }
    while let Some(after) =
        ["const ", "async ", "unsafe "].iter().find_map(|word| rest.strip_prefix(word))
    {
        rest = after;
    }
    let name = rest.strip_prefix("fn ")?;
    name.split(|c: char| !c.is_alphanumeric() && c != '_').next()
}

fn long_functions(files: &[Source]) {
    let mut long: Vec<(usize, &str, &str)> = Vec::new();
    for file in files {
        let functions = functions(file.own).into_iter();
        let functions = functions.filter(|(_, lines)| *lines > FUNCTION_LINES_MAX);
        long.extend(functions.map(|(name, lines)| (lines, file.path, name)));
    }
    long.sort_by_key(|(lines, ..)| std::cmp::Reverse(*lines));
    println!("functions over {FUNCTION_LINES_MAX} lines outside tests: {}", long.len());
    for (lines, path, name) in long {
        println!("  {lines:>4} {path} {name}");
    }
}

/// Returns the type that a line declares.
fn declared_type(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("pub").map_or(line, |rest| {
        rest.strip_prefix('(').map_or(rest, |rest| rest.split_once(')').map_or("", |(_, r)| r))
    });
    let rest = rest.trim_start();
    let name = ["struct ", "enum ", "trait "].iter().find_map(|word| rest.strip_prefix(word))?;
    name.split(|c: char| !c.is_alphanumeric() && c != '_').next()
}

fn names(files: &[Source]) {
    let mut places: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    // What every game has under the same name has one meaning, and so has the example game's.
    let files = files.iter().filter(|file| !["nim", "py"].contains(&file.package()));
    for file in files.filter(|file| file.path.contains("/src/")) {
        for name in file.own.lines().filter_map(declared_type).filter(|name| *name != README) {
            places.entry(name).or_default().push(file.path);
        }
    }
    places.retain(|_, places| meanings(places) >= MEANINGS_MIN);
    println!("names of types with three or more meanings: {}", places.len());
    for (name, places) in places {
        println!("  {name}: {}", places.join(", "));
    }
}

/// Returns the number of meanings of a name: the files `campfire/x.rs` and `sea/x.rs` mean the same.
fn meanings(places: &[&str]) -> usize {
    let mut parts: Vec<String> = places
        .iter()
        .map(|path| path.replace("/campfire", "/GAME").replace("/sea", "/GAME"))
        .collect();
    parts.sort();
    parts.dedup();
    parts.len()
}

fn examples(files: &[Source]) {
    let own = files.iter().filter(|file| PUBLISHED.contains(&file.package()));
    let (mut items, mut examples) = (0, 0);
    for file in own {
        let lines = file.own.lines().map(str::trim_start);
        items += lines.clone().filter(|line| is_public(line)).count();
        examples += lines.filter(|line| matches!(*line, "/// ```" | "//! ```")).count() / 2;
    }
    println!(
        "examples in the documentation of published crates: {examples} for {items} public items"
    );
}

fn is_public(line: &str) -> bool {
    let words = ["fn ", "const fn ", "struct ", "enum ", "trait ", "type ", "const "];
    line.strip_prefix("pub ").is_some_and(|rest| words.iter().any(|word| rest.starts_with(word)))
}

fn languages(files: &[Source]) {
    let texts = files.iter().filter(|file| file.package() == "texts");
    let arrays: usize = texts.map(|file| file.own.matches("; 4]").count()).sum();
    println!("arrays of four in the crate of the texts: {arrays}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_counted_without_blanks_and_comments() {
        assert_eq!(code_lines("//! x\n\nfn a() {\n    // why\n    b()\n}\n"), 3);
    }

    #[test]
    fn functions_are_found_with_their_lines() {
        let text = "pub(crate) const fn a(\n    b: u8,\n) -> u8 {\n    b\n}\ntrait T {\n    fn c();\n\n    \
                    async fn d() {\n        if e {\n        }\n    }\n}\n";
        assert_eq!(functions(text), [("a", 5), ("d", 4)]);
    }

    #[test]
    fn the_parts_of_the_games_with_one_job_have_one_meaning() {
        let places = ["crates/bots/src/campfire/a.rs", "crates/bots/src/sea/a.rs"];
        assert_eq!(meanings(&places), 1);
        assert_eq!(meanings(&["crates/a/src/x.rs", "crates/b/src/x.rs"]), 2);
        assert_eq!(declared_type("pub(super) struct Answer<T> {"), Some("Answer"));
        assert_eq!(declared_type("    let structure = 1;"), None);
    }

    #[test]
    fn tests_are_no_part_of_the_program() {
        let text = "fn a() {}\n\n#[cfg(test)]\nmod tests {\n}\n";
        assert_eq!(code_lines(Source::new("crates/a/src/b.rs", text).own), 1);
        assert_eq!(Source::new("crates/a/tests/b.rs", text).own, "");
        assert_eq!(Source::new("crates/a/tests/b.rs", text).package(), "a");
    }
}
