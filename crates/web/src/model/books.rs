//! The rulebooks of the page. They are files beside it, each fetched when someone first wants it in
//! their language, so that a first visit doesn't wait for eight of them.

use std::collections::BTreeMap;
use texts::Lang;
use texts::rulebook::Rulebook;

/// A rulebook in one language, as far as it is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Book {
    /// It was not asked for yet, or is on its way.
    #[default]
    Coming,
    /// It is here.
    Here(&'static Rulebook),
    /// It could not be fetched.
    Missing,
}

/// All rulebooks.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Books {
    files: Vec<String>,
    books: BTreeMap<String, Book>,
}

impl Books {
    /// None of them is here yet. The files are listed as `rulebook-sea-en-0123456789abcdef.md`, with
    /// a space between them.
    pub fn new(files: &str) -> Books {
        let files = files.split_whitespace().map(str::to_owned).collect();
        Books { files, books: BTreeMap::new() }
    }

    /// The rulebook of a game.
    pub fn get(&self, game: &str, lang: Lang) -> Book {
        self.books.get(&key(game, lang)).copied().unwrap_or_default()
    }

    /// Someone wants to read: the file to fetch, unless the book is here or on its way. What could
    /// not be fetched before is tried again.
    pub fn want(&mut self, game: &str, lang: Lang) -> Option<String> {
        let key = key(game, lang);
        match self.books.get(&key) {
            Some(Book::Here(_) | Book::Coming) => return None,
            Some(Book::Missing) | None => {}
        }
        let file = self.files.iter().find(|file| file.starts_with(&key)).cloned();
        let book = if file.is_some() { Book::Coming } else { Book::Missing };
        self.books.insert(key, book);
        file
    }

    /// A file has come, or could not be fetched. Whatever serves the page may answer with something
    /// else than a rulebook, which is as good as nothing.
    pub fn put(&mut self, game: &str, lang: Lang, text: Option<String>) {
        let book = text.map(|text| {
            // Each book is read once and kept as long as the page is open.
            let book: &'static Rulebook = Box::leak(Box::new(Rulebook::parse(text.leak())));
            book
        });
        let whole = book.filter(|book| !book.title.is_empty() && book.paragraphs().count() > 0);
        self.books.insert(key(game, lang), whole.map_or(Book::Missing, Book::Here));
    }
}

/// How the name of a book's file begins.
fn key(game: &str, lang: Lang) -> String {
    format!("rulebook-{game}-{}-", lang.tag())
}
