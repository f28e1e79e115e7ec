//! The log: sentences with the rule they rest on, the newest at the bottom.

use super::flow;
use super::theme::Theme;
use crate::face::{Face, Weight};
use crate::model::app::App;
use crate::model::log::{Entry, Note};
use crate::words;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// Draws the log. Tells how many lines it can be scrolled up and how many are visible.
pub fn draw<G: Face>(
    app: &App<G>,
    theme: Theme,
    area: Rect,
    buffer: &mut Buffer,
) -> (usize, usize) {
    let columns = usize::from(area.width).saturating_sub(1);
    let page = usize::from(area.height);
    let lines = lines(app, theme, columns);
    let scroll_max = lines.len().saturating_sub(page);
    let first = scroll_max - app.log_scroll.min(scroll_max);
    for (line, y) in lines.iter().skip(first).zip(area.top()..area.bottom()) {
        buffer.set_line(area.x, y, line, area.width);
    }
    if first > 0 && area.height > 0 {
        buffer.set_string(area.right() - 1, area.y, "▲", theme.faint());
    }
    if app.log_scroll > 0 && area.height > 0 {
        buffer.set_string(area.right() - 1, area.bottom() - 1, "▼", theme.strong());
    }
    (scroll_max, page)
}

fn lines<G: Face>(app: &App<G>, theme: Theme, columns: usize) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    for entry in app.session.log().entries() {
        match entry {
            Entry::Event(event) => lines.extend(event_lines::<G>(app, event, theme, columns)),
            Entry::Note(note) => lines.extend(note_lines(app, note, theme, columns)),
        }
    }
    lines
}

fn event_lines<G: Face>(
    app: &App<G>,
    event: &G::Event,
    theme: Theme,
    columns: usize,
) -> Vec<Line<'static>> {
    let Some(sentence) = G::sentence(app.lang, event, app.session.names()) else {
        return Vec::new();
    };
    let (style, indent) = match G::weight(event) {
        Weight::Heading => (theme.strong(), 0),
        Weight::Plain => (theme.plain(), 2),
        Weight::Faint => (theme.faint(), 2),
    };
    let mut spans = Vec::new();
    if indent > 0 {
        spans.push(Span::raw("\u{a0}"));
    }
    spans.push(Span::styled(sentence, style));
    spans.push(Span::styled(format!(" {}", G::rule(event)), theme.faint()));
    flow::wrapped(spans, columns, indent)
}

fn note_lines<G: Face>(
    app: &App<G>,
    note: &Note,
    theme: Theme,
    columns: usize,
) -> Vec<Line<'static>> {
    let Note::Since { seat, from, to } = note else {
        return flow::wrapped_text(&words::note(app, note), theme.strong(), columns, 2);
    };
    let events: Vec<&G::Event> = app.session.log().events(*from, *to).collect();
    let mut lines = flow::wrapped_text(&words::note(app, note), theme.would_be(), columns, 2);
    for part in G::since(app.lang, app.session.names(), *seat, &events) {
        let part = format!("\u{a0}{part}");
        lines.extend(flow::wrapped_text(&part, theme.strong(), columns, 3));
    }
    lines
}
