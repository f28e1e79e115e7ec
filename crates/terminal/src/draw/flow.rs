//! Text in lines: widths, wrapping and trimming, in columns of a terminal rather than letters.

use ratatui::style::Style;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

/// Returns the number of columns of a text.
pub fn width(text: &str) -> usize {
    text.width()
}

/// Returns the number of columns of a line.
pub fn line_width(line: &Line) -> usize {
    line.spans.iter().map(|span| width(&span.content)).sum()
}

/// The text, shortened to this many columns with an ellipsis at its end if it is longer.
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

/// A line, shortened to this many columns with an ellipsis if it is longer.
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
            // Text follows that is left out, so the last span ends with an ellipsis too.
            let marked = format!("{}…", span.content);
            spans.push(Span::styled(trimmed(&marked, left), span.style));
            break;
        }
    }
    Line::from(spans)
}

/// Breaks styled text at spaces into lines of this many columns. All lines but the first are
/// indented. Spans without a space between them stay together.
pub fn wrapped(spans: Vec<Span<'static>>, columns: usize, indent: usize) -> Vec<Line<'static>> {
    let mut flow =
        Flow { lines: Vec::new(), line: Vec::new(), word: Vec::new(), used: 0, columns, indent };
    for span in spans {
        for (index, piece) in span.content.split(' ').enumerate() {
            if index > 0 {
                flow.end_word();
                flow.space(span.style);
            }
            if !piece.is_empty() {
                flow.word.push(Span::styled(piece.to_owned(), span.style));
            }
        }
    }
    flow.end_word();
    flow.finish()
}

/// Breaks plain text into lines.
pub fn wrapped_text(text: &str, style: Style, columns: usize, indent: usize) -> Vec<Line<'static>> {
    wrapped(vec![Span::styled(text.to_owned(), style)], columns, indent)
}

struct Flow {
    lines: Vec<Line<'static>>,
    line: Vec<Span<'static>>,
    word: Vec<Span<'static>>,
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

    fn end_word(&mut self) {
        let word = std::mem::take(&mut self.word);
        let needed: usize = word.iter().map(|piece| width(&piece.content)).sum();
        if needed > 0 && self.used + needed > self.columns && !self.is_at_start() {
            self.break_line();
        }
        if self.used + needed > self.columns {
            return word.into_iter().for_each(|piece| self.long_piece(&piece));
        }
        self.line.extend(word);
        self.used += needed;
    }

    /// Breaks a word that is longer than a line, such as a commitment, anywhere.
    fn long_piece(&mut self, piece: &Span<'static>) {
        for letter in piece.content.chars() {
            let letter = letter.to_string();
            if self.used + width(&letter) > self.columns && !self.is_at_start() {
                self.break_line();
            }
            self.used += width(&letter);
            self.line.push(Span::styled(letter, piece.style));
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
