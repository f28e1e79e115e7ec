//! The log: sentences with the rule they are based on, newest at the bottom.

use super::flow;
use super::theme::Theme;
use crate::face::{Face, Weight};
use crate::model::app::App;
use crate::model::log::{LogEntry, Note};
use crate::words;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// Draws the log. Returns the number of lines it can be scrolled up, and the number of visible
/// lines.
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
    let mut faint: Vec<&G::Event> = Vec::new();
    let mut groups = 0;
    for entry in app.log().entries() {
        if let LogEntry::Event(event) = entry
            && G::weight(event) == Weight::Faint
        {
            faint.push(event);
            continue;
        }
        if !faint.is_empty() {
            lines.extend(faint_lines(app, &faint, groups, theme, columns));
            faint.clear();
            groups += 1;
        }
        match entry {
            LogEntry::Event(event) => lines.extend(event_lines(app, event, theme, columns)),
            LogEntry::News(news) => {
                let text = words::news(app, news).unwrap_or_default();
                lines.extend(flow::wrapped_text(&text, theme.strong(), columns, 2));
            }
            LogEntry::Note(note) => lines.extend(note_lines(app, note, theme, columns)),
        }
    }
    if !faint.is_empty() {
        lines.extend(faint_lines(app, &faint, groups, theme, columns));
    }
    lines
}

/// Returns consecutive faint events together.
fn faint_lines<G: Face>(
    app: &App<G>,
    events: &[&G::Event],
    nth: usize,
    theme: Theme,
    columns: usize,
) -> Vec<Line<'static>> {
    let (text, rule) = G::faint(app.lang, events, nth);
    let text = format!("\u{a0}{text} {rule}");
    flow::wrapped_text(&text, theme.faint(), columns, 2)
}

fn event_lines<G: Face>(
    app: &App<G>,
    event: &G::Event,
    theme: Theme,
    columns: usize,
) -> Vec<Line<'static>> {
    let Some(sentence) = G::event(app.lang, event, app.session.names()) else {
        return Vec::new();
    };
    let rule = app.session.game().rule(event);
    let mut spans = Vec::new();
    let indent = match G::weight(event) {
        Weight::Heading => {
            spans.push(Span::styled(sentence, theme.strong()));
            0
        }
        Weight::Plain | Weight::Faint => {
            spans.push(Span::raw(format!("\u{a0}{sentence}")));
            2
        }
    };
    spans.push(Span::styled(format!(" {rule}"), theme.faint()));
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
    let events: Vec<&G::Event> = app.log().events(*from, *to).collect();
    let mut lines = flow::wrapped_text(&words::note(app, note), theme.would_be(), columns, 2);
    for part in G::since(app.lang, app.session.names(), *seat, &events) {
        let part = format!("\u{a0}{part}");
        lines.extend(flow::wrapped_text(&part, theme.strong(), columns, 3));
    }
    lines
}
