//! A table's place in the hub: the table itself, if it is in memory, and its watchers.

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
    /// Distinguishes places that have had the same name.
    pub(crate) number: u64,
    /// The table. The holder of this lock decides, stores and sends.
    pub(crate) slot: Mutex<Slot>,
    watchers: StdMutex<Vec<Watcher>>,
    /// A number that grows with every visible change.
    version: AtomicU64,
    /// The last line that this process knows of, or is about to store.
    known_sequence: AtomicU64,
}

/// The table, and the state that the hub keeps for it.
pub(crate) struct Slot {
    /// `None` if it must be restored first.
    pub(crate) table: Option<Box<dyn AnyTable>>,
    /// Whether the result changes ratings.
    pub(crate) rated: bool,
    /// Whether programs may play too, if it is rated.
    pub(crate) programs: bool,
    /// The connected people, as the table knows them.
    pub(crate) here: BTreeSet<Person>,
    /// Whose turn it is, and since when.
    pub(crate) turn: (ToAct, Option<u64>),
    /// The line that a bot of this process is thinking about.
    pub(crate) bot_asked: Option<u64>,
    /// The bot that thought last, while it keeps deciding.
    pub(crate) kept_bot: Option<(Seat, KeptBot)>,
    /// The moment for which a timer is set.
    pub(crate) timer_ms: Option<u64>,
    /// The number of watchers that have not looked since the last change.
    pub(crate) behind: usize,
    /// The last line that followers were shown, or will find when they look.
    pub(crate) shown: u64,
    /// The number of clock jumps that the table's clocks take into account.
    pub(crate) jumps: u64,
    /// When the table was last used.
    pub(crate) used: Instant,
}

/// A connection that follows a table.
struct Watcher {
    mailbox: Arc<Mailbox>,
    /// The index of this table among those the connection follows, for the mailbox.
    place: u8,
    person: Option<Person>,
}

impl Entry {
    pub(crate) fn new(id: TableId, number: u64) -> Entry {
        let slot = Slot {
            table: None,
            rated: false,
            programs: false,
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

    /// Returns a number that grows with every visible change.
    pub(crate) fn version(&self) -> u64 {
        self.version.load(Ordering::Acquire)
    }

    /// Notes that this process knows of the lines up to this one, or is about to store them.
    pub(crate) fn note_sequence(&self, sequence: u64) {
        self.known_sequence.fetch_max(sequence, Ordering::AcqRel);
    }

    /// Resets the known line after storing has failed: it is unknown what is stored.
    pub(crate) fn forget_sequence(&self, known: u64) {
        self.known_sequence.store(known, Ordering::Release);
    }

    /// Returns `true` if this process doesn't know of this line yet.
    pub(crate) fn is_news(&self, sequence: u64) -> bool {
        self.known_sequence.load(Ordering::Acquire) < sequence
    }

    /// Wakes everyone who follows the table. Returns the number of followers.
    pub(crate) fn show(&self) -> usize {
        self.version.fetch_add(1, Ordering::AcqRel);
        let watchers = self.watchers();
        watchers.iter().for_each(|watcher| watcher.mailbox.mark(watcher.place));
        watchers.len()
    }

    /// Calls a function for every connection that follows the table.
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

    /// Returns the people who follow the table through this process, and are in front of their
    /// client.
    pub(crate) fn persons(&self) -> BTreeSet<Person> {
        let watchers = self.watchers();
        let attending = watchers.iter().filter(|watcher| watcher.mailbox.is_attended());
        attending.filter_map(|watcher| watcher.person).collect()
    }
}
