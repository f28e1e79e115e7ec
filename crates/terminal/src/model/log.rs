//! The log of a game for one viewer, kept as events so that it can be shown in any language.

use kernel::{Game, Seat};
use std::path::PathBuf;
use table::{News, Told};

/// One entry of the log.
#[derive(Clone, PartialEq, Debug)]
pub enum LogEntry<G: Game> {
    /// The rules report that something happened.
    Event(G::Event),
    /// Something happened at the table besides the game.
    News(News<G>),
    /// The interface has something to say.
    Note(Note),
}

/// A note by the interface itself in the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note {
    /// A person is to decide again; the entries `from..to` happened meanwhile.
    Since {
        /// The seat that must decide.
        seat: Seat,
        /// The first entry since.
        from: usize,
        /// The entry after the last.
        to: usize,
    },
    /// A decision was taken back although others had acted or something was revealed.
    TakenBack {
        /// The seat that decided.
        seat: Seat,
        /// The number of lines that were removed from the record.
        lines: usize,
    },
    /// The game continues from a record.
    Resumed,
    /// The seed of a resumed game is lost; a new one is used, its commitment under this tag.
    SeedLost(String),
    /// The dealer's commitment, as hexadecimal digits.
    Commitment(String),
    /// The game is kept in this file.
    KeptIn(PathBuf),
}

/// The log, and which line of the table each entry belongs to.
#[derive(Clone, PartialEq, Debug)]
pub struct Log<G: Game> {
    entries: Vec<LogEntry<G>>,
    /// The line of the table for each entry.
    lines: Vec<u64>,
    /// The deciding seats by line of the table, as far as they still count.
    decided: Vec<(u64, Seat)>,
}

impl<G: Game> Default for Log<G> {
    fn default() -> Self {
        Log { entries: Vec::new(), lines: Vec::new(), decided: Vec::new() }
    }
}

impl<G: Game> Log<G> {
    /// All entries, the oldest first.
    pub fn entries(&self) -> &[LogEntry<G>] {
        &self.entries
    }

    /// Adds events from before the table opened.
    pub fn add_prelude(&mut self, events: impl IntoIterator<Item = G::Event>) {
        events.into_iter().for_each(|event| self.add(0, LogEntry::Event(event)));
    }

    /// Adds news from the table.
    pub fn learn(&mut self, told: Vec<Told<G>>) {
        for Told { sequence, news, .. } in told {
            match news {
                News::Moved { seat, events, .. } => {
                    self.decided.push((sequence, seat));
                    self.add_events(sequence, events);
                }
                News::Fell { events } => self.add_events(sequence, events),
                News::EndAgreed { events } => {
                    self.forget_proposal();
                    self.add_events(sequence, events);
                }
                News::Undone { back_to, .. } => {
                    self.forget_proposal();
                    self.rewind(back_to);
                }
                News::Paused | News::Resumed | News::RematchAgreed => {
                    self.forget_proposal();
                    self.add(sequence, LogEntry::News(news));
                }
                News::Proposed { .. }
                | News::Declined { .. }
                | News::HandedOver { .. }
                | News::TakenBack { .. }
                | News::Resigned { .. } => self.add(sequence, LogEntry::News(news)),
                // At this terminal no one sits down, chats or runs out of time, and the board shows
                // the rest.
                _ => {}
            }
        }
    }

    fn add(&mut self, sequence: u64, entry: LogEntry<G>) {
        self.entries.push(entry);
        self.lines.push(sequence);
    }

    fn add_events(&mut self, sequence: u64, events: Vec<G::Event>) {
        events.into_iter().for_each(|event| self.add(sequence, LogEntry::Event(event)));
    }

    /// Removes a proposal that was carried, because its effect is in the log.
    fn forget_proposal(&mut self) {
        if matches!(self.entries.last(), Some(LogEntry::News(News::Proposed { .. }))) {
            self.entries.pop();
            self.lines.pop();
        }
    }

    /// Adds a note.
    pub fn note(&mut self, note: Note) {
        let last = self.lines.last().copied().unwrap_or(0);
        self.add(last, LogEntry::Note(note));
    }

    /// Notes the events since a person's last decision, if `is_worth_telling`.
    pub fn note_since(&mut self, seat: Seat, is_worth_telling: impl Fn(&[&G::Event]) -> bool) {
        let last = self.decided.iter().rev().find(|(_, by)| *by == seat);
        let Some(&(line, _)) = last else { return };
        let from = self.lines.partition_point(|&of| of <= line);
        let to = self.entries.len();
        let events: Vec<&G::Event> = self.events(from, to).collect();
        if is_worth_telling(&events) {
            self.note(Note::Since { seat, from, to });
        }
    }

    /// Forgets the game's events after a line of the table. Other news from the table stays true.
    fn rewind(&mut self, back_to: u64) {
        self.decided.retain(|&(line, _)| line <= back_to);
        let entries = std::mem::take(&mut self.entries);
        let lines = std::mem::take(&mut self.lines);
        for (entry, line) in entries.into_iter().zip(lines) {
            let stays = match entry {
                LogEntry::Event(_) | LogEntry::Note(Note::Since { .. }) => line <= back_to,
                LogEntry::News(_) | LogEntry::Note(_) => true,
            };
            if stays {
                // It belongs to the rest of the game now.
                self.add(line.min(back_to), entry);
            }
        }
    }

    /// The events among the entries `from..to`.
    pub fn events(&self, from: usize, to: usize) -> impl Iterator<Item = &G::Event> {
        let range = self.entries.get(from..to.min(self.entries.len())).unwrap_or_default();
        range.iter().filter_map(|entry| match entry {
            LogEntry::Event(event) => Some(event),
            LogEntry::News(_) | LogEntry::Note(_) => None,
        })
    }
}
