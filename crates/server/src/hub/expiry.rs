//! Removes what is no longer used: empty open tables, inactive games, and guests who don't come
//! back.

use super::Inner;
use super::live::Input;
use super::problem::service_problem_of;
use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;
use store::WhichTables;
use table::Person;
use texts::Lang;
use texts::serve::ServiceProblem;
use wire::{Act, Code, Problem, TableId};

/// The maximum number of tables or guests that are removed in one round.
const GONE_MAX: u32 = 500;

impl Inner {
    /// Closes tables and deletes guests that have expired. A listed table must have been empty in
    /// the previous round too, so that reloading the page doesn't count as leaving.
    pub(super) async fn expire(self: &Arc<Self>, now_ms: u64, empty: &mut HashSet<TableId>) {
        let before = |age: Duration| now_ms.saturating_sub(age.as_millis() as u64);
        let settings = Arc::clone(&self.settings);
        let found = self.find_expired(WhichTables::Empty(before(settings.empty_lobby))).await;
        for id in found.iter().filter(|id| empty.contains(id)) {
            self.close_table(id).await;
        }
        *empty = found.into_iter().collect();
        for which in [
            WhichTables::StaleLobby(before(settings.lobby)),
            WhichTables::StaleGame(before(settings.abandoned)),
        ] {
            for id in self.find_expired(which).await {
                self.close_table(&id).await;
            }
        }
        match self.store.idle_guests(before(settings.guest), GONE_MAX).await {
            Ok(guests) => {
                for guest in guests {
                    self.delete_guest(guest).await;
                }
            }
            Err(error) => self.note(&Err::<(), _>(error)),
        }
    }

    async fn find_expired(self: &Arc<Self>, which: WhichTables) -> Vec<TableId> {
        match self.store.tables(which, GONE_MAX).await {
            Ok(rows) => rows.into_iter().map(|row| row.id).collect(),
            Err(error) => {
                self.note(&Err::<(), _>(error));
                Vec::new()
            }
        }
    }

    /// Closes a table without a result. Returns `true` if it is closed now.
    pub(crate) async fn close_table(self: &Arc<Self>, id: &TableId) -> bool {
        let entry = self.entry(id);
        match self.run(&entry, &Input::Close, Lang::En).await {
            Ok(_) => true,
            Err(problem) => {
                tracing::debug!(table = %id, ?problem, "a table could not be closed");
                false
            }
        }
    }

    /// Forgets a deleted table. Followers find out when they look.
    pub(crate) async fn drop_table(&self, id: &TableId) {
        let entry = self.entry(id);
        let mut slot = entry.slot.lock().await;
        self.timers.replace(&entry, slot.timer_ms, None);
        (slot.table, slot.timer_ms) = (None, None);
        entry.show();
        drop(slot);
        self.forget(&entry);
    }

    /// Refuses chat from a person whom an administrator has muted.
    pub(super) async fn must_not_be_muted(
        &self,
        person: Person,
        lang: Lang,
    ) -> Result<(), Problem> {
        let row = self.store.person(person).await;
        let until_ms = row.ok().and_then(|row| row.standing.muted_until_ms);
        if until_ms.is_some_and(|until_ms| self.clock.now_ms() < until_ms) {
            Err(service_problem_of(Code::Forbidden, lang, &ServiceProblem::Muted))
        } else {
            Ok(())
        }
    }

    async fn delete_guest(self: &Arc<Self>, guest: Person) {
        let bots = self.store.bots(guest).await.unwrap_or_default();
        for person in bots.into_iter().map(|bot| bot.person).chain([guest]) {
            if let Err(error) = self.forget_person(person, Lang::En).await {
                tracing::debug!(?error, "a guest could not be deleted");
                return;
            }
        }
    }

    /// Deletes a person once they have left all tables, so that no table waits for them.
    pub(crate) async fn forget_person(
        self: &Arc<Self>,
        person: Person,
        lang: Lang,
    ) -> Result<(), store::StoreError> {
        let mut left = HashSet::new();
        loop {
            let rows = self.store.tables(WhichTables::Mine(person), GONE_MAX).await?;
            // Don't try again to leave a table that is still listed.
            let rows = rows.into_iter().map(|row| (row.id, row.summary.phase));
            let rows: Vec<_> = rows.filter(|stage| left.insert(stage.clone())).collect();
            if rows.is_empty() {
                return self.store.delete_person(person).await;
            }
            for (id, phase) in rows {
                self.leave_table(person, &id, &phase, lang).await?;
            }
        }
    }

    /// Leaves a table. Before the game the owner closes the table and others stand up; later the
    /// game is given up.
    async fn leave_table(
        self: &Arc<Self>,
        person: Person,
        id: &TableId,
        phase: &str,
        lang: Lang,
    ) -> Result<(), store::StoreError> {
        let acts = match phase {
            "lobby" => vec![Act::Close, Act::Stand],
            _ => vec![Act::Resign],
        };
        for act in acts {
            match self.act(person, id, act, lang).await {
                Ok(_) => return Ok(()),
                Err(problem) if matches!(problem.code, Code::Unavailable | Code::Internal) => {
                    return Err(store::StoreError::Unavailable(problem.text));
                }
                // Another person's table, or one whose game began or ended at this moment.
                Err(_) => {}
            }
        }
        Ok(())
    }
}
