//! A table's place in the hub: the table itself, if it is in memory, and whoever looks at it.

use super::live::{AnyTable, ToAct};
use super::mailbox::Mailbox;
use crate::bots::KeptBot;
use kernel::Seat;
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex as StdMutex, MutexGuard, PoisonError};
use std::time::Instant;
use table::Person;
use tokio::sync::Mutex;
use wire::TableId;

/// A table's place in the hub.
pub(crate) struct Entry {
    pub(crate) id: TableId,
    /// Tells places apart that have had the same name.
    pub(crate) number: u64,
    /// The table. Whoever holds this lock decides, stores and tells.
    pub(crate) slot: Mutex<Slot>,
    watchers: StdMutex<Vec<Watcher>>,
    /// Grows with every change that somebody could see.
    version: AtomicU64,
    /// The last line that this process knows of, or is about to store.
    known_sequence: AtomicU64,
}

/// The table, and what the hub must remember about it.
pub(crate) struct Slot {
    /// `None` if it must be restored first.
    pub(crate) table: Option<Box<dyn AnyTable>>,
    /// Whether the result changes ratings.
    pub(crate) rated: bool,
    /// Who is connected, as the table was told.
    pub(crate) here: BTreeSet<Person>,
    /// Since when whose turn it is.
    pub(crate) turn: (ToAct, Option<u64>),
    /// The line that a bot of this process is thinking about.
    pub(crate) bot_asked: Option<u64>,
    /// The bot that thought last, while it goes on deciding.
    pub(crate) kept_bot: Option<(Seat, KeptBot)>,
    /// The moment for which a timer is set.
    pub(crate) timer_ms: Option<u64>,
    /// How many watchers have not looked since the last change.
    pub(crate) behind: usize,
    /// The last line that those who follow the table were shown, or will find when they look.
    pub(crate) shown: u64,
    /// How many jumps of the clock its own clocks take into account.
    pub(crate) jumps: u64,
    /// When the table was last used.
    pub(crate) used: Instant,
}

/// Somebody who follows a table.
struct Watcher {
    mailbox: Arc<Mailbox>,
    /// Which of the tables it follows this one is, for the mailbox.
    place: u8,
    person: Option<Person>,
}

impl Entry {
    pub(crate) fn new(id: TableId, number: u64) -> Entry {
        let slot = Slot {
            table: None,
            rated: false,
            here: BTreeSet::new(),
            turn: (ToAct::default(), None),
            bot_asked: None,
            kept_bot: None,
            timer_ms: None,
            behind: 0,
            shown: 0,
            jumps: 0,
            used: Instant::now(),
        };
        Entry {
            id,
            number,
            slot: Mutex::new(slot),
            watchers: StdMutex::default(),
            version: AtomicU64::new(1),
            known_sequence: AtomicU64::new(0),
        }
    }

    fn watchers(&self) -> MutexGuard<'_, Vec<Watcher>> {
        self.watchers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Grows with every change that somebody could see.
    pub(crate) fn version(&self) -> u64 {
        self.version.load(Ordering::Acquire)
    }

    /// This process knows of the lines up to this one, or is about to store them.
    pub(crate) fn note_sequence(&self, sequence: u64) {
        self.known_sequence.fetch_max(sequence, Ordering::AcqRel);
    }

    /// Storing has failed: who knows what is stored.
    pub(crate) fn forget_sequence(&self, known: u64) {
        self.known_sequence.store(known, Ordering::Release);
    }

    /// Whether this process has not heard of this line.
    pub(crate) fn is_news(&self, sequence: u64) -> bool {
        self.known_sequence.load(Ordering::Acquire) < sequence
    }

    /// Lets everybody who follows the table know that there is something to see; says how many.
    pub(crate) fn show(&self) -> usize {
        self.version.fetch_add(1, Ordering::AcqRel);
        let watchers = self.watchers();
        watchers.iter().for_each(|watcher| watcher.mailbox.mark(watcher.place));
        watchers.len()
    }

    /// Calls something for every connection that follows the table.
    pub(crate) fn each_mailbox(&self, mut call: impl FnMut(&Mailbox)) {
        self.watchers().iter().for_each(|watcher| call(&watcher.mailbox));
    }

    pub(crate) fn add_watcher(&self, mailbox: Arc<Mailbox>, place: u8, person: Option<Person>) {
        self.watchers().push(Watcher { mailbox, place, person });
    }

    pub(crate) fn remove_watcher(&self, mailbox: &Arc<Mailbox>) {
        let mut watchers = self.watchers();
        watchers.retain(|watcher| !Arc::ptr_eq(&watcher.mailbox, mailbox));
        if watchers.is_empty() {
            *watchers = Vec::new();
        }
    }

    pub(crate) fn is_watched(&self) -> bool {
        !self.watchers().is_empty()
    }

    /// Who follows the table through this process.
    pub(crate) fn persons(&self) -> BTreeSet<Person> {
        self.watchers().iter().filter_map(|watcher| watcher.person).collect()
    }
}
