//! Breaking prose into lines that fit.

/// The default width to wrap to.
const WIDTH_DEFAULT: usize = 80;
/// Longer lines are hard to read, however wide the window.
const WIDTH_MAX: usize = 100;
/// The minimum width; in narrower lines, each word would be alone.
const WIDTH_MIN: usize = 30;

/// Returns the maximum width of lines: from `COLUMNS` or the terminal.
pub fn width() -> usize {
    let typed = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let terminal = || terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
    typed.or_else(terminal).unwrap_or(WIDTH_DEFAULT).clamp(WIDTH_MIN, WIDTH_MAX)
}

/// Breaks a paragraph into lines of at most `width` characters. The first line begins with `first`,
/// the others with `rest`. A word longer than a line gets its own line.
pub fn wrap(text: &str, width: usize, first: &str, rest: &str) -> String {
    let mut lines = String::new();
    let mut line = first.to_owned();
    let mut empty = true;
    for word in text.split_ascii_whitespace() {
        if !empty && line.chars().count() + 1 + word.chars().count() > width {
            lines += line.trim_end();
            lines.push('\n');
            line = rest.to_owned();
            empty = true;
        }
        if !empty {
            line.push(' ');
        }
        line += word;
        empty = false;
    }
    lines + line.trim_end()
}

#[cfg(test)]
mod tests {
    use super::wrap;

    #[test]
    fn lines_fit_and_hang() {
        let text = "one two three four";
        assert_eq!(wrap(text, 12, "- ", "  "), "- one two\n  three four");
        assert_eq!(wrap(text, 80, "", ""), text);
    }

    #[test]
    fn a_word_that_is_too_long_stands_alone() {
        assert_eq!(wrap("a counterclockwise b", 8, "", ""), "a\ncounterclockwise\nb");
    }

    #[test]
    fn an_empty_text_is_its_first_prefix() {
        assert_eq!(wrap("", 8, "- ", "  "), "-");
    }
}
