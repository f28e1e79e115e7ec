//! The books of the page: rulebooks, teaching books, and the records for their pictures. They are
//! separate files, each fetched on first use, so that a first visit doesn't wait for all of them.

use std::collections::BTreeMap;
use texts::Lang;
use texts::guide::{Guide, GuideKind};
use texts::rulebook::{Rulebook, untranslated};

/// A file that can be fetched.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Title {
    /// The rulebook of a game.
    Rules(&'static str, Lang),
    /// A book that teaches a game.
    Guide(GuideKind, &'static str, Lang),
    /// The record that a book's pictures come from.
    Record(&'static str),
    /// The puzzles of a game.
    Puzzles(&'static str),
}

impl Title {
    /// Returns the English book, if this is one in another language.
    fn in_english(self) -> Option<Title> {
        match self {
            Title::Rules(_, Lang::En) | Title::Guide(_, _, Lang::En) => None,
            Title::Rules(game, _) => Some(Title::Rules(game, Lang::En)),
            Title::Guide(kind, game, _) => Some(Title::Guide(kind, game, Lang::En)),
            Title::Record(_) | Title::Puzzles(_) => None,
        }
    }

    /// Returns the prefix of its file name.
    fn stem(self) -> String {
        match self {
            Title::Rules(game, lang) => format!("rulebook-{game}-{}-", lang.tag()),
            Title::Guide(kind, game, lang) => format!("{}-{game}-{}-", kind.word(), lang.tag()),
            Title::Record(name) => format!("record-{name}-"),
            Title::Puzzles(game) => format!("puzzles-{game}-"),
        }
    }

    /// Parses its file. Returns `None` if the server answered with something else.
    fn read(self, text: String) -> Option<Content> {
        // Each book is parsed once and kept as long as the page is open.
        let text: &'static str = text.leak();
        match self {
            Title::Rules(..) => {
                let book = Rulebook::parse(text);
                let whole = !book.title.is_empty() && book.paragraphs().count() > 0;
                whole.then(|| Content::Rules(Box::leak(Box::new(book))))
            }
            Title::Guide(..) => {
                let guide = Guide::parse(text).ok().filter(|guide| !guide.blocks.is_empty())?;
                Some(Content::Guide(Box::leak(Box::new(guide))))
            }
            Title::Record(_) => {
                text.starts_with("emberwake record ").then_some(Content::Record(text))
            }
            Title::Puzzles(game) => {
                let is_ours = review::puzzles::game_of(text) == Some(game);
                is_ours.then_some(Content::Puzzles(text))
            }
        }
    }
}

/// The content of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Content {
    /// A rulebook.
    Rules(&'static Rulebook),
    /// A teaching book.
    Guide(&'static Guide),
    /// A record.
    Record(&'static str),
    /// A file of puzzles.
    Puzzles(&'static str),
}

/// The loading state of a book.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Book {
    /// Not requested yet, or being fetched.
    #[default]
    Coming,
    /// Loaded.
    Here(Content),
    /// It could not be fetched.
    Missing,
}

/// All books.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Books {
    files: Vec<String>,
    books: BTreeMap<Title, Book>,
}

impl Books {
    /// Creates the list of books, none of them loaded. `files` lists names such as
    /// `rulebook-sea-en-0123456789abcdef.md`, separated by spaces.
    pub fn new(files: &str) -> Books {
        let files = files.split_whitespace().map(str::to_owned).collect();
        Books { files, books: BTreeMap::new() }
    }

    /// Returns the file with the page's texts in a language.
    pub fn texts(&self, lang: Lang) -> Option<&str> {
        let stem = format!("texts-{}-", lang.tag());
        self.files.iter().map(String::as_str).find(|file| file.starts_with(&stem))
    }

    /// Returns `true` if the page has this book, loaded or not.
    pub fn has(&self, title: Title) -> bool {
        self.file(title).is_some()
    }

    fn file(&self, title: Title) -> Option<&String> {
        let stem = title.stem();
        self.files.iter().find(|file| file.starts_with(&stem))
    }

    /// Returns the state of a book.
    pub fn get(&self, title: Title) -> Book {
        self.books.get(&title).copied().unwrap_or_default()
    }

    /// Returns the rulebook of a game, if it is loaded.
    pub fn rules(&self, game: &'static str, lang: Lang) -> Option<&'static Rulebook> {
        match self.get(Title::Rules(game, lang)) {
            Book::Here(Content::Rules(book)) => Some(book),
            _ => None,
        }
    }

    /// Requests a book. Returns the file to fetch, unless the book is loaded or being fetched. A
    /// failed fetch is tried again.
    pub fn want(&mut self, title: Title) -> Option<String> {
        match self.books.get(&title) {
            Some(Book::Here(_) | Book::Coming) => return None,
            Some(Book::Missing) | None => {}
        }
        // A draft of a language shows the English book, with a mark that `put` adds.
        let english = || self.file(title.in_english()?);
        let file = self.file(title).or_else(english).cloned();
        let book = if file.is_some() { Book::Coming } else { Book::Missing };
        self.books.insert(title, book);
        file
    }

    /// Stores a fetched file, or records that the fetch failed.
    pub fn put(&mut self, title: Title, text: Option<String>) {
        let is_english = !self.has(title) && title.in_english().is_some_and(|own| self.has(own));
        let text = text.map(|text| if is_english { untranslated(&text) } else { text });
        let content = text.and_then(|text| title.read(text));
        self.books.insert(title, content.map_or(Book::Missing, Book::Here));
    }
}
