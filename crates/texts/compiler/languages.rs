//! The languages: each has a folder of messages with a file that introduces it.
//!
//! This file needs nothing but the standard library, because `xtask` uses it without the rest of
//! the compiler.

use std::fmt;
use std::path::{Path, PathBuf};

/// The folder of messages, in the folder of the workspace.
pub const MESSAGES: &str = "crates/texts/messages";
/// The file in which a language introduces itself.
pub const HEAD: &str = "language.ftl";
/// The language that decides which messages there are.
pub const ENGLISH: &str = "en";

/// A language of the messages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Language {
    /// The name of its folder: a code of ISO 639.
    pub tag: String,
    /// Its own name.
    pub name: String,
    /// Its place in lists of languages.
    pub place: u32,
    pub stage: Stage,
}

/// How far the translation is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Stage {
    /// Everything is translated.
    Whole,
    /// English takes the place of what is missing. Releases leave the language out.
    Draft,
    /// Not a language: English with longer words, to test whether screens can hold them.
    Pseudo,
}

/// A problem with the file that introduces a language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LanguageProblem {
    pub path: PathBuf,
    pub what: String,
}

impl std::error::Error for LanguageProblem {}

impl fmt::Display for LanguageProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.what)
    }
}

impl Language {
    /// The pseudo-language.
    pub fn pseudo() -> Language {
        // The codes from qaa to qtz are for private use.
        let (tag, name) = ("qps".to_owned(), "Ƥşéùðö".to_owned());
        Language { tag, name, place: u32::MAX, stage: Stage::Pseudo }
    }

    /// Reads the file that introduces the language of a folder.
    pub fn read(tag: &str, head: &str) -> Result<Language, String> {
        let mut language =
            Language { tag: tag.to_owned(), name: String::new(), place: 0, stage: Stage::Whole };
        for line in head.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            match line.split_once(" = ") {
                Some(("name", name)) => language.name = name.trim().to_owned(),
                Some(("place", place)) => {
                    let number = place.trim().parse();
                    language.place = number.map_err(|_| format!("`{place}` is not a number."))?;
                }
                Some(("draft", "yes")) => language.stage = Stage::Draft,
                Some(_) | None => {
                    return Err(format!(
                        "`{line}` must be `name = …`, `place = …` or `draft = yes`."
                    ));
                }
            }
        }
        match language {
            Language { ref name, .. } if name.is_empty() => {
                Err("`name = …` is missing.".to_owned())
            }
            Language { place: 0, .. } => Err("`place = …` is missing.".to_owned()),
            language => Ok(language),
        }
    }
}

/// Returns the languages that have a folder in the folder of messages, English first and drafts
/// last.
pub fn languages(messages: &Path) -> Result<Vec<Language>, LanguageProblem> {
    let problem = |path: &Path, what: String| LanguageProblem { path: path.to_owned(), what };
    let unread = |error: std::io::Error| problem(messages, error.to_string());
    let mut languages = Vec::new();
    for entry in std::fs::read_dir(messages).map_err(unread)? {
        let folder = entry.map_err(unread)?.path();
        if !folder.is_dir() {
            continue;
        }
        let tag = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let path = folder.join(HEAD);
        let head = std::fs::read_to_string(&path);
        let head = head.map_err(|error| problem(&path, error.to_string()))?;
        languages.push(Language::read(&tag, &head).map_err(|what| problem(&path, what))?);
    }
    languages.sort_by_key(|language| {
        (language.stage, language.tag != ENGLISH, language.place, language.tag.clone())
    });
    Ok(languages)
}
