//! The places of a queue: how many notices may be in transit, and one for each person at most, so
//! that nobody's slow address takes the places of the others.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use table::Person;
use tokio::sync::Notify;

/// The places of a queue.
pub(super) struct Places {
    count: usize,
    taken: Mutex<HashSet<Person>>,
    freed: Arc<Notify>,
}

/// A place, until it is dropped.
pub(super) struct QueuePlace {
    places: Arc<Places>,
    person: Person,
}

impl Places {
    /// Creates this many places. `freed` hears of each that becomes free again.
    pub(super) fn new(count: usize, freed: &Arc<Notify>) -> Arc<Places> {
        Arc::new(Places { count, taken: Mutex::default(), freed: Arc::clone(freed) })
    }

    /// Takes a place for a person; `None` if all are taken or the person has one.
    pub(super) fn take(self: &Arc<Self>, person: Person) -> Option<QueuePlace> {
        let mut taken = self.taken();
        let is_free = taken.len() < self.count && taken.insert(person);
        is_free.then(|| QueuePlace { places: Arc::clone(self), person })
    }

    fn taken(&self) -> MutexGuard<'_, HashSet<Person>> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for QueuePlace {
    fn drop(&mut self) {
        self.places.taken().remove(&self.person);
        self.places.freed.notify_one();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn each_person_has_one_place_and_a_free_one_is_announced() {
        let freed = Arc::default();
        let places = Places::new(2, &freed);
        let one = places.take(Person(1)).unwrap();
        assert!(places.take(Person(1)).is_none());
        let _two = places.take(Person(2)).unwrap();
        assert!(places.take(Person(3)).is_none());
        drop(one);
        freed.notified().await;
        assert!(places.take(Person(3)).is_some());
    }
}
