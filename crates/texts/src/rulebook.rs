//! The rulebooks: Markdown files, one for each game and language, with an id for each paragraph.
//!
//! Each game's folder has a function that returns them ([`crate::campfire::rulebook`]), and its
//! callers have all of them built in. The page doesn't: it fetches the file that its reader wants
//! and parses it with [`Rulebook::parse`].

use crate::Lang;
use crate::fold::fold;
use crate::messages::messages;
use crate::options::{self, OptionText};

messages!(said, "rulebook-tag");

use said::TagText;

/// A rulebook in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rulebook {
    /// Its title.
    pub title: &'static str,
    /// The text before the first section.
    pub intro: &'static str,
    /// The sections, in their order.
    pub sections: Vec<Section>,
}

/// A section of a rulebook.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// The heading, with its number.
    pub heading: &'static str,
    /// The paragraphs, in their order.
    pub items: Vec<Paragraph>,
}

/// A paragraph of a rulebook.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paragraph {
    /// The id that errors, logs and tests cite, such as `C6.2`; explanations have none.
    pub id: Option<&'static str>,
    /// The id of the paragraph that this one explains. The text names it too.
    pub explains: Option<&'static str>,
    /// The kinds of rule it is.
    pub tags: Vec<Tag>,
    /// The text. Names of options and their values are between backticks.
    pub text: &'static str,
}

/// The kind of rule of a paragraph.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tag {
    /// Our decision where the printed rules leave something open.
    Ruling,
    /// Our invention where the printed rules have nothing.
    Invented,
    /// The table may choose otherwise; this is the name of the setting.
    Option(&'static str),
}

/// Adds a function `rulebook` to the module of a game, with its books in all languages:
/// `rulebook!("sea")`.
macro_rules! rulebook {
    ($game:literal) => {
        /// The rulebook.
        pub fn rulebook(lang: $crate::Lang) -> &'static $crate::rulebook::Rulebook {
            use $crate::rulebook::Rulebook;
            static BOOKS: std::sync::LazyLock<[Rulebook; $crate::Lang::COUNT]> =
                std::sync::LazyLock::new(|| {
                    include!(concat!(env!("OUT_DIR"), "/rulebook-", $game, ".rs"))
                        .map(Rulebook::parse)
                });
            &BOOKS[lang as usize]
        }
    };
}

pub(crate) use rulebook;

/// Returns a book that a language lacks: the English one, with a mark in its title.
pub fn untranslated(book: &str) -> String {
    let (title, rest) = book.split_once('\n').unwrap_or((book, ""));
    let title = title.strip_prefix("# ").unwrap_or(title);
    format!("# ⟦{title}⟧\n{rest}")
}

impl Rulebook {
    /// Every paragraph, from front to back.
    pub fn paragraphs(&self) -> impl Iterator<Item = &Paragraph> {
        self.sections.iter().flat_map(|section| &section.items)
    }

    /// The paragraph with this id.
    pub fn find(&self, id: &str) -> Option<&Paragraph> {
        self.paragraphs().find(|paragraph| paragraph.id == Some(id))
    }

    /// Returns the reasons why we read the paragraph with this id as we do, or invented it.
    pub fn reading(&self, id: &str) -> Option<&Paragraph> {
        self.paragraphs().find(|paragraph| paragraph.explains == Some(id))
    }

    /// The paragraphs in which every word of `words` occurs, whatever its case and accents; an id
    /// finds its paragraph, and the first part of an id its section. Nothing is found without a
    /// word.
    pub fn search(&self, words: &str) -> Vec<&Paragraph> {
        let words: Vec<String> = words.split_whitespace().map(fold).collect();
        let holds = |paragraph: &&Paragraph| {
            let text = fold(paragraph.text);
            let id = paragraph.id.map(fold).unwrap_or_default();
            let named = |word: &String| {
                id == *word || id.split_once('.').is_some_and(|(section, _)| section == word)
            };
            words.iter().all(|word| text.contains(word) || named(word))
        };
        if words.is_empty() { Vec::new() } else { self.paragraphs().filter(holds).collect() }
    }

