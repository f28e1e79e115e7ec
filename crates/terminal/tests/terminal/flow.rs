//! Text in lines.

use ratatui::style::Style;
use ratatui::text::{Line, Span};
use terminal::draw::flow::{line_width, trimmed, trimmed_line, wrapped, wrapped_text};

fn texts(lines: Vec<Line>) -> Vec<String> {
    lines.iter().map(Line::to_string).collect()
}

#[test]
fn lines_break_at_spaces_and_go_on_indented() {
    let lines = wrapped_text("one two three", Style::new(), 8, 2);
    assert_eq!(texts(lines), ["one two", "  three"]);
}

#[test]
fn spans_without_a_space_between_them_stay_together() {
    let spans = vec![Span::raw("gives +"), Span::raw("a‡"), Span::raw(" and")];
    assert_eq!(texts(wrapped(spans, 8, 0)), ["gives", "+a‡ and"]);
}

#[test]
fn a_word_longer_than_a_line_is_broken_and_none_of_it_is_lost() {
    let lines = texts(wrapped_text("see 0123456789", Style::new(), 6, 1));
    assert_eq!(lines, ["see", " 01234", " 56789"]);
}

#[test]
fn no_line_is_wider_than_it_may_be() {
    let text =
        "Égrainer l'emplacement 3 dans le sens horaire, ☾ deux disques sur 5 «\u{a0}là\u{a0}»";
    for columns in 3..60 {
        for line in wrapped_text(text, Style::new(), columns, 2) {
            assert!(line_width(&line) <= columns, "{line} in {columns} columns");
        }
    }
}

#[test]
fn what_is_too_long_ends_with_an_ellipsis() {
    assert_eq!(trimmed("Nostromo", 8), "Nostromo");
    assert_eq!(trimmed("Nostromo", 5), "Nost…");
    assert_eq!(trimmed("Nostromo", 0), "");
    let line = Line::from(vec![Span::raw("abc"), Span::raw("def")]);
    assert_eq!(trimmed_line(line.clone(), 6).to_string(), "abcdef");
    assert_eq!(trimmed_line(line.clone(), 5).to_string(), "abcd…");
    assert_eq!(trimmed_line(line, 3).to_string(), "ab…");
}
