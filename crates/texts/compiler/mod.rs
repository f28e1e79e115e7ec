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
pub mod languages;
mod marks;
mod options;
pub mod plurals;
pub mod pseudo;
mod read;
mod scope;
mod types;
mod typography;

pub use types::{Area, Choice, Kind};

use emit::Home;
use encode::Forms;
use languages::{ENGLISH, Language, Stage};
use read::{File, Message};
use std::fmt;

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
    pub fetched: Vec<Vec<String>>,
}

impl Compiled {
    /// The files that a page fetches, one for each language.
    pub fn files(&self) -> impl Iterator<Item = String> {
        let end = marks::STRING_END.to_string();
        self.fetched.iter().map(move |strings| strings.join(&end))
    }
}

/// Compiles every area. `read` returns the content of a file such as `fr/web.ftl`. If the program
/// fetches its texts, those of the page are not in the code. The first language must be English.
pub fn compile(
    areas: &[Area],
    choices: &[Choice],
    languages: &[Language],
    fetches: bool,
    read: impl Fn(&str) -> Option<String>,
) -> Result<Compiled, Vec<MessageProblem>> {
    let mut problems = Vec::new();
    for language in languages.iter().filter(|language| language.stage != Stage::Pseudo) {
        if plurals::plurals(&language.tag).is_none() {
            let file = format!("{}/{}", language.tag, languages::HEAD);
            let what = "compiler/plurals.rs lacks the plurals of this language.".to_owned();
            problems.push(MessageProblem { file, line: 1, what });
        }
    }
    let mut files: Vec<Vec<File>> = Vec::new();
    for area in areas {
        let file = |language: &Language| {
            let pseudo = language.stage == Stage::Pseudo;
            let folder = if pseudo { ENGLISH } else { &language.tag };
            let name = format!("{folder}/{}.ftl", area.file);
            let text = read(&name).unwrap_or_else(|| {
                if language.stage == Stage::Whole {
                    problems.push(MessageProblem {
                        file: name.clone(),
                        line: 1,
                        what: "This file is missing.".to_owned(),
                    });
                }
                String::new()
            });
            let file = File::read(name, &text, choices, &mut problems);
            if pseudo { pseudo::translated(file) } else { file }
        };
        files.push(languages.iter().map(file).collect());
    }
    // Don't compare files that can't be read.
    if !problems.is_empty() {
        return Err(problems);
    }
    for translations in &files {
        compare(languages, translations, &mut problems);
    }
    for (_, translations) in areas.iter().zip(&files).filter(|(area, _)| area.kind == Kind::Options)
    {
        options::options(&translations[0], &mut problems);
    }
    let mut forms = Forms::new(areas, languages, &files, choices);
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
    let shared = emit::shared(languages, &fetched, home(0), choices);
    let mut code =
        vec![("languages".to_owned(), emit::languages(languages)), ("shared".to_owned(), shared)];
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
fn pad(forms: &mut [Vec<String>]) {
    let most = forms.iter().map(Vec::len).max().unwrap_or(0);
    forms.iter_mut().for_each(|forms| forms.resize(most, String::new()));
}

/// Every language has the messages of English, if it isn't a draft, and no others.
fn compare(languages: &[Language], translations: &[File], problems: &mut Vec<MessageProblem>) {
    let [english, others @ ..] = translations else { return };
    for (language, other) in languages.iter().skip(1).zip(others) {
        for message in &english.messages {
            if other.message(&message.id).is_none() && language.stage == Stage::Whole {
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
