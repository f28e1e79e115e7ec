//! The notification that other processes get when something has changed, and its format.

use crate::Append;
use std::fmt::Write;
use table::Person;
use wire::TableId;

/// The limit for sending lines of one table with a notification. Longer ones must be read from the
/// store.
const TOLD_BYTES_MAX: usize = 2_000;

/// A change in the store, by this or another process. A receiver that lags behind has missed some
/// and must check everything it follows.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Change {
    /// A table has new lines, up to this one. Between processes the lines are included, so that no
    /// one has to read them.
    Lines(TableId, u64, Option<Box<Added>>),
    /// People came to a table or left it.
    Presence(TableId),
    /// The list of open tables has changed.
    Lobby,
    /// Sessions of a person have ended, or the person is gone.
    SignedOut(Person),
    /// The connection to the database was lost and is back: any change may have been missed.
    Reconnected,
}

/// The data that an append has added to a table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Added {
    /// The person whose turn it is now.
    pub to_act: Option<Person>,
    /// The line that a move would answer.
    pub answers: u64,
    /// The time since which it is that person's turn.
    pub turn_ms: Option<u64>,
    /// The new lines; the last one has the number of the change.
    pub lines: Vec<String>,
}

impl Added {
    /// Returns the number of lines.
    pub fn count(&self) -> u64 {
        self.lines.len() as u64
    }

    /// Returns the data of this append, if it is short enough to send.
    pub(crate) fn of(append: &Append) -> Option<Box<Added>> {
        let bytes: usize = append.lines.iter().map(|(_, line)| line.len()).sum();
        let several = |(_, line): &(u64, String)| line.contains(['\n', '\r']);
        if bytes > TOLD_BYTES_MAX || append.lines.iter().any(several) {
            return None;
        }
        Some(Box::new(Added {
            to_act: append.summary.to_act,
            answers: append.summary.answers,
            turn_ms: append.summary.turn_ms,
            lines: append.lines.iter().map(|(_, line)| line.clone()).collect(),
        }))
    }
}

impl Change {
    /// Writes the change as lines of a message between processes. [`Change::Reconnected`] is never
    /// sent. A process of an earlier version understands only the first line.
    pub(crate) fn write(&self, out: &mut String) {
        // Writing to a string can't fail.
        let _ = match self {
            Change::Lines(id, sequence, added) => {
                let written = writeln!(out, "lines {id} {sequence}");
                if let Some(added) = added {
                    let number = |number: Option<u64>| match number {
                        Some(number) => number.to_string(),
                        None => "-".to_owned(),
                    };
                    let to_act = number(added.to_act.map(|person| person.0));
                    let turn_ms = number(added.turn_ms);
                    let _ = writeln!(out, "added {to_act} {} {turn_ms}", added.answers);
                    for line in &added.lines {
                        let _ = writeln!(out, "+{line}");
                    }
                }
                written
            }
            Change::Presence(id) => writeln!(out, "presence {id}"),
            Change::Lobby => writeln!(out, "lobby"),
            Change::SignedOut(person) => writeln!(out, "out {person}"),
            Change::Reconnected => writeln!(out, "reconnected"),
        };
    }

    /// Parses the changes in a message. A later version may send changes that are unknown here.
    pub(crate) fn read_all(message: &str) -> Vec<Change> {
        let mut changes: Vec<Change> = Vec::new();
        for line in message.lines() {
            let words: Vec<&str> = line.split(' ').collect();
            if let Some(text) = line.strip_prefix('+') {
                if let Some(Change::Lines(_, _, Some(added))) = changes.last_mut() {
                    added.lines.push(text.to_owned());
                }
            } else if let ["added", to_act, answers, turn_ms] = words[..] {
                if let (Some(Change::Lines(_, _, added)), Ok(answers)) =
                    (changes.last_mut(), answers.parse())
                {
                    let to_act = to_act.parse().ok().map(Person);
                    let turn_ms = turn_ms.parse().ok();
                    let lines = Vec::new();
                    *added = Some(Box::new(Added { to_act, answers, turn_ms, lines }));
                }
            } else {
                changes.extend(Change::read(&words));
            }
        }
        changes
    }

    fn read(words: &[&str]) -> Option<Change> {
        Some(match words {
            ["lines", id, sequence] => {
                Change::Lines(id.parse().ok()?, sequence.parse().ok()?, None)
            }
            ["presence", id] => Change::Presence(id.parse().ok()?),
            ["lobby"] => Change::Lobby,
            ["out", person] => Change::SignedOut(Person(person.parse().ok()?)),
            _ => return None,
        })
    }
}