    /// Reads a rulebook file: a title, an introduction, and sections of one paragraph a line. A
    /// rule begins with its id and its tags, a reading with the id that it explains and a colon.
    pub fn parse(text: &'static str) -> Rulebook {
        let mut book = Rulebook { title: "", intro: "", sections: Vec::new() };
        for line in text.lines().filter(|line| !line.is_empty()) {
            if let Some(heading) = line.strip_prefix("## ") {
                book.sections.push(Section { heading, items: Vec::new() });
            } else if let Some(title) = line.strip_prefix("# ") {
                book.title = title;
            } else if let Some(section) = book.sections.last_mut() {
                section.items.push(Paragraph::parse(line.strip_prefix("- ").unwrap_or(line)));
            } else {
                book.intro = line;
            }
        }
        book
    }
}

impl Paragraph {
    /// Returns `true` if the paragraph has this tag.
    pub fn is(&self, tag: Tag) -> bool {
        self.tags.contains(&tag)
    }

    /// Returns `true` if it contains a decision of ours: a ruling or an invention, or the reasons
    /// for one.
    pub fn is_ours(&self) -> bool {
        self.is(Tag::Ruling) || self.is(Tag::Invented) || self.explains.is_some()
    }

    fn parse(line: &'static str) -> Paragraph {
        if let Some(id) = explained(line) {
            return Paragraph { id: None, explains: Some(id), tags: Vec::new(), text: line };
        }
        let (id, mut text) = match line.split_once(' ') {
            Some((word, rest)) if is_id(word) => (Some(word), rest),
            Some(_) | None => (None, line),
        };
        let mut tags = Vec::new();
        while let Some((tag, rest)) = text.strip_prefix('[').and_then(|rest| rest.split_once("] "))
            && let Some(tag) = Tag::parse(tag)
        {
            tags.push(tag);
            text = rest;
        }
        Paragraph { id, explains: None, tags, text }
    }
}

impl Tag {
    /// Returns the name of the tag, for a reader of the rulebook. An option has the name that it
    /// has in the form of a new table; `options` are the texts of the game.
    pub fn label(self, lang: Lang, options: &'static [OptionText]) -> String {
        let label = match self {
            Tag::Ruling => TagText::Ruling,
            Tag::Invented => TagText::Invented,
            Tag::Option(key) => {
                let text = options::find(options, key);
                TagText::Option { name: text.map_or(key, |text| text.name(lang)) }
            }
        };
        label.text(lang)
    }

    /// Returns the meaning of the tag, for a reader of the rulebook.
    pub fn help(self, lang: Lang) -> String {
        let help = match self {
            Tag::Ruling => TagText::RulingHelp,
            Tag::Invented => TagText::InventedHelp,
            Tag::Option(_) => TagText::OptionHelp,
        };
        help.text(lang)
    }

    fn parse(tag: &'static str) -> Option<Tag> {
        match tag {
            "ruling" => Some(Tag::Ruling),
            "invented" => Some(Tag::Invented),
            other => other.strip_prefix("option ").map(Tag::Option),
        }
    }
}

/// The id before the colon with which a reading begins. French sets a no-break space before it.
fn explained(line: &'static str) -> Option<&'static str> {
    let (id, _) = line.split_once(": ")?;
    let id = id.trim_end_matches('\u{a0}');
    is_id(id).then_some(id)
}

/// Returns `true` if a word is an id: a capital, a section, a point and a number, such as `C7A.1`
/// or `C4.1a`.
pub fn is_id(word: &str) -> bool {
    let Some((section, number)) = word.split_once('.') else { return false };
    let starts_with_digit = |text: &str| text.starts_with(|c: char| c.is_ascii_digit());
    let section = section.strip_prefix(|c: char| c.is_ascii_uppercase());
    let is_word = word.chars().all(|c| c.is_ascii_alphanumeric() || c == '.');
    is_word && section.is_some_and(starts_with_digit) && starts_with_digit(number)
}
