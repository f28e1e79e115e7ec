//! The people connected through this process, with their devices, and those that were deleted.

use super::Inner;
use super::mailbox::{Mailbox, Note};
use crate::token_bucket::TokenBucket;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use table::Person;

impl Inner {
    /// Forgets a deleted person's name at the tables in memory. Called when a person has signed out
    /// somewhere.
    pub(crate) async fn forget_name(&self, person: Person) {
        if !matches!(self.store.person(person).await, Err(store::StoreError::NotFound)) {
            return;
        }
        for entry in self.entries() {
            let mut slot = entry.slot.lock().await;
            if let Some(table) = slot.table.as_mut().filter(|table| table.knows_name(person)) {
                table.forget_name(person);
            }
        }
    }
}

/// The connections of this process.
#[derive(Default)]
pub(crate) struct Connections {
    all: Mutex<All>,
}

#[derive(Default)]
struct All {
    mailboxes: Vec<Arc<Mailbox>>,
    persons: HashMap<Person, Devices>,
    addresses: HashMap<u64, usize>,
}

#[derive(Default)]
struct Devices {
    mailboxes: Vec<Arc<Mailbox>>,
    bucket: Arc<TokenBucket>,
}

/// The maximum numbers of open connections.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ConnectionLimits {
    pub(crate) per_person: usize,
    pub(crate) per_address: usize,
}

impl Connections {
    fn all(&self) -> MutexGuard<'_, All> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a connection, and returns the counter for its person's messages; `None` if there are
    /// too many connections.
    pub(crate) fn add(
        &self,
        mailbox: &Arc<Mailbox>,
        person: Option<Person>,
        address: Option<u64>,
        limits: ConnectionLimits,
    ) -> Option<Arc<TokenBucket>> {
        let mut all = self.all();
        let of_person = person.and_then(|person| all.persons.get(&person));
        if of_person.is_some_and(|devices| devices.mailboxes.len() >= limits.per_person) {
            return None;
        }
        if let Some(address) = address {
            let open = all.addresses.entry(address).or_default();
            if *open >= limits.per_address {
                return None;
            }
            *open += 1;
        }
        all.mailboxes.push(Arc::clone(mailbox));
        Some(match person {
            Some(person) => {
                let devices = all.persons.entry(person).or_default();
                devices.mailboxes.push(Arc::clone(mailbox));
                Arc::clone(&devices.bucket)
            }
            None => Arc::default(),
        })
    }

    /// Forgets a connection.
    pub(crate) fn remove(
        &self,
        mailbox: &Arc<Mailbox>,
        person: Option<Person>,
        address: Option<u64>,
    ) {
        let mut all = self.all();
        let other = |open: &Arc<Mailbox>| !Arc::ptr_eq(open, mailbox);
        if let Some(found) = all.mailboxes.iter().position(|open| !other(open)) {
            all.mailboxes.swap_remove(found);
        }
        if let Some(person) = person
            && let Some(devices) = all.persons.get_mut(&person)
        {
            // Recent people stay known, so that reconnecting doesn't refill the bucket.
            devices.mailboxes.retain(other);
        }
        if let Some(address) = address
            && let Some(open) = all.addresses.get_mut(&address)
        {
            *open -= 1;
            if *open == 0 {
                all.addresses.remove(&address);
            }
        }
    }

    /// Leaves a note on all devices of a person. Returns `true` if there is one.
    pub(crate) fn leave(&self, person: Person, note: &Note) -> bool {
        let all = self.all();
        let Some(devices) = all.persons.get(&person) else { return false };
        devices.mailboxes.iter().for_each(|mailbox| mailbox.leave(note.clone()));
        !devices.mailboxes.is_empty()
    }

    pub(crate) fn has(&self, person: Person) -> bool {
        let all = self.all();
        all.persons.get(&person).is_some_and(|devices| !devices.mailboxes.is_empty())
    }

    /// Forgets people who are gone and have sent few messages lately.
    pub(crate) fn forget_gone(&self, messages_per_second: u32) {
        let mut all = self.all();
        all.persons.retain(|_, devices| {
            !devices.mailboxes.is_empty() || !devices.bucket.is_full(messages_per_second)
        });
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.all().mailboxes.is_empty()
    }

    /// Returns the number of open connections.
    pub(crate) fn count(&self) -> usize {
        self.all().mailboxes.len()
    }

    /// Notes that the sessions of a person may have ended; `None` for everybody's.
    pub(crate) fn doubt_sessions(&self, person: Option<Person>) {
        let all = self.all();
        let mailboxes = match person {
            Some(person) => all.persons.get(&person).map(|devices| &devices.mailboxes),
            None => Some(&all.mailboxes),
        };
        mailboxes.into_iter().flatten().for_each(|mailbox| mailbox.doubt_session());
    }

    /// Notes that the list of open tables has changed.
    pub(crate) fn lobby_changed(&self) {
        self.all().mailboxes.iter().for_each(|mailbox| mailbox.lobby_changed());
    }
}
