//! The connected persons. They aren't in the log: after a restart, no one is connected until the
//! host says so.

use crate::Person;
use std::collections::{BTreeMap, BTreeSet};

/// The connected persons, and the time since which the others are absent.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Presence {
    here: BTreeSet<Person>,
    away_since_ms: BTreeMap<Person, u64>,
}

impl Presence {
    /// Adds a person. Returns `true` if they weren't connected.
    pub(crate) fn connect(&mut self, person: Person) -> bool {
        self.here.insert(person)
    }

    /// Removes a person. Returns `true` if they were connected.
    pub(crate) fn disconnect(&mut self, person: Person) -> bool {
        self.here.remove(&person)
    }

    /// Records the time since which each deciding person is absent.
    pub(crate) fn look(&mut self, persons: impl Iterator<Item = Person>, now_ms: u64) {
        let absent = persons.filter(|person| !self.here.contains(person));
        // A clock that jumped back must not make an absence begin in the future.
        let since = |person| {
            self.away_since_ms.get(&person).map_or(now_ms, |&since_ms| since_ms.min(now_ms))
        };
        self.away_since_ms = absent.map(|person| (person, since(person))).collect();
    }

    /// Restarts all absences: while the host was away, no one could connect.
    pub(crate) fn forgive(&mut self, now_ms: u64) {
        self.away_since_ms.values_mut().for_each(|since_ms| *since_ms = now_ms);
    }

    pub(crate) fn is_here(&self, person: Person) -> bool {
        self.here.contains(&person)
    }

    pub(crate) fn away_since_ms(&self, person: Person) -> Option<u64> {
        self.away_since_ms.get(&person).copied()
    }
}
