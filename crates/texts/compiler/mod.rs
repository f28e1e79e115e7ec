//! Compiles the Fluent files of `messages/` to Rust. The build script runs it, and a test passes it
//! files with mistakes.
//!
//! English decides: a message's English comment names its arguments and their types, and the other
//! languages must have the same messages with the same arguments. A text becomes one string in
//! which a few control characters mark its gaps and choices (`src/pattern.rs` reads them), so that
//! the page carries tables of strings and hardly any code.

mod emit;
mod encode;
mod keys;
mod marks;
mod options;
mod read;
mod types;
mod typography;

pub use types::{Area, Choice, Kind};

use emit::Home;
use encode::Forms;
use read::{File, Message};
use std::fmt;

/// The languages in the order of `Lang::ALL`; the first one decides.
pub const LANGUAGES: [&str; 4] = ["en", "fr", "de", "es"];

/// A problem in a file, with its position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MessageProblem {
    pub file: String,
    pub line: usize,
    pub what: String,
}

impl std::error::Error for MessageProblem {}

impl fmt::Display for MessageProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.what)
    }
}

/// The output of the compiler.
#[derive(Debug)]
pub struct Compiled {
    /// Rust code, by the name of its file: a module for each area, and what they share.
    pub code: Vec<(String, String)>,
    /// By language: the strings that a page fetches, in the order of their numbers.
    pub fetched: [Vec<String>; 4],
}

impl Compiled {
    /// The files that a page fetches, with the tags of their languages.
    pub fn files(&self) -> impl Iterator<Item = (&'static str, String)> {
        let end = marks::STRING_END.to_string();
        let files = LANGUAGES.into_iter().zip(&self.fetched);
        files.map(move |(language, strings)| (language, strings.join(&end)))
    }
}

/// Compiles every area. `read` returns the content of a file such as `fr/web.ftl`. If the program
/// fetches its texts, those of the page are not in the code.
pub fn compile(
    areas: &[Area],
    choices: &[Choice],
    fetches: bool,
    read: impl Fn(&str) -> Option<String>,
) -> Result<Compiled, Vec<MessageProblem>> {
    let mut problems = Vec::new();
    let mut files: Vec<[File; 4]> = Vec::new();
    for area in areas {
        files.push(LANGUAGES.map(|language| {
            let name = format!("{language}/{}.ftl", area.file);
            let text = read(&name).unwrap_or_else(|| {
                problems.push(MessageProblem {
                    file: name.clone(),
                    line: 1,
                    what: "This file is missing.".to_owned(),
                });
                String::new()
            });
            File::read(name, &text, choices, &mut problems)
        }));
    }
    // Don't compare files that can't be read.
    if !problems.is_empty() {
        return Err(problems);
    }
    for translations in &files {
        compare(translations, &mut problems);
    }
    for (_, translations) in areas.iter().zip(&files).filter(|(area, _)| area.kind == Kind::Options)
    {
        options::options(&translations[0], &mut problems);
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
    let mut fetched = forms.clone();
    pad(&mut fetched);
    let home = |from: usize| if fetches { Home::Fetched { from } } else { Home::BuiltIn };
    let mut code = vec![("shared".to_owned(), emit::shared(&fetched, home(0), choices))];
    for ((area, translations), table) in areas.iter().zip(&files).zip(&tables) {
        let home = if area.in_page() { home(fetched[0].len()) } else { Home::BuiltIn };
        let module = emit::area(area, &translations[0], table, home, choices);
        code.push((area.file.to_owned(), module));
        if area.in_page() {
            fetched.iter_mut().zip(table).for_each(|(all, table)| all.extend_from_slice(table));
        }
    }
    Ok(Compiled { code, fetched })
}

/// Makes all equally long: languages have different numbers of forms, and the strings after them
/// must have the same number in each.
fn pad(forms: &mut [Vec<String>; 4]) {
    let most = forms.iter().map(Vec::len).max().unwrap_or(0);
    forms.iter_mut().for_each(|forms| forms.resize(most, String::new()));
}

/// Every language has the messages of English, and no others.
fn compare(translations: &[File; 4], problems: &mut Vec<MessageProblem>) {
    let [english, others @ ..] = translations;
    for other in others {
        for message in &english.messages {
            if other.message(&message.id).is_none() {
                problems.push(MessageProblem {
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
                problems.push(MessageProblem {
                    file: other.name.clone(),
                    line: *line,
                    what: format!("English has no message `{id}`."),
                });
            }
        }
    }
}
