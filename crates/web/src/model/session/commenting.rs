//! What people note about positions of a game. It is kept with the game and with its record.

use super::Session;
use crate::model::playable::Playable;
use kernel::Record;

/// The longest note.
const COMMENT_CHARS_MAX: usize = 500;

/// Returns the notes in a record.
pub(super) fn of_record<G: Playable>(record: &Record<G>) -> Vec<(usize, String)> {
    let mut comments: Vec<(usize, String)> = Vec::new();
    for (steps, text) in record.comments() {
        match comments.last_mut().filter(|(before, _)| *before == steps) {
            // The page has one note for a position; several of a record are read as one.
            Some((_, said)) => *said = format!("{said} {text}"),
            None => comments.push((steps, text.to_owned())),
        }
    }
    comments
}

/// Notes.
impl<G: Playable> Session<G> {
    /// Returns the notes, in the order of the steps: the number of steps before, and the text.
    pub fn comments(&self) -> &[(usize, String)] {
        &self.comments
    }

    /// Returns the note about the position after this many steps; empty if there is none.
    pub fn comment_at(&self, steps: usize) -> &str {
        let found = self.comments.iter().find(|(at, _)| *at == steps);
        found.map_or("", |(_, text)| text)
    }

    /// Notes something about the position after this many steps, instead of what was noted there.
    /// Nothing but spaces removes the note.
    pub fn set_comment(&mut self, steps: usize, text: &str) {
        let words: Vec<&str> = text.split_whitespace().collect();
        let plain = words.join(" ");
        let plain = plain.chars().filter(|letter| !letter.is_control());
        let plain: String = plain.take(COMMENT_CHARS_MAX).collect();
        self.comments.retain(|(at, _)| *at != steps);
        if !plain.is_empty() {
            let at = self.comments.partition_point(|(before, _)| *before < steps);
            self.comments.insert(at, (steps, plain));
        }
    }

    /// Replaces everything that is noted.
    pub fn set_comments(&mut self, comments: Vec<(usize, String)>) {
        self.comments = comments;
    }

    /// A record with what people have noted.
    pub(in crate::model) fn noted(&self, mut record: Record<G>) -> Record<G> {
        record.set_comments(self.comments.iter().map(|(steps, text)| (*steps, text.as_str())));
        record
    }
}
