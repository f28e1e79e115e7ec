//! Taking back decisions: freely where that is fair, and all the same where the table agrees.

use super::log::Note;
use super::message::Message;
use super::session::Session;
use crate::face::Face;
use kernel::UndoLimit;

impl<G: Face> Session<G> {
    /// Takes back the last decision of a person at this terminal if nothing was revealed and
    /// nobody else has acted since, or says why not.
    pub fn undo(&mut self) -> Message<G> {
        if self.is_over() {
            return Message::UndoAfterEnd;
        }
        let Some((seat, _)) = self.last_person_decision() else {
            return nothing();
        };
        match self.journal.undo_free(seat) {
            Ok(keep) => {
                self.rewind(keep);
                Message::TakenBack
            }
            Err(limit) => {
                let can_force = limit != UndoLimit::NothingToUndo;
                Message::UndoLimited { seat: Some(seat), limit, can_force }
            }
        }
    }

    /// Takes back the last decision of a person and all that followed, fair or not. The log and
    /// the record say so where it was not.
    pub fn undo_all_the_same(&mut self) -> Message<G> {
        if self.is_over() {
            return Message::UndoAfterEnd;
        }
        let Some((seat, line)) = self.last_person_decision() else {
            return nothing();
        };
        if self.journal.undo_free(seat).is_err() {
            let from = self.journal.lines().len();
            let number = 1 + self.tags.iter().filter(|(key, _)| key.starts_with(TAG)).count();
            self.tags
                .push((format!("{TAG}{number}"), format!("seat {seat} lines {from} to {line}")));
            self.rewind(line);
            self.log.note(Note::TakenBack { seat, lines: from - line });
        } else {
            self.rewind(line);
        }
        Message::TakenBack
    }

    fn rewind(&mut self, keep: usize) {
        self.journal.rewind(keep);
        self.log.rewind(keep);
        self.keep_whole();
    }
}

/// The key of the tags that tell what was taken back although it was not free to be.
const TAG: &str = "takeback.";

fn nothing<G: Face>() -> Message<G> {
    Message::UndoLimited { seat: None, limit: UndoLimit::NothingToUndo, can_force: false }
}
