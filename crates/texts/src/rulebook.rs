//! The rulebooks: Markdown files, one for each game and language, with an id for each paragraph.
//!
//! Whatever calls `campfire()` or `sea()` has all of them built in. The page doesn't: it fetches the
//! file that its reader wants and reads it with [`Rulebook::parse`].

use crate::Lang;
use crate::fold::fold;
use std::sync::LazyLock;

/// A rulebook in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rulebook {
    /// Its title.
    pub title: &'static str,
    /// What stands before the first section.
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
    /// The id of the paragraph whose reading this one gives reasons for. The text names it too.
    pub explains: Option<&'static str>,
    /// What kind of rule it is.
    pub tags: Vec<Tag>,
    /// The text. Names of options and their values stand between backticks.
    pub text: &'static str,
}

/// What kind of rule a paragraph is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tag {
    /// Our decision where the printed rules leave something open.
    Ruling,
    /// Our invention where the printed rules have nothing.
    Invented,
    /// The table may choose otherwise; this is the name of the setting.
    Option(&'static str),
}

/// The rulebook of Campfire.
pub fn campfire(lang: Lang) -> &'static Rulebook {
    static BOOKS: LazyLock<[Rulebook; 4]> = LazyLock::new(|| {
        [
            Rulebook::parse(include_str!("../rulebook/campfire.en.md")),
            Rulebook::parse(include_str!("../rulebook/campfire.fr.md")),
            Rulebook::parse(include_str!("../rulebook/campfire.de.md")),
            Rulebook::parse(include_str!("../rulebook/campfire.es.md")),
        ]
    });
    &BOOKS[in_books(lang)]
}

/// The rulebook of Sea.
pub fn sea(lang: Lang) -> &'static Rulebook {
    static BOOKS: LazyLock<[Rulebook; 4]> = LazyLock::new(|| {
        [
            Rulebook::parse(include_str!("../rulebook/sea.en.md")),
            Rulebook::parse(include_str!("../rulebook/sea.fr.md")),
            Rulebook::parse(include_str!("../rulebook/sea.de.md")),
            Rulebook::parse(include_str!("../rulebook/sea.es.md")),
        ]
    });
    &BOOKS[in_books(lang)]
}

const fn in_books(lang: Lang) -> usize {
    match lang {
        Lang::En => 0,
        Lang::Fr => 1,
        Lang::De => 2,
        Lang::Es => 3,
    }
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

    /// Why we read the paragraph with this id as we do, or invented it.
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
    /// Whether the paragraph has this tag.
    pub fn is(&self, tag: Tag) -> bool {
        self.tags.contains(&tag)
    }

    /// Whether it holds a decision of ours: a ruling or an invention, or the reasons for one.
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
    /// What the tag is called, for a reader of the rulebook.
    pub fn label(self, lang: Lang) -> String {
        match (lang, self) {
            (Lang::En, Tag::Ruling) => "ruling".to_owned(),
            (Lang::En, Tag::Invented) => "our invention".to_owned(),
            (Lang::En, Tag::Option(name)) => format!("option {name}"),
            (Lang::Fr, Tag::Ruling) => "décision".to_owned(),
            (Lang::Fr, Tag::Invented) => "notre invention".to_owned(),
            (Lang::Fr, Tag::Option(name)) => format!("option {name}"),
            (Lang::De, Tag::Ruling) => "Entscheidung".to_owned(),
            (Lang::De, Tag::Invented) => "unsere Erfindung".to_owned(),
            (Lang::De, Tag::Option(name)) => format!("Option {name}"),
            (Lang::Es, Tag::Ruling) => "decisión".to_owned(),
            (Lang::Es, Tag::Invented) => "invención nuestra".to_owned(),
            (Lang::Es, Tag::Option(name)) => format!("opción {name}"),
        }
    }

    /// What the tag means, for a reader of the rulebook.
    pub const fn help(self, lang: Lang) -> &'static str {
        match (lang, self) {
            (Lang::En, Tag::Ruling) => "The printed rules leave this open; we decided.",
            (Lang::En, Tag::Invented) => "The printed rules have nothing of the kind.",
            (Lang::En, Tag::Option(_)) => "A table may choose otherwise.",
            (Lang::Fr, Tag::Ruling) => {
                "Les règles imprimées laissent ce point ouvert\u{a0}; nous avons tranché."
            }
            (Lang::Fr, Tag::Invented) => "Les règles imprimées n'ont rien de tel.",
            (Lang::Fr, Tag::Option(_)) => "Une table peut en décider autrement.",
            (Lang::De, Tag::Ruling) => "Die gedruckten Regeln lassen das offen; wir entscheiden.",
            (Lang::De, Tag::Invented) => "Die gedruckten Regeln haben nichts dergleichen.",
            (Lang::De, Tag::Option(_)) => "Ein Tisch kann es anders wählen.",
            (Lang::Es, Tag::Ruling) => {
                "Las reglas impresas lo dejan abierto; lo hemos decidido nosotros."
            }
            (Lang::Es, Tag::Invented) => "Las reglas impresas no tienen nada parecido.",
            (Lang::Es, Tag::Option(_)) => "Una mesa puede elegir otra cosa.",
        }
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

/// Whether a word is an id: a capital, a section, a point and a number, such as `C7A.1` or `C4.1a`.
pub fn is_id(word: &str) -> bool {
    let Some((section, number)) = word.split_once('.') else { return false };
    let starts_with_digit = |text: &str| text.starts_with(|c: char| c.is_ascii_digit());
    let section = section.strip_prefix(|c: char| c.is_ascii_uppercase());
    let is_word = word.chars().all(|c| c.is_ascii_alphanumeric() || c == '.');
    is_word && section.is_some_and(starts_with_digit) && starts_with_digit(number)
}
