//! What happened, kept as events and notes so that it can be told in any language at any moment.

use kernel::Seat;
use std::path::PathBuf;

/// One entry of the log.
#[derive(Clone, PartialEq, Debug)]
pub enum Entry<E> {
    /// The rules report that something happened.
    Event(E),
    /// The interface has something to say.
    Note(Note),
}

/// What the interface itself notes in the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note {
    /// A person is to decide again; the entries `from..to` happened meanwhile.
    Since {
        /// Who is to decide.
        seat: Seat,
        /// The first entry since.
        from: usize,
        /// The entry after the last.
        to: usize,
    },
    /// A decision was taken back although others had acted or something was revealed.
    TakenBack {
        /// Whose decision.
        seat: Seat,
        /// How many lines of the record went.
        lines: usize,
    },
    /// The game goes on from a record.
    Resumed,
    /// The seed of a resumed game is lost; a new one is used, its commitment under this tag.
    SeedLost(String),
    /// What the dealer committed to, as hexadecimal digits.
    Commitment(String),
    /// The game is kept in this file.
    KeptIn(PathBuf),
}

/// The log, and where in it each line of the journal begins.
#[derive(Clone, PartialEq, Debug)]
pub struct Log<E> {
    entries: Vec<Entry<E>>,
    marks: Vec<usize>,
}

impl<E> Default for Log<E> {
    fn default() -> Self {
        Log { entries: Vec::new(), marks: Vec::new() }
    }
}

impl<E: Clone> Log<E> {
    /// All entries, the oldest first.
    pub fn entries(&self) -> &[Entry<E>] {
        &self.entries
    }

    /// Adds what one line of the journal brought.
    pub fn line(&mut self, events: Vec<E>) {
        self.marks.push(self.entries.len());
        self.entries.extend(events.into_iter().map(Entry::Event));
    }

    /// Adds a note.
    pub fn note(&mut self, note: Note) {
        self.entries.push(Entry::Note(note));
    }

    /// Where the entries of a line of the journal begin.
    pub fn mark(&self, line: usize) -> usize {
        self.marks.get(line).copied().unwrap_or(self.entries.len())
    }

    /// Forgets all but the first `lines` lines of the journal. That something was taken back
    /// stays noted.
    pub fn rewind(&mut self, lines: usize) {
        let keep = self.mark(lines);
        self.marks.truncate(lines);
        let gone = self.entries.split_off(keep);
        let lasting =
            gone.into_iter().filter(|entry| matches!(entry, Entry::Note(Note::TakenBack { .. })));
        self.entries.extend(lasting);
    }

    /// The events among the entries `from..to`.
    pub fn events(&self, from: usize, to: usize) -> impl Iterator<Item = &E> {
        let range = self.entries.get(from..to.min(self.entries.len())).unwrap_or_default();
        range.iter().filter_map(|entry| match entry {
            Entry::Event(event) => Some(event),
            Entry::Note(_) => None,
        })
    }
}
