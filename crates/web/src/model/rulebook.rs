//! Splits a rulebook paragraph into pieces that are drawn differently: options as code, ids as
//! links, and search hits.

use std::ops::Range;
use texts::rulebook::Rulebook;

/// A piece of a paragraph.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece<'a> {
    /// Its text.
    pub text: &'a str,
    /// Its kind.
    pub kind: PieceKind,
    /// Whether it is a search hit.
    pub found: bool,
}

/// The kind of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PieceKind {
    /// Prose.
    Plain,
    /// The name or value of an option.
    Code,
    /// The id of a paragraph that exists.
    Rule,
}

/// The filter of a rulebook.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Search {
    /// The words that must occur.
    pub words: String,
    /// Whether to show only what the printed rules don't say: rulings and inventions, and our
    /// reasons for them.
    pub ours: bool,
}

impl Search {
    /// Returns `true` if everything is shown.
    pub fn is_everything(&self) -> bool {
        self.words.trim().is_empty() && !self.ours
    }

    /// Returns the paragraphs to show by section: the index of the section and the indices of its
    /// paragraphs. Empty sections are left out.
    pub fn found(&self, book: &Rulebook) -> Vec<(usize, Vec<usize>)> {
        let hits = book.search(&self.words);
        let wanted = |item: &texts::rulebook::Paragraph| {
            let said =
                self.words.trim().is_empty() || hits.iter().any(|hit| std::ptr::eq(*hit, item));
            said && (!self.ours || item.is_ours())
        };
        let sections = book.sections.iter().enumerate().map(|(number, section)| {
            let items = section.items.iter().enumerate().filter(|(_, item)| wanted(item));
            (number, items.map(|(item, _)| item).collect::<Vec<_>>())
        });
        sections.filter(|(_, items)| !items.is_empty()).collect()
    }
}

/// Splits a paragraph. Every piece has one kind, and is either a search hit or not.
pub fn pieces<'a>(book: &Rulebook, text: &'a str, words: &str) -> Vec<Piece<'a>> {
    pieces_with(&|id| book.find(id).is_some(), text, words)
}

/// Splits a text that cites a rulebook, which need not be loaded. Everything that looks like an id
/// counts as one.
pub fn citations(text: &str) -> Vec<Piece<'_>> {
    pieces_with(&texts::rulebook::is_id, text, "")
}

fn pieces_with<'a>(is_rule: &dyn Fn(&str) -> bool, text: &'a str, words: &str) -> Vec<Piece<'a>> {
    let marks = texts::occurrences(text, words);
    let mut pieces = Vec::new();
    let mut at = 0;
    for (index, part) in text.split('`').enumerate() {
        let kinds = match index % 2 {
            0 => prose(is_rule, part),
            _ => vec![(0..part.len(), PieceKind::Code)],
        };
        for (range, kind) in kinds {
            let whole = at + range.start..at + range.end;
            cut(text, whole, kind, &marks, &mut pieces);
        }
        // Skip the backtick.
        at += part.len() + 1;
    }
    pieces
}

/// Finds the ids in prose, and the text between them.
fn prose(is_rule: &dyn Fn(&str) -> bool, text: &str) -> Vec<(Range<usize>, PieceKind)> {
    let mut parts = Vec::new();
    let mut plain = 0;
    let mut at = 0;
    let belongs = |c: char| c.is_ascii_alphanumeric() || c == '.';
    while at < text.len() {
        let rest = &text[at..];
        let word = &rest[..rest.find(|c| !belongs(c)).unwrap_or(rest.len())];
        let id = word.trim_end_matches('.');
        if is_rule(id) {
            parts.push((plain..at, PieceKind::Plain));
            parts.push((at..at + id.len(), PieceKind::Rule));
            plain = at + id.len();
        }
        let step = if word.is_empty() {
            rest.chars().next().map_or(1, char::len_utf8)
        } else {
            word.len()
        };
        at += step;
    }
    parts.push((plain..text.len(), PieceKind::Plain));
    parts
}

/// Splits a range where a search hit begins or ends.
fn cut<'a>(
    text: &'a str,
    range: Range<usize>,
    kind: PieceKind,
    marks: &[Range<usize>],
    pieces: &mut Vec<Piece<'a>>,
) {
    let mut at = range.start;
    let mut push = |from: usize, to: usize, found: bool| {
        if from < to {
            pieces.push(Piece { text: &text[from..to], kind, found });
        }
    };
    for mark in marks {
        let start = mark.start.max(range.start);
        let end = mark.end.min(range.end);
        if start < end {
            push(at, start, false);
            push(start, end, true);
            at = end;
        }
    }
    push(at, range.end, false);
}
