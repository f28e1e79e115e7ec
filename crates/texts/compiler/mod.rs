//! Compiles the Fluent files of `messages/` to Rust. The build script runs it, and a test gives it
//! files with mistakes.
//!
//! English decides: a message's arguments and their types are named in its English comment, and the
//! other languages must say the same messages with the same arguments. A text becomes one string
//! in which a few control characters mark its gaps and choices (`src/pattern.rs` reads them), so
//! that the page carries tables of strings and hardly any code.

mod emit;
mod encode;
mod keys;
mod marks;
mod read;
mod types;

pub use types::{Area, Choice, Kind};

use encode::Forms;
use read::{File, Message};
use std::fmt;

/// The languages in the order of `Lang::ALL`; the first one decides.
pub const LANGUAGES: [&str; 4] = ["en", "fr", "de", "es"];

/// What is wrong with a file, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    pub file: String,
    pub line: usize,
    pub what: String,
}

impl std::error::Error for Problem {}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.what)
    }
}

/// Compiles every area. `read` gives the content of a file such as `fr/web.ftl`.
///
/// The result is Rust: a module for each area, and what they share.
pub fn compile(
    areas: &[Area],
    choices: &[Choice],
    read: impl Fn(&str) -> Option<String>,
) -> Result<Vec<(String, String)>, Vec<Problem>> {
    let mut problems = Vec::new();
    let mut files: Vec<[File; 4]> = Vec::new();
    for area in areas {
        files.push(LANGUAGES.map(|language| {
            let name = format!("{language}/{}.ftl", area.file);
            let text = read(&name).unwrap_or_else(|| {
                problems.push(Problem {
                    file: name.clone(),
                    line: 1,
                    what: "This file is missing.".to_owned(),
                });
                String::new()
            });
            File::read(name, &text, choices, &mut problems)
        }));
    }
    // What can't be read makes no sense to compare.
    if !problems.is_empty() {
        return Err(problems);
    }
    for translations in &files {
        compare(translations, &mut problems);
    }
    let mut forms = Forms::new(areas, &files, choices);
    let tables: Vec<_> =
        (0..areas.len()).map(|area| forms.encode_area(area, &mut problems)).collect();
    let forms = forms.finish(&mut problems);
    if !problems.is_empty() {
        problems.sort_by(|a, b| (&a.file, a.line, &a.what).cmp(&(&b.file, b.line, &b.what)));
        problems.dedup();
        return Err(problems);
    }
    let mut code = vec![("shared".to_owned(), emit::shared(&forms, choices))];
    for ((area, translations), table) in areas.iter().zip(&files).zip(&tables) {
        code.push((area.file.to_owned(), emit::area(area, &translations[0], table, choices)));
    }
    Ok(code)
}

/// Every language has the messages of English, and no others.
fn compare(translations: &[File; 4], problems: &mut Vec<Problem>) {
    let [english, others @ ..] = translations;
    for other in others {
        for message in &english.messages {
            if other.message(&message.id).is_none() {
                problems.push(Problem {
                    file: other.name.clone(),
                    line: other.lines,
                    what: format!(
                        "The message `{}` is missing; English has it in line {}.",
                        message.id, message.line
                    ),
                });
            }
        }
        for Message { id, line, .. } in &other.messages {
            if english.message(id).is_none() {
                problems.push(Problem {
                    file: other.name.clone(),
                    line: *line,
                    what: format!("English has no message `{id}`."),
                });
            }
        }
    }
}
