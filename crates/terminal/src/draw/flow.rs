//! Text in lines: widths, wrapping and trimming, by what a terminal shows and not by letters.

use ratatui::style::Style;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

/// How many columns a text takes.
pub fn width(text: &str) -> usize {
    text.width()
}

/// How many columns a line takes.
pub fn line_width(line: &Line) -> usize {
    line.spans.iter().map(|span| width(&span.content)).sum()
}

/// The text, shortened to so many columns with an ellipsis at its end if it is longer.
pub fn trimmed(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let mut short = String::new();
    for letter in text.chars() {
        let longer = format!("{short}{letter}");
        if width(&longer) + 1 > columns {
            break;
        }
        short = longer;
    }
    if columns > 0 {
        short.push('…');
    }
    short
}

/// A line, shortened to so many columns with an ellipsis if it is longer.
pub fn trimmed_line(line: Line<'static>, columns: usize) -> Line<'static> {
    if line_width(&line) <= columns {
        return line;
    }
    let mut left = columns;
    let mut spans = Vec::new();
    for span in line.spans {
        let needed = width(&span.content);
        if needed < left {
            left -= needed;
            spans.push(span);
        } else {
            // Something follows that is left out, so the last span ends with an ellipsis too.
            let marked = format!("{}…", span.content);
            spans.push(Span::styled(trimmed(&marked, left), span.style));
            break;
        }
    }
    Line::from(spans)
}

/// Breaks styled text at spaces into lines of so many columns. All lines but the first are
/// indented.
pub fn wrapped(spans: Vec<Span<'static>>, columns: usize, indent: usize) -> Vec<Line<'static>> {
    let mut flow = Flow { lines: Vec::new(), line: Vec::new(), used: 0, columns, indent };
    for span in spans {
        for (index, word) in span.content.split(' ').enumerate() {
            if index > 0 {
                flow.space(span.style);
            }
            flow.word(word, span.style);
        }
    }
    flow.finish()
}

/// Breaks plain text into lines.
pub fn wrapped_text(text: &str, style: Style, columns: usize, indent: usize) -> Vec<Line<'static>> {
    wrapped(vec![Span::styled(text.to_owned(), style)], columns, indent)
}

struct Flow {
    lines: Vec<Line<'static>>,
    line: Vec<Span<'static>>,
    used: usize,
    columns: usize,
    indent: usize,
}

impl Flow {
    fn space(&mut self, style: Style) {
        if self.used > 0 {
            self.line.push(Span::styled(" ", style));
            self.used += 1;
        }
    }

    fn word(&mut self, word: &str, style: Style) {
        if word.is_empty() {
            return;
        }
        let needed = width(word);
        if self.used + needed > self.columns && !self.is_at_start() {
            self.break_line();
        }
        if self.used + needed > self.columns {
            return self.long_word(word, style);
        }
        self.line.push(Span::styled(word.to_owned(), style));
        self.used += needed;
    }

    /// A word longer than a line, such as a commitment, is broken anywhere.
    fn long_word(&mut self, word: &str, style: Style) {
        for letter in word.chars() {
            let letter = letter.to_string();
            if self.used + width(&letter) > self.columns && !self.is_at_start() {
                self.break_line();
            }
            self.used += width(&letter);
            self.line.push(Span::styled(letter, style));
        }
    }

    fn is_at_start(&self) -> bool {
        self.line.iter().all(|span| span.content.chars().all(|letter| letter == ' '))
    }

    fn break_line(&mut self) {
        while self.line.last().is_some_and(|span| span.content == " ") {
            self.line.pop();
        }
        self.lines.push(Line::from(std::mem::take(&mut self.line)));
        let indent = self.indent.min(self.columns.saturating_sub(1));
        if indent > 0 {
            self.line.push(Span::raw(" ".repeat(indent)));
        }
        self.used = indent;
    }

    fn finish(mut self) -> Vec<Line<'static>> {
        if !self.is_at_start() || self.lines.is_empty() {
            self.lines.push(Line::from(self.line));
        }
        self.lines
    }
}
