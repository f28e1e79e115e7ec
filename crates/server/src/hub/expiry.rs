//! Removes what is no longer used: empty open tables, inactive games, and guests who don't come
//! back.

use super::Inner;
use super::problem::service_problem_of;
use crate::trusted_time::Pause;
use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;
use store::{StoreError, WhichTables};
use table::{Act, By, Event, Person};
use texts::Lang;
use texts::serve::ServiceProblem;
use wire::{Code, Problem, TableId};

/// The maximum number of rows that are read, and of things that are removed, in one round.
const GONE_MAX: u32 = 500;
/// The number of things that may be removed in one round, if there are few.
const FEW: u32 = 5;
/// The share that may be removed in one round, if there are many: one of this many. A mistake is
/// noticed before it is complete.
const SHARE: u64 = 50;
/// The interval between searches for empty tables.
const MINUTE_MS: u64 = 60_000;
/// The interval between searches for everything else that has expired.
const HOUR_MS: u64 = 60 * MINUTE_MS;

/// The state between rounds of expiry.
#[derive(Default)]
pub(super) struct Expiry {
    /// The listed tables that were empty in the last round.
    empty: HashSet<TableId>,
    /// When the next rounds are, by the steady clock.
    next_minute_ms: u64,
    next_hour_ms: u64,
    /// The pause that was last logged.
    paused: Option<Pause>,
}

/// Returns how many of these may be removed in one round.
fn share(count: u64) -> u32 {
    u32::try_from(count / SHARE).unwrap_or(GONE_MAX).clamp(FEW, GONE_MAX)
}

impl Inner {
    /// Removes what has expired, a small share of it at a time, unless the clock may be wrong.
    pub(super) async fn expire(self: &Arc<Self>, expiry: &mut Expiry) {
        let pause = self.time.pause();
        self.announce(pause, expiry);
        if pause.is_some() {
            expiry.empty.clear();
            return;
        }
        let steady_ms = self.time.steady_ms();
        if steady_ms < expiry.next_minute_ms {
            return;
        }
        expiry.next_minute_ms = steady_ms.saturating_add(MINUTE_MS);
        let hourly = steady_ms >= expiry.next_hour_ms;
        if hourly {
            expiry.next_hour_ms = steady_ms.saturating_add(HOUR_MS);
        }
        if let Err(error) = self.expire_now(expiry, hourly).await {
            self.note(&Err::<(), _>(error));
        }
    }

    /// Logs once why nothing expires, and when that is over.
    fn announce(&self, pause: Option<Pause>, expiry: &mut Expiry) {
        if pause == expiry.paused {
            return;
        }
        match pause {
            Some(Pause::Beginning) => return,
            Some(pause) => tracing::warn!(reason = pause.reason(), "nothing expires for now"),
            None => tracing::warn!("the clock is trusted again; what is unused expires"),
        }
        self.metrics.expiry_paused.set(i64::from(pause.is_some()));
        expiry.paused = pause;
    }

    async fn expire_now(
        self: &Arc<Self>,
        expiry: &mut Expiry,
        hourly: bool,
    ) -> Result<(), StoreError> {
        let now_ms = self.time.certain_ms();
        let before = |age: Duration| now_ms.saturating_sub(age.as_millis() as u64);
        let settings = &self.settings;
        let counts = self.store.counts().await?;
        let empty = WhichTables::Empty(before(settings.empty_lobby));
        let empty: Vec<TableId> = self.find_expired(empty).await?;
        // A listed table must have been empty in the previous round too, so that reloading the page
        // doesn't count as leaving.
        let still = empty.iter().filter(|id| expiry.empty.contains(id)).cloned();
        self.close_some(still.collect(), share(counts.tables)).await;
        expiry.empty = empty.into_iter().collect();
        if !hourly {
            return Ok(());
        }
        for which in [
            WhichTables::StaleLobby(before(settings.lobby)),
            WhichTables::StaleGame(before(settings.abandoned)),
        ] {
            self.close_some(self.find_expired(which).await?, share(counts.tables)).await;
        }
        let guests = self.store.idle_guests(before(settings.guest), GONE_MAX).await?;
        for guest in guests.into_iter().take(share(counts.guests) as usize) {
            self.delete_guest(guest).await;
        }
        let deleted = before(settings.undelete);
        for person in self.store.deleted_people(deleted, now_ms, share(counts.guests)).await? {
            self.store.erase_person(person).await?;
        }
        self.store.sweep_sessions(now_ms, share(counts.sessions)).await
    }

    async fn find_expired(&self, which: WhichTables) -> Result<Vec<TableId>, StoreError> {
        let rows = self.store.tables(which, GONE_MAX).await?;
        Ok(rows.into_iter().map(|row| row.id).collect())
    }

    /// Closes at most this many tables. One that can't be closed doesn't keep others open.
    async fn close_some(self: &Arc<Self>, ids: Vec<TableId>, most: u32) {
        let mut closed = 0;
        for id in ids {
            if closed < most && self.close_table(&id).await {
                closed += 1;
            }
        }
    }

    /// Closes a table without a result. Returns `true` if it is closed now.
    pub(crate) async fn close_table(self: &Arc<Self>, id: &TableId) -> bool {
        let entry = self.entry(id);
        match self.run(&entry, &Event::act(By::Host, Act::Close), Lang::En).await {
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
        if until_ms.is_some_and(|until_ms| self.time.certain_ms() < until_ms) {
            Err(service_problem_of(Code::Forbidden, lang, &ServiceProblem::Muted))
        } else {
            Ok(())
        }
    }

    async fn delete_guest(self: &Arc<Self>, guest: Person) {
        if let Err(error) = self.forget_person(guest, Lang::En).await {
            tracing::debug!(?error, "a guest could not be deleted");
        }
    }

    /// Deletes a person with their bots once they have left all tables, so that no table waits for
    /// them.
    pub(crate) async fn forget_person(
        self: &Arc<Self>,
        person: Person,
        lang: Lang,
    ) -> Result<(), StoreError> {
        let bots = self.store.bots(person).await?;
        for person in bots.into_iter().map(|bot| bot.person).chain([person]) {
            self.leave_all_tables(person, lang).await?;
        }
        self.store.delete_person(person, self.time.latest_ms()).await?;
        if self.settings.undelete.is_zero() {
            self.store.erase_person(person).await
        } else {
            Ok(())
        }
    }

    async fn leave_all_tables(
        self: &Arc<Self>,
        person: Person,
        lang: Lang,
    ) -> Result<(), StoreError> {
        let mut left = HashSet::new();
        loop {
            let rows = self.store.tables(WhichTables::Mine(person), GONE_MAX).await?;
            // Don't try again to leave a table that is still listed.
            let rows = rows.into_iter().map(|row| (row.id, row.summary.phase));
            let rows: Vec<_> = rows.filter(|stage| left.insert(stage.clone())).collect();
            if rows.is_empty() {
                return Ok(());
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
    ) -> Result<(), StoreError> {
        let acts = match phase {
            "lobby" => vec![Act::Close, Act::Stand],
            _ => vec![Act::Resign],
        };
        for act in acts {
            match self.act(person, id, act, lang).await {
                Ok(_) => return Ok(()),
                Err(problem) if matches!(problem.code, Code::Unavailable | Code::Internal) => {
                    return Err(StoreError::Unavailable(problem.text));
                }
                // Another person's table, or one whose game began or ended at this moment.
                Err(_) => {}
            }
        }
        Ok(())
    }
}
