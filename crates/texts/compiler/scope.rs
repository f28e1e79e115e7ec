//! A text while it is encoded: its language, its arguments, and the problems that are found.

use super::MessageProblem;
use super::marks::ALWAYS;
use super::plurals::{CATEGORIES, Plurals};
use super::read::Argument;

/// The language whose texts are encoded, and the one whose file a text is from: English, where a
/// draft lacks it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Voice {
    pub language: usize,
    pub from: usize,
}

/// The text being encoded.
pub struct Scope<'a> {
    pub area: usize,
    pub voice: Voice,
    pub id: &'a str,
    pub line: usize,
    pub arguments: &'a [Argument],
    pub used: Vec<bool>,
    /// The players who are not the reader in this variant.
    pub others: Vec<usize>,
    pub problems: &'a mut Vec<MessageProblem>,
    pub file: &'a str,
}

impl Scope<'_> {
    pub fn wrong(&mut self, what: impl Into<String>) {
        let what = format!("In `{}`: {}", self.id, what.into());
        self.problems.push(MessageProblem { file: self.file.to_owned(), line: self.line, what });
    }

    pub fn must_be_plain(&mut self, text: &str) {
        if text.chars().any(|c| c.is_control() && c != '\n') {
            self.wrong("a text can't hold control characters.");
        }
    }

    pub fn argument(&mut self, name: &str) -> Option<usize> {
        let Some(index) = self.arguments.iter().position(|argument| argument.name == name) else {
            let known: Vec<String> =
                self.arguments.iter().map(|argument| format!("${}", argument.name)).collect();
            self.wrong(if known.is_empty() {
                format!("${name} is not declared; this text has no arguments.")
            } else {
                format!("${name} is not declared; there is {}.", known.join(", "))
            });
            return None;
        };
        self.used[index] = true;
        Some(index)
    }

    /// A text that asks for the category of a number must know every category that its language
    /// needs, and no other. If a whole number is never `other`, one of them can have the star.
    pub fn check_plurals(&mut self, plurals: &Plurals, argument: &str, keys: &mut Vec<char>) {
        let used = |key: char| keys.contains(&key);
        let categories = || CATEGORIES.iter().filter(|(_, key)| used(*key));
        let asked = categories().count() > 0;
        let known = |key: &char| plurals.needed.contains(key) || plurals.rare.contains(key);
        for (name, _) in categories().filter(|(_, key)| !known(key)) {
            self.wrong(format!("[{name}] is not a plural of this language."));
        }
        let missing = |key: char| plurals.needed.contains(&key) && !used(key);
        let missing = CATEGORIES.iter().filter(|(_, key)| asked && missing(*key));
        let missing: Vec<&str> = missing.map(|(name, _)| *name).collect();
        if !missing.is_empty() {
            let missing = missing.join("], [");
            self.wrong(format!("selecting on ${argument} also needs [{missing}]."));
        }
        if asked && !plurals.has_other {
            keys.push(ALWAYS);
        }
    }
}
