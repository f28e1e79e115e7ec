//! The timers that wake tables in memory.

use super::entry::Entry;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use tokio::sync::Notify;

/// The timers that wake tables in memory. Other tables are found in the store.
#[derive(Default)]
pub(crate) struct Timers {
    /// By time, in milliseconds since 1970-01-01 UTC, and by the number of the table's place.
    set: Mutex<BTreeMap<(u64, u64), Weak<Entry>>>,
    earlier: Notify,
}

impl Timers {
    fn set(&self) -> MutexGuard<'_, BTreeMap<(u64, u64), Weak<Entry>>> {
        self.set.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Replaces the timer of a table.
    pub(crate) fn replace(&self, entry: &Arc<Entry>, old_ms: Option<u64>, new_ms: Option<u64>) {
        if old_ms == new_ms {
            return;
        }
        let mut set = self.set();
        if let Some(old_ms) = old_ms {
            set.remove(&(old_ms, entry.number));
        }
        if let Some(new_ms) = new_ms {
            set.insert((new_ms, entry.number), Arc::downgrade(entry));
            let first = set.first_key_value().is_some_and(|(key, _)| key.1 == entry.number);
            drop(set);
            if first {
                self.earlier.notify_one();
            }
        }
    }

    /// Takes the tables that are due.
    pub(crate) fn take_due(&self, now_ms: u64) -> Vec<Arc<Entry>> {
        let mut set = self.set();
        let later = set.split_off(&(now_ms.saturating_add(1), 0));
        let due = std::mem::replace(&mut *set, later);
        drop(set);
        due.into_values().filter_map(|entry| entry.upgrade()).collect()
    }

    /// Returns the time of the next timer.
    pub(crate) fn next_ms(&self) -> Option<u64> {
        self.set().first_key_value().map(|((at_ms, _), _)| *at_ms)
    }

    /// Waits until a timer is set that comes before all others.
    pub(crate) async fn earlier(&self) {
        self.earlier.notified().await;
    }
}
