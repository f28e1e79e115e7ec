//! What others are told when something has changed, and how it is written for them.

use table::Person;
use wire::TableId;

/// Something has changed in the store, here or in another process. A receiver that lags behind has
/// missed some and must look at everything it follows.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Change {
    /// A table has new lines, up to this one.
    Lines(TableId, u64),
    /// People came to a table or left it.
    Presence(TableId),
    /// The list of open tables has changed.
    Lobby,
    /// Sessions of a person have ended, or the person is gone.
    SignedOut(Person),
    /// The connection to the database was lost and is back: anything may have been missed.
    Reconnected,
}

impl Change {
    /// As a line of a message between processes. [`Change::Reconnected`] is never sent.
    pub(crate) fn write(&self, out: &mut String) {
        use std::fmt::Write;
        // Writing to a string does not fail.
        let _ = match self {
            Change::Lines(id, sequence) => write!(out, "lines {id} {sequence}"),
            Change::Presence(id) => write!(out, "presence {id}"),
            Change::Lobby => write!(out, "lobby"),
            Change::SignedOut(person) => write!(out, "out {person}"),
            Change::Reconnected => write!(out, "reconnected"),
        };
    }

    /// The change that such a line tells of. A later version may send what is not known here.
    pub(crate) fn read(line: &str) -> Option<Change> {
        let words: Vec<&str> = line.split(' ').collect();
        Some(match words[..] {
            ["lines", id, sequence] => Change::Lines(id.parse().ok()?, sequence.parse().ok()?),
            ["presence", id] => Change::Presence(id.parse().ok()?),
            ["lobby"] => Change::Lobby,
            ["out", person] => Change::SignedOut(Person(person.parse().ok()?)),
            _ => return None,
        })
    }
}
