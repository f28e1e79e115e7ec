//! The rulebook as lines, with the matches of a search marked.

use super::flow;
use super::picture::Picture;
use super::theme::Theme;
use crate::model::overlay::Reading;
use ratatui::text::{Line, Span};
use texts::Lang;
use texts::rulebook::Paragraph;
use texts::terminal::{Ui, ui};

/// The prompt before the search words.
pub const PROMPT: &str = "/ ";

/// The rulebook as it is currently read.
pub struct Page {
    /// Its title.
    pub title: String,
    /// All its lines.
    pub lines: Vec<Line<'static>>,
    /// The line to show first, if a paragraph is asked for.
    pub target: Option<usize>,
    /// The text on the lower edge.
    pub footer: String,
}

/// The whole rulebook in lines of this many columns.
pub fn page<G: Picture>(reading: &Reading, lang: Lang, theme: Theme, columns: usize) -> Page {
    let book = G::rulebook(lang);
    let mut lines = flow::wrapped_text(book.intro, theme.faint(), columns, 0);
    let mut target = None;
    for section in &book.sections {
        lines.push(Line::default());
        lines.extend(flow::wrapped_text(section.heading, theme.strong(), columns, 0));
        for item in &section.items {
            if item.id.is_some() && item.id == reading.target {
                target = Some(lines.len().saturating_sub(1));
            }
            lines.extend(paragraph::<G>(item, reading, lang, theme, columns));
        }
    }
    Page { title: book.title.to_owned(), lines, target, footer: footer(reading, lang) }
}

fn paragraph<G: Picture>(
    item: &Paragraph,
    reading: &Reading,
    lang: Lang,
    theme: Theme,
    columns: usize,
) -> Vec<Line<'static>> {
    let is_found = item.id.is_some_and(|id| reading.found.contains(&id));
    let is_shown = item.id.is_some() && item.id == reading.found.get(reading.at).copied();
    let style = match (is_shown, is_found) {
        (true, _) => theme.chosen(),
        (false, true) => theme.would_be(),
        (false, false) => theme.strong(),
    };
    let mut spans = Vec::new();
    if let Some(id) = item.id {
        spans.push(Span::styled(id, style));
        spans.push(Span::raw(" "));
    }
    if !item.tags.is_empty() {
        let labels: Vec<String> =
            item.tags.iter().map(|tag| tag.label(lang, G::option_texts())).collect();
        spans.push(Span::styled(format!("[{}] ", labels.join(", ")), theme.faint()));
    }
    spans.push(Span::raw(item.text.replace('`', "")));
    flow::wrapped(spans, columns, 2)
}

fn footer(reading: &Reading, lang: Lang) -> String {
    if let Some(typing) = &reading.typing {
        return format!("{PROMPT}{}", typing.text());
    }
    let words = reading.words.as_str();
    match (words.is_empty(), reading.found.len()) {
        (true, _) => ui(lang, Ui::RulebookKeys),
        (false, 0) => ui(lang, Ui::NothingFound { words }),
        (false, found) => ui(lang, Ui::Found { words, at: reading.at + 1, found }),
    }
}
