//! Tracks who is connected to which table, through this process or another.

use super::Inner;
use super::entry::Entry;
use super::live::Input;
use std::sync::{Arc, PoisonError};
use table::{Event, Person};
use texts::Lang;

/// A person came to a table or left it.
pub(crate) struct Coming {
    pub(crate) entry: Arc<Entry>,
    pub(crate) person: Person,
}

impl Inner {
    /// Notes people who come and go, one after the other, so that the last state is the true one.
    pub(crate) async fn note_presence(self: &Arc<Self>, coming: Coming) {
        let Coming { entry, person } = coming;
        self.expected
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .remove(&(entry.number, person));
        let here = entry.persons().contains(&person);
        let seated = {
            let slot = entry.slot.lock().await;
            slot.table.as_ref().is_some_and(|table| table.has_seat(person))
        };
        if seated {
            let noted = self.store.set_here(self.process, &entry.id, person, here).await;
            if let Err(error) = noted {
                tracing::debug!(table = %entry.id, %error, "who is here could not be noted");
            }
        }
        self.look_who_is_here(&entry).await;
    }

    /// Updates a table in memory with the people who are connected.
    pub(crate) async fn look_who_is_here(self: &Arc<Self>, entry: &Arc<Entry>) {
        self.contain_quietly(entry, self.tell_who_is_here(entry)).await;
    }

    async fn tell_who_is_here(self: &Arc<Self>, entry: &Arc<Entry>) {
        let mut slot = entry.slot.lock().await;
        if slot.table.is_none() {
            return;
        }
        let mut here = entry.persons();
        match self.store.here(&entry.id).await {
            Ok(elsewhere) => here.extend(elsewhere),
            // People whom only the store knows stay as they were.
            Err(_) => here.extend(slot.here.iter().copied()),
        }
        let came: Vec<Person> = here.difference(&slot.here).copied().collect();
        let gone: Vec<Person> = slot.here.difference(&here).copied().collect();
        slot.here = here;
        let came = came.into_iter().map(|person| Event::Connected { person });
        let gone = gone.into_iter().map(|person| Event::Disconnected { person });
        let inputs: Vec<Input> = came.chain(gone).collect();
        for input in &inputs {
            // Connecting and disconnecting is never refused; a table that couldn't be stored is
            // restored.
            let _ = self.run_locked(entry, &mut slot, input, Lang::En).await;
        }
    }

    /// Makes a person present at a table immediately, before the store knows.
    pub(crate) fn come(&self, entry: &Arc<Entry>, person: Person) {
        // A person who comes and goes all the time is queued once.
        let news = (entry.number, person);
        if !self.expected.lock().unwrap_or_else(PoisonError::into_inner).insert(news) {
            return;
        }
        let lane = (entry.number % self.comings.len() as u64) as usize;
        // Once the hub is closed, there is no receiver.
        let _ = self.comings[lane].send(Coming { entry: Arc::clone(entry), person });
    }
}
