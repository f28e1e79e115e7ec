//! The tables that a client follows, and its mailbox.

use super::{End, Socket, Watched, Why};
use crate::hub::{Recipient, Seen, connection_problem_of};
use crate::people::session::TOUCH_MS;
use std::sync::Arc;
use std::time::Duration;
use store::StoreError;
use texts::table::ConnectionProblem;
use wire::{Code, Form, TableId};

/// The delay before a table that couldn't be loaded is tried again.
const AGAIN: Duration = Duration::from_secs(1);

impl Socket {
    /// Follows a table; the first update comes through the mailbox.
    pub(super) async fn watch(
        &mut self,
        table: &TableId,
        since: u64,
        form: Form,
    ) -> Result<(), End> {
        let lang = self.lang.unwrap_or_default();
        let seen = Seen::since(since);
        if let Some((place, watched)) = self.find(table) {
            (watched.seen, watched.form, watched.version) = (seen, form, 0);
            self.mailbox.mark(place);
            return Ok(());
        }
        let most = self.settings().watched_max.min(64);
        let free = self.watched.iter().position(Option::is_none).unwrap_or(self.watched.len());
        if free >= most {
            self.inner().metrics.refused.inc("watched-tables");
            let nuisance = ConnectionProblem::TooManyTables { most };
            return self.refuse(None, connection_problem_of(Code::TooMany, lang, &nuisance)).await;
        }
        let mailbox = Arc::clone(&self.mailbox);
        let person = self.visitor.person;
        match self.inner().watch(table, &mailbox, free as u8, person, lang).await {
            Ok(entry) => {
                let watched = Some(Watched { entry, seen, form, version: 0 });
                match self.watched.get_mut(free) {
                    Some(place) => *place = watched,
                    None => self.watched.push(watched),
                }
                Ok(())
            }
            Err(problem) => self.refuse(None, problem).await,
        }
    }

    /// Stops following a table.
    pub(super) fn unwatch(&mut self, table: &TableId) {
        let place = self.find(table).map(|(place, _)| usize::from(place));
        if let Some(watched) = place.and_then(|place| self.watched[place].take()) {
            self.inner().unwatch(&watched.entry, &self.mailbox, self.visitor.person);
        }
    }

    /// Notes whether the person is in front of the client. If not, they still count as present for
    /// a moment.
    pub(super) fn attend(&mut self, here: bool) {
        if here {
            self.leaves_at = None;
            self.set_attended(true);
        } else if self.mailbox.is_attended() && self.leaves_at.is_none() {
            self.leaves_at = Some(tokio::time::Instant::now() + self.settings().unattended);
        }
    }

    /// Lets the tables that the client follows know whether the person is present.
    pub(super) fn set_attended(&mut self, here: bool) {
        let Some(person) = self.visitor.person.filter(|_| self.mailbox.set_attended(here)) else {
            return;
        };
        for watched in self.watched.iter().flatten() {
            self.inner().come(&watched.entry, person);
        }
    }

    fn find(&mut self, table: &TableId) -> Option<(u8, &mut Watched)> {
        let places = (0u8..).zip(&mut self.watched);
        let mut found = places.filter_map(|(place, watched)| Some((place, watched.as_mut()?)));
        found.find(|(_, watched)| watched.entry.id == *table)
    }

    /// Sends everything in the mailbox.
    pub(super) async fn deliver(&mut self) -> Result<(), End> {
        if self.mailbox.take_session_doubted() {
            self.must_be_signed_in().await?;
        }
        let marks = self.mailbox.take_marks();
        for place in 0..64 {
            if marks & 1 << place != 0 {
                self.deliver_update(place).await?;
            }
        }
        while let Some(note) = self.mailbox.take_note() {
            self.say_note(note).await?;
        }
        if self.mailbox.take_lobby_changed() {
            self.say(wire::FromServer::LobbyChanged).await?;
        }
        Ok(())
    }

    async fn deliver_update(&mut self, place: u8) -> Result<(), End> {
        let lang = self.lang.unwrap_or_default();
        let Some(Some(watched)) = self.watched.get(usize::from(place)) else { return Ok(()) };
        if watched.version == watched.entry.version() {
            return Ok(());
        }
        let entry = Arc::clone(&watched.entry);
        let seen = watched.seen;
        let form = watched.form;
        let recipient = Recipient { person: self.visitor.person, seen, form };
        match self.inner().look(&entry, recipient, lang).await {
            Ok((text, seen, version)) => {
                if let Some(Some(watched)) = self.watched.get_mut(usize::from(place)) {
                    (watched.seen, watched.version) = (seen, version);
                }
                self.inner().metrics.updates.inc();
                self.send_text(text).await
            }
            Err(problem) if problem.code == Code::Unavailable => {
                let mailbox = Arc::clone(&self.mailbox);
                tokio::spawn(async move {
                    tokio::time::sleep(AGAIN).await;
                    mailbox.mark(place);
                });
                Ok(())
            }
            Err(problem) => {
                self.unwatch(&entry.id);
                self.refuse(None, problem).await
            }
        }
    }

    /// Ends the connection if its session has ended. What the person did over the socket counts as
    /// a use of the session.
    pub(super) async fn must_be_signed_in(&mut self) -> Result<(), End> {
        let Some(lease) = self.visitor.session else { return Ok(()) };
        let inner = Arc::clone(self.inner());
        let certain_ms = inner.time.certain_ms();
        let mut session = match inner.store.session(lease.hash, certain_ms).await {
            Ok(session) => session,
            Err(StoreError::NotFound) => return Err(End::Closed(Why::SignedOut)),
            // If the store is unreachable, the client stays connected.
            Err(_) => return Ok(()),
        };
        if self.acted_ms > session.seen_ms.saturating_add(TOUCH_MS) {
            session.seen_ms = self.acted_ms;
            let _ = inner.store.touch_session(lease.hash, self.acted_ms).await;
        }
        let lease = lease.renewed(&session);
        self.visitor.session = Some(lease);
        if lease.ends_ms <= certain_ms { Err(End::Closed(Why::SignedOut)) } else { Ok(()) }
    }
}
