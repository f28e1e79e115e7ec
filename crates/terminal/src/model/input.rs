//! A line of text being typed, with a cursor and completion.

use crate::key::Key;

/// A line of text being typed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Input {
    letters: Vec<char>,
    cursor: usize,
}

/// The maximum length; a longer text was pasted by mistake.
const LETTERS_MAX: usize = 120;

impl Input {
    /// A line that begins with this text, the cursor behind it.
    pub fn new(text: &str) -> Input {
        let letters: Vec<char> = text.chars().collect();
        Input { cursor: letters.len(), letters }
    }

    /// Returns the typed text.
    pub fn text(&self) -> String {
        self.letters.iter().collect()
    }

    /// Returns the text before the cursor.
    pub fn before_cursor(&self) -> String {
        self.letters[..self.cursor].iter().collect()
    }

    /// Returns `true` if nothing was typed.
    pub fn is_empty(&self) -> bool {
        self.letters.is_empty()
    }

    /// The text as notation writes it: small letters, one space between words.
    pub fn notation(&self) -> String {
        self.text().to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// Edits the line. Returns whether it did: other keys are left to the caller.
    pub fn press(&mut self, key: Key) -> bool {
        match key {
            Key::Char(letter) if self.letters.len() < LETTERS_MAX => {
                self.letters.insert(self.cursor, letter);
                self.cursor += 1;
            }
            Key::Char(_) => {}
            Key::Backspace if self.cursor > 0 => {
                self.cursor -= 1;
                self.letters.remove(self.cursor);
            }
            Key::Delete if self.cursor < self.letters.len() => {
                self.letters.remove(self.cursor);
            }
            Key::Backspace | Key::Delete => {}
            Key::Left => self.cursor = self.cursor.saturating_sub(1),
            Key::Right => self.cursor = (self.cursor + 1).min(self.letters.len()),
            Key::Home => self.cursor = 0,
            Key::End => self.cursor = self.letters.len(),
            _ => return false,
        }
        true
    }

    /// Completes the line as far as all candidates that begin like it agree.
    pub fn complete<'a>(&mut self, candidates: impl Iterator<Item = &'a str>) {
        let typed = self.typed();
        let fitting: Vec<&str> = candidates.filter(|text| text.starts_with(&typed)).collect();
        let Some((first, others)) = fitting.split_first() else { return };
        let agreed = others.iter().fold(first.len(), |length, other| {
            let same = first.bytes().zip(other.bytes()).take_while(|(a, b)| a == b).count();
            length.min(same)
        });
        *self = Input::new(&first[..agreed]);
    }

    /// Returns the continuations of candidates that begin like the line, word by word and each
    /// once.
    pub fn hints<'a>(&self, candidates: impl Iterator<Item = &'a str>) -> Vec<String> {
        let typed = self.typed();
        let mut hints = Vec::new();
        for rest in candidates.filter_map(|text| text.strip_prefix(typed.as_str())) {
            let word_end = rest
                .trim_start()
                .find(' ')
                .map_or(rest.len(), |at| at + rest.len() - rest.trim_start().len());
            let hint = rest[..word_end].to_owned();
            if !hint.trim().is_empty() && !hints.contains(&hint) {
                hints.push(hint);
            }
        }
        hints
    }

    /// Returns the typed text in notation, with the space after its last word if there is one.
    fn typed(&self) -> String {
        let text = self.notation();
        if !text.is_empty() && self.letters.last() == Some(&' ') { text + " " } else { text }
    }
}
