//! Every text that people read, by language: messages and books.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::fs;
use std::path::{Path, PathBuf};
use texts::Lang;

/// A text, and where it is written.
pub struct Written {
    pub origin: String,
    pub text: String,
}

impl Written {
    /// Returns `true` if the name of the file contains the game, as in `web-sea.ftl`.
    pub fn is_about(&self, game: &str) -> bool {
        let file = self.origin.split(',').next().unwrap_or_default();
        file.split(|c: char| !c.is_alphabetic()).any(|word| word == game)
    }
}

/// Small letters and single spaces.
pub fn plain(text: &str) -> String {
    text.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns the position of a phrase that is not a part of longer words.
pub fn find(text: &str, phrase: &str) -> Option<usize> {
    let is_word = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    let mut found = text.match_indices(phrase).map(|(at, _)| at);
    found.find(|at| {
        let before = &text[..*at];
        let after = &text[at + phrase.len()..];
        let joined = phrase.ends_with(char::is_alphanumeric) && is_word(after.chars().next());
        !is_word(before.chars().next_back()) && !joined
    })
}

/// All texts of a language.
pub fn everything(lang: Lang) -> Vec<Written> {
    let mut written = messages(lang);
    written.extend(books(lang));
    written
}

/// The words of a message, with a mark for each gap and between the forms of a choice.
fn words(pattern: &Pattern<&str>, text: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => *text += value,
            PatternElement::Placeable { expression } => placed(expression, text),
        }
    }
}

fn placed(expression: &Expression<&str>, text: &mut String) {
    match expression {
        Expression::Select { variants, .. } => {
            for variant in variants {
                *text += "| ";
                words(&variant.value, text);
            }
            *text += "|";
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => placed(expression, text),
        Expression::Inline(_) => *text += "…",
    }
}

fn messages(lang: Lang) -> Vec<Written> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("messages").join(lang.tag());
    let mut written = Vec::new();
    for file in files(&folder, "ftl") {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        let source = fs::read_to_string(&file).unwrap();
        let resource = fluent_syntax::parser::parse(source.as_str()).expect("a file of messages");
        for entry in &resource.body {
            let (id, value) = match entry {
                Entry::Message(message) => (message.id.name, message.value.as_ref()),
                Entry::Term(term) => (term.id.name, Some(&term.value)),
                _ => continue,
            };
            let mut text = String::new();
            value.into_iter().for_each(|value| words(value, &mut text));
            written.push(Written { origin: format!("{name}, {id}"), text });
        }
    }
    written
}

/// The rulebooks and whatever other book has the language in its name, such as `sea.en.md`.
fn books(lang: Lang) -> Vec<Written> {
    let mut written = Vec::new();
    let end = format!(".{}.md", lang.tag());
    for file in files(Path::new(env!("CARGO_MANIFEST_DIR")), "md") {
        let name = file.to_string_lossy().into_owned();
        if !name.ends_with(&end) {
            continue;
        }
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        for (at, text) in fs::read_to_string(&file).unwrap().lines().enumerate() {
            let origin = format!("{name}, line {}", at + 1);
            written.push(Written { origin, text: text.to_owned() });
        }
    }
    written
}

/// The files with an ending in a folder and the folders in it, in a fixed order.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut inside: Vec<_> =
        fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    inside.sort();
    for path in inside {
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|is| is == ending) {
            found.push(path);
        }
    }
    found
}
